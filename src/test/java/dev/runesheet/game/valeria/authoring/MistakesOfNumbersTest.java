package dev.runesheet.game.valeria.authoring;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Numbers of tables that the harbour, the decks or the reserves never reach, and older words. */
class MistakesOfNumbersTest {

  private static final String ENDING = "decision-tables/valeria/ending.drl.xlsx";
  private static final String SCORING = "decision-tables/valeria/scoring.drl.xlsx";
  private static final String ALIASES = "data/valeria/aliases.yaml";

  @Test
  void theShippedGameHasNone() {
    assertThat(new EditedCards().findings()).isEmpty();
  }

  @Test
  void anEndThatWaitsForMoreCardsThanTheExhaustedDeckHasIsFound() throws IOException {
    assertThat(new EditedCards().cell(ENDING, "Ends", "G10", 100).findings())
        .singleElement()
        .asString()
        .contains("!Ends!G10", "RS092", "100 exhausted cards drawn", "at most 2");
    assertThat(new EditedCards().cell(ENDING, "Ends", "G10", 1).findings()).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({"E14, 60, 6", "E14, >= 7, 6", "E8, 22, 21"})
  void moreCargoThanTheHarbourHasIsFound(String cell, String number, String most)
      throws IOException {
    assertThat(new EditedCards().cell(SCORING, "Cargo", cell, number).findings())
        .singleElement()
        .asString()
        .contains("!Cargo!" + cell, "RS092", "at most " + most + ", as many as there are");
  }

  @ParameterizedTest
  @ValueSource(strings = {">= 6", "2..9", "not 6"})
  void cargoThatThereCanBeIsNot(String number) throws IOException {
    assertThat(new EditedCards().cell(SCORING, "Cargo", "E14", number).findings())
        .noneMatch(one -> one.contains("RS092"));
  }

  @Test
  void aReserveWithoutMonstersOfWhichMonstersArePlacedIsFound() throws IOException {
    String place = "seq all_must place_reserve_monster pool=";
    assertThat(cards("Events", "P23", place + "kings_guard"))
        .anyMatch(
            one ->
                one.contains("!Events!P23")
                    && one.contains("the reserve 'kings_guard', which holds citizens"));
  }

  @Test
  void goldOfACardOnWhichNobodyPutsAnyIsToldAtItsCell() throws IOException {
    assertThat(cards("Events", "R10", "gain_self_gold_pool"))
        .singleElement()
        .asString()
        .contains("!Events!R10", "RS131", "puts gold on the card");
    assertThat(
            new EditedCards()
                .cell(EffectTables.CARDS, "Events", "O39", "")
                .cell(EffectTables.CARDS, "Events", "P39", "")
                .cell(EffectTables.CARDS, "Events", "G39", "")
                .findings())
        .anyMatch(one -> one.contains("!Events!R39") && one.contains("puts gold on the card"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"g", "gain", "slay", "all_lose"})
  void anOlderWordThatTheLanguageHasAnywayIsFound(String word) {
    assertThat(new EditedCards().text(ALIASES, "immunity.steal:", word + ":").findings())
        .anyMatch(one -> one.contains(ALIASES) && one.contains("RS008") && one.contains(word));
  }

  private static List<String> cards(String sheet, String cell, String text) throws IOException {
    return new EditedCards().cell(EffectTables.CARDS, sheet, cell, text).findings();
  }
}
