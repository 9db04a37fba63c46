package dev.runesheet.game.mathbattle.authoring;

import dev.runesheet.engine.RuleWords;
import dev.runesheet.game.mathbattle.DuelCatalog;
import dev.runesheet.language.JsonFields;
import dev.runesheet.language.JsonValue;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.verb.VerbCatalog;
import dev.runesheet.model.verb.VerbSpec;
import dev.runesheet.testing.VerbCall;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;

/** The words of {@code when}: {@code choose}, and {@code verb} for a single call. */
final class DuelActions {

  /** What {@code until} may say instead of a turn. */
  static final String OVER = "over";

  private static final Pattern PLACE = Pattern.compile("\\d+");

  private final VerbCatalog verbs = new MathBattlePack().catalog();
  private final List<String> attributes;
  private final Set<String> abilities;

  DuelActions(List<String> attributes, Set<String> abilities) {
    this.attributes = attributes;
    this.abilities = abilities;
  }

  /** The names of all heroes' abilities. */
  static Set<String> abilities(RuleWords rules) {
    Set<String> abilities = new TreeSet<>();
    for (String hero : rules.catalog(DuelCatalog.class).heroes().keySet()) {
      abilities.addAll(rules.abilityNames(hero));
    }
    return abilities;
  }

  /** An action. */
  sealed interface Action {}

  /**
   * Chooses an ability, once or again and again.
   *
   * @param options the ability's name or place, for both players or for each
   * @param player who chooses; negative for whoever is asked
   * @param untilTurn goes on until the choice of that turn; 0 for once, negative for the whole
   *     match
   */
  record Choose(List<String> options, int player, int untilTurn) implements Action {}

  /** Calls a verb as a program of a player's hero would; negative for the active player. */
  record Call(VerbCall call, int by) implements Action {}

  /** The action, or empty after a report. */
  Optional<Action> read(JsonValue value) {
    return value
        .fields()
        .flatMap(
            fields -> {
              Optional<JsonValue> verb = fields.optional("verb");
              Optional<Action> action =
                  verb.isPresent() ? call(fields, verb.get()) : choose(fields);
              if (verb.isEmpty() || verb.get().node().isTextual()) {
                fields.noOthers();
              }
              return action;
            });
  }

  private Optional<Action> call(JsonFields fields, JsonValue named) {
    OptionalInt by = player(fields, "by");
    VerbSpec verb = named.text().map(verbs::find).orElse(null);
    if (verb == null) {
      if (named.node().isTextual()) {
        named.unknownWord(Code.UNKNOWN_VERB, verbs.names());
      }
      fields.all();
      return Optional.empty();
    }
    return VerbCall.read(fields, verb, DuelScenarios::player, list -> attributes)
        .map(call -> new Call(call, by.orElse(-1)));
  }

  private Optional<Action> choose(JsonFields fields) {
    OptionalInt player = player(fields, "player");
    int until = fields.optional("until").map(DuelActions::until).orElse(0);
    Optional<JsonValue> option = fields.required("choose");
    if (option.isEmpty()) {
      return Optional.empty();
    }
    List<JsonValue> all =
        option.get().node().isArray() ? option.get().list().orElseThrow() : List.of(option.get());
    if (option.get().node().isArray() && all.size() != 2) {
      option.get().error(Code.WRONG_TYPE, all.size() + " abilities", "one, or one for each player");
    }
    for (JsonValue one : all) {
      if (!one.node().isTextual() && !one.node().isIntegralNumber()) {
        one.error(Code.WRONG_TYPE, one.found(), "the name of an ability, or its place from 0");
      } else if (one.node().isTextual() && !isKnown(one.node().textValue())) {
        one.unknownWord(Code.UNKNOWN_REFERENCE, abilities);
      }
    }
    List<String> options = all.stream().map(one -> one.node().asText()).toList();
    return Optional.of(new Choose(options, player.orElse(-1), until));
  }

  private boolean isKnown(String option) {
    return abilities.contains(option) || PLACE.matcher(option).matches();
  }

  private static int until(JsonValue until) {
    if (until.node().isTextual()) {
      if (!until.node().textValue().equals(OVER)) {
        until.unknownWord(Code.UNKNOWN_WORD, List.of(OVER));
      }
      return -1;
    }
    return until.whole(1, Integer.MAX_VALUE).orElse(0);
  }

  private static OptionalInt player(JsonFields fields, String name) {
    return fields.optional(name).map(DuelScenarios::player).orElse(OptionalInt.empty());
  }
}
