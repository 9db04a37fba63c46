package dev.runesheet.game.declared;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.cli.Ran;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Findings about rows that an author adds to the workbook of a game of his own. */
class RowsOfNewGamesTest {

  private static final String GAME = "tin-duel";
  private static final String PRINTED = "A target is as printed";
  private static final String NOTHING = "0 errors, 0 warnings";

  @TempDir private Path folder;

  @BeforeEach
  void begin() {
    assertThat(Ran.in(folder, "", "new", GAME, "--in", "game").code()).isZero();
  }

  /** As a line in YAML: phases and changes raise their events themselves, and alone. */
  @ParameterizedTest
  @ValueSource(strings = {"turn starts", "turn ends", "game starts", "health changes"})
  void aRowThatRaisesAnEventOfTheGameIsToldAtItsCellAlone(String event) throws IOException {
    add(raising(event));

    assertThat(check())
        .contains("effects.drl.xlsx!Effects!", "10: error RS018", "'" + event + "'")
        .contains("1 error, 0 warnings");
  }

  @Test
  void aRowRaisesAnEventThatTheGameDeclares() throws IOException {
    Ran.edit(
        folder.resolve("game/data/" + GAME + "/game.yaml"), "zones:", "events: [cheer]\nzones:");
    add(raising("cheer"));
    add(
        Map.of(
            "Rule",
            "cheered",
            "When",
            "cheer",
            "Belongs to",
            "squire",
            "A target is as printed",
            "self"));

    assertThat(check()).contains(NOTHING);
  }

  /** As lines in YAML are: the event is raised about cards alone. */
  @Test
  void aRowSaysWhomAnEventOfTheGameIsAbout() throws IOException {
    Ran.edit(
        folder.resolve("game/data/" + GAME + "/game.yaml"), "zones:", "events: [cheer]\nzones:");
    add(raising("cheer"));
    add(
        Map.of(
            "Rule",
            "cheered",
            "When",
            "cheer",
            "Whose",
            "any",
            "Belongs to",
            "squire",
            "A target is as printed",
            "self",
            "In words",
            "When cheer for any player or card, this card is as printed."));

    assertThat(check())
        .contains("warning RS117", "expected 'When cheer for any card, ")
        .contains("0 errors, 1 warning");

    String workbook = "decision-tables/" + GAME + "/effects.drl.xlsx";
    assertThat(Ran.in(folder.resolve("game"), "", "table", GAME, "refresh", workbook).out())
        .contains("2 sentences rewritten");
    assertThat(check()).contains(NOTHING);
  }

  @Test
  void aRowThatPermitsWhereNothingAsksIsToldAtItsCell() throws IOException {
    add(
        Map.of(
            "Rule",
            "allowed",
            "When",
            "enters play",
            "Belongs to",
            "squire",
            "This can be done",
            "x"));

    assertThat(check())
        .contains("effects.drl.xlsx!Effects!", "10: warning RS131", "found 'this can be done'")
        .contains("0 errors, 1 warning");
  }

  /** A cell in a wrong column, or cells that were forgotten beside it. */
  @Test
  void partsThatAreMissingBesideTheOnlyOneAreOneFinding() throws IOException {
    add(stray("healer"));

    assertThat(check())
        .contains("10: error RS037", "expected a role, a whole number from 0 to 1000 in ")
        .containsPattern("a zone in [A-Z]+10, or nothing in [A-Z]+10\\n")
        .contains("1 error, 0 warnings");
  }

  @Test
  void partsAreNotMissedBesideOneThatCannotBeRead() throws IOException {
    add(stray("heeler"));

    assertThat(check())
        .contains("10: error RS018", "did you mean 'healer'?")
        .contains("1 error, 0 warnings");
  }

  /** The row after it goes on with the same effect and is no mistake. */
  @Test
  void aRowThatGoesOnWithAMisspeltNameIsToldThereWithTheNameThatIsMeant() throws IOException {
    add(Map.of("Rule", "Balm", "When", "enters play", "Belongs to", "squire", PRINTED, "self"));
    add(Map.of("Rule", "Blam (2)", PRINTED, "owner"));
    add(Map.of("Rule", "Balm (3)", PRINTED, "self"));

    assertThat(check())
        .contains("effects.drl.xlsx!Effects!B11: error RS022", "'Blam (2)'")
        .contains("did you mean 'Balm (2)'?", "1 error, 0 warnings");
  }

  private static Map<String, String> stray(String card) {
    return Map.of(
        "Rule",
        "rest",
        "When",
        "enters play",
        "Belongs to",
        "squire",
        "A target is as printed",
        "self",
        "Create: card",
        card);
  }

  /** The deck zone of the game is what is wrong. */
  @Test
  void cardsInAZoneThatNoneComesToAreOneFindingForAllScenarios() throws IOException {
    Ran.edit(
        folder.resolve("game/data/" + GAME + "/game.yaml"), "deck zone: deck", "deck zone: hand");

    assertThat(check().lines().filter(line -> line.contains("RS080")))
        .singleElement()
        .asString()
        .contains("in 'deck', expected no card, as none ever lies there; the same at ", " more");
  }

  /** The number of players of the game may be what is wrong, or what all these scenarios say. */
  @Test
  void aPlayerWhoDoesNotPlayIsOneFindingForAllScenarios() throws IOException {
    Path scenarios = folder.resolve("game/data/" + GAME + "/scenarios/rules.yaml");
    Files.writeString(
        scenarios, Files.readString(scenarios).replaceAll("player 2(: |$)", "player 3$1"));

    assertThat(check())
        .contains("RS022", "found 'player 3'", "the same at ", " more")
        .contains("1 error, 0 warnings");
  }

  private static Map<String, String> raising(String event) {
    return Map.of(
        "Rule",
        "rouse",
        "When",
        "enters play",
        "Belongs to",
        "squire",
        "An event happens to a target: target",
        "self",
        "Raise: event",
        event);
  }

  private void add(Map<String, String> words) throws IOException {
    Path workbook = folder.resolve("game/decision-tables/" + GAME + "/effects.drl.xlsx");
    new RowsInFolder(workbook).add(words);
  }

  private String check() {
    return Ran.in(folder.resolve("game"), "", "check", GAME).out();
  }
}
