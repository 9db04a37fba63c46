package dev.runesheet.game.valeria.authoring;

import dev.runesheet.engine.RuleWords;
import dev.runesheet.game.valeria.Resource;
import dev.runesheet.language.JsonFields;
import dev.runesheet.language.JsonValue;
import dev.runesheet.model.diagnostic.Code;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The words of {@code when}: each action has one of these fields. */
final class ValeriaActions {

  /** What is done with a card for a payment. */
  static final List<String> DEEDS = List.of("hire", "build", "slay");

  /** What an action can do. */
  static final List<String> WORDS =
      List.of(
          "choose", "take", "hire", "build", "slay", "engage", "relic", "roll", "harvest", "use");

  /** What can be paid. */
  static final List<String> PAID = Resource.BASIC.stream().map(Resource::stat).toList();

  /** What can be taken. */
  static final List<String> TAKEN =
      Stream.concat(PAID.stream(), Stream.of(Resource.MAPS.stat())).toList();

  private static final String PLAYER = "player";

  private final CardNames names;
  private final Set<String> effects;

  ValeriaActions(RuleWords rules, CardNames names) {
    this.names = names;
    this.effects =
        rules.effectIds().stream()
            .filter(id -> id.contains("/") && names.of(id.substring(0, id.indexOf('/'))) != null)
            .collect(Collectors.toCollection(LinkedHashSet::new));
  }

  /** An action. */
  sealed interface Action {}

  /**
   * An answer.
   *
   * @param player who answers; negative for whoever has the option
   */
  record Choose(int player, String option) implements Action {}

  /** One of the active player's actions that an option names as it stands. */
  record Act(String option) implements Action {}

  /**
   * Hiring, building or slaying.
   *
   * @param payment as options write it; empty if there is only one way to pay
   */
  record Deed(String deed, String code, String payment) implements Action {}

  /** Engaging an agent, wherever it stands. */
  record Engage(String code) implements Action {}

  /** A roll by hand, with what answers it; or only the harvest. */
  record Dice(boolean roll, List<Integer> dice) implements Action {}

  /**
   * One effect of a card.
   *
   * @param player for whom; negative for the active player
   */
  record Use(String effect, int player) implements Action {
    String code() {
      return effect.substring(0, effect.indexOf('/'));
    }
  }

  /** The action, or empty after a report. */
  Optional<Action> read(JsonValue value) {
    return value.fields().flatMap(this::action);
  }

  private Optional<Action> action(JsonFields fields) {
    List<String> found = WORDS.stream().filter(fields.object().node()::has).toList();
    if (found.size() != 1) {
      fields
          .object()
          .error(
              Code.MISSING_FIELD,
              found.isEmpty() ? "no action" : String.join(" and ", found),
              "one of " + String.join(", ", WORDS));
      return Optional.empty();
    }
    String word = found.get(0);
    JsonValue value = fields.required(word).orElseThrow();
    Optional<? extends Action> action =
        switch (word) {
          case "choose" -> value.text().map(option -> new Choose(player(fields), option));
          case "take" ->
              TableWords.known(value, TAKEN).map(resource -> new Act("take " + resource));
          case "engage" -> names.read(value).map(Engage::new);
          case "relic" -> names.read(value).map(code -> new Act("relic " + code));
          case "roll" -> TableWords.dice(value).map(dice -> new Dice(true, dice));
          case "harvest" -> TableWords.dice(value).map(dice -> new Dice(false, dice));
          case "use" ->
              TableWords.known(value, effects).map(effect -> new Use(effect, player(fields)));
          default -> deed(fields, word, value);
        };
    fields.noOthers();
    return action.map(Function.identity());
  }

  private static int player(JsonFields fields) {
    Optional<JsonValue> player = fields.optional(PLAYER);
    OptionalInt seat = player.isPresent() ? TableWords.player(player.get()) : OptionalInt.empty();
    return seat.orElse(-1);
  }

  private Optional<Deed> deed(JsonFields fields, String deed, JsonValue card) {
    String payment = fields.optional("pay").flatMap(JsonValue::fields).map(this::paid).orElse("");
    Optional<String> waived =
        fields.optional("waiving").flatMap(value -> TableWords.known(value, PAID));
    String all = payment + waived.map(resource -> " waiving " + resource).orElse("");
    return names.read(card).map(code -> new Deed(deed, code, all));
  }

  private String paid(JsonFields fields) {
    String paid =
        PAID.stream()
            .map(one -> Integer.toString(TableWords.whole(fields, one, 0, 0, TableWords.MOST)))
            .collect(Collectors.joining("/"));
    fields.noOthers();
    return paid;
  }
}
