package dev.runesheet.engine;

import static dev.runesheet.engine.testgame.Steps.gain;
import static dev.runesheet.engine.testgame.Steps.perform;
import static dev.runesheet.engine.testgame.Steps.run;
import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.api.RuleBook;
import dev.runesheet.engine.testgame.Books;
import dev.runesheet.engine.testgame.Cards;
import dev.runesheet.engine.testgame.Scene;
import dev.runesheet.model.Effect;
import dev.runesheet.model.Trigger;
import dev.runesheet.spi.Happening;
import java.util.List;
import org.junit.jupiter.api.Test;

/** When the effects run that a program's events call up. */
class EventOrderTest {

  /**
   * An ability of two shouts, then another program; each shout is answered by one that shouts
   * again.
   */
  private static Effect[] chain(String sort) {
    return new Effect[] {
      Cards.ability(
          "caller",
          "call",
          run("shout", sort + "one"),
          run("shout", sort + "two"),
          perform("after/after")),
      Cards.ability("after", "after", gain("gold", 1)),
      Cards.answer("caller", "hears one", Trigger.own(sort + "one"), run("shout", sort + "three")),
      Cards.answer("caller", "hears two", Trigger.own(sort + "two"), gain("gold", 1)),
      Cards.answer("caller", "hears three", Trigger.own(sort + "three"), gain("gold", 1))
    };
  }

  private static List<String> ran(Effect... effects) {
    return Scene.of(Books.of(effects)).has(0, "caller").start().use("caller", "call").ran();
  }

  @Test
  void nestedEventsAreWorkedOffWithAllTheyCauseBeforeTheProgramGoesOn() {
    assertThat(ran(chain("")))
        .containsExactly(
            "caller/call",
            "caller/hears-one",
            "caller/hears-three",
            "caller/hears-two",
            "after/after");
  }

  @Test
  void queuedEventsWaitUntilTheProgramHasEndedFirstInFirstOut() {
    assertThat(ran(chain("queued ")))
        .containsExactly(
            "caller/call",
            "after/after",
            "caller/hears-one",
            "caller/hears-two",
            "caller/hears-three");
  }

  @Test
  void lastEventsComeBehindEverythingThatIsPosted() {
    Effect[] effects = {
      Cards.answer(
          "caller",
          "begins",
          Trigger.own("turn ends"),
          run("shout", "last one"),
          run("shout", "queued two")),
      Cards.answer("caller", "goes on", Trigger.own("turn ends"), gain("gold", 1)),
      Cards.answer("caller", "hears two", Trigger.own("queued two"), gain("gold", 1)),
      Cards.answer("caller", "hears one", Trigger.own("last one"), gain("gold", 1))
    };
    assertThat(Scene.of(Books.of(effects)).has(0, "caller").start().endTurn().ran())
        .containsExactly("caller/begins", "caller/hears-two", "caller/goes-on", "caller/hears-one");
  }

  @Test
  void answersRunInTheGamesOrderOfPriorityActivePlayerAndAge() {
    RuleBook book =
        Books.of(
            Cards.answer("slow", "last", Trigger.own("turn ends"), gain("gold", 1)),
            Cards.first(
                Cards.answer("slow", "third", Trigger.own("turn ends"), gain("gold", 1)), -1),
            Cards.first(
                Cards.answer("fast", "first", Trigger.own("turn ends"), gain("gold", 1)), 5));
    Scene scene =
        Scene.of(book)
            .has(1, "slow", "enemy", "active")
            .has(0, "slow")
            .has(1, "fast")
            .start()
            .endTurn();
    assertThat(scene.ofKind(Happening.Activated.class))
        .extracting(Happening.Activated::effect, Happening.Activated::self)
        .containsExactly(
            org.assertj.core.groups.Tuple.tuple("fast/first", 2),
            org.assertj.core.groups.Tuple.tuple("slow/last", 1),
            org.assertj.core.groups.Tuple.tuple("slow/last", 0),
            org.assertj.core.groups.Tuple.tuple("slow/third", 1),
            org.assertj.core.groups.Tuple.tuple("slow/third", 0));
  }
}
