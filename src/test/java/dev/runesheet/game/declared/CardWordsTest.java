package dev.runesheet.game.declared;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.api.Match;
import dev.runesheet.api.RuleBook;
import dev.runesheet.game.declared.setup.DeclaredSetup;
import dev.runesheet.game.declared.setup.DeclaredSetup.Placed;
import dev.runesheet.game.declared.setup.DeclaredSetup.Position;
import dev.runesheet.game.declared.setup.DeclaredSetup.Seat;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.pack.Packs;
import dev.runesheet.spi.Chance;
import dev.runesheet.spi.Decision;
import dev.runesheet.spi.Happening;
import dev.runesheet.spi.Option;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Properties of cards that are words, coins, and changes that depend on where their holder is. */
class CardWordsTest {

  private static EditedGame vale() {
    return new EditedGame("ember-vale")
        .edit(
            "game.yaml",
            "turns: 60",
            "turns: 60\nwords:\n  element: [fire, frost]\n  rival: []\n  trait: [calm]")
        .edit("cards.yaml", "name: Spark Imp,", "name: Spark Imp, element: fire, rival: Ash Hound,")
        .edit("cards.yaml", "name: Ash Hound,", "name: Ash Hound, element: frost,");
  }

  @Test
  void aScopeReachesOnlyThoseWithItsWords() {
    EditedGame edited =
        vale()
            .edit(
                "game.yaml",
                "  enemy player:",
                "  own fire: {zone: board, whose: own, words: {element: fire}}\n  enemy player:")
            .edit("cards.yaml", "of: other own units, by: 1", "of: own fire, by: 1");
    try (Match match = match(edited, List.of("flame-caller", "spark-imp", "ash-hound"))) {
      assertThat(stat(match, "spark-imp", "attack")).isEqualTo(3);
      assertThat(stat(match, "ash-hound", "attack")).isEqualTo(3);
      assertThat(stat(match, "flame-caller", "attack")).isEqualTo(2);
    }
  }

  @ParameterizedTest
  @CsvSource({
    "element of target is fire,         spark-imp, -",
    "element of target is not fire,     ash-hound, flame-caller",
    "name of target is rival of self,   ash-hound, -",
    "element of target is trait of self, -,        -"
  })
  void aConditionReadsWords(String where, String first, String second) {
    EditedGame edited =
        vale()
            .edit(
                "game.yaml",
                "  rest: {ends: true}",
                "  mark: {with: own units, if: element of self is fire, then: [{for each: own"
                    + " units, where: "
                    + where
                    + ", then: [{do: set-stat, target: target, stat: ward, value: 1}]}]}\n"
                    + "  rest: {ends: true}")
            .edit("game.yaml", "actions: [play,", "actions: [mark, play,");
    try (Match match = match(edited, List.of("flame-caller", "spark-imp", "ash-hound"))) {
      take(match, "mark");
      assertThat(
              match.world().entities().stream()
                  .filter(one -> one.has("ward") && one.stat("ward") == 1)
                  .map(one -> one.getDefinition()))
          .containsExactlyInAnyOrder(
              Stream.of(first, second).filter(card -> !card.equals("-")).toArray(String[]::new));
    }
  }

  @Test
  void coinsAreFlippedOneAfterTheOtherForAllToSee() {
    EditedGame edited =
        vale()
            .edit("game.yaml", "ward: 0}", "ward: 0, luck: 0}")
            .edit(
                "game.yaml",
                "  rest: {ends: true}",
                "  flip: {with: own units, then: [{do: set-stat, target: self, stat: ward, value:"
                    + " heads of 3}, {do: set-stat, target: self, stat: luck, value: 10 * heads"
                    + " before tails}]}\n  rest: {ends: true}")
            .edit("game.yaml", "actions: [play,", "actions: [flip, play,");
    RuleBook book = Packs.build("ember-vale", edited, new Diagnostics());
    try (Match match =
        book.newMatch(setup(List.of("spark-imp")).toJson(), Chance.scripted(1, 2, 1, 1, 1, 2))) {
      match.happenings(1);
      take(match, "flip");

      assertThat(stat(match, "spark-imp", "ward")).isEqualTo(2);
      assertThat(stat(match, "spark-imp", "luck")).isEqualTo(20);
      assertThat(match.happenings(1)).filteredOn(Happening.Rolled.class::isInstance).hasSize(6);
    }
  }

  @Test
  void aChangeHoldsOnlyWhileItsHolderLiesInTheZone() {
    EditedGame edited =
        vale()
            .edit("game.yaml", "  ashes: {}", "  camp: {in play: true}\n  ashes: {}")
            .edit("cards.yaml", "by: 1, name: call", "by: 1, while in: camp, name: call")
            .edit(
                "game.yaml",
                "  rest: {ends: true}",
                "  withdraw: {with: own units, then: [{do: move, target: self, zone: camp}]}\n"
                    + "  rest: {ends: true}")
            .edit("game.yaml", "actions: [play,", "actions: [withdraw, play,");
    try (Match match = match(edited, List.of("flame-caller", "spark-imp"))) {
      assertThat(stat(match, "spark-imp", "attack")).isEqualTo(2);
      take(match, "withdraw");
      assertThat(stat(match, "spark-imp", "attack")).isEqualTo(3);
    }
  }

  @Test
  void anUnknownWordIsToldWithTheNearest() {
    List<Diagnostic> findings =
        vale().edit("cards.yaml", "element: frost", "element: forst").findings();
    assertThat(findings).singleElement().asString().contains("ash-hound/element", "'frost'");
  }

  private static Match match(EditedGame edited, List<String> board) {
    RuleBook book = Packs.build("ember-vale", edited, new Diagnostics());
    return book.newMatch(setup(board).toJson(), 1);
  }

  private static DeclaredSetup setup(List<String> board) {
    List<Placed> cards = board.stream().map(card -> new Placed(card, Map.of())).toList();
    Seat first = new Seat(Map.of(), Map.of("board", cards));
    Seat second = new Seat(Map.of(), Map.of());
    return new DeclaredSetup(
        List.of("fire", "frost"), 0, new Position("day", 1, List.of(first, second)));
  }

  private static void take(Match match, String word) {
    Decision question = match.pendingDecisions().get(0);
    Option option =
        question.options().stream()
            .filter(one -> one.id().startsWith(word))
            .findFirst()
            .orElseThrow();
    match.choose(question.id(), option.id());
  }

  private static double stat(Match match, String card, String stat) {
    return match.world().entities().stream()
        .filter(one -> one.getDefinition().equals(card))
        .findFirst()
        .orElseThrow()
        .stat(stat);
  }
}
