package dev.runesheet.game.declared.authoring.duel;

import dev.runesheet.game.declared.authoring.duel.RecordedMatch.Entry;
import dev.runesheet.game.declared.authoring.duel.RecordedMatch.FailedAt;
import dev.runesheet.game.declared.authoring.duel.RecordedMatch.Failure;
import dev.runesheet.game.declared.authoring.duel.RecordedMatch.Outcome;
import dev.runesheet.game.declared.catalog.Card;
import dev.runesheet.game.declared.catalog.DeclaredCatalog;
import dev.runesheet.game.declared.setup.CharacterSetup;
import dev.runesheet.game.declared.state.DeclaredState;
import dev.runesheet.spi.Decision;
import dev.runesheet.spi.Happening;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** Writes the log of a duel in the form of recorded matches, from what happened. */
final class DuelRecord {

  private final DeclaredCatalog catalog;
  private final List<String> attributes;
  private final double[][] values = new double[2][];
  private final List<Entry> log = new ArrayList<>();
  private final List<Integer> rolls = new ArrayList<>();
  private final List<Integer> choices = new ArrayList<>();
  private boolean passed;
  private int dropped;

  /** The events dropped before the last choice, at which the match stands again if it fails. */
  private int droppedBefore;

  private int turns;
  private Integer winner;

  DuelRecord(DeclaredCatalog catalog, CharacterSetup setup) {
    this.catalog = catalog;
    attributes = catalog.mode(setup.mode()).stats();
    values[0] = start(catalog.cards().get(setup.characters().get(0)));
    values[1] = start(catalog.cards().get(setup.characters().get(1)));
  }

  private double[] start(Card hero) {
    return attributes.stream().mapToDouble(name -> hero.stats().getOrDefault(name, 0.0)).toArray();
  }

  void add(Happening happening) {
    if (happening instanceof Happening.StatChanged change) {
      values[change.entity()][attributes.indexOf(change.stat())] = change.after();
    } else if (happening instanceof Happening.Signalled) {
      passed = true;
    } else if (happening instanceof Happening.Rolled roll) {
      rolls.add(roll.outcome());
    } else if (happening instanceof Happening.Answered answer) {
      choices.add(answer.decision().options().indexOf(answer.option()));
      turns = Integer.max(turns, 1);
      droppedBefore = dropped;
    } else if (happening instanceof Happening.MatchEnded end) {
      winner = end.winner() < 0 ? null : end.winner();
    } else if (happening instanceof Happening.PhaseEnded phase) {
      log.add(entry(phase));
    }
  }

  /** The option that a record names by its place; the number itself if there is none. */
  static String option(Decision decision, int choice) {
    boolean offered = choice >= 0 && choice < decision.options().size();
    return offered ? decision.options().get(choice).id() : Integer.toString(choice);
  }

  private Entry entry(Happening.PhaseEnded phase) {
    List<List<Double>> attrs =
        Arrays.stream(values).map(of -> Arrays.stream(of).boxed().toList()).toList();
    Optional<Integer> lost = phase.dropped() > 0 ? Optional.of(phase.dropped()) : Optional.empty();
    dropped += phase.dropped();
    Entry entry = new Entry(phase.turn(), phase.active(), phase.phase(), attrs, passed, lost);
    turns = Math.max(turns, phase.turn());
    boolean newTurnFollows = catalog.endsTurn(phase.phase()) || catalog.endsOpening(phase.phase());
    passed = passed && !newTurnFollows;
    return entry;
  }

  /** The place where an action failed, as far as the match was recorded. */
  FailedAt failedAt(DeclaredState state, Optional<FailedAt.Limit> limit) {
    return new FailedAt(
        state.turn(),
        state.active(),
        state.phaseName(),
        limit,
        log.size(),
        rolls.size(),
        choices.size());
  }

  int chosen() {
    return choices.size();
  }

  /** The result of the match. */
  Outcome outcome() {
    return new Outcome(choices, rolls, log, winner, turns, dropped, Optional.empty());
  }

  /** The result of a match that failed in a turn. */
  Outcome outcome(Failure failure, int turn) {
    return new Outcome(choices, rolls, log, winner, turn, droppedBefore, Optional.of(failure));
  }
}
