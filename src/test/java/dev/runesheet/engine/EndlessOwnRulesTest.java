package dev.runesheet.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.runesheet.api.Match;
import dev.runesheet.api.RuleBook;
import dev.runesheet.engine.testgame.Books;
import dev.runesheet.engine.testgame.Cards;
import dev.runesheet.engine.testgame.Scene;
import dev.runesheet.engine.testgame.Steps;
import dev.runesheet.model.Trigger;
import dev.runesheet.spi.ActionFailedException;
import dev.runesheet.spi.Limits;
import dev.runesheet.spi.MatchContext;
import dev.runesheet.spi.fact.Event;
import java.util.List;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

/** Rules written by hand that raise what they answer end as a failure of the action. */
class EndlessOwnRulesTest {

  private static final String HEAD =
      """
      package own.rules;
      import dev.runesheet.spi.fact.*;
      global Changes changes;
      """;

  private static void assertEnds(String rule, Consumer<MatchContext> action) {
    Scene scene = Scene.of(Books.of(HEAD + rule)).has(0, "a", "card", "active", "power", 1).start();
    Match match = scene.match();
    String before = match.save();
    ActionFailedException failed =
        catchThrowableOfType(ActionFailedException.class, () -> match.update(action));
    assertThat(failed.reason()).isEqualTo("events");
    assertThat(failed)
        .hasMessageContaining("100000 events in one action")
        .hasMessageContaining("fired last: '")
        .hasMessageContaining("' of own.rules, written at ")
        .hasMessageNotContaining("Effects that ran last");
    assertThat(failed.isEndless()).isTrue();
    assertThat(match.save()).isEqualTo(before);
  }

  /** An effect that is not in play awaits the events; those who watch are shown that, too. */
  @Test
  void eventsWithoutSuchRulesHaveNoLimitOfTheirOwn() {
    RuleBook book =
        Books.of(
            Cards.answer("b", "hears", Trigger.own("power changes"), Steps.run("shout", "pong")));
    for (RuleBook way : List.of(book, book.throughNetwork())) {
      Scene scene =
          Scene.of(way)
              .limits(new Limits(1_000, 5, 1_000, 1_000, false))
              .has(0, "a", "card", "active", "power", 1)
              .start();
      scene
          .match()
          .update(
              match -> {
                for (int power = 2; power < 30; power++) {
                  match.setStat(match.entity(0), "power", power);
                }
              });
      assertThat(scene.power("card")).isEqualTo(29);
    }
  }

  @Test
  void anEventThatIsRaisedAgain() {
    assertEnds(
        "rule \"again\" when Event( trigger == \"loop\" ) then"
            + " changes.raise( Event.of( \"loop\" ) ); end",
        match -> match.raise(Event.of("loop")));
  }

  @Test
  void aNumberThatIsChangedAgain() {
    assertEnds(
        "rule \"grows\" when Event( trigger == \"power changes\", $s : subject )"
            + " $e : Entity( id == $s ) then"
            + " changes.setStat( $e, \"power\", $e.stat( \"power\" ) + 1 ); end",
        match -> match.setStat(match.entity(0), "power", 2));
  }

  @Test
  void aLoopOfOneConsequence() {
    assertEnds(
        "rule \"loops\" when Event( trigger == \"loop\" ) then"
            + " while ( true ) { changes.raise( Event.of( \"other\" ) ); } end"
            + " rule \"hears\" when Event( trigger == \"other\" ) then end",
        match -> match.raise(Event.of("loop")));
  }

  @Test
  void aLoopOfOneCall() {
    Scene scene =
        Scene.of(Books.of(HEAD + "rule \"hears\" when Event( trigger == \"other\" ) then end"))
            .start();
    String before = scene.match().save();
    ActionFailedException failed =
        catchThrowableOfType(
            ActionFailedException.class,
            () ->
                scene
                    .match()
                    .update(
                        match -> {
                          while (true) {
                            match.raise(Event.of("other"));
                          }
                        }));
    assertThat(failed).hasMessageContaining("100000 events in one action");
    assertThat(scene.match().save()).isEqualTo(before);
  }
}
