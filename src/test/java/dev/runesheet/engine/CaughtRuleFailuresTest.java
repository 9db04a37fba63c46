package dev.runesheet.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.runesheet.api.Match;
import dev.runesheet.engine.testgame.Books;
import dev.runesheet.engine.testgame.Scene;
import dev.runesheet.spi.MatchContext;
import dev.runesheet.spi.fact.Entity;
import dev.runesheet.spi.fact.Event;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.kie.api.event.rule.AfterMatchFiredEvent;
import org.kie.api.event.rule.DefaultAgendaEventListener;

/** What a failed rule was shown is gone for a match that goes on after the failure. */
public class CaughtRuleFailuresTest {

  private static final String RULES =
      """
      package own.rules;
      import dev.runesheet.spi.fact.*;
      import dev.runesheet.engine.CaughtRuleFailuresTest.Toll;
      rule "fails" when $t : Toll( BROKEN ) $e : Entity() then $t.pay( $e ); end
      rule "hears" when Event( trigger == "go" ) then end
      rule "meets" when $t : Toll() Event( trigger == "go" ) then $t.meets(); end
      """;

  /** A question that no rule answers. */
  public static final class Toll {
    private final List<String> met;

    Toll(List<String> met) {
      this.met = met;
    }

    /** A number that is none. */
    public int getCoins() {
      throw new IllegalStateException("no coins");
    }

    public void pay(Entity payer) {
      throw new IllegalStateException(payer.getName() + " has nothing");
    }

    public void meets() {
      met.add("met");
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "coins > 3"})
  void furtherFactsDoNotMeetIt(String condition) {
    List<String> met = new ArrayList<>();
    try (Match match = match(condition)) {
      match.update(
          context -> {
            fails(context, met);
            context.raise(Event.of("go"));
          });
      match.update(context -> fails(context, met));
      match.update(context -> context.raise(Event.of("go")));
    }
    assertThat(met).isEmpty();
  }

  @Test
  void listenersOfTheSessionStay() {
    List<String> fired = new ArrayList<>();
    List<String> met = new ArrayList<>();
    try (Match match = match("")) {
      match
          .session()
          .addEventListener(
              new DefaultAgendaEventListener() {
                @Override
                public void afterMatchFired(AfterMatchFiredEvent event) {
                  fired.add(event.getMatch().getRule().getName());
                }
              });
      match.update(context -> fails(context, met));
      match.update(context -> context.raise(Event.of("go")));
      assertThat(met).isEmpty();
      assertThat(match.session().getObjects()).noneMatch(Toll.class::isInstance);
    }
    assertThat(fired).containsExactly("hears");
  }

  private static void fails(MatchContext context, List<String> met) {
    assertThatThrownBy(() -> context.consult(new Toll(met)))
        .hasRootCauseInstanceOf(IllegalStateException.class);
  }

  private static Match match(String condition) {
    return Scene.of(Books.of(RULES.replace("BROKEN", condition)))
        .has(0, "a", "card", "active", "power", 1)
        .start()
        .match();
  }
}
