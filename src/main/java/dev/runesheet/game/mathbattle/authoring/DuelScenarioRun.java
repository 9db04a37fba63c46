package dev.runesheet.game.mathbattle.authoring;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.runesheet.engine.Chance;
import dev.runesheet.engine.Match;
import dev.runesheet.engine.RuleBook;
import dev.runesheet.engine.fact.Entity;
import dev.runesheet.game.mathbattle.DuelSetup;
import dev.runesheet.game.mathbattle.DuelState;
import dev.runesheet.language.JsonNumbers;
import dev.runesheet.language.JsonValue;
import dev.runesheet.testing.AbstractMatchRun;
import java.util.List;

/** A scenario of Math Battle being played. */
final class DuelScenarioRun extends AbstractMatchRun {

  private final DuelActions actions;

  private DuelScenarioRun(Match match, List<String> names, DuelActions actions) {
    super(match, new DuelNarrator(match, names), DuelScenarioRun::code);
    this.actions = actions;
  }

  static DuelScenarioRun start(RuleBook book, DuelSetup setup, Chance chance, DuelActions actions) {
    Match match = trying(DuelScenarioRun::code, () -> book.newMatch(setup.toJson(), chance));
    return of(match, actions);
  }

  static DuelScenarioRun of(Match match, DuelActions actions) {
    List<String> names = new DuelTools().players(match.book(), match.setup());
    return new DuelScenarioRun(match, names, actions);
  }

  /** Two words for all limits, as recorded matches have them (decisions 10 and 23). */
  private static String code(String reason) {
    return reason.equals(DuelScenarios.NUMBER) ? reason : DuelScenarios.OVERFLOW;
  }

  @Override
  protected void carryOut(JsonValue value) {
    DuelActions.Action action = actions.read(DuelScenarios.quiet(value)).orElseThrow();
    if (action instanceof DuelActions.Choose choose) {
      choose(choose);
    } else if (action instanceof DuelActions.Call call) {
      int by = call.by() < 0 ? state().active() : call.by();
      match()
          .direct(
              context -> {
                context.resetCounts();
                call.call().perform(context, context.entity(by));
              });
    }
  }

  private void choose(DuelActions.Choose action) {
    if (action.untilTurn() == 0) {
      chooseOnce(action);
    }
    while (action.untilTurn() != 0
        && !match().over()
        && (action.untilTurn() < 0 || state().turn() < action.untilTurn())) {
      chooseOnce(action);
    }
  }

  private void chooseOnce(DuelActions.Choose action) {
    List<String> options = action.options();
    choose(action.player(), options.size() == 1 ? options.get(0) : options.get(state().active()));
  }

  private DuelState state() {
    return match().state(DuelState.class);
  }

  @Override
  public JsonNode observe(JsonValue expected) {
    ObjectNode seen = basics(expected);
    ObjectNode stats = seen.putObject("stats");
    for (String player : DuelGiven.PLAYERS) {
      Entity hero = match().world().entity(Integer.parseInt(player));
      ObjectNode of = stats.putObject(player);
      hero.schema().names().forEach(stat -> of.set(stat, JsonNumbers.write(hero.stat(stat))));
    }
    seen.put("active", state().active()).put("turn", state().turn());
    return seen.put("phase", state().phaseWord()).put("passed", state().passed());
  }
}
