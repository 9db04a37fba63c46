package dev.runesheet.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.InstanceOfAssertFactories.THROWABLE;

import dev.runesheet.api.Match;
import dev.runesheet.engine.testgame.Wild;
import dev.runesheet.spi.ListenerException;
import dev.runesheet.spi.MatchContext;
import dev.runesheet.spi.Question;
import dev.runesheet.spi.fact.Checkpoint;
import dev.runesheet.spi.fact.Entity;
import dev.runesheet.spi.fact.Event;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.Consumer;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** A match context belongs to the call that it was given for. */
class KeptContextTest {

  private final List<MatchContext> kept = new ArrayList<>();
  private Match match;

  @BeforeEach
  void keep() {
    match = Wild.scene(1).start().match();
    match.update(kept::add);
  }

  @AfterEach
  void close() {
    match.close();
  }

  private static Map<String, Consumer<MatchContext>> changes(Match match) {
    Entity one = match.world().entity(0);
    String stat = one.schema().name(0);
    Map<String, Consumer<MatchContext>> changes = new LinkedHashMap<>();
    changes.put("rollOpenly", context -> context.rollOpenly(6));
    changes.put("roll", context -> context.roll(6));
    changes.put("flip", MatchContext::flip);
    changes.put("setStat", context -> context.setStat(one, stat, 77));
    changes.put("move", context -> context.move(one, "elsewhere", 1));
    changes.put("control", context -> context.control(one, 1));
    changes.put("transfer", context -> context.transfer(one, 1, "elsewhere", 1));
    changes.put("leavePlay", context -> context.leavePlay(one, "gone"));
    changes.put("enterPlay", context -> context.enterPlay(one.getDefinition(), one, "zone", 0));
    changes.put("raise", context -> context.raise(Event.of("anything")));
    changes.put("check", context -> context.check("anything"));
    changes.put("post event", context -> context.post(Event.of("anything")));
    changes.put("post", context -> context.post(new Checkpoint("anything", 1)));
    changes.put("endMatch", context -> context.endMatch(0, "so"));
    changes.put("signal", context -> context.signal("anything"));
    changes.put("create", context -> context.create("k", "d", "n", 0, "zone", one.schema()));
    changes.put(
        "createAside", context -> context.createAside("k", "d", "n", 0, "zone", one.schema()));
    changes.put("resetCounts", MatchContext::resetCounts);
    changes.put("phaseEnded", context -> context.phaseEnded("p", 1, 0));
    changes.put("decide", context -> context.decide(asked(context), 0));
    changes.put("offer", context -> context.offer(asked(context), 0));
    changes.put("decideTogether", context -> context.decideTogether(asked(context), List.of(0, 1)));
    changes.put("decideOnly", context -> context.decideOnly(asked(context), List.of(0)));
    changes.put("withdraw", context -> context.withdraw(asked(context)));
    changes.put("closeOffers", context -> context.closeOffers(asked(context)));
    return changes;
  }

  private static Question<?> asked(MatchContext context) {
    return context.question("market");
  }

  @Test
  void aContextThatWasKeptChangesNothing() {
    String before = match.save();
    int happened = match.happenings().size();
    changes(match).forEach((name, change) -> assertRefused(name, () -> change.accept(kept.get(0))));
    assertThat(match.save()).isEqualTo(before);
    assertThat(match.happenings()).hasSize(happened);
  }

  @Test
  void listenersCannotChangeTheMatchByIt() {
    match.onHappening(told -> kept.get(0).rollOpenly(6));
    int before = match.happenings().size();
    assertThatThrownBy(() -> match.update(context -> context.rollOpenly(6)))
        .isInstanceOf(ListenerException.class)
        .hasRootCauseInstanceOf(IllegalStateException.class)
        .rootCause()
        .hasMessageContaining("whose call has ended");
    assertThat(match.happenings()).hasSize(before + 1);
  }

  @Test
  void anotherThreadCannotWhileACallIsUnderWay() {
    List<Throwable> thrown = new ArrayList<>();
    match.update(
        context -> {
          Thread other = new Thread(() -> context.rollOpenly(6), "helper");
          other.setUncaughtExceptionHandler((thread, failure) -> thrown.add(failure));
          other.start();
          try {
            other.join();
          } catch (InterruptedException stopped) {
            throw new AssertionError(stopped);
          }
        });
    assertThat(thrown)
        .singleElement()
        .asInstanceOf(THROWABLE)
        .isInstanceOf(IllegalStateException.class)
        .hasMessageContaining("cannot be changed by the thread (helper)")
        .hasMessageContaining("runs on the thread (" + Thread.currentThread().getName() + ")");
  }

  @Test
  void afterACallThatFailedItIsRefusedToo() {
    assertThatThrownBy(
            () ->
                match.update(
                    context -> {
                      kept.set(0, context);
                      throw new UnsupportedOperationException("own");
                    }))
        .hasMessage("own");
    assertRefused("roll", () -> kept.get(0).roll(6));
    Wild.answer(match, new Random(1));
    assertRefused("roll", () -> kept.get(0).roll(6));
  }

  @Test
  void anEventAboutAnEntityOfAnotherMatchIsRefused() {
    try (Match fork = match.fork()) {
      Entity other = fork.world().entity(0);
      assertThatThrownBy(() -> match.update(context -> context.raise(Event.about("any", other, 0))))
          .isInstanceOf(IllegalArgumentException.class)
          .hasMessageContaining("is not of this match");
    }
  }

  @Test
  void stepsAreNotTakenOffTheLimit() {
    assertThatThrownBy(() -> match.update(context -> context.countSteps(-100_000)))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("steps (-100000) must not be below 0.");
  }

  @Test
  void aClosedMatchDoesNotAskTheRulesOfTheNext() {
    match.close();
    assertThatThrownBy(() -> kept.get(0).consult(new Checkpoint("anything", 1)))
        .isInstanceOf(IllegalStateException.class)
        .hasMessageContaining("closed");
    assertRefused("roll", () -> kept.get(0).roll(6));
  }

  @Test
  void whatIsMissingInANewEntityIsNamed() {
    Entity one = match.world().entity(0);
    assertThatThrownBy(
            () -> match.update(context -> context.create(null, "d", "n", 0, "z", one.schema())))
        .isInstanceOf(NullPointerException.class)
        .hasMessage("kind must not be null.");
    assertThatThrownBy(
            () -> match.update(context -> context.createAside("k", "d", "n", 0, "z", null)))
        .isInstanceOf(NullPointerException.class)
        .hasMessage("schema must not be null.");
  }

  @Test
  void anEntityThatDoesNotExistIsRefusedInPlainWords() {
    assertThatThrownBy(() -> match.world().entity(-1))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("entity (-1) does not exist.");
  }

  private static void assertRefused(String name, Runnable change) {
    assertThatThrownBy(change::run)
        .as(name)
        .isInstanceOf(IllegalStateException.class)
        .hasMessageContaining("cannot be changed by a context whose call has ended");
  }
}
