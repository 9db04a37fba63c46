package dev.runesheet.api;

import static dev.runesheet.spi.fault.RequiredArguments.given;

import com.fasterxml.jackson.databind.JsonNode;
import dev.runesheet.engine.machine.Questions;
import dev.runesheet.engine.network.Network;
import dev.runesheet.engine.play.GivenAnswer;
import dev.runesheet.engine.play.GivenSetup;
import dev.runesheet.engine.play.OpenMatch;
import dev.runesheet.engine.play.Origin;
import dev.runesheet.engine.save.MatchParts;
import dev.runesheet.engine.save.MatchSnapshot;
import dev.runesheet.engine.save.SaveReader;
import dev.runesheet.engine.save.SavedCounts;
import dev.runesheet.engine.save.SavedMatch;
import dev.runesheet.engine.save.SavedQuestions;
import dev.runesheet.engine.state.LiveWorld;
import dev.runesheet.engine.state.MatchState;
import dev.runesheet.engine.state.PendingQuestion;
import dev.runesheet.engine.trace.Explainer;
import dev.runesheet.engine.trace.Tracer;
import dev.runesheet.engine.trace.Tracing;
import dev.runesheet.spi.ActionFailedException;
import dev.runesheet.spi.Chance;
import dev.runesheet.spi.Decision;
import dev.runesheet.spi.Explanation;
import dev.runesheet.spi.Game;
import dev.runesheet.spi.Happening;
import dev.runesheet.spi.IllegalChoiceException;
import dev.runesheet.spi.ListenerException;
import dev.runesheet.spi.MatchContext;
import dev.runesheet.spi.Option;
import dev.runesheet.spi.Reasoning;
import dev.runesheet.spi.action.Action;
import dev.runesheet.spi.fact.Entity;
import dev.runesheet.spi.fault.SneakyThrow;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import org.kie.api.runtime.KieSession;

/**
 * One match being played. It is always at open decisions or over: {@link #choose} plays everything
 * automatic up to the next decision.
 *
 * <p>It belongs to one thread at a time: a call while another thread's call is under way throws
 * {@link IllegalStateException}. Once it is closed, every call does, except {@link #over}, {@link
 * #winner}, {@link #winners}, {@link #isClosed} and {@link #close} itself. A match that was not
 * closed holds no resources once it is unreachable: the garbage collector takes it with its
 * session.
 *
 * <p>A parameter that is null is refused with {@link NullPointerException}, which names it.
 */
public final class Match extends ReadableMatch implements AutoCloseable {

  private Match(
      RuleBook book,
      JsonNode setup,
      LiveWorld world,
      MatchState position,
      List<GivenAnswer> answers,
      Tracer tracer) {
    super(
        book,
        setup,
        new OpenMatch(book.played(), world, position, answers, tracer),
        answers.size());
    if (tracer instanceof MatchTracer reading) {
      reading.begins(this);
    }
    play.connect();
  }

  /** A match that goes on where a saved one stands. */
  static Match restored(RuleBook book, SaveReader.Restored saved, String json) {
    MatchSnapshot form = saved.form();
    List<GivenAnswer> answers = form.answers().stream().map(GivenAnswer::of).toList();
    Match match =
        new Match(book, form.setup(), saved.world(), saved.state(), answers, Tracing.current());
    boolean same = form.begun() != null && form.rules().equals(book.hash());
    match.play.origin =
        Origin.saved(json, answers.size(), same ? Chance.restored(form.begun()) : null);
    match.play.machine.network.rest();
    return match;
  }

  /** Set-up and chance are copied: the caller may use his again, also for another match. */
  static Match start(RuleBook book, JsonNode callers, Chance chance) {
    JsonNode setup = GivenSetup.copy(callers);
    Game game = book.game();
    game.checkSetup(book, setup);
    MatchState position = new MatchState();
    position.game = given(game.newState(setup), "state that newState() gives");
    position.chance = chance.copy();
    Match match = new Match(book, setup, new LiveWorld(), position, List.of(), Tracing.current());
    OpenMatch play = match.play;
    play.origin = Origin.start(chance);
    try {
      play.play(
          () -> {
            game.setUp(play.machine, setup);
            play.machine.network.derive();
          });
    } catch (Throwable thrown) { // Also checked ones, which other languages throw undeclared.
      Throwable failed = play.failed(thrown, 0);
      match.abandon();
      throw SneakyThrow.raise(failed);
    }
    play.journal.tell();
    play.machine.network.rest();
    return match;
  }

