package dev.runesheet.game.valeria.authoring;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.game.valeria.card.CardKind;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.rows.RecordSheet;
import dev.runesheet.table.TextTable;
import dev.runesheet.table.layout.TableLayout;
import dev.runesheet.table.layout.TypedRow;
import dev.runesheet.table.layout.TypedTable;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** A card that no match would deal, since it stands alone with its expansion or area. */
class UndealtCardsTest {

  private final List<CardSource> cards = new ArrayList<>();

  /** Further cells of the cards that are made. */
  private List<String> numbers = List.of();

  /** The place in the stack of all monsters; each has its own if empty. */
  private String place = "";

  /** The name of all cards; each has its own if empty. */
  private String name = "";

  /** The cell that keeps cards out of all deals. */
  private String undealt = "";

  private UndealtCardsTest card(CardKind kind, String expansion, String area) {
    TableLayout sheet =
        CardSheets.SHEETS.all().stream()
            .filter(one -> CardSheets.kind(one) == kind)
            .map(RecordSheet::layout)
            .findFirst()
            .orElseThrow();
    List<List<String>> rows = new ArrayList<>();
    for (int i = 0; i <= cards.size(); i++) {
      List<String> row =
          new ArrayList<>(
              List.of(
                  kind.letter() + "" + i,
                  "",
                  name.isEmpty() ? "Card " + i : name,
                  expansion,
                  undealt));
      if (kind == CardKind.MONSTER) {
        row.addAll(List.of(area, "Minion", place.isEmpty() ? Integer.toString(i + 1) : place));
      }
      row.addAll(numbers);
      rows.add(row);
    }
    TypedTable table = TextTable.of(sheet, "cards.xlsx", rows);
    TypedRow last = table.rows().get(cards.size());
    cards.add(CardSheets.SHEETS.read(table, last, new Diagnostics()).orElseThrow());
    return this;
  }

  private UndealtCardsTest with(String... cells) {
    numbers = List.of(cells);
    return this;
  }

  @Test
  void aCitizenThatPaysAtNoNumberIsFound() {
    with("2", "5");
    card(CardKind.CITIZEN, "base", "").card(CardKind.CITIZEN, "base", "");
    assertThat(found()).isEmpty();
    assertThat(with("2", "").card(CardKind.CITIZEN, "base", "").found())
        .singleElement()
        .asString()
        .contains("!Citizens!H10", "RS134", "an empty cell", "a number to pay at");
    assertThat(card(CardKind.CITIZEN, "base", "").found()).hasSize(2);
  }

  @Test
  void aCitizenWithoutTheRoleThatEachOtherHasIsFound() {
    with("2", "5", "", "1").card(CardKind.CITIZEN, "base", "");
    card(CardKind.CITIZEN, "base", "").card(CardKind.CITIZEN, "base", "");
    assertThat(with("2", "5", "", "", "1").card(CardKind.CITIZEN, "base", "").found()).isEmpty();
    assertThat(with("2", "5").card(CardKind.CITIZEN, "base", "").found())
        .singleElement()
        .asString()
        .contains("!Citizens!J12", "RS134", "an empty cell", "a role, as each other card");
  }

  @Test
  void aCitizenOfANumberThatNoStackTakesIsFoundAtItsCell() {
    with("2", "11").card(CardKind.CITIZEN, "base", "");
    for (String number : List.of("10", "12")) {
      assertThat(with("2", number).card(CardKind.CITIZEN, "base", "").found())
          .last()
          .asString()
          .contains(
              "!Citizens!H", "RS134", "found " + number, "a number to pay at, one of 1, 2, 3");
    }
  }

  @Test
  void aCitizenThatIsNotDealtCanHaveAnyNumber() {
    undealt = "x";
    assertThat(with("2", "10").card(CardKind.CITIZEN, "base", "").found()).isEmpty();
  }

  @Test
  void aMonsterThatIsSlainForNothingIsFoundIfAllOthersCostSomething() {
    with("", "3").threeOfTheHills();
    assertThat(with("", "").card(CardKind.MONSTER, "base1", "Hills").found())
        .singleElement()
        .asString()
        .contains("RS134", "a strength or magic to be slain for");
  }

  @Test
  void twoMonstersInOnePlaceOfAStackAreFoundAtTheSecond() {
    place = "2";
    with("", "3").card(CardKind.MONSTER, "base1", "Hills").card(CardKind.MONSTER, "base1", "Hills");
    assertThat(found())
        .singleElement()
        .asString()
        .contains("!Monsters!I9", "warning RS008", "found 2", "than m0 has");
  }

  @Test
  void twoCitizensOfAnExpansionWithOneNameAreFoundAtTheSecond() {
    name = "Cleric";
    with("2", "5").card(CardKind.CITIZEN, "base1", "").card(CardKind.CITIZEN, "base1", "");
    assertThat(found())
        .singleElement()
        .asString()
        .contains("error RS008", "!Citizens!", "found 'Cleric', expected another name than c0 has");
  }

