package dev.runesheet.game.valeria.authoring;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.game.valeria.CardKind;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Diagnostics;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** A card that no match would deal, since it stands alone with its expansion or area. */
class StrayCardsTest {

  private final List<CardSource> cards = new ArrayList<>();

  private StrayCardsTest card(CardKind kind, String expansion, String area) {
    int row = cards.size() + 8;
    Map<String, String> texts = new HashMap<>();
    Map<String, SourceLocation> places = new HashMap<>();
    for (String key : List.of(CardSheets.EXPANSION, CardSheets.AREA)) {
      String text = key.equals(CardSheets.EXPANSION) ? expansion : area;
      if (!text.isEmpty()) {
        texts.put(key, text);
      }
      String cell = (key.equals(CardSheets.EXPANSION) ? "E" : "G") + row;
      places.put(key, SourceLocation.cell("cards.xlsx", "Cards", cell));
    }
    cards.add(
        new CardSource(
            kind, "x" + row, texts, places, SourceLocation.cell("cards.xlsx", "Cards", "B" + row)));
    return this;
  }

  private List<String> found() {
    Diagnostics findings = new Diagnostics();
    StrayCards.check(cards, findings);
    return findings.all().stream().map(Diagnostic::toString).toList();
  }

  private StrayCardsTest threeOfTheHills() {
    return card(CardKind.MONSTER, "base1", "Hills")
        .card(CardKind.MONSTER, "base1", "Hills")
        .card(CardKind.MONSTER, "base1", "Hills");
  }

  @Test
  void cardsThatShareTheirWordsAreNotFound() {
    assertThat(threeOfTheHills().found()).isEmpty();
  }

  @Test
  void aMisspeltExpansionIsFoundAtItsCell() {
    assertThat(threeOfTheHills().card(CardKind.MONSTER, "bsae1", "Hills").found())
        .singleElement()
        .asString()
        .contains("!Cards!E11", "RS134", "'bsae1'", "did you mean 'base1'?");
  }

  @Test
  void anAreaOfOneMonsterIsFoundAtItsCell() {
    assertThat(threeOfTheHills().card(CardKind.MONSTER, "base1", "Nowhere").found())
        .singleElement()
        .asString()
        .contains("!Cards!G11", "RS134", "'Nowhere'");
  }

  @Test
  void anExpansionThatOneCardOfTheSheetLacksIsFoundAtItsCell() {
    assertThat(threeOfTheHills().card(CardKind.MONSTER, "", "Hills").found())
        .singleElement()
        .asString()
        .contains("!Cards!E11", "RS134", "an empty cell");
  }

  @Test
  void kindsWithoutExpansionsAndStartersAreLeftAlone() {
    card(CardKind.AGENT, "", "").card(CardKind.AGENT, "", "").card(CardKind.AGENT, "", "");
    assertThat(threeOfTheHills().card(CardKind.STARTER, "margraves", "").found()).isEmpty();
  }

  @Test
  void anExpansionThatOneStarterLacksIsFoundAtItsCell() {
    card(CardKind.STARTER, "base", "").card(CardKind.STARTER, "margraves", "");
    assertThat(card(CardKind.STARTER, "", "").found())
        .singleElement()
        .asString()
        .contains("!Cards!E10", "RS134", "an empty cell");
  }
}