  /** Changes an open match, alone. */
  private void change(Consumer<OpenMatch> change) {
    OpenMatch open = play;
    guard.enter();
    try {
      change.accept(open);
      open.machine.network.rest();
    } finally {
      guard.leave();
    }
  }

  /** Gives players the numbers again by which they know entities. */
  void know(List<List<Integer>> known) {
    open().machine.numbers().know(known);
  }

  /** The entities that players know by numbers of their own, by player. */
  List<List<Integer>> known() {
    return open().machine.numbers().known();
  }

  /** Runs the game's check of a restored match. */
  void checkSaved() {
    book.game().checkSaved(open().machine, pendingDecisions());
  }

  /** Checks what the phases offer in a restored match. */
  void checkOffers() {
    SavedQuestions.check(open().machine, pendingDecisions());
  }

  /** Checks what a restored match has counted for its limits. */
  void checkCounts() {
    SavedCounts.check(open().machine, answers());
  }

  /** Makes the open questions of a match anew that was saved with other rules. */
  void askAnew() {
    SavedQuestions.askAnew(open().machine);
  }

  /**
   * Answers a decision and plays on to the next one, or the end.
   *
   * @throws IllegalChoiceException if there is no such decision or option; nothing changes
   * @throws ActionFailedException if carrying it out fails, for example in an endless chain of
   *     effects; the match stands where it stood before
   * @throws ListenerException if a listener throws an exception; the answer counts
   */
  public void choose(String decisionId, String optionId) {
    given(decisionId, "decisionId");
    given(optionId, "optionId");
    change(open -> open.choose(open.questions.find(decisionId), optionId));
  }

  /**
   * Answers a decision for a player whom a server has identified: only his own decisions can be
   * answered, and those of others are refused as if there were none.
   *
   * @throws IllegalChoiceException if the player has no such decision or option; nothing changes
   * @throws IllegalArgumentException if there is no such player
   * @throws ActionFailedException as with {@link #choose(String, String)}
   * @throws ListenerException as with {@link #choose(String, String)}
   */
  public void choose(int player, String decisionId, String optionId) {
    given(decisionId, "decisionId");
    given(optionId, "optionId");
    change(
        open ->
            open.choose(open.questions.find(open.questions.player(player), decisionId), optionId));
  }

  /**
   * Answers a decision with one of its options, also with one of a match that this one was forked
   * from. It goes by their ids alone.
   *
   * @throws IllegalChoiceException as with {@link #choose(String, String)}
   * @throws ActionFailedException as with {@link #choose(String, String)}
   */
  public void choose(Decision decision, Option option) {
    given(decision, "decision");
    given(option, "option");
    change(
        open -> {
          PendingQuestion question = open.questions.find(decision.id());
          open.choose(question, open.questions.option(question.decision(), option));
        });
  }

  /**
   * Takes an action that one of a player's open decisions offers, and plays on to the next
   * decision, or the end; of several such decisions the oldest is answered.
   *
   * @throws IllegalChoiceException if none offers it, with the reason; nothing changes
   * @throws IllegalArgumentException if there is no such player
   * @throws ActionFailedException as with {@link #choose(String, String)}
   * @throws ListenerException as with {@link #choose(String, String)}
   */
  public void choose(int player, Action action) {
    given(action, "action");
    change(
        open -> {
          Questions.Offered offered = open.questions.find(open.questions.player(player), action);
          open.choose(offered.question(), offered.option());
        });
  }

  /**
   * Takes the last answer back: facts, log, chance and decisions are again those before it, so the
   * same answer leads to the same outcomes. It can be repeated back to the first answer, in a fork
   * or restored match back to where it began; changes by {@link #update} stay. Only players who
   * were told of what it brought about are notified, by {@link Happening.Undone}.
   *
   * @return the answer, as {@link #answers} had it
   * @throws IllegalStateException if there is no answer to take back; nothing changes
   * @throws ListenerException if a listener of a player throws an exception; it is taken back
   */
  public String undo() {
    OpenMatch open = play;
    guard.enter();
    try {
      String answer = open.undo();
      open.machine.network.rest();
      return answer;
    } finally {
      guard.leave();
    }
  }

