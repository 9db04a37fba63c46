package dev.runesheet.table.effect.column;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.engine.testgame.Grant;
import dev.runesheet.engine.verb.AddStat;
import dev.runesheet.engine.verb.ClampStat;
import dev.runesheet.engine.verb.Damage;
import dev.runesheet.engine.verb.Draw;
import dev.runesheet.engine.verb.LeavePlay;
import dev.runesheet.engine.verb.Raise;
import dev.runesheet.game.declared.verb.NumberVerbs;
import dev.runesheet.game.queensblood.PlacingVerbs;
import dev.runesheet.game.queensblood.ScoreVerbs;
import dev.runesheet.model.verb.VerbSpec;
import dev.runesheet.model.vocabulary.VerbCatalog;
import dev.runesheet.spelling.YesNo;
import dev.runesheet.spi.fact.Entity;
import dev.runesheet.spi.fact.Reaction;
import dev.runesheet.spi.verb.Param;
import dev.runesheet.spi.verb.Verb;
import dev.runesheet.table.layout.ArgumentForm;
import dev.runesheet.table.layout.VerbColumn;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** The headings of the columns that one verb has, for people who read them from left to right. */
public class VerbHeadingsTest {

  private static final ArgumentForm SELF = ArgumentForm.entity("self");

  private static final VerbCatalog VERBS =
      VerbCatalog.of(
          List.of(
              AddStat.class,
              ClampStat.class,
              Damage.class,
              Draw.class,
              Grant.class,
              ScoreVerbs.class,
              LeavePlay.class,
              NumberVerbs.class,
              Pay.class,
              PlacingVerbs.class,
              Raise.class));

  /** A verb whose sentence names its parameters in another order. */
  @Verb(
      name = "pay",
      says = "pay {amount} to {target} in {coin}",
      doc = "Pays.",
      changes = Verb.Change.STAT)
  public static final class Pay {

    private Pay() {}

    /** Does it. */
    public static void perform(
        Reaction reaction,
        @Param(value = "target", doc = "who is paid") Entity target,
        @Param(value = "coin", words = "coin", doc = "in what") String coin,
        @Param(value = "amount", doc = "how much") double amount) {
      reaction.called(target, coin, amount);
    }
  }

  /** A verb with a parameter that is an enum. */
  @Verb(
      name = "settle",
      says = "settle {target}: {whole}",
      doc = "Settles.",
      changes = Verb.Change.STAT)
  public static final class Settle {

    private Settle() {}

    /** Does it. */
    public static void perform(
        Reaction reaction,
        @Param(value = "target", doc = "who settles") Entity target,
        @Param(value = "whole", doc = "whether all of it") YesNo whole) {
      reaction.called(target, whole);
    }
  }

  @Test
  void theSentenceIsCutBetweenTheParts() {
    assertThat(headings("add-stat", SELF, ArgumentForm.WORD, ArgumentForm.NUMBER))
        .containsExactly("Change holder's stat", "by a number");
    assertThat(
            headings(
                "clamp-stat", SELF, ArgumentForm.WORD, ArgumentForm.NUMBER, ArgumentForm.NUMBER))
        .containsExactly("Keep holder's stat", "between a number", "and a number");
    assertThat(headings("spawn-tokens", ArgumentForm.WORD, ArgumentForm.WORD, ArgumentForm.WORD))
        .containsExactly(
            "Spawn a card (rank 1)", "a card (rank 2)", "or a card (rank 3) on each empty tile");
  }

  @Test
  void aListThatTheSentenceNamesIsNotNamedTwice() {
    assertThat(headings("deal", SELF, ArgumentForm.NUMBER, ArgumentForm.WORD))
        .containsExactly("Deal a number", "to holder by the calculation");
  }

  @Test
  void aNumberOfWhatIsCountedIsSaidToBeOne() {
    assertThat(headings("draw", SELF, ArgumentForm.NUMBER, ArgumentForm.WORD, ArgumentForm.WORD))
        .containsExactly("Holder draws a number of", "cards from the zone", "to the zone");
    assertThat(label("score-bonus", ArgumentForm.NUMBER))
        .isEqualTo("Add a number of points to the lane");
    assertThat(label("score-bonus", ArgumentForm.statOf("self")))
        .isEqualTo("Add holder's stat points to the lane");
    assertThat(headings("add-stat", SELF, ArgumentForm.WORD, ArgumentForm.NUMBER).get(1))
        .isEqualTo("by a number");
  }

  @Test
  void aWordOfAListHasItsArticleUnlessTheSentenceHasIt() {
    assertThat(label("raise", SELF, ArgumentForm.WORD)).isEqualTo("An event happens to holder");
    assertThat(label("leave", SELF, ArgumentForm.WORD)).isEqualTo("Holder leaves play to the zone");
  }

  @Test
  void whatTheSentenceDoesNotNameIsCalledByItsName() {
    assertThat(headings("grant", ArgumentForm.WORD, SELF, ArgumentForm.WHOLE))
        .containsExactly("Grant an effect to holder", "turns");
  }

  @Test
  void aSentenceInAnotherOrderIsNotCut() {
    assertThat(headings("pay", SELF, ArgumentForm.WORD, ArgumentForm.NUMBER))
        .containsExactly("Pay a number to holder in a coin: coin", "Pay: amount");
  }

  @Test
  void aWordOfAnEnumBecomesItsConstantWhenTheRowRuns() {
    VerbColumn column =
        VerbColumn.of(VerbCatalog.of(List.of(Settle.class)).get("settle"), SELF, ArgumentForm.WORD);
    assertThat(VerbTemplate.of(column))
        .isEqualTo(
            "Settle.perform($r, $r.getSelf(), dev.runesheet.spelling.Word.of("
                + "dev.runesheet.spelling.YesNo.class, \"$param\"));");
  }

  @Test
  void aCellOfOnePartHasTheWholeSentence() {
    assertThat(headings("damage", SELF, ArgumentForm.NUMBER)).isEmpty();
  }

  @Test
  void noTwoColumnsOfAVerbHaveTheSameHeadings() {
    for (VerbSpec verb : VERBS.all()) {
      Set<List<String>> seen = new HashSet<>();
      for (VerbColumn column : VerbColumn.all(verb)) {
        List<String> headings = VerbHeadings.of(column);
        List<String> shown = headings.isEmpty() ? List.of(VerbLabel.of(column)) : headings;
        assertThat(seen.add(shown)).as(shown.toString()).isTrue();
      }
    }
  }

  private static String label(String verb, ArgumentForm... forms) {
    return VerbLabel.of(VerbColumn.of(VERBS.get(verb), forms));
  }

  private static List<String> headings(String verb, ArgumentForm... forms) {
    return VerbHeadings.of(VerbColumn.of(VERBS.get(verb), forms));
  }
}
