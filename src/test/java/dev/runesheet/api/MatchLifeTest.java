package dev.runesheet.api;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.fail;

import dev.runesheet.engine.testgame.Books;
import dev.runesheet.engine.testgame.Cards;
import dev.runesheet.engine.testgame.Scene;
import dev.runesheet.engine.testgame.Steps;
import dev.runesheet.engine.testgame.Wild;
import dev.runesheet.spi.Decision;
import dev.runesheet.spi.GameState;
import dev.runesheet.spi.fact.Entity;
import java.lang.ref.Reference;
import java.lang.ref.WeakReference;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicReference;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;

/** From its start to its end: which calls a match refuses, and what remains of it. */
class MatchLifeTest {

  private static final int UNCLOSED = 200;
  private static final int COLLECTIONS = 100;

  @Test
  void aClosedMatchRefusesEveryCallThatCouldReachItsSession() {
    Match match = Wild.scene(1).start().match();
    Entity entity = match.world().entity(0);
    Decision decision = match.pendingDecisions().get(0);
    String option = decision.options().get(0).id();
    match.close();
    Map<String, ThrowingCallable> calls = new TreeMap<>();
    calls.put("again", () -> match.again());
    calls.put("answer", () -> match.answer(decision.id() + "=" + option));
    calls.put("answer without a decision", () -> match.answer("x"));
    calls.put("answers", match::answers);
    calls.put("answersBeforeLog", match::answersBeforeLog);
    calls.put("book", match::book);
    calls.put("choose", () -> match.choose(decision.id(), option));
    calls.put("choose for a player", () -> match.choose(0, decision.id(), option));
    calls.put("direct", () -> match.update(context -> {}));
    calls.put("drawn", match::drawn);
    calls.put("explain", () -> match.explain(entity, "power"));
    calls.put("firstChance", match::firstChance);
    calls.put("fork", match::fork);
    calls.put("fork with a seed", () -> match.forkSeeded(1));
    calls.put("fork of a player", () -> match.forkFor(0, 1));
    calls.put("happenings", match::happenings);
    calls.put("happenings of a player", () -> match.happenings(0));
    calls.put("onHappening", () -> match.onHappening(happening -> {}));
    calls.put("pendingDecisions", match::pendingDecisions);
    calls.put("refusal", () -> match.refusal(decision.id(), option));
    calls.put("save", match::save);
    calls.put("session", match::session);
    calls.put("setup", match::setup);
    calls.put("state", () -> match.state(GameState.class));
    calls.put("undo", match::undo);
    calls.put("view", () -> match.view(0));
    calls.put("why", () -> match.why(0));
    calls.put("whyNot", () -> match.whyNot("pack"));
    calls.put("world", match::world);
    calls.forEach(
        (name, call) ->
            assertThatThrownBy(call)
                .as(name)
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("match (skirmish) is closed")
                .hasMessageContaining("Maybe "));
    assertThat(match.isClosed()).isTrue();
    assertThat(match.over()).isFalse();
    assertThat(match.winner()).isEqualTo(-1);
  }

  @Test
  void whoAnswersInAClosedMatchLeavesThoseThatCameAfterAlone() {
    Match closed = Wild.scene(1).start().match();
    Decision old = closed.pendingDecisions().get(0);
    closed.close();
    Match later = Wild.scene(2).start().match();
    String before = later.save();
    assertThatThrownBy(() -> closed.choose(old.id(), old.options().get(0).id()))
        .isInstanceOf(IllegalStateException.class);
    closed.close();
    assertThat(later.save()).isEqualTo(before);
    Match beside = Wild.scene(2).start().match();
    Wild.answer(later, new Random(3), 30);
    Wild.answer(beside, new Random(3), 30);
    assertThat(later.save()).isEqualTo(beside.save());
    later.close();
    beside.close();
  }

  @Test
  void aForkOutlivesTheMatchItCameFrom() {
    Match match = Wild.scene(4).start().match();
    Match expected = match.fork();
    Match fork = match.fork();
    match.close();
    Wild.answer(fork, new Random(5), 20);
    Wild.answer(expected, new Random(5), 20);
    assertThat(fork.save()).isEqualTo(expected.save());
    fork.close();
    expected.close();
  }

  @Test
  void aListenerMayReadButNotAnswerOrClose() {
    try (Match match = Wild.scene(6).start().match()) {
      Decision decision = match.pendingDecisions().get(0);
      List<Object> heard = new ArrayList<>();
      match.onHappening(
          happening -> {
            heard.add(match.view(0));
            heard.add(match.save());
            match.fork().close();
            assertThatThrownBy(() -> match.choose("d1", "x"))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("is in the midst of a call");
            assertThatThrownBy(match::close).isInstanceOf(IllegalStateException.class);
          });
      match.choose(decision.id(), decision.options().get(0).id());
      assertThat(heard).isNotEmpty();
    }
  }

