package dev.runesheet.cli.simulate.count;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.pack.tool.CardPath;
import dev.runesheet.spi.Happening;
import dev.runesheet.spi.Happening.Appeared;
import dev.runesheet.spi.Happening.Cause;
import dev.runesheet.spi.Happening.Moved;
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

  private static List<Map<String, Use>> uses(Happening... happened) {
    return CardUses.of(
        List.of(happened), PATH, List.of(List.of("Tea", "Iron"), List.of("Iron"), List.of()));
  }

  @Test
  void aCardThatAnotherDrawsCountsForHim() {
    assertThat(uses(TEA, IRON, moved(0, "pile", 1), moved(1, "hand", 2), moved(2, "road", 2)))
        .containsExactly(Map.of("Iron", Use.NEVER), Map.of(), Map.of("Tea", Use.PLAYED));
  }

  @Test
  void aCardThatNobodyDrawsCountsForWhoBroughtIt() {
    assertThat(uses(TEA, moved(0, "pile", 1)))
        .containsExactly(Map.of("Tea", Use.NEVER), Map.of(), Map.of());
  }

  @Test
  void aCardThatIsLostToAnotherStaysThatOfWhoDrewIt() {
    assertThat(uses(TEA, moved(0, "hand", 0), moved(0, "hand", 1), moved(1, "road", 1)))
        .containsExactly(Map.of("Tea", Use.PLAYED), Map.of(), Map.of());
  }

  @Test
  void aCardThatGoesBackCountsForWhoDrawsItThen() {
    assertThat(uses(TEA, moved(0, "hand", 1), moved(1, "pile", 1), moved(1, "hand", 2)))
        .containsExactly(Map.of(), Map.of(), Map.of("Tea", Use.DRAWN));
  }

  @Test
  void aCardThatNeverComesToAHandIsNotDrawn() {
    assertThat(uses(TEA, moved(0, "discard", 0), moved(0, "road", 1)))
        .containsExactly(Map.of("Tea", Use.NEVER), Map.of(), Map.of());
  }
}