  /**
   * Applies changes as if the game's phases made them, plays on to the next decision, and offers
   * again what the phases ask: for tests and scenarios that set up a position. It is not an answer,
   * so the answers no longer replay the match. The context changes nothing after the call.
   *
   * @throws ActionFailedException if it fails; the match stands where it stood before
   * @throws ListenerException as with {@link #choose(String, String)}
   */
  public void update(Consumer<MatchContext> action) {
    given(action, "action");
    change(open -> open.update(action));
  }

  /**
   * Registers a listener for all further happenings, notified after each action that succeeded,
   * also of those that {@link #undo} takes back later. If it throws an exception, the call that
   * notified it throws a {@link ListenerException}; the answer counts nevertheless. A listener may
   * read the match, but neither change it nor register another one.
   */
  public void onHappening(Consumer<Happening> listener) {
    given(listener, "listener");
    change(open -> open.journal.listen(listener));
  }

  /**
   * A way to play this match once more, up to where it stands now: from its set-up, with the same
   * chance and answers. A match that was restored is played from where it was saved.
   *
   * @throws IllegalStateException if the answers do not tell the match: it was forked with another
   *     chance, or changed by {@link #update}
   */
  public Supplier<Match> again() {
    return MatchRestorer.again(book, open().origin, setup(), answers());
  }

  /**
   * Gives an answer as {@link #answers} has it.
   *
   * @throws IllegalChoiceException if it is no answer, or one that cannot be given
   * @throws ActionFailedException as with {@link #choose(String, String)}
   */
  public void answer(String answer) {
    given(answer, "answer");
    int equals = answer.indexOf('=');
    if (equals < 0) {
      open();
      throw new IllegalChoiceException("answer '" + answer + "' is not decision=option");
    }
    choose(answer.substring(0, equals), answer.substring(equals + 1));
  }

  /**
   * Registers a listener for all further entries of a player's stream, notified after each action
   * that succeeded and each {@link #undo}; {@link #happenings(int, int)} has them by then. Its
   * exceptions are treated as with {@link #onHappening(Consumer)}.
   *
   * @throws IllegalArgumentException if there is no such player
   */
  public void onHappening(int player, Consumer<Happening> listener) {
    given(listener, "listener");
    change(open -> open.stream(player).listen(listener));
  }

  /**
   * The derivation of an entity's stat.
   *
   * @throws IllegalArgumentException if the entity is not of this very match, or has no such stat
   */
  public Explanation explain(Entity entity, String stat) {
    given(entity, "entity");
    given(stat, "stat");
    return guard.reading(
        () -> {
          LiveWorld.own(world(), entity);
          return Explainer.explain(book, world(), happenings(), entity, stat);
        });
  }

  /**
   * Why a change happened: the rule and its effect, the values of its guards, the event that the
   * effect answered, what raised that, back to the answer or phase that began it. The match is
   * played again for it.
   *
   * @param change its place in {@link #happenings}, from 0
   * @throws IllegalArgumentException if nothing of that place is a change
   * @throws IllegalStateException if the match cannot be played again, see {@link #again}, or if
   *     the class path has no {@link Reasoner}
   */
  public Reasoning why(int change) {
    return guard.reading(() -> Reasoner.installed().why(this, change));
  }

  /**
   * The outcome of an effect at each event that it answers: its changes, or the first condition
   * that stopped it. The match is replayed for it.
   *
   * @param effect its id, the end of its id, or its name
   * @throws IllegalArgumentException if the rules have no such effect
   * @throws IllegalStateException as with {@link #why}
   */
  public Reasoning whyNot(String effect) {
    given(effect, "effect");
    return guard.reading(() -> Reasoner.installed().whyNot(this, effect));
  }

  /** Reads an open match that stands at a decision, or is over. */
  private <T> T atRest(Function<OpenMatch, T> question) {
    return read(
        open -> {
          open.mustBeAtRest();
          return question.apply(open);
        });
  }

