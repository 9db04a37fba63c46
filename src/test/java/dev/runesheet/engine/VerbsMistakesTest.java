package dev.runesheet.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.runesheet.api.Match;
import dev.runesheet.engine.testgame.Books;
import dev.runesheet.engine.testgame.Scene;
import dev.runesheet.engine.testgame.Wild;
import dev.runesheet.spi.ActionFailedException;
import dev.runesheet.spi.Decision;
import dev.runesheet.spi.MatchContext;
import dev.runesheet.spi.fact.Activation;
import dev.runesheet.spi.fact.Attempt;
import dev.runesheet.spi.fact.BlockChoice;
import dev.runesheet.spi.fact.Calculation;
import dev.runesheet.spi.fact.Changes;
import dev.runesheet.spi.fact.Checkpoint;
import dev.runesheet.spi.fact.DeferredStep;
import dev.runesheet.spi.fact.Entity;
import dev.runesheet.spi.fact.Event;
import dev.runesheet.spi.fact.Layers;
import dev.runesheet.spi.fact.RegisteredEffect;
import dev.runesheet.spi.fact.StackingRule;
import dev.runesheet.spi.fact.StatSchema;
import dev.runesheet.word.StackingMode;
import java.util.List;
import java.util.function.Consumer;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Mistakes of somebody's own verbs, phases and direct changes are told at the call. */
public class VerbsMistakesTest {

  private static final String MISLED =
      """
      package extra;
      import dev.runesheet.spi.fact.Reaction;

      rule "misled"
        @Owner( "a" ) @Name( "misled" )
      when
        $r : Reaction( block == "a/misled" )
      then
        GOES_ON
      end
      """;

  private static final RegisteredEffect REGISTERED =
      new RegisteredEffect(
          "any",
          "",
          "any",
          RegisteredEffect.Ending.TURNS,
          "self",
          "power",
          Layers.Layer.ADD,
          1,
          new StackingRule(StackingMode.ADDITIVE, "", 1),
          "",
          "");

  @Test
  void eachParameterThatIsLeftOutIsNamed() {
    Match match = Wild.scene(1).start().match();
    Entity entity = match.world().entity(0);
    match.update(
        context -> {
          Event event = Event.of("any");
          NullArguments given =
              new NullArguments(
                  context,
                  context.question("act"),
                  entity,
                  new StatSchema(List.of("power")),
                  event,
                  new Checkpoint("any", 0),
                  new Attempt("any", List.of("end"), 0, 0),
                  new Calculation("any", 0, List.of()),
                  REGISTERED,
                  Activation.licensed("any", entity, event),
                  new DeferredStep(null, "", () -> {}));
          try {
            given.assertNamed(MatchContext.class);
            given.assertNamed(Changes.class);
          } catch (ReflectiveOperationException failed) {
            throw new AssertionError(failed);
          }
          assertThat(given.checked()).isGreaterThan(40);
        });
  }

  @Test
  void whatIsLeftOutOfARegisteredEffectOrAnEventIsNamed() throws ReflectiveOperationException {
    NullArguments given =
        new NullArguments(
            REGISTERED, RegisteredEffect.Ending.TURNS, Layers.Layer.ADD, REGISTERED.stacking());
    given.assertNamed(RegisteredEffect.class);
    new NullArguments(new Checkpoint("any", 0)).assertNamed(Checkpoint.class);
    assertThatCode(
            () ->
                new RegisteredEffect(
                    "any",
                    "",
                    "any",
                    RegisteredEffect.Ending.TURNS,
                    "self",
                    "",
                    null,
                    0,
                    REGISTERED.stacking(),
                    "",
                    ""))
        .doesNotThrowAnyException();
    Match match = Wild.scene(1).start().match();
    Entity entity = match.world().entity(0);
    Attempt attempt = new Attempt("any", List.of("end"), 0, 0);
    assertNamed(() -> Event.of(null), "trigger");
    assertNamed(() -> Event.about("x", null, 0), "subject");
    assertNamed(() -> Event.about(null, entity, 0), "trigger");
    assertNamed(() -> Event.statChange(null, 0, 0, 1, 0), "subject");
    assertNamed(() -> Event.at(null, entity), "attempt");
    assertNamed(() -> Event.told("x", null, attempt), "target");
    assertNamed(() -> Event.told("x", entity, null), "attempt");
    assertNamed(() -> Event.of("x").with(null, 1), "name");
  }

  private static void assertNamed(ThrowingCallable call, String name) {
    assertThatThrownBy(call)
        .isInstanceOf(NullPointerException.class)
        .hasMessage(name + " must not be null.");
  }

