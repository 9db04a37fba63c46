package dev.runesheet.engine;

import static dev.runesheet.engine.testgame.Steps.SELF;
import static dev.runesheet.engine.testgame.Steps.die;
import static dev.runesheet.engine.testgame.Steps.gain;
import static dev.runesheet.engine.testgame.Steps.run;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.runesheet.api.Match;
import dev.runesheet.api.RuleBook;
import dev.runesheet.engine.testgame.Books;
import dev.runesheet.engine.testgame.Cards;
import dev.runesheet.engine.testgame.Scene;
import dev.runesheet.engine.testgame.SkirmishState;
import dev.runesheet.engine.testgame.Wild;
import dev.runesheet.model.Trigger;
import dev.runesheet.spi.ActionFailedException;
import dev.runesheet.spi.Happening;
import dev.runesheet.spi.Limits;
import dev.runesheet.spi.MatchContext;
import dev.runesheet.spi.fact.Entity;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.Consumer;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Endless chains end; the match then stands as it stood before. */
class EndlessChainsTest {

  private static final RuleBook BOOK =
      Books.of(
          Cards.ability("a", "nested loop", gain("power", die(6)), run("shout", "ping")),
          Cards.answer(
              "a", "pings", Trigger.own("ping"), run("shout", "pong"), gain("life", die(6))),
          Cards.answer("a", "pongs", Trigger.own("pong"), run("shout", "ping")),
          Cards.ability("a", "queued loop", run("shout", "queued ping")),
          Cards.answer(
              "a",
              "queued pings",
              Trigger.own("queued ping"),
              gain("gold", 1),
              run("shout", "queued ping")),
          Cards.ability(
              "a",
              "many events",
              run("shout", "queued x"),
              run("shout", "queued x"),
              run("shout", "queued x"),
              run("shout", "queued x"),
              gain("gold", 1)),
          Cards.answer("a", "hears x", Trigger.own("queued x"), gain("guard", 1)),
          Cards.ability(
              "a",
              "many changes",
              run("grant", "granted/aura", SELF, 1),
              run("move-to", SELF, "bench"),
              run("flicker", 50)),
          Cards.aura("granted", "aura", "power", 1, "self"),
          Cards.ability("a", "put off", run("put-off")),
          Cards.ability("a", "too large", gain("gold", 1e308), gain("gold", 1e308)),
          Cards.ability("a", "fine", gain("gold", die(6))));

  private static final Limits FAIL = new Limits(3, 20, 40, 50, false);
  private static final Limits DROP = new Limits(3, 20, 40, 30, true);

  private static Scene scene(Limits limits) {
    return Scene.of(BOOK).limits(limits).has(0, "a").seed(7).start();
  }

  @ParameterizedTest
  @CsvSource({
    "nested loop, activations",
    "queued loop, events",
    "many events, queue",
    "many changes, operations",
    "too large, number"
  })
  void anActionOverALimitIsUndoneAsIfItHadNotBeen(String ability, String reason) {
    Scene scene = scene(FAIL).use("a", "fine");
    String before = scene.match().save();
    List<Happening> log = List.copyOf(scene.match().happenings());
    ActionFailedException failed =
        catchThrowableOfType(ActionFailedException.class, () -> scene.use("a", ability));
    assertThat(failed.reason()).isEqualTo(reason);
    assertThat(failed.undone()).isNotEmpty();
    assertThat(scene.match().save()).isEqualTo(before);
    assertThat(scene.match().happenings()).isEqualTo(log);
  }

  /** Else a loop of the game's own code would go on until the memory of all matches is full. */
  @Test
  void whateverAddsToAMatchIsCounted() {
    Match match = scene(FAIL).match();
    Entity self = match.world().entity(0);
    Map<String, Consumer<MatchContext>> calls =
        Map.of(
            "roll", context -> context.roll(6),
            "rollOpenly", context -> context.rollOpenly(6),
            "draw", context -> context.draw(List.of(context.entity(0))),
            "shuffle", context -> context.shuffle(new ArrayList<>(List.of(1, 2))),
            "signal", context -> context.signal("close market"),
            "phaseEnded", context -> context.phaseEnded("main", 1, 0),
            "create", context -> context.create("c", "a", "A", 0, "board", self.schema()),
            "createAside", context -> context.createAside("c", "a", "A", 0, "x", self.schema()));
    String before = match.save();
    calls.forEach(
        (name, call) ->
            assertThatThrownBy(
                    () ->
                        match.update(
                            context -> {
                              for (int times = 0; times <= FAIL.operations(); times++) {
                                call.accept(context);
                              }
                            }))
                .as(name)
                .isInstanceOfSatisfying(
                    ActionFailedException.class,
                    failed -> assertThat(failed.reason()).isEqualTo("operations")));
    assertThat(match.save()).isEqualTo(before);
  }

