package dev.runesheet.game.declared;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.runesheet.api.Match;
import dev.runesheet.api.RuleBook;
import dev.runesheet.spi.MatchContext;
import dev.runesheet.spi.fact.StatSchema;
import java.util.List;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A match is saved in the middle of a turn in which players did what can be done once only. */
class SavedTurnTest {

  private static final int USES = 8;

  private static final WrittenGame GAME =
      new WrittenGame(
          """
          players: 2
          turns: 5
          kinds:
            player: {gold: 0}
            unit: {power: 1}
          zones:
            deck: {}
            board: {in play: true}
          deck zone: deck
          phases:
            - {phase: main, event: turn starts, actions: [deploy, tap, done]}
          actions:
            deploy:
              with: own deck
              then: [{do: enter, target: self, zone: board}]
            tap:
              with: own board
              once: true
              then: [{do: add-stat, target: owner, stat: gold, delta: 1}]
            done: {ends: true}
          """,
          "cards: {scout: {name: Scout, kind: unit}}",
          "decks: {all: {scout: 8}}");

  @Test
  void aMatchIsSavedWhateverWasDoneOnceInTheTurn() {
    RuleBook book = GAME.book();
    try (Match match = WrittenGame.match(book, 2)) {
      for (int i = 0; i < USES; i++) {
        WrittenGame.choose(match, "deploy Scout");
      }
      for (int i = 0; i < USES; i++) {
        WrittenGame.choose(match, "tap Scout");
        String saved = match.save();
        try (Match restored = book.restore(saved)) {
          assertThat(restored.save()).isEqualTo(saved);
          assertThat(WrittenGame.options(restored)).isEqualTo(WrittenGame.options(match));
        }
      }
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          3 | hnad | zone 'hnad' is not one of deck, board
          3 | (table) | zone '(table)' is not one of deck, board
          2 | deck | is no card: it cannot go to 'deck'
          0 | board | is no card: it cannot go to 'board'
          """)
  void aCardThatAnOwnVerbSendsWhereNoZoneIsIsRefused(int entity, String zone, String words) {
    assertRefused(context -> context.move(context.entity(entity), zone, 0), words);
  }

  @Test
  void anEntityThatAnOwnVerbMakesIsACardOfTheGame() {
    StatSchema power = new StatSchema(List.of("power"));
    assertRefused(
        context -> context.createAside("unit", "scuot", "Scuot", 0, "deck", power),
        "card 'scuot' is not scout; did you mean 'scout'?");
    assertRefused(
        context -> context.createAside("rock", "scout", "Scout", 0, "deck", power),
        "'scout' is made as 'rock', expected its kind, 'unit'");
    assertRefused(
        context -> context.createAside("scout", "player", "Scout", 0, "deck", power),
        "card 'player' is not scout");
  }

  @Test
  void whatAnOwnVerbBringsIntoPlayIsACardOfTheGame() {
    assertRefused(
        context -> context.enterPlay("scuot", context.entity(3), "board", 0),
        "card 'scuot' is not scout; did you mean 'scout'?");
    assertRefused(context -> context.enterPlay("scuot", context.entity(3)), "card 'scuot' is not");
  }

  @Test
  void noPlayerControlsAnother() {
    assertRefused(
        context -> context.control(context.entity(0), 1), "is no card: nobody else can control it");
    assertRefused(
        context -> context.control(context.entity(2), 1), "is no card: nobody else can control it");
  }

  @Test
  void playersAndTheGameAreNotMoved() {
    for (int id : new int[] {0, 2}) {
      assertRefused(
          context -> context.move(context.entity(id), "table", 0),
          "is no card: it cannot be moved.");
      assertRefused(
          context -> context.move(context.entity(id), "board", 0),
          "is no card: it cannot go to 'board'.");
    }
  }

  @Test
  void noPlaceIsBelowZeroAndNoPlayerIsBeyondAll() {
    String place = "place (-1) must not be below 0.";
    assertRefused(context -> context.move(context.entity(3), "deck", -1), place);
    assertRefused(context -> context.transfer(context.entity(3), 1, "deck", -1), place);
    assertRefused(context -> context.leavePlay(context.entity(3), "deck", -1), place);
    assertRefused(context -> context.isOut(2), "player (2) is not in this match");
  }

  private static void assertRefused(Consumer<MatchContext> change, String words) {
    try (Match match = WrittenGame.match(GAME.book(), 2)) {
      assertThatThrownBy(() -> match.update(change)).hasMessageContaining(words);
    }
  }
}
