package dev.runesheet.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.apache.poi.ss.usermodel.Row;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * The cards of TCG Pocket as a workbook, edited and put back into their files. Each test imports a
 * workbook of hundreds of cards: those of kindred edits are slow ones.
 */
@Tag("thorough")
class PocketCardsTest {

  @TempDir private Path folder;

  private PocketBook book;

  @BeforeEach
  void export() throws IOException {
    book = new PocketBook(folder);
  }

  @Test
  void aWorkbookWithoutAnEditChangesNoByte() throws IOException {
    assertThat(book.imported().err()).doesNotContain("Written");
    book.onlyDiffers("energy.json", "", "");
  }

  @Test
  void anEditedNumberIsTheOnlyThingThatDiffers() throws IOException {
    book.write("Pokemon", "a1-001", "HP", 80);

    assertThat(book.imported().out()).contains("card a1-001 says hp 80 instead of 70");
    book.onlyDiffers("genetic-apex.json", "\"hp\": 70", "\"hp\": 80");
  }

  @Test
  void aFieldThatWasLeftOutStandsWhereItBelongs() throws IOException {
    book.write("Pokemon", "made-up-mutebasic", "Weakness", "fire");

    assertThat(book.imported().code()).isZero();
    book.onlyDiffers(
        "made-up.json",
        "\"type\": \"colorless\",\n",
        "\"type\": \"colorless\",\n      \"weakness\": \"fire\",\n");
  }

  @Test
  @Tag("slow")
  void anEmptiedCellTakesItsFieldOut() throws IOException {
    book.write("Pokemon", "a1-001", "Weakness", "");

    assertThat(book.imported().code()).isZero();
    book.onlyDiffers("genetic-apex.json", "      \"weakness\": \"fire\",\n", "");
  }

  @Test
  @Tag("slow")
  void whatIsUsualIsShownAndNotWrittenOut() throws IOException {
    book.edit(
        "Pokemon",
        sheet -> {
          Row row = PocketBook.row(sheet, "a1-001");
          assertThat(row.getCell(PocketBook.column(sheet, "Stage"))).hasToString("basic");
          PocketBook.put(sheet, row, "Stage", "");
        });

    book.imported();
    book.onlyDiffers("energy.json", "", "");
  }

  @Test
  @Tag("slow")
  void whatSaysTheSameIsNoDifferenceForComparingEither() throws IOException {
    book.write("Pokemon", "a1-001", "Retreat", "");
    book.write("Pokemon", "a1-002", "Attack 1 damage", 0);
    book.imported();

    assertThat(book.imported().out()).isEqualTo("no row differs\n");
    Ran same = book.compared();
    assertThat(same.out()).isEqualTo("no row differs\n");
    assertThat(same.code()).isZero();
  }

  @Test
  void whatAnAttackLacksIsToldAtItsOwnCell() throws IOException {
    book.write("Pokemon", "a1-001", "Attack 1 cost", "");
    assertThat(book.imported().err())
        .contains("!Pokemon!N8: error RS037: a required cell is empty")
        .contains("expected a text, or 'free', under 'Attack 1 cost'")
        .doesNotContain("RS006");
  }

  @Test
  void aSecondAttackWithoutAFirstIsToldAtTheCellThatIsToBeFilled() throws IOException {
    book.edit(
        "Pokemon",
        sheet -> {
          Row row = PocketBook.row(sheet, "a1-001");
          for (String part : List.of("name", "cost", "damage")) {
            PocketBook.put(sheet, row, "Attack 1 " + part, "");
          }
          PocketBook.put(sheet, row, "Attack 2 name", "Tackle");
          PocketBook.put(sheet, row, "Attack 2 cost", "CC");
        });
    assertThat(book.imported().err())
        .contains("!Pokemon!M8: error RS037: a required cell is empty")
        .contains("expected a text under 'Attack 1 name', since cells beside it are filled")
        .doesNotContain("an object");
  }

  @Test
  @Tag("slow")
  void anAttackWhoseDamageIsEmptiedIsToldToDoNothing() throws IOException {
    book.write("Pokemon", "a1-099", "Attack 1 damage", "");
    assertThat(book.imported().err())
        .contains("warning RS131: changes nothing: found an attack without damage and effects");
  }