  @Test
  void aNumberBeyondAllNamesTheEffectAndItsHolder() {
    assertThatThrownBy(() -> scene(FAIL).use("a", "too large"))
        .isInstanceOf(ActionFailedException.class)
        .hasMessageStartingWith(
            "a/too-large of a (creature 0): A number left the range of finite numbers.");
  }

  @Test
  void phasesThatGoRoundWithoutAQuestionEnd() {
    Scene scene = scene(FAIL);
    scene.match().state(SkirmishState.class).restless = true;
    ActionFailedException failed =
        catchThrowableOfType(ActionFailedException.class, scene::endTurn);
    assertThat(failed.reason()).isEqualTo("phases");
    assertThat(failed).hasMessageContaining("phases without a question");
  }

  @Test
  void aVerbThatDefersItselfWithoutEndFailsWhateverTheLimits() {
    int most = Integer.MAX_VALUE;
    Scene scene = scene(new Limits(most, most, most, most, true));
    String before = scene.match().save();
    ActionFailedException failed =
        catchThrowableOfType(ActionFailedException.class, () -> scene.use("a", "put off"));
    assertThat(failed.reason()).isEqualTo("nesting");
    assertThat(scene.match().save()).isEqualTo(before);
  }

  @ParameterizedTest
  @CsvSource({"nested loop", "queued loop", "many events", "many changes", "too large"})
  void afterAnUndoTheMatchGoesOnAsIfItHadNotBeen(String ability) {
    Scene scene = scene(FAIL);
    assertThatThrownBy(() -> scene.use("a", ability)).isInstanceOf(ActionFailedException.class);
    scene.use("a", "fine").endTurn().use("a", "fine");
    Scene other = scene(FAIL).use("a", "fine").endTurn().use("a", "fine");
    assertThat(scene.match().save()).isEqualTo(other.match().save());
    assertThat(scene.match().happenings().toString())
        .isEqualTo(other.match().happenings().toString());
  }

  @Property(tries = 30)
  void anActionOfARandomGameThatFailsChangesNothing(@ForAll long seed) {
    Match match = Wild.scene(seed).limits(new Limits(5, 20, 12, 60, false)).start().match();
    Random random = new Random(seed);
    for (int i = 0; i < 60; i++) {
      String before = match.save();
      String log = match.happenings().toString();
      try {
        Wild.answer(match, random);
      } catch (ActionFailedException undone) {
        assertThat(match.save()).isEqualTo(before);
        assertThat(match.happenings()).hasToString(log);
      }
    }
  }

  @Test
  void theFailureNamesTheEffectsOfTheLoop() {
    ActionFailedException failed =
        catchThrowableOfType(
            ActionFailedException.class, () -> scene(FAIL).use("a", "nested loop"));
    assertThat(failed.chain()).containsExactly("a/nested-loop", "a/pings", "a/pongs");
    assertThat(failed).hasMessageContaining("a/pings of a -> a/pongs of a");
  }

  @Test
  void eventsBeyondTheLimitAreDroppedAndCountedIfTheGameSaysSo() {
    Scene scene = scene(DROP).use("a", "many events");
    assertThat(scene.stat("a", "guard")).isEqualTo(3);
    assertThat(scene.gold("a")).isEqualTo(1);
    scene.endTurn();
    assertThat(scene.ofKind(Happening.PhaseEnded.class).get(0).dropped()).isZero();
  }

  @Test
  void aLoopOfEventsEndsWhenFurtherOnesAreDropped() {
    assertThat(scene(DROP).use("a", "queued loop").gold("a")).isEqualTo(20);
  }

  @Test
  void theLimitsCountAgainForEachAction() {
    Scene scene = scene(new Limits(3, 20, 40, 5, false));
    for (int i = 0; i < 9; i++) {
      scene.use("a", "fine");
    }
    assertThat(scene.gold("a")).isGreaterThanOrEqualTo(9);
  }

  @Test
  void aMatchWhoseSetUpFailsDoesNotStart() {
    assertThatThrownBy(
            () -> Scene.of(BOOK).limits(new Limits(3, 20, 40, 1, false)).has(0, "a").start())
        .isInstanceOf(ActionFailedException.class)
        .hasMessageContaining("1 changes");
  }

  @Test
  void listenersHearOnlyWhatWasNotUndone() {
    Scene scene = scene(FAIL);
    List<Happening> heard = new ArrayList<>(scene.match().happenings());
    scene.match().onHappening(heard::add);
    scene.use("a", "fine");
    assertThatThrownBy(() -> scene.use("a", "nested loop"))
        .isInstanceOf(ActionFailedException.class);
    scene.use("a", "fine");
    assertThat(heard).isEqualTo(scene.match().happenings());
  }
}
