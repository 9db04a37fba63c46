package dev.runesheet.testing.footprint;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.node.MissingNode;
import dev.runesheet.api.Match;
import dev.runesheet.api.RuleBook;
import dev.runesheet.engine.rules.RuleSource;
import dev.runesheet.engine.testgame.Books;
import dev.runesheet.engine.testgame.Cards;
import dev.runesheet.engine.testgame.Scene;
import dev.runesheet.engine.testgame.Skirmish;
import dev.runesheet.engine.testgame.Steps;
import dev.runesheet.spi.SourceNotes;
import dev.runesheet.spi.question.PureQuestion;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Which tests have to do with a rule. */
public class TestImpactsTest {

  private static final String ROWS =
      """
      package rules.test;
      import dev.runesheet.testing.footprint.TestImpactsTest.Toll;
      rule "Bridge" when $t : Toll( way == "bridge" ) then $t.pays(); end
      """;

  /** What a way costs. */
  public static final class Toll implements PureQuestion {
    private final String way;

    Toll(String way) {
      this.way = way;
    }

    @Override
    public Object asked() {
      return way;
    }

    public String getWay() {
      return way;
    }

    public void pays() {
      // What it costs makes no difference here.
    }
  }

  @Test
  void aRuleTouchesEachTestThatIsGivenItsRememberedAnswer() {
    TestImpacts<String> footprints = new TestImpacts<>();
    List<RuleSource> sources = new ArrayList<>(Books.sources(List.of()));
    sources.add(new RuleSource("extra.drl", ROWS));
    RuleBook book =
        RuleBook.compile(
            new Skirmish(), sources, SourceNotes.NONE, MissingNode.getInstance(), footprints);

    footprints.of("first", () -> asks(book, "bridge"));
    footprints.of("second", () -> asks(book, "bridge"));
    footprints.of("third", () -> asks(book, "road"));

    assertThat(
            footprints.touching(
                new RulePart("Bridge", "", "Road"), List.of("first", "second", "third")))
        .containsExactly("first", "second");
    assertThat(
            footprints.touching(
                new RulePart("New", "", "Toll"), List.of("first", "second", "third")))
        .containsExactlyInAnyOrder("first", "second", "third");
  }

  @Test
  void anAbilityTouchesEachTestInWhichItIsOffered() {
    TestImpacts<String> footprints = new TestImpacts<>();
    List<RuleSource> sources =
        new ArrayList<>(
            Books.sources(List.of(Cards.ability("bard", "sing", Steps.gain("gold", 1)))));
    RuleBook book =
        RuleBook.compile(
            new Skirmish(), sources, SourceNotes.NONE, MissingNode.getInstance(), footprints);

    footprints.of("bard", () -> begins(book, "bard"));
    footprints.of("peasant", () -> begins(book, "peasant"));

    assertThat(
            footprints.touching(
                new RulePart("", "bard/sing", "Reaction"), List.of("bard", "peasant")))
        .containsExactly("bard");
  }

  private static boolean begins(RuleBook book, String card) {
    Scene.of(book).has(0, card).start().match().close();
    return true;
  }

  private static boolean asks(RuleBook book, String way) {
    Match match = Scene.of(book).has(0, "peasant").start().match();
    match.update(context -> context.consult(new Toll(way)));
    match.close();
    return true;
  }
}
