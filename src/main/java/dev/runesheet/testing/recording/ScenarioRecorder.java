package dev.runesheet.testing.recording;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.runesheet.api.Match;
import dev.runesheet.api.RuleBook;
import dev.runesheet.spi.ActionFailedException;
import dev.runesheet.spi.Chance;
import dev.runesheet.spi.Decision;
import dev.runesheet.spi.Happening;
import dev.runesheet.spi.Option;
import dev.runesheet.testing.Scenario;
import dev.runesheet.testing.ScenarioKit;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/**
 * The recorder of a scenario from one answer in a match: the position before it, the answer, and
 * the changes, without all of the position that the scenario does not need. The same match gives
 * the same scenario.
 */
public final class ScenarioRecorder {

  /** More outcomes from the set-up on, as those of shuffled decks, are written as a seed. */
  private static final int MOST_OUTCOMES = 12;

  private final ScenarioKit kit;
  private final Trial trial;

  /** Records for the game of a book. */
  public ScenarioRecorder(ScenarioKit kit, RuleBook book) {
    this.kit = kit;
    this.trial = new Trial(kit, book);
  }

  /**
   * The scenario of an answer.
   *
   * @param match the match as it stands before the answer; it stays as it is
   * @param name what the scenario shows; if empty, who chose what
   * @return the scenario, or empty if the game's words cannot say it
   */
  public Optional<ObjectNode> record(Match match, Decision decision, Option option, String name) {
    List<ObjectNode> actions = kit.actions(match, decision, option);
    if (actions.isEmpty()) {
      return Optional.empty();
    }
    Real real = real(match, decision, option);
    String words = name.isEmpty() ? words(match, decision, option) : name;
    Optional<ObjectNode> scenario = fromPosition(match, actions, real, words);
    return (scenario.isPresent() ? scenario : fromEarlier(match, actions, real, words))
        .map(whole -> ScenarioShrinker.of(trial, whole).smaller(whole));
  }

  private String words(Match match, Decision decision, Option option) {
    int turn = match.state(dev.runesheet.spi.GameState.class).turn();
    return "Turn " + turn + ": " + kit.player(decision.player()) + " chooses " + option.words();
  }

  /** The actual result of an answer: its happenings, the outcomes drawn, whether it failed. */
  private record Real(List<String> happenings, List<Integer> outcomes, boolean failed) {}

  private Real real(Match match, Decision decision, Option option) {
    try (Match fork = match.fork()) {
      int before = fork.happenings().size();
      fork.choose(decision.id(), option.id());
      List<Happening> since = fork.happenings().subList(before, fork.happenings().size());
      return new Real(trial.words(fork, since), outcomes(since), false);
    } catch (ActionFailedException failed) {
      return new Real(List.of(), outcomes(failed.undone()), true);
    }
  }

  private static List<Integer> outcomes(List<Happening> happenings) {
    List<Integer> outcomes = new ArrayList<>();
    for (Happening happening : happenings) {
      if (happening instanceof Happening.Rolled roll) {
        outcomes.add(roll.outcome());
      }
    }
    return outcomes;
  }

  private Optional<ObjectNode> fromPosition(
      Match match, List<ObjectNode> actions, Real real, String name) {
    return kit.given(match)
        .map(given -> scenario(name, given, List.of(), actions, real.outcomes(), match))
        .filter(scenario -> isLike(scenario, real));
  }

  /**
   * A position before this one, with what leads from it to this one.
   *
   * @param happened how much had happened then
   */
  private record Start(ObjectNode given, int happened, List<ObjectNode> moves) {}

  /**
   * A scenario from an earlier position with the moves since then, for states that positions cannot
   * express: first from the last one that they can express, then from the start of the match.
   */
  private Optional<ObjectNode> fromEarlier(
      Match match, List<ObjectNode> actions, Real real, String name) {
    for (Start start : starts(match)) {
      List<Happening> all = match.happenings();
      List<Integer> outcomes = outcomes(all.subList(start.happened(), all.size()));
      outcomes.addAll(real.outcomes());
      ObjectNode scenario = scenario(name, start.given(), start.moves(), actions, outcomes, match);
      if (start.happened() == 0 && outcomes.size() > MOST_OUTCOMES) {
        Optional<ObjectNode> seeded =
            seeded(scenario, match.firstChance()).filter(one -> isLike(one, real));
        if (seeded.isPresent()) {
          return seeded;
        }
      }
      if (isLike(scenario, real)) {
        return Optional.of(scenario);
      }
    }
    return Optional.empty();
  }

  /** A scenario from the set-up with the seed of its match in place of the outcomes. */
  private static Optional<ObjectNode> seeded(ObjectNode scenario, Chance first) {
    if (first.seed().isEmpty()) {
      return Optional.empty();
    }
    ObjectNode seeded = scenario.deepCopy();
    ObjectNode given = (ObjectNode) seeded.get("given");
    given.put(Scenario.SEED, first.seed().getAsLong());
    given.remove(Scenario.CHANCE);
    return Optional.of(seeded);
  }

  private List<Start> starts(Match match) {
    List<Start> starts = new ArrayList<>();
    kit.givenSetup(match).ifPresent(given -> starts.add(new Start(given, 0, new ArrayList<>())));
    int fixed = starts.size();
    try (Match again = match.book().newMatch(match.setup(), match.firstChance())) {
      for (String answer : match.answers()) {
        kit.given(again)
            .ifPresent(
                given -> {
                  starts.subList(fixed, starts.size()).clear();
                  starts.add(new Start(given, again.happenings().size(), new ArrayList<>()));
                });
        Decision decision = open(again, answer);
        Option option = decision.option(answer.substring(answer.indexOf('=') + 1));
        List<ObjectNode> moves = kit.actions(again, decision, option);
        starts.forEach(start -> start.moves().addAll(moves));
        again.answer(answer);
      }
    }
    Collections.reverse(starts);
    return starts;
  }

  private static Decision open(Match match, String answer) {
    String id = answer.substring(0, answer.indexOf('='));
    return match.pendingDecisions().stream()
        .filter(decision -> decision.id().equals(id))
        .findFirst()
        .orElseThrow();
  }

  private ObjectNode scenario(
      String name,
      ObjectNode given,
      List<ObjectNode> moves,
      List<ObjectNode> actions,
      List<Integer> outcomes,
      Match match) {
    ObjectNode scenario = JsonNodeFactory.instance.objectNode().put("name", name);
    String variant = match.setup().path("variant").asText();
    if (kit.variants(match.book()).contains(variant)) {
      scenario.put("variant", variant);
    }
    scenario.set("given", given);
    if (!outcomes.isEmpty()) {
      outcomes.forEach(given.withArray(Scenario.CHANCE)::add);
    }
    if (!moves.isEmpty()) {
      moves.forEach(given.putArray("moves")::add);
    }
    ArrayNode when = scenario.putArray("when");
    actions.forEach(when::add);
    scenario.putObject("then");
    return scenario;
  }

  /** True if the scenario does what the match did; if so, it expects what changed by it. */
  private boolean isLike(ObjectNode scenario, Real real) {
    Optional<Trial.Outcome> outcome = trial.play(scenario);
    if (outcome.isEmpty()
        || real.failed() == outcome.get().error().isEmpty()
        || !outcome.get().happenings().equals(real.happenings())) {
      return false;
    }
    scenario.set("then", outcome.get().then());
    return trial.passes(scenario);
  }
}
