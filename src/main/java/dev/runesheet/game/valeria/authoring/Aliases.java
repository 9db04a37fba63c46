package dev.runesheet.game.valeria.authoring;

import dev.runesheet.document.JsonFields;
import dev.runesheet.document.JsonValue;
import dev.runesheet.language.strings.EffectNotation;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Severity;
import dev.runesheet.schema.Ref;
import dev.runesheet.schema.Required;
import dev.runesheet.schema.shape.ShapeReader;
import dev.runesheet.schema.shape.SourceNames;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Words of effect strings that stand in a file of their own.
 *
 * @param aliases the effect string for each older word
 * @param reserves the reserves of cards that come into the game only by effects
 */
record Aliases(
    @Required Map<@Ref("word") String, String> aliases, @Required List<String> reserves) {

  static final Aliases NONE = new Aliases(Map.of(), List.of());

  /** The words of a file; empty if it cannot be read. */
  static Optional<Aliases> read(JsonValue file) {
    return new ShapeReader(kind -> SourceNames.Words.any()).read(Aliases.class, file);
  }

  /**
   * Reports what is wrong with the effect strings of a file by themselves, whether or not a card
   * uses them.
   *
   * @return the older words of those that are wrong
   */
  static Set<String> check(JsonValue file, EffectNotation notation) {
    Set<String> wrong = new HashSet<>();
    file.named("aliases").stream()
        .filter(one -> one.value().node().isTextual())
        .forEach(one -> check(one, notation, wrong));
    return wrong;
  }

  private static void check(JsonFields.JsonField one, EffectNotation notation, Set<String> wrong) {
    JsonValue value = one.value();
    if (notation.isWord(one.name())) {
      one.reportName(
          Diagnostic.about(
                  Code.DUPLICATE,
                  value.location(),
                  one.name(),
                  "a word that effect strings do not have anyway")
              .as(Severity.WARNING));
    }
    notation
        .mistake(value.node().textValue(), value.location())
        .ifPresent(
            mistake -> {
              wrong.add(one.name());
              value.report(mistake.movedTo(value.location()));
            });
  }
}
