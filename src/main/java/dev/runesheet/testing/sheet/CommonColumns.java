package dev.runesheet.testing.sheet;

import dev.runesheet.engine.RuleWords;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.testing.EventWords;
import dev.runesheet.testing.Refusal;
import dev.runesheet.testing.ScenarioColumn;
import dev.runesheet.testing.ScenarioKit;
import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;

/** The columns that the sheets of all games can have. */
public final class CommonColumns {

  private CommonColumns() {}

  /** What a scenario is called, the variant it is played in, and chance. */
  public static List<ScenarioColumn> first(ScenarioKit kit) {
    List<ScenarioColumn> columns = new ArrayList<>();
    columns.add(
        ScenarioColumn.about(SheetShape.NAME, "name")
            .required()
            .note("What the scenario shows. A row without a name goes on with the one above."));
    columns.add(ScenarioColumn.about("Notes", "text").inNewSheets().note("For readers."));
    if (!kit.variants().isEmpty()) {
      columns.add(
          ScenarioColumn.about("Variant", "variant")
              .oneOf(kit.variants(), Code.UNKNOWN_WORD)
              .list()
              .note("The variant; with several, the scenario runs in each."));
    }
    columns.add(
        ScenarioColumn.given("Chance", "chance")
            .whole(1, Integer.MAX_VALUE)
            .list()
            .note("The outcomes of dice in the order they are drawn, for example 4, 1."));
    columns.add(
        ScenarioColumn.given("Seed", "seed")
            .whole(0, Integer.MAX_VALUE)
            .note("Decides all outcomes instead."));
    return columns;
  }

  /**
   * What the results of all games have in common.
   *
   * @param player makes a column one for players, as scenarios name them
   * @param entity makes a column one for entities
   */
  public static List<ScenarioColumn> last(
      ScenarioKit kit,
      RuleWords rules,
      UnaryOperator<ScenarioColumn> player,
      UnaryOperator<ScenarioColumn> entity) {
    List<ScenarioColumn> columns = new ArrayList<>();
    columns.add(ScenarioColumn.then("Over", "over").yesNo().note("Whether the match has ended."));
    columns.add(
        player
            .apply(ScenarioColumn.then("Winner", "winner"))
            .orNobody()
            .note("Who has won; nobody for a draw, or if the match goes on."));
    columns.add(
        ScenarioColumn.then("Options", "options")
            .list()
            .note("All that can be chosen now, in order; 'none' if nothing is asked."));
    columns.add(refused(kit));
    columns.addAll(events(rules, player, entity));
    return columns;
  }

  /** The reason for which the last action is refused. */
  public static ScenarioColumn refused(ScenarioKit kit) {
    List<String> errors = new ArrayList<>(List.of(Refusal.ILLEGAL, Refusal.CHANCE));
    errors.addAll(kit.errors());
    return ScenarioColumn.then("Refused", "error")
        .oneOf(errors, Code.UNKNOWN_WORD)
        .note("The last action is refused, for this reason.");
  }

  private static List<ScenarioColumn> events(
      RuleWords rules, UnaryOperator<ScenarioColumn> player, UnaryOperator<ScenarioColumn> entity) {
    return List.of(
        event("Event", "event")
            .oneOf(EventWords.KINDS, Code.UNKNOWN_WORD)
            .note("What happened; all of the kinds named, in order, one to a row."),
        entity.apply(event("Event of", "of")).note("Whom it is about."),
        event("Event stat", "stat").note("Of a change."),
        event("Event from", "from").number().note("The number before a change."),
        event("Event to", "to").number().note("The number after a change."),
        event("Event by", "by").note("The effect that changed it."),
        event("Moved from", "from").note("The zone before a move."),
        event("Moved to", "to").note("The zone after a move."),
        event("Event effect", "effect")
            .oneOf(rules.effectIds(), Code.UNKNOWN_REFERENCE)
            .note("The effect that ran."),
        event("Event outcome", "outcome").whole(1, Integer.MAX_VALUE).note("Of a roll."),
        player.apply(event("Event player", "player")).note("Of a choice."),
        event("Event option", "option").note("What was chosen."),
        event("Event word", "word").note("Of a signal."),
        player.apply(event("Event winner", "winner")).orNobody().note("Of the end."),
        event("Event reason", "reason").note("Of the end."));
  }

  private static ScenarioColumn event(String label, String field) {
    return ScenarioColumn.then(label, "events/+/" + field);
  }
}
