package dev.runesheet.game.declared;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.api.Match;
import dev.runesheet.game.declared.authoring.DeclaredGames;
import dev.runesheet.game.declared.authoring.display.TableDrawing;
import dev.runesheet.pack.tool.GameTools;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What a table of a declared game shows of cards that do not lie in play. */
class TableDrawingTest {

  private static final String GAME =
      """
      players: 2
      turns: 6
      kinds: {player: {points: 0}, ware: {at: 2}}
      zones: {hand: {seen by: owner}, shop: {any order: true}}
      deck zone: hand
      phases:
        - {phase: main, actions: [reveal, show, offer, cheapen, skip]}
      actions:
        skip: {ends: true}
        reveal: {with: own hand, then: [{do: reveal, target: self}], ends: true}
        show: {with: own hand, then: [{do: show, target: self, player: opponent}], ends: true}
        offer: {with: own hand, then: [{do: move, target: self, zone: shop}]}
        cheapen: {with: own hand, then: [{for each: own shop, then: [%s]}]}
      """
          .formatted("{do: set-stat, target: target, stat: at, value: 0}");

  private static final String CARDS =
      "cards: {silk: {name: Silk, kind: ware}, tea: {name: Tea, kind: ware}}\n";

  private static final String DECKS = "decks: {all: {silk: 3, tea: 1}}\n";

  @Test
  void cardsThatWereRevealedAreNamedForOthers() {
    try (Match match = after("reveal Tea")) {
      assertThat(own(match, 1)).contains("one  hand: Tea (at 2)");
    }
  }

  /** Nobody else is told who looked at it. */
  @Test
  void cardsThatWereShownToOneAreNamedForHimAlone() {
    try (Match match = after("show Tea")) {
      assertThat(own(match, 1)).contains("one  hand: Tea (at 2)");
      assertThat(own(match, 0)).hasSize(1);
      assertThat(table(match)).filteredOn("  hand: 4 cards"::equals).hasSize(2);
    }
  }

  @Test
  void openCardsThatDifferInTheirNumbersAreShownApart() {
    try (Match match = after("offer Silk", "offer Silk", "cheapen Tea", "offer Silk")) {
      assertThat(table(match)).contains("  shop: 2 Silk (at 0), Silk");
    }
  }

  /** A reader could not tell it from one that is still as it began. */
  @Test
  void aNumberThatHasBecomeZeroIsShown() {
    String game = GAME.replace("player: {points: 0}", "player: {points: 0, health: 5}");
    String cards = CARDS.replace("kind: ware}}", "kind: ware, at: 0}}");
    WrittenGame written = new WrittenGame(game, cards, DECKS);
    try (Match match = WrittenGame.match(written.book(), 2)) {
      match.update(now -> now.setStat(now.entity(1), "health", 0));
      assertThat(table(match)).contains("one  health 5", "other  health 0");
      assertThat(own(match, 0).get(0)).contains("Silk (at 2)", "Tea (at 0)");
    }
    assertThat(new DeclaredGames().part(GameTools.class, "written").orElseThrow())
        .extracting(tools -> tools.describe(written.book(), "tea"))
        .isEqualTo("ware, at 0.");
  }

  @Test
  void aNumberOfTheGameIsShownOnceItHasChanged() {
    String game = GAME.replace("kinds: {", "kinds: {game: {torch: 9, size: 3}, ");
    try (Match match = WrittenGame.match(new WrittenGame(game, CARDS, DECKS).book(), 2)) {
      assertThat(table(match).get(0)).doesNotContain("torch");
      match.update(now -> now.setStat(now.entity(2), "torch", 8));
      assertThat(table(match).get(0)).isEqualTo("torch 8");
    }
  }

  private static Match after(String... choices) {
    Match match = WrittenGame.match(new WrittenGame(GAME, CARDS, DECKS).book(), 2);
    for (String choice : choices) {
      WrittenGame.choose(match, choice);
    }
    return match;
  }

  private static TableDrawing drawing(Match match) {
    return new TableDrawing(match, List.of("one", "other"));
  }

  private static List<String> own(Match match, int player) {
    return drawing(match).own(player, (owner, text) -> text).lines().toList();
  }

  private static List<String> table(Match match) {
    return drawing(match).table((player, text) -> text).lines().toList();
  }
}