  /** Monsters of a stack share their name: where one is in no stack, its name is right. */
  @Test
  void aMisspeltExpansionOfAMonsterIsToldThereAlone() {
    with("", "3");
    name = "Goblin";
    monsters("bsae1", "base1", "base1");
    assertThat(found())
        .singleElement()
        .asString()
        .contains("!Monsters!E8", "RS134", "'bsae1'", "did you mean 'base1'?");
  }

  @Test
  void anExpansionThatSeveralMonstersMisspellIsToldAtEach() {
    with("", "3");
    name = "Goblin";
    monsters("base1", "bsae1", "base1", "bsae1", "base1");
    assertThat(found()).hasSize(2);
    assertThat(found().get(0))
        .contains("!Monsters!E9", "RS132", "'bsae1'", "did you mean 'base1'?");
    assertThat(found().get(1)).contains("!Monsters!E11", "RS132");
  }

  private void monsters(String... expansions) {
    for (String expansion : expansions) {
      card(CardKind.MONSTER, expansion, "Hills");
    }
  }

  @Test
  void aNameOfAnotherExpansionOrSheetIsFoundAtTheLaterRow() {
    name = "Hunter";
    with("2", "5").card(CardKind.CITIZEN, "base1", "");
    name = "";
    card(CardKind.CITIZEN, "base1", "");
    name = "Hunter";
    card(CardKind.CITIZEN, "gnolls", "");
    assertThat(found())
        .filteredOn(one -> one.contains("RS132"))
        .singleElement()
        .asString()
        .contains("warning RS132", "!Citizens!D10", "another name than c0 has", "'c2 Hunter'");
    with().card(CardKind.AGENT, "", "");
    assertThat(found())
        .filteredOn(one -> one.contains("!Agents!D11: warning RS132"))
        .singleElement()
        .asString()
        .contains("found 'Hunter', expected another name than c0 has");
  }

  @Test
  void aNameThatDiffersFromAnotherInItsCapitalsAloneIsFoundAtTheLaterRow() {
    name = "Merchant";
    with("2", "5").card(CardKind.CITIZEN, "base1", "");
    name = "merchant";
    card(CardKind.CITIZEN, "base1", "");
    assertThat(found())
        .filteredOn(one -> one.contains("'merchant'"))
        .singleElement()
        .asString()
        .contains("warning RS132", "than c0 has, not only in its capitals");
  }

  @Test
  void monstersOfTwoExpansionsWithOneNameAreFound() {
    name = "Goblin";
    with("", "3")
        .card(CardKind.MONSTER, "base1", "Hills")
        .card(CardKind.MONSTER, "gnolls", "Gnolls");
    assertThat(found()).anySatisfy(one -> assertThat(one).contains("RS132", "!Monsters!D9"));
  }

  @Test
  void citizensCalledAsAStarterAndMonstersOfAnExpansionCanHaveOneName() {
    name = "Peasant";
    card(CardKind.STARTER, "base", "");
    with("2", "5").card(CardKind.CITIZEN, "base1", "").card(CardKind.CITIZEN, "gnolls", "");
    assertThat(found()).noneMatch(one -> one.contains("RS008") || one.contains("RS132"));
    cards.clear();
    with("", "3").card(CardKind.MONSTER, "base1", "Hills").card(CardKind.MONSTER, "base1", "Hills");
    assertThat(found()).isEmpty();
  }

  private List<String> found() {
    Diagnostics findings = new Diagnostics();
    UndealtCards.check(cards, new RejectedCards(List.of()), findings);
    return findings.all().stream().map(Diagnostic::toString).toList();
  }

  private UndealtCardsTest threeOfTheHills() {
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
        .contains("!Monsters!E11", "RS134", "'bsae1'", "did you mean 'base1'?");
  }

  @Test
  void anExpansionThatNoOtherMonsterOfTheAreaComesWithIsFoundAtItsCell() {
    card(CardKind.MONSTER, "seas", "Reef").card(CardKind.MONSTER, "seas", "Reef");
    assertThat(threeOfTheHills().found()).isEmpty();
    assertThat(card(CardKind.MONSTER, "seas", "Hills").found())
        .singleElement()
        .asString()
        .contains("!Monsters!E13", "RS134", "'seas'", "'base1', with which all others of 'Hills'");
    assertThat(card(CardKind.MONSTER, "seas", "Hills").found()).isEmpty();
  }

  @Test
  void anAreaOfOneMonsterIsFoundAtItsCell() {
    assertThat(threeOfTheHills().card(CardKind.MONSTER, "base1", "Nowhere").found())
        .singleElement()
        .asString()
        .contains("!Monsters!G11", "RS134", "'Nowhere'");
  }

  @Test
  void anExpansionThatOneCardOfTheSheetLacksIsFoundAtItsCell() {
    assertThat(threeOfTheHills().card(CardKind.MONSTER, "", "Hills").found())
        .singleElement()
        .asString()
        .contains("!Monsters!E11", "RS134", "an empty cell");
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
        .contains("!Starters!E10", "RS134", "an empty cell");
  }
}
