package dev.runesheet.language.effectops;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.runesheet.document.JsonLimits;
import dev.runesheet.document.JsonNumbers;
import dev.runesheet.document.JsonText;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.model.vocabulary.VerbCatalog;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/**
 * The writer of heroes and modes as effect ops; {@link EffectOpsReader} reads the model back.
 *
 * <p>Ids and owners are not written: they follow from names. What the language has no words for is
 * reported as RS019 with its place, all of it at once, and then nothing is written.
 */
public final class EffectOpsWriter {

  private final OpForms forms;
  private final Diagnostics diagnostics;
  private final JsonNodeFactory nodes = JsonNodeFactory.instance;

  /** A writer of the verbs of a catalog. */
  public EffectOpsWriter(VerbCatalog catalog, Diagnostics diagnostics) {
    this.forms = new OpForms(catalog);
    this.diagnostics = diagnostics;
  }

  /** The text of a hero as a person would lay it out; empty after a report. */
  public Optional<String> writeHero(HeroSource hero, Collection<String> attributes) {
    return hero(hero, attributes).map(JsonText::pretty);
  }

  /** The text of a mode as a person would lay it out; empty after a report. */
  public Optional<String> writeMode(ModeSource mode) {
    return mode(mode).map(JsonText::pretty);
  }

  /**
   * A hero as JSON.
   *
   * @param attributes the mode's attributes; if empty, any is written
   * @return the object; empty after a report
   */
  public Optional<ObjectNode> hero(HeroSource hero, Collection<String> attributes) {
    SourceLocation place = place(hero);
    return checked(attributes, place, scope -> hero(hero, scope, place));
  }

  /** A mode as JSON; empty after a report. */
  public Optional<ObjectNode> mode(ModeSource mode) {
    SourceLocation place =
        mode.effects().isEmpty() ? SourceLocation.NONE : mode.effects().get(0).source();
    return checked(mode.attributes(), place, scope -> mode(mode, scope));
  }

  private ObjectNode hero(HeroSource hero, WriterScope scope, SourceLocation place) {
    EffectWriter effects = new EffectWriter(scope);
    ObjectNode attributes = nodes.objectNode();
    for (Map.Entry<String, Double> entry : hero.attributes().entrySet()) {
      scope.attribute(entry.getKey(), place);
      attributes.set(entry.getKey(), JsonNumbers.write(entry.getValue()));
    }
    ObjectNode object = nodes.objectNode().put("name", hero.name());
    object.set("attributes", attributes);
    object.set("abilities", effects.abilities(hero.abilities()));
    return object.set("effects", effects.effects(hero.effects(), "effect"));
  }

  private ObjectNode mode(ModeSource mode, WriterScope scope) {
    ArrayNode attributes = nodes.arrayNode();
    mode.attributes().forEach(attributes::add);
    ObjectNode object = nodes.objectNode().put("name", mode.name());
    object.set("attributes", attributes);
    object.set("effects", new EffectWriter(scope).effects(mode.effects(), "rule"));
    object.put("max_turns", mode.maxTurns());
    return object.put("overflow", mode.overflow().word());
  }

  private Optional<ObjectNode> checked(
      Collection<String> attributes,
      SourceLocation place,
      Function<WriterScope, ObjectNode> write) {
    Diagnostics own = new Diagnostics();
    ProgramNames scope = new ProgramNames(forms, List.copyOf(attributes));
    ObjectNode object = write.apply(new WriterScope(scope, own));
    int levels = JsonText.levels(object);
    int most = JsonLimits.DEFAULT.levels();
    if (levels > most) {
      own.add(Diagnostic.of(Code.TOO_DEEP, place, levels + " levels", "at most " + most));
    }
    diagnostics.addAll(own);
    return own.hasErrors() ? Optional.empty() : Optional.of(object);
  }

  private static SourceLocation place(HeroSource hero) {
    return hero.abilities().isEmpty()
        ? SourceLocation.NONE
        : SourceLocation.file(hero.abilities().get(0).effect().source().file());
  }
}