  @Test
  void aSecondThreadIsRefusedWhileTheFirstIsStillAtIt() throws InterruptedException {
    Match match = Wild.scene(7).start().match();
    CountDownLatch within = new CountDownLatch(1);
    CountDownLatch done = new CountDownLatch(1);
    Decision decision = match.pendingDecisions().get(0);
    match.onHappening(
        happening -> {
          within.countDown();
          await(done);
        });
    Thread first =
        new Thread(
            () -> match.choose(decision.id(), decision.options().get(0).id()), "first player");
    first.start();
    await(within);
    for (ThrowingCallable call :
        List.<ThrowingCallable>of(
            () -> match.choose("d2", "x"),
            match::save,
            match::fork,
            () -> match.view(0),
            match::pendingDecisions,
            match::close)) {
      assertThatThrownBy(call)
          .isInstanceOf(IllegalStateException.class)
          .hasMessageContaining("match (skirmish) is used by thread (first player)")
          .hasMessageContaining("Maybe ");
    }
    done.countDown();
    first.join();
    assertThatCode(match::save).doesNotThrowAnyException();
    match.close();
  }

  private static void await(CountDownLatch latch) {
    try {
      latch.await();
    } catch (InterruptedException broken) {
      throw new IllegalStateException(broken);
    }
  }

  @Test
  void aMatchMayGoFromThreadToThread() throws InterruptedException {
    try (Match match = Wild.scene(8).start().match()) {
      AtomicReference<Throwable> thrown = new AtomicReference<>();
      for (int i = 0; i < 4; i++) {
        int seed = i;
        Thread player = new Thread(() -> Wild.answer(match, new Random(seed), 5));
        player.setUncaughtExceptionHandler((thread, wrong) -> thrown.set(wrong));
        player.start();
        player.join();
      }
      assertThat(thrown.get()).isNull();
      assertThat(match.answers()).hasSize(20);
    }
  }

  @Test
  void matchesThatNobodyClosesAreCollected() {
    RuleBook book = Books.of(Wild.effects());
    List<Reference<Object>> left = new ArrayList<>();
    for (int i = 0; i < UNCLOSED; i++) {
      leave(book, i, left);
    }
    waitUntilCollected(left);
    assertThat(book.sessions().isIdle()).isTrue();
  }

  private static void leave(RuleBook book, int seed, List<Reference<Object>> left) {
    Match match = book.restoreUnderAnyRules(Wild.scene(seed).start().match().save());
    match.onHappening(happening -> match.view(0));
    Wild.answer(match, new Random(seed), 3);
    left.add(new WeakReference<>(match));
    left.add(new WeakReference<>(match.session()));
    left.add(new WeakReference<>(match.world()));
    left.add(new WeakReference<>(match.fork().world()));
  }

  @Test
  void ofAClosedMatchNothingStaysInMemory() {
    RuleBook book = Books.of(Cards.ability("a", "gain", Steps.gain("gold", 1)));
    List<Reference<Object>> left = new ArrayList<>();
    play(book, left);
    waitUntilCollected(left);
    assertThat(book.sessions().isIdle()).isTrue();
  }

  private static void play(RuleBook book, List<Reference<Object>> left) {
    try (Match match = Scene.of(book).has(0, "a").start().use("a", "gain").match()) {
      left.add(new WeakReference<>(match));
      left.add(new WeakReference<>(match.world()));
    }
  }

  /** Its rules fire a last time when all facts are deleted. */
  @Test
  void aMatchWhoseRulesThrowAtTheEndIsClosedAllTheSame() {
    RuleBook book =
        Books.of(
            """
            package own;
            import dev.runesheet.spi.fact.InPlay;
            rule "something there" when exists InPlay() not String() then insert( "was" ); end
            rule "nothing left" when String() not InPlay() then
              throw new IllegalStateException( "mine" );
            end
            """,
            Cards.aura("a", "strong", "power", 1, "self"),
            Cards.ability("a", "gain", Steps.gain("gold", 1)));
    for (int i = 0; i < 3; i++) {
      Scene scene = Scene.of(book).has(0, "a").start().use("a", "gain");
      assertThat(scene.power("a")).isEqualTo(1);
      scene.match().close();
      assertThat(book.sessions().isIdle()).isTrue();
    }
  }

  @Test
  void aClosedMatchThatIsKeptLetsGoOfItsFactsLogAndSavedPositions() {
    List<Reference<Object>> left = new ArrayList<>();
    List<Match> kept = new ArrayList<>();
    for (int i = 0; i < 3; i++) {
      kept.add(playedAndClosed(i, left));
    }
    waitUntilCollected(left);
    assertThat(kept).allMatch(Match::isClosed);
  }

  private static Match playedAndClosed(int seed, List<Reference<Object>> left) {
    Match match = Wild.scene(seed).start().match();
    GameState before = match.state(GameState.class);
    Wild.answer(match, new Random(seed), 5);
    left.add(new WeakReference<>(before));
    left.add(new WeakReference<>(match.state(GameState.class)));
    left.add(new WeakReference<>(match.happenings().get(0)));
    left.add(new WeakReference<>(match.happenings(0).get(0)));
    left.add(new WeakReference<>(match.world()));
    match.close();
    return match;
  }

  /** A collection may leave some for the next; a leak remains through all of them. */
  private static void waitUntilCollected(List<Reference<Object>> left) {
    for (int i = 0; i < COLLECTIONS; i++) {
      System.gc();
      if (left.stream().allMatch(one -> one.get() == null)) {
        return;
      }
      try {
        Thread.sleep(20);
      } catch (InterruptedException broken) {
        throw new IllegalStateException(broken);
      }
    }
    fail(left.stream().filter(one -> one.get() != null).count() + " of " + left.size() + " remain");
  }
}
