package dev.runesheet.game.declared;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.cli.Ran;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The workbook of a game that was begun for two players and is then for more. */
@Tag("thorough")
class RowsWithoutOpponentTest {

  private static final String GAME = "tin-trio";
  private static final String WORKBOOK = "decision-tables/" + GAME + "/effects.drl.xlsx";

  @TempDir private Path folder;

  @BeforeEach
  void begin() throws IOException {
    assertThat(Ran.in(folder, "", "new", GAME, "--in", "game").code()).isZero();
    edit("players: 2\n", "players: 2 to 3\n");
  }

  @Test
  void columnsOfTheOpponentThatSayNothingAreNoMistake() {
    assertThat(check())
        .contains("game.yaml:92:14", "'lose' in a game of 2 to 3 players")
        .contains("1 error, 0 warnings");
  }

  @Test
  void cellsBelowTheOpponentAreToldOnceBesideTheOtherMistakes() throws IOException {
    add("spared", "3");
    add("pitied", "4");

    assertThat(check())
        .contains("effects.drl.xlsx!Effects!", "10: error RS014", "found 'opponent'")
        .contains("this game has no 'opponent' (any more)", "10, ", "11, and say it in other")
        .contains("'lose' in a game of 2 to 3 players")
        .contains("2 errors, 0 warnings");
  }

  @Test
  void aWorkbookWrittenAnewHasNoColumnsOfTheOpponentAndAllRows() throws IOException {
    edit("{do: lose, target: subject}", "{do: tie}");

    Ran renewed = renewed();

    assertThat(renewed.code()).as(renewed.err()).isZero();
    assertThat(rows().headings())
        .contains("If holder's stat", "A target wins")
        .doesNotContain("If opponent's stat", "A target loses");
    assertThat(
            Ran.in(folder.resolve("game"), "", "drl", GAME, "--effect", "healer/turn-ends").out())
        .contains("Heal.perform");
  }

  @Test
  void aNewWorkbookOffersNothingByWhichTheOtherSideWins() throws IOException {
    Files.delete(folder.resolve("game").resolve(WORKBOOK));

    Ran begun = Ran.in(folder.resolve("game"), "", "table", GAME, "new", "effects");

    assertThat(begun.code()).as(begun.err()).isZero();
    assertThat(rows().headings()).contains("A target wins").doesNotContain("A target loses");
  }

  @Test
  void aWorkbookWrittenAnewKeepsTheVerbThatARowUses() throws IOException {
    edit("{do: lose, target: subject}", "{do: tie}");
    rows()
        .add(
            Map.of(
                "Rule",
                "spared",
                "When",
                "turn ends",
                "Whose",
                "ally",
                "Belongs to",
                "squire",
                "A target loses",
                "self"));

    renewed();

    assertThat(rows().headings()).contains("A target loses");
    assertThat(check()).contains("effects.drl.xlsx!Effects!", "'lose' in a game of 2 to 3 players");
  }

  @Test
  void aWorkbookIsNotWrittenAnewWhileCellsSayWhatNobodyIs() throws IOException {
    add("spared", "3");

    assertThat(renewed().err()).contains("RS014", "found 'opponent'").doesNotContain("RS033");
    assertThat(rows().headings()).contains("If opponent's stat");
  }

  private void add(String rule, String number) throws IOException {
    rows()
        .add(
            Map.of(
                "Rule",
                rule,
                "When",
                "turn ends",
                "Belongs to",
                "squire",
                "A target is as printed",
                "self"),
            "If opponent's stat",
            List.of("health", number));
  }

  private RowsInFolder rows() {
    return new RowsInFolder(folder.resolve("game").resolve(WORKBOOK));
  }

  private void edit(String from, String to) throws IOException {
    Ran.edit(folder.resolve("game/data/" + GAME + "/game.yaml"), from, to);
  }

  private String check() {
    Ran ran = Ran.in(folder.resolve("game"), "", "check", GAME);
    assertThat(ran.err()).doesNotContain("Exception");
    return ran.out();
  }

  private Ran renewed() {
    return Ran.in(folder.resolve("game"), "", "table", GAME, "refresh", "--anew", WORKBOOK);
  }
}
