package dev.runesheet.engine.play;

import dev.runesheet.engine.machine.AskingBlock;
import dev.runesheet.engine.machine.Machine;
import dev.runesheet.engine.machine.PlayedRules;
import dev.runesheet.engine.machine.Questions;
import dev.runesheet.engine.network.Network;
import dev.runesheet.engine.network.RuleFailure;
import dev.runesheet.engine.network.Sessions;
import dev.runesheet.engine.state.Journal;
import dev.runesheet.engine.state.LiveWorld;
import dev.runesheet.engine.state.MatchState;
import dev.runesheet.engine.state.PendingQuestion;
import dev.runesheet.engine.trace.Tracer;
import dev.runesheet.engine.view.PlayerStream;
import dev.runesheet.spelling.Series;
import dev.runesheet.spi.ActionFailedException;
import dev.runesheet.spi.Happening;
import dev.runesheet.spi.MatchContext;
import dev.runesheet.spi.Option;
import dev.runesheet.spi.SourceNotes;
import dev.runesheet.spi.StreamPage;
import dev.runesheet.spi.fact.DeferredStep;
import dev.runesheet.spi.fact.Entity;
import dev.runesheet.spi.fault.ActionFailure;
import dev.runesheet.spi.fault.SneakyThrow;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import org.kie.api.runtime.rule.ConsequenceException;

/**
 * The resources of an open match: its facts, its log, the machine that plays it, and its states
 * before each answer. Closing a match releases them.
 */
public final class OpenMatch {

  public final LiveWorld world;
  public final Journal journal = new Journal();
  public final Machine machine;
  public final Questions questions;
  public final List<GivenAnswer> answers;

  /** The number of effects, and of places, that the message of a failed action names. */
  private static final int MOST_NAMED = 20;

  private final PlayedRules rules;

  /** The streams of followed players, by player. */
  private final Map<Integer, PlayerStream> streams = new HashMap<>();

  private final UndoHistory past = new UndoHistory();

  public Origin origin = Origin.unknown();

  private boolean playing;

  public OpenMatch(
      PlayedRules rules,
      LiveWorld world,
      MatchState position,
      List<GivenAnswer> answers,
      Tracer tracer) {
    this.rules = rules;
    this.world = world;
    this.answers = new ArrayList<>(answers);
    machine = new Machine(rules, world, journal);
    machine.position = position;
    machine.limits = rules.game().limits(machine);
    machine.tracer = tracer;
    journal.tracer = tracer;
    questions = new Questions(machine);
  }

  /** Shows the facts to the rules; the second and last step of its making. */
  public void connect() {
    try {
      machine.network = new Network(rules.compiled(), world, machine, journal);
    } catch (ConsequenceException thrown) { // Of rules that see an impossible save.
      throw SneakyThrow.raise(RuleFailure.own(thrown));
    } catch (RuntimeException thrown) { // Of conditions, or rules that never come to rest.
      throw SneakyThrow.raise(failed(thrown, journal.mark()));
    }
  }

  public void choose(PendingQuestion question, String optionId) {
    choose(question, questions.option(question.decision(), optionId));
  }

  public void choose(PendingQuestion question, Option option) {
    past.push(attempt(() -> play(() -> answer(question, option))));
    answers.add(new GivenAnswer(question.decision().id(), option));
    journal.tell();
  }

  private void answer(PendingQuestion question, Option option) {
    if (machine.tracer != null) {
      machine.tracer.answered(question.decision(), option, question.activation());
    }
    journal.add(new Happening.Answered(question.decision(), option, question.isTogether()));
    questions.answer(question, option);
  }

  public String undo() {
    UndoHistory.Moment before = past.pop(rules.game().id());
    String answer = answers.remove(answers.size() - 1).text();
    journal.rollBack(before.mark(), world);
    try {
      goBack(before);
    } finally { // The match stands as before the answer, whatever the game's own code throws.
      journal.undone(before.mark());
    }
    return answer;
  }

  public void update(Consumer<MatchContext> action) {
    attempt(
        () -> {
          play(() -> machine.update(action));
          machine.act(questions::renew);
        });
    past.forget();
    origin = Origin.unknown();
    journal.tell();
  }

  /** Shuffles what a player may not see, in a fork that has just been made. */
  public void shuffleHidden(int viewer) {
    boolean anew = questions.programsAskOthers(viewer);
    UndoHistory.Moment before = anew ? moment() : null;
    try {
      HiddenShuffle.shuffle(this, viewer, anew);
    } catch (AskingBlock.Changed changed) {
      journal.rollBack(before.mark(), world);
      goBack(before);
      HiddenShuffle.shuffle(this, viewer, false);
    }
  }

  /** Acts, and plays on to the next decision or the end. */
  public void play(Runnable action) {
    playing = true;
    try {
      machine.act(
          () -> {
            action.run();
            machine.run();
            machine.network.derive(); // What is read between answers must be derived from all.
          });
    } finally {
      playing = false;
    }
  }

  /**
   * Checks that the match can be saved and forked.
   *
   * @throws IllegalStateException if it stands at no decision, or a part of a verb waits
   */
  public void mustBeAtRest() {
    if (playing) {
      throw new IllegalStateException(
          "match ("
              + rules.game().id()
              + ") is in the middle of an answer. Maybe a listener of its KIE session, or"
              + " what update() runs, forks or saves it; one of onHappening can.");
    }
    machine.position.agenda.deferred().ifPresent(this::refuse);
  }

