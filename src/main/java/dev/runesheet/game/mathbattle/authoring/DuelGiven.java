package dev.runesheet.game.mathbattle.authoring;

import dev.runesheet.engine.fact.EffectDefinition;
import dev.runesheet.game.mathbattle.DuelCatalog;
import dev.runesheet.game.mathbattle.DuelPosition;
import dev.runesheet.game.mathbattle.DuelSetup;
import dev.runesheet.language.JsonFields;
import dev.runesheet.language.JsonFields.JsonField;
import dev.runesheet.language.JsonValue;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.testing.Scenario;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;

/** The words of {@code given}: heroes, mode, first, phase, turn, stats. */
final class DuelGiven {

  static final List<String> PLAYERS = List.of("0", "1");

  private final DuelCatalog catalog;

  private DuelGiven(DuelCatalog catalog) {
    this.catalog = catalog;
  }

  /** The set-up, or empty after a report. */
  static Optional<DuelSetup> read(Scenario scenario, DuelCatalog catalog) {
    return scenario.givenFields().flatMap(new DuelGiven(catalog)::setup);
  }

  /** The attributes of the scenario's mode. */
  static List<String> attributes(Scenario scenario, DuelCatalog catalog) {
    String mode = scenario.given().node().path("mode").asText(EffectDefinition.GLOBAL);
    DuelCatalog.Mode known = catalog.modes().get(mode);
    return known == null ? List.of() : known.attributes();
  }

  private Optional<DuelSetup> setup(JsonFields fields) {
    List<String> heroes = heroes(fields);
    String mode =
        fields
            .optional("mode")
            .map(value -> known(value, catalog.modes().keySet()))
            .orElse(EffectDefinition.GLOBAL);
    int first = whole(fields, "first", 0, 1, 0);
    String phase =
        fields
            .optional("phase")
            .map(value -> known(value, DuelPosition.PHASES))
            .orElse(DuelPosition.START.phase());
    int turn = whole(fields, "turn", 1, Integer.MAX_VALUE, DuelPosition.START.turn());
    List<Map<String, Double>> stats = List.of(new LinkedHashMap<>(), new LinkedHashMap<>());
    DuelCatalog.Mode known = catalog.modes().get(mode);
    if (known != null) {
      fields.optional("stats").ifPresent(value -> stats(value, known.attributes(), stats));
    }
    fields.noOthers();
    boolean complete = heroes.size() == 2 && known != null && DuelPosition.PHASES.contains(phase);
    return complete
        ? Optional.of(
            new DuelSetup(
                mode, heroes.get(0), heroes.get(1), first, new DuelPosition(phase, turn, stats)))
        : Optional.empty();
  }

  private List<String> heroes(JsonFields fields) {
    List<String> heroes = new ArrayList<>();
    Optional<JsonValue> named = fields.required("heroes");
    named
        .flatMap(JsonValue::list)
        .ifPresent(list -> list.forEach(one -> heroes.add(known(one, catalog.heroes().keySet()))));
    if (named.isPresent() && named.get().node().isArray() && heroes.size() != 2) {
      named.get().error(Code.POSITION, heroes.size() + " heroes", "two");
    }
    return heroes;
  }

  /** The word, also if it had to be reported. */
  private static String known(JsonValue value, Collection<String> valid) {
    String word = value.text().orElse("");
    if (value.node().isTextual() && !valid.contains(word)) {
      value.unknownWord(Code.UNKNOWN_REFERENCE, valid);
    }
    return word;
  }

  private static int whole(JsonFields fields, String name, int min, int max, int otherwise) {
    OptionalInt number =
        fields.optional(name).map(value -> value.whole(min, max)).orElse(OptionalInt.empty());
    return number.orElse(otherwise);
  }

  /** Reads numbers by player and attribute. */
  static void stats(JsonValue value, List<String> attributes, List<Map<String, Double>> into) {
    value
        .fields()
        .map(JsonFields::all)
        .orElse(List.of())
        .forEach(
            player -> {
              int number = PLAYERS.indexOf(player.name());
              if (number < 0) {
                player.unknownName(Code.UNKNOWN_REFERENCE, PLAYERS);
              } else {
                ofPlayer(player, attributes, into.get(number));
              }
            });
  }

  private static void ofPlayer(
      JsonField player, List<String> attributes, Map<String, Double> into) {
    for (JsonField stat : player.value().fields().map(JsonFields::all).orElse(List.of())) {
      if (!attributes.contains(stat.name())) {
        stat.unknownName(Code.UNKNOWN_STAT, attributes);
      }
      stat.value().number().ifPresent(number -> into.put(stat.name(), number));
    }
  }
}