  /**
   * A second match that stands exactly here; the two do not know of each other. Its log begins
   * empty.
   *
   * @throws IllegalStateException in the middle of an answer, such as in a listener of {@link
   *     #session}, or if a {@link dev.runesheet.spi.fact.DeferredStep} waits behind an open
   *     question
   */
  public Match fork() {
    return atRest(
        open -> {
          LiveWorld copy = new LiveWorld(open.world);
          MatchState position = open.machine.position.copy(copy);
          Match fork = new Match(book, setup, copy, position, open.answers, null);
          fork.play.origin = open.origin;
          fork.know(open.machine.numbers().known());
          return fork;
        });
  }

  /**
   * A fork with further random outcomes of its own. It shows a bot all that the match hides; see
   * {@link #forkFor}.
   *
   * @throws IllegalStateException as with {@link #fork()}
   */
  public Match forkSeeded(long seed) {
    Match fork = fork();
    fork.play.origin = Origin.unknown();
    fork.play.machine.position.chance = Chance.seeded(seed);
    return fork;
  }

  /**
   * A fork for a bot that plays a player: what the player may not see is shuffled, and both that
   * and all further random outcomes come from a seed of their own. What others are asked fits the
   * shuffled position; answers of theirs to the phases that wait for his are open again. Where
   * hardly any position fits, others keep some of what they are offered, or all lies as in the
   * match.
   *
   * @throws IllegalArgumentException if there is no such player
   * @throws IllegalStateException as with {@link #fork()}
   * @throws UnsupportedOperationException if there is something that he may not see, and the game
   *     has no {@link Game#shuffleHidden}
   */
  public Match forkFor(int viewer, long seed) {
    read(open -> open.questions.player(viewer));
    Match fork = forkSeeded(seed);
    try {
      fork.play.shuffleHidden(viewer);
    } catch (Throwable unable) {
      fork.close();
      throw unable;
    }
    return fork;
  }

  /**
   * The match as JSON, from which {@link RuleBook#restore} goes on.
   *
   * @throws IllegalStateException if a part of the game's own state would be lost; it names the
   *     fields and says what to do; if {@link Game#checkSaved} would refuse it; if the text of an
   *     option is not that of its action alone; or as with {@link #fork()}
   */
  public String save() {
    return atRest(
        open -> {
          SavedQuestions.mustBeReadable(open.machine);
          mustBeRestorable();
          return SavedMatch.write(
              new MatchParts(
                  book.played(),
                  setup,
                  answers(),
                  open.world,
                  open.machine.position,
                  open.machine.numbers().known(),
                  open.origin.begun()));
        });
  }

  /** Refuses a position that could not be restored, such as a card where no zone is. */
  private void mustBeRestorable() {
    try {
      checkSaved();
    } catch (IllegalArgumentException wrong) {
      throw new IllegalStateException(
          "match ("
              + book.game().id()
              + ") cannot be saved, for it could not be restored: "
              + wrong.getMessage(),
          wrong);
    }
  }

  /**
   * The KIE session with the facts: for reading, queries and listeners. Inserting, changing or
   * deleting facts from outside breaks undo, saving and determinism. After {@link #undo}, a failed
   * action or a caught exception of a rule it may be another one, to which listeners have moved;
   * live queries have then ended.
   */
  public KieSession session() {
    return open().machine.network.expose();
  }

  @Override
  public String toString() {
    return "match of " + book.gameId() + " (" + (guard.isClosed() ? "closed" : "open") + ")";
  }

  /**
   * Closes the match: releases its session for the next match, its facts, log, saved positions and
   * listeners. Nearly every later call throws {@link IllegalStateException}; results returned
   * before stay readable. Closing a closed match does nothing.
   *
   * @throws IllegalStateException if another thread uses the match, or a listener closes it
   */
  @Override
  public void close() {
    guard.closing(() -> end(Network::close));
  }

  /**
   * Closes a match that could not begin. Rules that have seen a part of an impossible position are
   * not asked again, since their mistakes would hide what is impossible.
   */
  void abandon() {
    guard.closing(() -> end(Network::abandon));
  }

  private void end(Consumer<Network> release) {
    OpenMatch open = play;
    ended = open.machine.position.over;
    won = open.machine.position.winners;
    play = null;
    release.accept(open.machine.network);
  }
}
