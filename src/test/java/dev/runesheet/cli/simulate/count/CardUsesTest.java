package dev.runesheet.cli.simulate.count;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.pack.tool.CardPath;
import dev.runesheet.spi.Decision;
import dev.runesheet.spi.Happening;
import dev.runesheet.spi.Happening.Appeared;
import dev.runesheet.spi.Happening.Cause;
import dev.runesheet.spi.Happening.Moved;
import dev.runesheet.spi.Option;
import dev.runesheet.spi.action.Pick;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** For whom a card counts that one player brings into a common deck and another draws. */
class CardUsesTest {

  private static final CardPath PATH =
      new CardPath(Set.of("pile"), Set.of("hand"), Set.of(), Appeared::name);

  private static final Happening TEA = appeared(7, "Tea");
  private static final Happening IRON = appeared(8, "Iron");

  private static Happening appeared(int card, String name) {
    return new Appeared(card, "ware", name, name, 0, "pile", Cause.GAME);
  }

  private static Happening moved(int from, String zone, int to) {
    return new Moved(7, "", 0, from, false, zone, 0, to, false, Cause.GAME);
  }

  private static List<Map<String, CardFate>> uses(Happening... happened) {
    return CardUses.of(
        List.of(happened), PATH, List.of(List.of("Tea", "Iron"), List.of("Iron"), List.of()));
  }

  @Test
  void aCardThatAnotherDrawsCountsForHim() {
    assertThat(uses(TEA, IRON, moved(0, "pile", 1), moved(1, "hand", 2), moved(2, "road", 2)))
        .containsExactly(Map.of("Iron", CardFate.NEVER), Map.of(), Map.of("Tea", CardFate.PLAYED));
  }

  @Test
  void aCardThatNobodyDrawsCountsForWhoBroughtIt() {
    assertThat(uses(TEA, moved(0, "pile", 1)))
        .containsExactly(Map.of("Tea", CardFate.NEVER), Map.of(), Map.of());
  }

  @Test
  void aCardThatIsLostToAnotherStaysThatOfWhoDrewIt() {
    assertThat(uses(TEA, moved(0, "hand", 0), moved(0, "hand", 1), moved(1, "road", 1)))
        .containsExactly(Map.of("Tea", CardFate.PLAYED), Map.of(), Map.of());
  }

  @Test
  void aCardThatGoesBackCountsForWhoDrawsItThen() {
    assertThat(uses(TEA, moved(0, "hand", 1), moved(1, "pile", 1), moved(1, "hand", 2)))
        .containsExactly(Map.of(), Map.of(), Map.of("Tea", CardFate.DRAWN));
  }

  @Test
  void aCardThatNeverComesToAHandIsNotDrawn() {
    assertThat(uses(TEA, moved(0, "discard", 0), moved(0, "road", 1)))
        .containsExactly(Map.of("Tea", CardFate.NEVER), Map.of(), Map.of());
  }

  /** A path where the hand is no action's, and cards of a purse are played by an action. */
  private static final CardPath ASKED =
      new CardPath(
          Set.of("pile"),
          Set.of("hand", "veiled", "purse"),
          Set.of("actions/bid"),
          Set.of("hand", "veiled"),
          Set.of("spent", "board"),
          Set.of("rules/hand limit"),
          Appeared::name);

  private static final Happening END = new Happening.PhaseEnded("main", 1, 0, 0);
  private static final int PLAYER = 1;
  private static final int CARD = 8;

  /** The use of a card in Ann's hand, after what happened. */
  private static CardFate asked(Happening... happened) {
    List<Happening> all = new ArrayList<>(List.of(TEA, IRON, moved(-1, "hand", 0)));
    all.addAll(List.of(happened));
    return CardUses.of(all, ASKED, List.of(List.of("Tea"), List.of("Iron"))).get(0).get("Tea");
  }

  private static Happening chosen(int player, String effect, int holder) {
    Option option = new Option("7", "Tea", new Pick(7, "tea"));
    return new Happening.Answered(
        new Decision("d1", player, "choose", List.of(option), false, effect, holder),
        option,
        false);
  }

  @Test
  void aCardThatAPlayerChoosesInTheHandIsPlayedWhenAllSeeIt() {
    Happening chosen = chosen(0, "rules/rites", PLAYER);
    assertThat(asked(chosen, moved(0, "spent", -1))).isEqualTo(CardFate.PLAYED);
    assertThat(asked(chosen, moved(0, "veiled", 0))).isEqualTo(CardFate.DRAWN);
    assertThat(asked(chosen, moved(0, "veiled", 0), END, moved(0, "spent", -1)))
        .isEqualTo(CardFate.PLAYED);
  }

  @Test
  void aCardThatLeavesTheHandOtherwiseIsNotPlayed() {
    Happening discarded = moved(0, "spent", -1);
    Happening chosen = chosen(0, "rules/rites", PLAYER);
    assertThat(asked(discarded)).isEqualTo(CardFate.DRAWN);
    assertThat(asked(chosen(0, "iron/cost", CARD), discarded)).isEqualTo(CardFate.DRAWN);
    assertThat(asked(chosen(1, "rules/theft", PLAYER), discarded)).isEqualTo(CardFate.DRAWN);
    assertThat(asked(chosen(0, "rules/hand limit", PLAYER), discarded)).isEqualTo(CardFate.DRAWN);
    assertThat(asked(chosen, END, discarded)).isEqualTo(CardFate.DRAWN);
    assertThat(asked(chosen, moved(0, "pile", -1), moved(-1, "spent", -1)))
        .isEqualTo(CardFate.NEVER);
    assertThat(asked(moved(0, "purse", 0), chosen, discarded)).isEqualTo(CardFate.DRAWN);
  }
}
