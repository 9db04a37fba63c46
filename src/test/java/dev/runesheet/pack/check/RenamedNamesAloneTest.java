package dev.runesheet.pack.check;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Of a name that was changed, all that is told is one finding at the name. */
@Tag("thorough")
class RenamedNamesAloneTest {

  private static final String EFFECTS = "decision-tables/queens-blood/effects.drl.xlsx";

  @TempDir private Path folder;

  @ParameterizedTest
  @CsvSource(
      quoteCharacter = '"',
      value = {
        "Dukes, D9, \"El'syn, Saint of Shadows\"",
        "Relics, D15, Philosopher's Tome",
        "Starters, D9, Knight",
        "Monsters, D169, Harpies",
        "Monsters, G8, Hills"
      })
  void namesWithApostrophesAndThoseThatEffectStringsSayAreToldWhereTheyAreGiven(
      String sheet, String cell, String before) throws IOException {
    EditedGame edited = EditedGame.of("valeria", folder);
    edited.replace("data/valeria/cards.xlsx", before, "Zonkies", sheet);
    assertThat(edited.findings())
        .singleElement()
        .asString()
        .startsWith("data/valeria/cards.xlsx!" + sheet + "!" + cell + ": error RS119")
        .contains("found 'Zonkies', expected '" + before + "', as ");
  }

  @Test
  void aNameThatSeveralSheetsGiveIsToldOnceWhereAllGiveAnother() throws IOException {
    EditedGame edited = EditedGame.of("valeria", folder);
    edited.replace("data/valeria/cards.xlsx", "Knight", "Cavalier", "Starters", "Citizens");
    assertThat(edited.findings())
        .singleElement()
        .asString()
        .startsWith("data/valeria/cards.xlsx!Starters!D9: error RS119")
        .contains("found 'Cavalier', expected 'Knight', as ");
  }

  @Test
  void aReserveThatOnlyEffectStringsNameIsToldWhereItIsListed() throws IOException {
    EditedGame edited = EditedGame.of("valeria", folder);
    edited.edit("data/valeria/aliases.yaml", "[undead_samurai", "[zombie_samurai");
    assertThat(edited.findings())
        .singleElement()
        .asString()
        .startsWith("data/valeria/aliases.yaml:7:12 #/reserves/0: error RS119");
  }

  @ParameterizedTest
  @CsvSource({
    "ember-vale, data/ember-vale/game.yaml, '\n  rest: {', '\n  sleep: {', rest",
    "tcg-pocket, data/tcg-pocket/game.yaml, '    bench limit: 3', '    bank limit: 3', bench limit",
    "tcg-pocket, data/tcg-pocket/game.yaml, 'stage: [basic', 'stage: [base', basic",
    "math-battle, data/math-battle/default_mode.json, '\"health\",', '\"vigour\",', health",
    "werewolf, data/werewolf/roles/wolves.txt, '\nPack |', '\nBand |', Pack"
  })
  void whatFollowsFromAChangedNameIsNotTold(
      String game, String file, String from, String to, String before) throws IOException {
    EditedGame edited = EditedGame.of(game, folder);
    edited.edit(file, from, to);
    assertThat(edited.findings())
        .singleElement()
        .asString()
        .startsWith(file)
        .contains("error RS119", ", expected '" + before + "', as ");
  }

  @ParameterizedTest
  @CsvSource({
    "Change power, B9 F9 G9, aur_od_all_-4",
    "Scale power, B8 F8 G8, scale_on_destroy_all_per1"
  })
  void anEffectThatTwoCardsHaveIsToldAtItsRow(String sheet, String cells, String before)
      throws IOException {
    EditedGame edited = EditedGame.of("queens-blood", folder);
    edited.write(EFFECTS, sheet, "flames", cells.split(" "));
    assertThat(edited.findings())
        .singleElement()
        .asString()
        .startsWith(EFFECTS + "!" + sheet + "!" + cells.substring(0, 2) + ": error RS119")
        .contains("found 'flames', expected '" + before + "', as 2 places say");
  }

  @Test
  void aNameThatIsNearTheEarlierOneIsToldWithThatOne() throws IOException {
    EditedGame edited = EditedGame.of("math-battle", folder);
    edited.edit("data/math-battle/heroes/fire_mage.json", "\"Fire Mage\"", "\"Fire Maga\"");
    assertThat(edited.findings())
        .singleElement()
        .asString()
        .contains("RS119", "found 'fire-maga'")
        .endsWith("; 'fire-mage' stood there before");
  }

  @Test
  void whatUnreadScenariosSayCounts() throws IOException {
    EditedGame edited = EditedGame.of("ember-vale", folder);
    edited.edit("data/ember-vale/game.yaml", "\n  rest: {", "\n  sleep: {");
    assertThat(edited.findings()).singleElement().asString().contains("as 38 places say");
  }

  @ParameterizedTest
  @CsvSource({"049, B56, 949", "115, B122, 915"})
  void aCardOfWhichAFindingIsAcceptedIsToldWhereItIsGiven(String before, String cell, String now)
      throws IOException {
    EditedGame edited = EditedGame.of("queens-blood", folder);
    edited.write("data/queens-blood/cards.xlsx", "Cards", now, cell);
    assertThat(edited.findings())
        .singleElement()
        .asString()
        .startsWith("data/queens-blood/cards.xlsx!Cards!" + cell + ": error RS119")
        .contains("expected '" + before + "', as 1 place says", "data/queens-blood/game.yaml");
  }

  @Test
  void anotherCardInThePlaceOfOneIsNotThatOneRenamed() throws IOException {
    EditedGame edited = EditedGame.of("ember-vale", folder);
    edited.edit(
        "data/ember-vale/cards.yaml",
        "spark-imp: {name: Spark Imp, kind: unit, cost: 1, attack: 2, health: 1}",
        "old-oak: {name: Old Oak, kind: unit, cost: 5, attack: 1, health: 9}");
    assertThat(edited.findings())
        .isNotEmpty()
        .allMatch(line -> line.contains("error RS022"))
        .anyMatch(line -> line.contains("found 'spark-imp'"));
  }
}
