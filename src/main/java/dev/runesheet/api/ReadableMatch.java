package dev.runesheet.api;

import static dev.runesheet.spi.fault.RequiredArguments.as;
import static dev.runesheet.spi.fault.RequiredArguments.given;

import com.fasterxml.jackson.databind.JsonNode;
import dev.runesheet.engine.play.GivenAnswer;
import dev.runesheet.engine.play.MatchGuard;
import dev.runesheet.engine.play.OpenMatch;
import dev.runesheet.engine.state.LiveWorld;
import dev.runesheet.engine.state.PendingQuestion;
import dev.runesheet.engine.view.PlayerViews;
import dev.runesheet.spi.Chance;
import dev.runesheet.spi.Decision;
import dev.runesheet.spi.Game;
import dev.runesheet.spi.GameState;
import dev.runesheet.spi.Happening;
import dev.runesheet.spi.IllegalChoiceException;
import dev.runesheet.spi.PlayerView;
import dev.runesheet.spi.StreamPage;
import dev.runesheet.spi.Winners;
import dev.runesheet.spi.World;
import dev.runesheet.spi.action.Action;
import dev.runesheet.spi.action.Legality;
import dev.runesheet.spi.fact.Entity;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;

/**
 * The readable side of a {@link Match}: where it stands, what has happened, and what each player
 * may see of it. Nothing here changes the match.
 *
 * <p>A parameter that is null is refused with {@link NullPointerException}, which names it.
 */
public abstract sealed class ReadableMatch permits Match {

  final RuleBook book;
  final JsonNode setup;
  final MatchGuard guard;
  final int unlogged;

  /** Null once it is closed. */
  volatile OpenMatch play;

  boolean ended;
  List<Integer> won = List.of();

  ReadableMatch(RuleBook book, JsonNode setup, OpenMatch play, int unlogged) {
    this.book = book;
    this.setup = setup;
    this.play = play;
    this.unlogged = unlogged;
    guard = new MatchGuard(book.gameId());
  }

  /** Reads of an open match, alone. */
  final <T> T read(Function<OpenMatch, T> question) {
    OpenMatch open = play;
    return guard.reading(() -> question.apply(open));
  }

  /** An open match, for calls that must not run while another thread's call does. */
  final OpenMatch open() {
    OpenMatch open = play;
    guard.check();
    return open;
  }

  /**
   * The open decisions of all players, oldest first; empty when the match is over. A listener of
   * {@link Match#onHappening(Consumer)} finds those after the call that it hears of. Within an
   * answer, as in a listener of the KIE session, they are those of that moment: the rest of the
   * answer can close them and open others.
   */
  public final List<Decision> pendingDecisions() {
    List<PendingQuestion> open = open().questions.open();
    if (open.size() == 1) {
      return List.of(open.get(0).decision());
    }
    List<Decision> decisions = new ArrayList<>(open.size());
    for (PendingQuestion question : open) {
      decisions.add(question.decision());
    }
    return Collections.unmodifiableList(decisions);
  }

  /**
   * The entity whose effect asks an open question, by its number; negative if the phases ask. It
   * differs from {@link Decision#holder} in lines of an effect in which others, such as each
   * player, are 'self'. Of a question that is not open it is that holder.
   */
  public final int asking(Decision decision) {
    given(decision, "decision");
    return open().questions.open().stream()
        .filter(one -> one.decision().id().equals(decision.id()))
        .mapToInt(PendingQuestion::holder)
        .findFirst()
        .orElse(decision.holder());
  }

  /**
   * The reason why an option is not among those of a decision, in a sentence for the player; empty
   * if there is no reason beyond the offered options.
   *
   * @throws IllegalChoiceException if there is no such decision
   */
  public final String refusal(String decisionId, String optionId) {
    given(decisionId, "decisionId");
    given(optionId, "optionId");
    return read(
        open -> {
          Decision decision = open.questions.find(decisionId).decision();
          return open.questions.refusal(decision, optionId);
        });
  }

  /**
   * Legal if a player may take an action now: one of his open decisions offers it. If none does,
   * with the game's reason, as far as it has one.
   *
   * @throws IllegalArgumentException if there is no such player
   */
  public final Legality legality(int player, Action action) {
    given(action, "action");
    return read(open -> open.questions.legality(open.questions.player(player), action));
  }

  /**
   * True if the match has ended. This, {@link #winner} and {@link #winners} are not guarded:
   * another thread's call that is under way does not make them throw, and they may tell what it has
   * not ended yet, or takes back.
   */
  public final boolean over() {
    OpenMatch open = play;
    return open == null ? ended : open.machine.position.over;
  }

  /**
   * The only player who won; -1 for a draw, a win that several share, or while the match goes on.
   * It is not guarded against other threads; see {@link #over}.
   */
  public final int winner() {
    return Winners.only(winners());
  }

