package dev.runesheet.game.werewolf.attempt;

import dev.runesheet.game.werewolf.change.Feedback;
import dev.runesheet.game.werewolf.state.Detail;
import dev.runesheet.game.werewolf.state.Listed;
import dev.runesheet.game.werewolf.state.Mark;
import dev.runesheet.game.werewolf.state.Players;
import dev.runesheet.game.werewolf.state.RunWord;
import dev.runesheet.game.werewolf.target.TargetTerm;
import dev.runesheet.game.werewolf.word.AbilityFamily;
import dev.runesheet.game.werewolf.word.Duration;
import dev.runesheet.game.werewolf.word.Occurrence;
import dev.runesheet.spi.Handlers;
import dev.runesheet.spi.MatchContext;
import dev.runesheet.spi.fact.Attempt;
import dev.runesheet.spi.fact.Entity;
import dev.runesheet.spi.fact.Event;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * The stages of attempts where rules have said which marks have to do with one: puts those into the
 * rule book's order and lets them act.
 */
public final class AttemptStages {

  private AttemptStages() {}

  public static void register(Handlers on) {
    on.stage(AttemptStage.REDIRECT.word(), AttemptStages::redirect);
    on.stage(AttemptStage.OBSTRUCT.word(), AttemptStages::obstruct);
    on.stage(AttemptStage.VISIT.word(), AttemptStages::visit);
    on.stage(AttemptStage.DEFEND.word(), AttemptStages::defend);
    on.stage(AttemptStage.FEEDBACK.word(), (match, attempt) -> Feedback.note(attempt));
  }

  private static List<Mark> marks(Attempt attempt, Comparator<Mark> order) {
    List<Mark> marks = new ArrayList<>();
    for (Entity one : attempt.answers()) {
      marks.add((Mark) one);
    }
    marks.sort(order.thenComparing(Comparator.comparingInt(Mark::getId).reversed()));
    return marks;
  }

  /**
   * Follows the latest redirection of each player, until one has none, the one to whom his leads is
   * dead, or a player would come again.
   */
  private static void redirect(MatchContext match, Attempt attempt) {
    Set<Integer> been = new HashSet<>();
    boolean further = true;
    while (further && been.add(attempt.getTarget())) {
      further = false;
      for (Mark mark : marks(attempt, Comparator.comparingInt(one -> 0))) {
        if (mark.getBearer() == attempt.getTarget()) {
          further = follow(match, attempt, mark, been);
          break;
        }
      }
    }
  }

  private static boolean follow(
      MatchContext match, Attempt attempt, Mark redirection, Set<Integer> been) {
    List<Integer> to =
        TargetTerm.meant(match, redirection.getBearer(), redirection.says(Detail.TO)).stream()
            .filter(player -> !been.contains(player))
            .toList();
    if (to.isEmpty()) {
      return false;
    }
    attempt.say(Detail.REDIRECTED, way(attempt));
    attempt.redirect(to.get(0));
    attempt.decidedBy(redirection);
    return true;
  }

  /** The obstruction that says least about what it is about counts; of those the latest. */
  private static void obstruct(MatchContext match, Attempt attempt) {
    List<Mark> marks = marks(attempt, Comparator.comparingInt(Mark::narrowness));
    if (!marks.isEmpty()) {
      String feedback = marks.get(0).says(Detail.FEEDBACK);
      attempt.say(Detail.RESULT, feedback.isEmpty() ? Feedback.FAILURE : feedback);
      attempt.prevent("obstructed");
      attempt.decidedBy(marks.get(0));
    }
  }

  /** Whoever redirects an ability to somebody else is visited on the way. */
  private static void visit(MatchContext match, Attempt attempt) {
    if (attempt.isPrevented() || !Players.isPlayer(match, attempt.getActor())) {
      return;
    }
    for (int host : Listed.numbers(way(attempt))) {
      if (host != attempt.getActor()) {
        visited(match, host, attempt);
      }
    }
  }

  /** The players to whom it has gone so far. */
  private static String way(Attempt attempt) {
    return Listed.with(attempt.word(Detail.REDIRECTED), "" + attempt.getTarget());
  }

  private static void visited(MatchContext match, int host, Attempt attempt) {
    Occurrence visited = Occurrence.VISITED;
    raise(match, visited.event(), host, attempt);
    raise(match, visited.event(attempt.getKind()), host, attempt);
    if (!attempt.word(Detail.KIND).isEmpty()) {
      raise(match, visited.event(attempt.word(Detail.KIND), attempt.getKind()), host, attempt);
    }
  }

  private static void raise(MatchContext match, String trigger, int player, Attempt attempt) {
    match.raise(Event.told(trigger, match.entity(player), attempt));
  }

  private static void defend(MatchContext match, Attempt attempt) {
    if (!attempt.isPrevented()) {
      switch (AbilityFamily.of(attempt.getKind())) {
        case KILLING -> guard(match, attempt);
        case INVESTIGATING -> see(match, attempt);
        default -> {} // Nothing that the target bears answers it.
      }
    }
  }

  /** The latest of the disguises that deceive an investigation counts. */
  private static void see(MatchContext match, Attempt attempt) {
    List<Mark> disguises = marks(attempt, Comparator.comparingInt(one -> 0));
    disguises.stream().limit(1).forEach(attempt::decidedBy);
    Investigation.answer(match, attempt, disguises);
  }

  /**
   * Whoever is absent at the target's is hit there; then the first defense of the target counts.
   */
  private static void guard(MatchContext match, Attempt attempt) {
    List<Mark> marks =
        marks(
            attempt,
            Comparator.comparingInt(one -> match.consult(new DefenseOrder(one.defense())).rank()));
    Set<Integer> guests = new HashSet<>();
    for (Mark mark : marks) {
      boolean guest = mark.getBearer() != attempt.getTarget();
      if (guest && Players.isAlive(match, mark.getBearer()) && guests.add(mark.getBearer())) {
        Attempt hit =
            new Attempt(
                attempt.getKind(), AbilityAttempts.STAGES, attempt.getActor(), mark.getBearer());
        hit.words().putAll(attempt.words());
        match.attempt(
            hit.of(attempt.run()).say(Detail.GUEST, RunWord.YES).from(AttemptStage.DEFEND.word()));
        attempt.decidedBy(mark);
      }
    }
    for (Mark mark : marks) {
      if (mark.getBearer() == attempt.getTarget()) {
        stop(match, attempt, mark);
        return;
      }
    }
  }

  private static void stop(MatchContext match, Attempt attempt, Mark defense) {
    String how = defense.defense().word();
    attempt.prevent(how + " defense");
    attempt.decidedBy(defense);
    if (defense.lasts(Duration.UNTIL_USE)) {
      match.leavePlay(defense, "used");
    }
    raise(match, Occurrence.DEFENDS.event(), attempt.getTarget(), attempt);
    raise(match, Occurrence.DEFENDS.event(how), attempt.getTarget(), attempt);
  }
}