  @Test
  void aQuestionThatNobodyRegisteredIsRefusedWithThoseThatThereAre() {
    Match match = Wild.scene(1).start().match();
    match.update(
        context ->
            assertThatThrownBy(() -> context.question("zz"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("question (zz) is not known to")
                .hasMessageContaining("expected one of act, "));
  }

  @Test
  void aScopeOrSignalThatThereIsNotIsAMistakeOfTheRuleWithTheNearest() {
    Match match = Wild.scene(1).start().match();
    assertMistake(match, context -> context.scope("alies", context.entity(0)), "'allies'");
    assertMistake(match, context -> context.signal("open markt"), "'open market'");
    assertThatThrownBy(() -> match.update(context -> context.draw(List.of())))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("entities must not be empty: one of them is drawn.");
  }

  private static void assertMistake(Match match, Consumer<MatchContext> call, String nearest) {
    assertThatThrownBy(() -> match.update(call))
        .isInstanceOfSatisfying(
            ActionFailedException.class, failed -> assertThat(failed.isMistake()).isTrue())
        .hasMessageContaining("; expected one of ")
        .hasMessageContaining("Did you mean " + nearest + "?");
  }

  @Test
  void anEntityOfAnotherMatchIsRefusedEverywhere() {
    Match match = Wild.scene(1).start().match();
    Entity other = Wild.scene(2).start().match().world().entity(0);
    match.update(
        context -> {
          Event event = Event.of("any");
          assertThatThrownBy(() -> context.scope("all", other)).hasMessageContaining("this match");
          assertThatThrownBy(() -> context.holds("a", other)).hasMessageContaining("this match");
          assertThatThrownBy(() -> context.activate("a", other, event))
              .hasMessageContaining("this match");
          assertThatThrownBy(() -> context.queue("a", other, event))
              .hasMessageContaining("this match");
          assertThatThrownBy(() -> context.opponent(other)).hasMessageContaining("this match");
        });
  }

  /** Saves that hold them could not be restored. */
  @Test
  void whoIsNotInTheMatchIsAskedNothingAndCausesNothing() {
    Match match = Wild.scene(1).start().match();
    Entity entity = match.world().entity(0);
    Activation running = Activation.licensed("any", entity, Event.of("any"));
    List<BlockChoice> choices = List.of(new BlockChoice("yes", "yes", "", Event.NOBODY));
    List<Decision> before = match.pendingDecisions();
    match.update(
        context -> {
          for (int nobody : new int[] {-1, 9}) {
            assertThatThrownBy(() -> context.player(nobody))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("player (" + nobody + ") is not in this match");
            assertThatThrownBy(() -> context.ask(running, nobody, "really", choices))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("player (" + nobody + ") is not in this match");
          }
          Event caused = Event.about("any", entity, 999);
          assertThatThrownBy(() -> context.raise(caused)).hasMessageContaining("entity (999)");
          assertThatThrownBy(() -> context.post(caused)).hasMessageContaining("entity (999)");
        });
    assertThat(match.pendingDecisions()).isEqualTo(before);
    assertThatCode(match::save).doesNotThrowAnyException();
  }

  /** What waits for such a block could be saved, but not be restored. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "$r.goTo( 'nowhere' );",
        "$r.offer( true, 'a', 'b', 'nowhere' ); $r.question( $r.getSelf(), 'what?' );",
        "$r.perform( 'a/misled', 'nowhere' );"
      })
  void aRuleThatGoesOnAtABlockOfNoRuleIsAMistake(String goesOn) {
    String drl = MISLED.replace("GOES_ON", goesOn.replace('\'', '"'));
    Scene scene = Scene.of(Books.of(drl)).has(0, "a").start();
    String before = scene.match().save();
    ActionFailedException failed =
        catchThrowableOfType(ActionFailedException.class, () -> scene.use("a", "misled"));
    assertThat(failed).hasMessageContaining("block (nowhere) is of no rule");
    assertThat(scene.match().save()).isEqualTo(before);
  }

  /** A class whose static fields cannot be made. */
  public static final class Unusable {
    private static final int NUMBER = Integer.parseInt("none");

    public static int number() {
      return NUMBER;
    }
  }

  @Test
  void aClassThatCannotBeUsedIsToldWithTheEffect() {
    String uses = Unusable.class.getCanonicalName() + ".number();";
    Scene scene = Scene.of(Books.of(MISLED.replace("GOES_ON", uses))).has(0, "a").start();
    LinkageError unusable =
        catchThrowableOfType(LinkageError.class, () -> scene.use("a", "misled"));
    assertThat(unusable.getSuppressed())
        .singleElement()
        .extracting(Throwable::getMessage)
        .asString()
        .contains("effect 'a/misled' of a");
  }
}