  @ParameterizedTest
  @ValueSource(strings = {"hello world", "A1 001: ◊, A1 227"})
  void aPrintingWithoutItsRarityIsFoundAtItsCell(String cell) throws IOException {
    book.write("Pokemon", "a1-001", "Printings", cell);
    Ran ran = book.imported();
    assertThat(ran.err()).contains("!Pokemon!", "error RS009", "without a rarity");
    book.onlyDiffers("energy.json", "", "");
  }

  @Test
  void aSecondAttackIsAdded() throws IOException {
    book.edit(
        "Pokemon",
        sheet -> {
          Row row = PocketBook.row(sheet, "a1-001");
          PocketBook.put(sheet, row, "Attack 2 name", "Tackle");
          PocketBook.put(sheet, row, "Attack 2 cost", "CC");
          PocketBook.put(sheet, row, "Attack 2 damage", 30);
        });

    assertThat(book.imported().code()).isZero();
    book.onlyDiffers(
        "genetic-apex.json",
        "[{\"name\": \"Vine Whip\", \"cost\": \"GC\", \"damage\": 40}]",
        """
        [
                {"name": "Vine Whip", "cost": "GC", "damage": 40},
                {"name": "Tackle", "cost": "CC", "damage": 30}
              ]\
        """);
  }

  @Test
  void aRenamedCardKeepsWhatNoRowSays() throws IOException {
    book.write("Pokemon", "a1-022", "Card", "a1-999");

    Ran ran = book.imported();
    assertThat(ran.code()).isEqualTo(1);
    assertThat(ran.err()).contains("data/tcg-pocket/scenarios/", "'a1-022'");
    book.onlyDiffers("genetic-apex.json", "\"a1-022\": {", "\"a1-999\": {");
  }

  @Test
  void aNewCardStandsBelowTheRowAboveIt() throws IOException {
    book.edit(
        "Supporters",
        sheet -> {
          Row row = PocketBook.inserted(sheet, "a1-225");
          PocketBook.put(sheet, row, "Card", "a1-998");
          PocketBook.put(sheet, row, "Name", "Nurse");
          PocketBook.put(sheet, row, "Printings", "A1 998: ◊");
        });
    book.edit(
        "Effects",
        sheet -> {
          Row row = PocketBook.inserted(sheet, "a1-003/attack-1");
          PocketBook.put(sheet, row, "Effect", "a1-998/effect-1");
          PocketBook.put(sheet, row, "Effect type", "draw_cards");
          PocketBook.put(sheet, row, "Count", 1);
        });

    assertThat(book.imported().err()).contains("Written: data/tcg-pocket/cards/genetic-apex.json");
    String text = book.text("genetic-apex.json");
    assertThat(text)
        .containsSubsequence(
            "\"a1-225\": {",
            """
                "a1-998": {
                  "name": "Nurse",
                  "kind": "supporter",
                  "printings": {"A1 998": "◊"},
                  "effects": [{"effect_id": "draw_cards", "params": {"count": 1}}]
                },
            """
                .substring(4),
            "\"a1-226\": {");
    assertThat(book.table("diff", PocketBook.BOOK, "cards").code()).isZero();
    assertThat(book.check().err()).doesNotContain("error");
  }

  @Test
  void aDeletedCardGoesWithItsEffectsAndDecksAreTold() throws IOException {
    book.edit("Pokemon", sheet -> PocketBook.delete(sheet, "a1-036"));

    Ran ran = book.imported();
    assertThat(ran.out()).contains("removed card a1-036");
    assertThat(ran.err()).contains("decks.yaml", "'a1-036'");
    assertThat(ran.code()).as("a deck names what is gone").isEqualTo(1);
    assertThat(book.text("genetic-apex.json")).doesNotContain("a1-036");
  }

  @Test
  void wrongCellsAreFoundThere() throws IOException {
    book.write("Pokemon", "a1-001", "HP", 5);
    book.write("Pokemon", "a1-002", "Type", "gras");
    book.write("Pokemon", "a1-003", "Attack 1 cost", "GGX");
    Ran ran = book.imported();
    assertThat(ran.err())
        .contains("cards.xlsx!Pokemon!I8", "RS010", "from 10 to 990")
        .contains("cards.xlsx!Pokemon!G9", "did you mean 'grass'?");
    assertThat(ran.code()).isNotZero();
    book.onlyDiffers("energy.json", "", "");
  }

