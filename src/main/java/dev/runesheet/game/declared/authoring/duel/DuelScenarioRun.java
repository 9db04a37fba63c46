package dev.runesheet.game.declared.authoring.duel;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import dev.runesheet.api.Match;
import dev.runesheet.game.declared.state.DeclaredState;
import dev.runesheet.spi.fact.EffectDefinition;
import dev.runesheet.spi.fact.Entity;
import dev.runesheet.testing.Refusal;
import dev.runesheet.testing.declared.DeclaredRun;
import dev.runesheet.testing.declared.DeclaredScenarios;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** A scenario of Math Battle being played. */
final class DuelScenarioRun extends DeclaredRun<DuelAction, DuelThen> {

  private final DuelNarrator narrator;

  DuelScenarioRun(Match match, DeclaredScenarios.Words<DuelAction, DuelThen> words) {
    this(match, new DuelNarrator(match, DuelTools.names(match.book(), match.setup())), words);
  }

  private DuelScenarioRun(
      Match match, DuelNarrator narrator, DeclaredScenarios.Words<DuelAction, DuelThen> words) {
    super(match, narrator, words);
    this.narrator = narrator;
  }

  @Override
  protected void perform(DuelAction action) {
    if (action instanceof DuelAction.Choose choose) {
      choose(choose);
    } else if (action instanceof DuelAction.Call call) {
      int by = call.by().map(Integer::parseInt).orElse(state().active());
      narrator.calls(by);
      match()
          .update(
              context -> {
                context.resetCounts();
                call.call().perform(context, context.entity(by));
              });
    }
  }

  private void choose(DuelAction.Choose action) {
    if (action.untilTurn() == 0) {
      chooseOnce(action);
    } else if (state().turn() >= action.untilTurn()) {
      throw new Refusal(
          Refusal.ILLEGAL,
          "until "
              + action.untilTurn()
              + " chooses nothing: it is turn "
              + state().turn()
              + "; expected a later turn, or until: "
              + DuelAction.OVER);
    }
    while (!match().over() && state().turn() < action.untilTurn()) {
      chooseOnce(action);
    }
  }

  private void chooseOnce(DuelAction.Choose action) {
    List<String> abilities = action.choose();
    String ability = abilities.size() == 1 ? abilities.get(0) : abilities.get(state().active());
    choose(action.player().map(Integer::parseInt).orElse(-1), named(ability));
  }

  /** The name of an ability that is given by its place. */
  private String named(String ability) {
    List<String> all =
        match().pendingDecisions().stream()
            .map(asked -> match().world().entity(asked.player()).getDefinition())
            .flatMap(hero -> match().book().abilitiesOf(hero).stream())
            .map(EffectDefinition::name)
            .toList();
    boolean place = ability.matches("[0-9]{1,4}") && Integer.parseInt(ability) < all.size();
    return place ? all.get(Integer.parseInt(ability)) : ability;
  }

  private DeclaredState state() {
    return match().state(DeclaredState.class);
  }

  /** Two equal heroes are told apart, as in the story. */
  @Override
  public String name(Entity entity) {
    List<String> heroes = DuelTools.names(match().book(), match().setup());
    return entity.getId() < heroes.size() ? heroes.get(entity.getId()) : entity.getName();
  }

  @Override
  protected JsonNode player(int player) {
    return JsonNodeFactory.instance.numberNode(player);
  }

  /** Heroes have the numbers of their players. */
  @Override
  protected JsonNode entity(int number) {
    return player(number);
  }

  @Override
  protected DuelThen see(DuelThen asked) {
    Map<String, Map<String, Double>> stats = new LinkedHashMap<>();
    for (String player : DuelScenarios.PLAYERS) {
      Entity hero = match().world().entity(Integer.parseInt(player));
      Map<String, Double> own = new LinkedHashMap<>();
      hero.schema().names().forEach(stat -> own.put(stat, hero.stat(stat)));
      stats.put(player, own);
    }
    String active = DuelScenarios.PLAYERS.get(state().active());
    return new DuelThen(
        stats, active, state().turn(), state().phaseName(), state().isMarked("passed"));
  }
}