  /** A fork would do the work in this match, and no save can hold it. */
  private void refuse(DeferredStep waits) {
    throw new IllegalStateException(
        "match ("
            + rules.game().id()
            + ") can neither be saved nor forked now: part '"
            + waits.what()
            + "' of a verb"
            + (waits.by() == null ? "" : " of effect (" + waits.by().getRun().effect() + ")")
            + " waits behind an open question, and can go on in this match only. Maybe the verb"
            + " should do it at once, instead of Changes.defer().");
  }

  /** The stream of a player; it starts at the first call. */
  public PlayerStream stream(int player) {
    return streams.computeIfAbsent(questions.player(player), this::begun);
  }

  /**
   * The stream of a player from a cursor on.
   *
   * @throws IllegalArgumentException if it does not reach as far; it then has not begun either
   */
  public StreamPage stream(int player, int cursor) {
    int known = questions.player(player);
    if (!streams.containsKey(known)) {
      PlayerStream.checkBegin(known, cursor);
    }
    return stream(known).from(cursor);
  }

  private PlayerStream begun(int player) {
    PlayerStream stream = new PlayerStream(player, machine, journal.mark());
    journal.observe(stream);
    return stream;
  }

  /** Acts; all is taken back if that fails. Gives how it stood before. */
  private UndoHistory.Moment attempt(Runnable action) {
    journal.beginning();
    UndoHistory.Moment before = moment();
    try {
      action.run();
      journal.ending();
    } catch (Throwable thrown) { // Also checked ones, which other languages throw undeclared.
      Throwable failed = failed(thrown, before.mark());
      goBack(before);
      throw SneakyThrow.raise(failed);
    }
    return before;
  }

  private UndoHistory.Moment moment() {
    return new UndoHistory.Moment(
        machine.position.copy(world),
        world.nextSequence(),
        journal.mark(),
        machine.numbers().counts());
  }

  /**
   * Takes back what happened since a mark; gives what to throw: a programmer's error stays itself.
   */
  public Throwable failed(Throwable thrown, int mark) {
    if (thrown instanceof Error) {
      journal.rollBack(mark, world);
      return thrown;
    }
    ActionFailure known = ActionFailure.in(thrown);
    ActionFailure failure = known == null ? RefusedCall.in(thrown) : known;
    if (failure == null) {
      String rule = BlamedRules.isOfRule(thrown) ? ruleOf(thrown) : "";
      journal.rollBack(mark, world);
      return rule.isEmpty()
          ? RuleFailure.own(thrown)
          : BlamedRules.named(thrown, RuleFailure.own(thrown), rule);
    }
    RuleChain own = failure.isOfOneEffect() ? RuleChain.NONE : RuleChain.of(machine.network, mark);
    String rule = failure.block().isEmpty() && failure.isOfOneEffect() ? ruleOf(thrown) : "";
    boolean ofPhases = failure.isMistake() && failure.block().isEmpty() && rule.isEmpty();
    List<Happening.Activated> last = ofPhases ? List.of() : journal.lastEffects(own.begin(mark));
    String holders = chain(last); // As they are called now.
    List<Happening> undone = journal.rollBack(mark, world);
    List<String> chain = last.stream().map(Happening.Activated::effect).distinct().toList();
    String loop = last.isEmpty() ? "" : " Effects that ran last: " + holders + ".";
    String told =
        failure.block().isEmpty()
            ? rule
                + own.told(rules.compiled().sessions().sources())
                + loop
                + (rule.isEmpty() ? written(chain) : "")
            : written(List.of(failure.block())) + loop;
    String message = failure.getMessage() + told;
    return new ActionFailedException(
        failure.reason(), message, undone, chain, machine.position.game);
  }

  /** The rule that has thrown, and where it is written if that is known. */
  private String ruleOf(Throwable thrown) {
    Sessions of = rules.compiled().sessions();
    return BlamedRules.told(thrown, of.base(), of.sources(), rules.book().notes());
  }

  /** The places of rules that made a mistake or went round; empty if they are unknown. */
  private String written(List<String> blocks) {
    List<String> places =
        blocks.stream()
            .map(block -> rules.book().noteOfBlock(block))
            .filter(Objects::nonNull)
            .map(SourceNotes.Note::source)
            .distinct()
            .toList();
    String are = places.size() == 1 ? " It is" : " They are";
    return places.isEmpty() ? "" : are + " written at " + Series.first(MOST_NAMED, places) + ".";
  }

  /** The names of the effects that ran, with their holders as they are now. */
  private String chain(List<Happening.Activated> effects) {
    String chain =
        effects.stream()
            .limit(MOST_NAMED)
            .map(one -> one.effect() + " of " + called(world.entity(one.self())))
            .collect(Collectors.joining(" -> "));
    int more = effects.size() - MOST_NAMED;
    return more > 0 ? chain + " and " + more + " more" : chain;
  }

  /** The game's name of an entity; its own if the game's code fails, too. */
  private String called(Entity entity) {
    try {
      return rules.game().displayName(entity);
    } catch (Throwable failed) { // Whatever it is: the action must still be taken back.
      return entity.getName();
    }
  }

  private void goBack(UndoHistory.Moment before) {
    world.nextSequence(before.sequence());
    machine.position = before.position();
    machine.numbers().takeBack(before.numbers());
    machine.forget();
    try {
      machine.limits = rules.game().limits(machine);
    } finally {
      machine.network.giveWayTo(
          () -> {
            connect();
            return machine.network;
          });
    }
  }
}