  @Test
  @Tag("slow")
  void anAttackThatCostsNothingIsFreeHoweverThatIsWritten() throws IOException {
    book.write("Pokemon", "a1-003", "Attack 1 cost", "Free");
    Ran ran = book.imported();
    assertThat(ran.err()).doesNotContain("error");
    assertThat(book.text("genetic-apex.json")).containsOnlyOnce("\"cost\": \"\"");
  }

  /** They show when cells are read, when the file is written, and when its cards are compared. */
  @Test
  void wrongCellsOfSeveralKindsAreToldAtOnce() throws IOException {
    book.write("Pokemon", "a1-001", "Name", "");
    book.write("Pokemon", "a1-004", "Attack 1 cost", "GX");
    book.write("Pokemon", "a1-002", "Evolves from", "Bulbasuar");
    book.write("Effects", "a1-003/attack-1", "Effect", "a1-003/attack-9");

    String told = book.imported().err();

    assertThat(told)
        .contains("RS037", "'X' in 'GX'", "'Bulbasuar'", "'a1-003/attack-9'", "4 errors")
        .doesNotContain("Written");
  }

  /** What a row with a mistake says otherwise may be right. */
  @Test
  @Tag("slow")
  void theNewNameOfACardWithAMistakeBesideItIsNotUnknown() throws IOException {
    book.write("Pokemon", "a1-001", "Name", "Bulbaflower");
    book.write("Pokemon", "a1-001", "Attack 1 cost", "GX");
    book.write("Pokemon", "a1-002", "Evolves from", "Bulbaflower");

    assertThat(book.imported().err()).contains("'X' in 'GX'", "1 error,");
  }

  @Test
  @Tag("slow")
  void aCostOfUnknownLettersIsFoundAtItsCell() throws IOException {
    book.write("Pokemon", "a1-003", "Attack 1 cost", "GGX");
    assertThat(book.imported().err()).contains("cards.xlsx!Pokemon!", "'X' in");
  }

  @Test
  void whatDoesNotFitOtherCardsIsFoundAtItsCell() throws IOException {
    book.write("Pokemon", "a1-002", "Evolves from", "Bulbasaurus");
    book.write("Effects that stay", "a1-182/ability-1", "Amount", 5);
    book.write(
        "Effects that stay", "made-up-asbestos/ability-1", "Condition", "attacker.typ == fire");
    Ran ran = book.imported();
    assertThat(ran.err())
        .contains("cards.xlsx!Pokemon!F9", "did you mean 'Bulbasaur'?")
        .contains("cards.xlsx!Effects that stay!K", "from 10 to 400")
        .contains("cards.xlsx!Effects that stay!", "did you mean 'type'?");
    assertThat(ran.code()).isNotZero();
    book.onlyDiffers("energy.json", "", "");
  }

  @Test
  @Tag("slow")
  void anEmptiedScopeIsFoundAtItsOwnCell() throws IOException {
    book.write("Effects that stay", "made-up-bulwark/effect-1", "Scope", "");
    assertThat(book.imported().err())
        .containsPattern("cards\\.xlsx!Effects that stay!S\\d+: error RS014")
        .contains("scope 'self', which is a stadium without 'damage taken'");
  }

  @Test
  @Tag("slow")
  void wordsOfTheGameAreLists() throws IOException {
    book.edit(
        "Pokemon",
        sheet -> {
          assertThat(sheet.getDataValidations())
              .anySatisfy(
                  one ->
                      assertThat(one.getValidationConstraint().getExplicitListValues())
                          .contains("grass", "colorless"));
        });
    book.edit("Effects", sheet -> assertThat(sheet.getDataValidations()).hasSizeGreaterThan(8));
  }

