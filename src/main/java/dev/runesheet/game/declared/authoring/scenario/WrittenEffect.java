package dev.runesheet.game.declared.authoring.scenario;

import static dev.runesheet.spi.fault.RequiredArguments.given;

import dev.runesheet.api.RuleBook;
import dev.runesheet.document.JsonDocument;
import dev.runesheet.document.JsonValue;
import dev.runesheet.game.declared.catalog.DeclaredCatalog;
import dev.runesheet.game.declared.setup.DeclaredSetup.Registration;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.schema.shape.ShapeReader;
import java.util.Optional;

/** Effects that a program registers, in the words in which scenarios register them. */
public final class WrittenEffect {

  private WrittenEffect() {}

  /**
   * The effect of a text in YAML or JSON, such as {@code {type: shield, changes: damage taken, by:
   * -20, of: own units, if: type of self is fire, source: trainer, turns: 1}}. Its condition is
   * parsed here; nothing is evaluated as text later.
   *
   * @param findings takes what is wrong, with its place in the text
   * @return empty if there was an error
   * @throws ClassCastException if the rules are not those of a game declared in data
   */
  public static Optional<Registration> read(RuleBook book, String text, Diagnostics findings) {
    DeclaredCatalog catalog = given(book, "book").catalog(DeclaredCatalog.class);
    Diagnostics found = new Diagnostics();
    Optional<JsonValue> written =
        JsonDocument.parseYaml("effect", given(text, "text"), found).map(JsonDocument::root);
    TableVocabulary names = new TableVocabulary(book);
    Optional<EffectAt> read =
        written.flatMap(value -> new ShapeReader(names.all()).read(EffectAt.class, value));
    written.ifPresent(new EffectCheck(catalog)::effect);
    given(findings, "findings").addAll(found);
    return found.hasErrors()
        ? Optional.empty()
        : read.map(effect -> effect.registration(names.formulas()));
  }
}