  /**
   * The players who won, in the order of their seats, immutable: several who share the win, one, or
   * none for a draw or while the match goes on. Games of teams name all players of the teams. They
   * are not guarded against other threads; see {@link #over}.
   */
  public final List<Integer> winners() {
    OpenMatch open = play;
    return open == null ? won : open.machine.position.winners;
  }

  /** True if the match is closed. */
  public final boolean isClosed() {
    return guard.isClosed();
  }

  /**
   * The log, in order, without undone happenings: a view, which grows and shrinks with the match;
   * copy it to keep it. In a fork, and in a match that was restored without its log, it begins
   * there; see {@link #answersBeforeLog}.
   */
  public final List<Happening> happenings() {
    return open().journal.all();
  }

  /**
   * The number of answers given before {@link #happenings} begins; 0 if the log covers the whole
   * match.
   */
  public final int answersBeforeLog() {
    guard.check();
    return unlogged;
  }

  /** The entities, for reading; each keeps its id for the whole match. */
  public final World world() {
    return open().world;
  }

  /**
   * The game's state, for reading, as the game's own type.
   *
   * @throws ClassCastException if it is of another type; it names that
   */
  public final <S extends GameState> S state(Class<S> type) {
    return as(type, open().machine.position.game, "state");
  }

  /** The number of chance outcomes drawn so far. */
  public final int drawn() {
    return open().machine.position.chance.drawn();
  }

  /** The set-up it was started with; a copy. */
  public final JsonNode setup() {
    guard.check();
    return setup.deepCopy();
  }

  /**
   * The answers given so far, each as {@code decision=option}; with set-up and seed they replay the
   * match.
   */
  public final List<String> answers() {
    return open().answers.stream().map(GivenAnswer::text).toList();
  }

  /** The number of answers given so far, without their texts. */
  public final int answerCount() {
    return open().answers.size();
  }

  /**
   * The chance as it was at the start; with {@link #setup} and {@link #answers} it replays the
   * whole match, also one that was restored by the rules it was saved with.
   *
   * @throws IllegalStateException if they do not tell the match: it was forked with another chance,
   *     restored by other rules, or changed by {@link Match#update}
   */
  public final Chance firstChance() {
    return open().origin.firstChance(book.gameId());
  }

  /** The rules it is played by. */
  public final RuleBook book() {
    guard.check();
    return book;
  }

  /** The game. */
  public final Game game() {
    guard.check();
    return book.game();
  }

  /**
   * The part of the match that a player may see now.
   *
   * @throws IllegalArgumentException if there is no such player
   */
  public final PlayerView view(int player) {
    return read(open -> PlayerViews.of(open.machine, open.questions.player(player)));
  }

  /**
   * True if a player sees an entity now.
   *
   * @throws IllegalArgumentException if there is no such player, or the entity is not of this very
   *     match
   */
  public final boolean isVisible(int player, Entity entity) {
    given(entity, "entity");
    return read(
        open ->
            open.machine.game.isVisible(
                open.machine, open.questions.player(player), LiveWorld.own(open.world, entity)));
  }

  /**
   * True if a player may know a number of an entity, if he sees the entity.
   *
   * @param stat the name of the number; one that the entity does not have tells nothing
   * @throws IllegalArgumentException if there is no such player, or the entity is not of this very
   *     match
   */
  public final boolean isVisible(int player, Entity entity, String stat) {
    given(entity, "entity");
    given(stat, "stat");
    return read(
        open ->
            !open.machine.game.isStatSecret(
                open.machine,
                open.questions.player(player),
                LiveWorld.own(open.world, entity),
                stat));
  }

  /**
   * True if the game lets a player know of a happening of this kind. What it is about he must see
   * besides.
   *
   * @throws IllegalArgumentException if there is no such player, or the change of a number is of no
   *     entity of this match
   */
  public final boolean isVisible(int player, Happening happening) {
    return read(
        open ->
            open.machine.game.isVisible(
                open.machine, open.questions.player(player), given(happening, "happening")));
  }

  /**
   * All of a player's stream; see {@link #happenings(int, int)}.
   *
   * @throws IllegalArgumentException if there is no such player
   */
  public final List<Happening> happenings(int player) {
    return happenings(player, 0).entries();
  }

  /**
   * The stream of a player from a cursor on, in order. It begins with {@link Happening.Began} when
   * it is first requested, here or by {@link Match#onHappening(int, Consumer)}. Each entry is made
   * when its happening occurs, from the player's knowledge at that moment, and is immutable.
   *
   * @param cursor 0 for all, or {@link StreamPage#next} of the page read last
   * @throws IllegalArgumentException if there is no such player, or the stream does not reach as
   *     far as the cursor
   */
  public final StreamPage happenings(int player, int cursor) {
    return read(open -> open.stream(player, cursor));
  }
}