  @Test
  void aWorkbookThatIsUpToDateIsNotRefreshed() throws IOException {
    assertThat(book.table("refresh", PocketBook.BOOK).out())
        .isEqualTo(PocketBook.BOOK + ": 0 sentences rewritten\n");
    book.write("Effects", "a1-003/attack-1", "Amount", 40);
    Ran diff = book.table("diff", "cards", PocketBook.BOOK);
    assertThat(diff.out()).contains("changed effect a1-003/attack-1");
    assertThat(diff.err())
        .contains("The effects of cards that are no rows of " + PocketBook.BOOK + " are left out.")
        .doesNotContain("has none");
    assertThat(book.table("refresh", PocketBook.BOOK).out()).contains("1 sentence rewritten");
    book.edit(
        "Effects",
        sheet ->
            assertThat(PocketBook.row(sheet, "a1-003/attack-1").getCell(2))
                .hasToString("Venusaur, Mega Drain: This Pokémon heals 40 damage."));
  }

  @Test
  void aFileCanBeExportedAgainIntoItsWorkbook() throws IOException {
    book.replace("genetic-apex.json", "\"hp\": 160", "\"hp\": 170");
    assertThat(book.table("diff", PocketBook.BOOK, "cards").out())
        .contains("says hp 170 instead of 160");
    assertThat(book.table("export", "genetic-apex", "--to", PocketBook.BOOK).code()).isZero();
    assertThat(book.table("diff", PocketBook.BOOK, "cards").code()).isZero();
  }

  @Test
  @Tag("slow")
  void aCardThatIsChangedAndRenamedAtOnceIsKnownByItsName() throws IOException {
    book.write("Pokemon", "a1a-001", "HP", 90);
    book.write("Pokemon", "a1a-001", "Card", "a1a-901");

    Ran ran = book.imported();
    assertThat(ran.code()).isEqualTo(1);
    assertThat(ran.err()).contains("data/tcg-pocket/scenarios/", "'a1a-001'");
    assertThat(book.text("mythical-island.json"))
        .contains("\"a1a-901\"")
        .doesNotContain("a1a-001\"");
    assertThat(book.text("genetic-apex.json")).doesNotContain("a1a-901");
  }

  @Test
  @Tag("slow")
  void aTrainerOfAnotherSheetIsOfAnotherKind() throws IOException {
    book.edit("Items", sheet -> PocketBook.delete(sheet, "a1a-064"));
    book.edit(
        "Supporters",
        sheet -> {
          Row row = PocketBook.inserted(sheet, "a1-226");
          PocketBook.put(sheet, row, "Card", "a1a-064");
          PocketBook.put(sheet, row, "Name", "Pokémon Flute");
          PocketBook.put(sheet, row, "Printings", "A1a 064: ◊");
        });

    assertThat(book.imported().code()).isZero();
    assertThat(book.text("mythical-island.json"))
        .containsSubsequence("\"a1a-064\"", "\"kind\": \"supporter\"", "effect_id", "\"a1a-065\"");
  }

  @Test
  @Tag("slow")
  void anIdOfTwoSheetsIsFound() throws IOException {
    book.edit(
        "Supporters",
        sheet -> {
          Row row = PocketBook.inserted(sheet, "a1-226");
          PocketBook.put(sheet, row, "Card", "a1-001");
          PocketBook.put(sheet, row, "Name", "Moss");
        });

    assertThat(book.imported().err()).contains("cards.xlsx!Supporters!B", "RS008", "'a1-001'");
  }

  @Test
  void oneFileCanBeImportedAlone() throws IOException {
    book.write("Pokemon", "a1-001", "HP", 80);
    book.write("Pokemon", "a1a-001", "HP", 90);

    assertThat(book.table("import", PocketBook.BOOK, "genetic-apex").out())
        .contains("1 card changed");
    book.onlyDiffers("genetic-apex.json", "\"hp\": 70", "\"hp\": 80");
  }

  @Test
  @Tag("slow")
  void aNewRowGoesToTheFileThatIsNamedAlone() throws IOException {
    book.edit(
        "Stadiums",
        sheet -> {
          Row row = PocketBook.inserted(sheet, "made-up-bulwark");
          PocketBook.put(sheet, row, "Card", "a1-997");
          PocketBook.put(sheet, row, "Name", "Quiet Meadow");
          PocketBook.put(sheet, row, "Printings", "A1 997: ◊");
        });

    assertThat(book.table("import", PocketBook.BOOK, "genetic-apex").code()).isZero();
    assertThat(book.text("genetic-apex.json")).contains("\"a1-997\": {");
    assertThat(book.text("made-up.json")).doesNotContain("a1-997");
  }
}
