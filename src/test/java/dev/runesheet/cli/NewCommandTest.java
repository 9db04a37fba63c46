package dev.runesheet.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A new game can be used at once, and nothing is written over. */
class NewCommandTest {

  private static final String GAME = "tin-duel";

  @TempDir private Path folder;

  @ParameterizedTest
  @ValueSource(strings = {"cards", "duel", "lanes"})
  void aNewGameIsRightAndItsScenariosPass(String like) {
    Path made = made(like);
    Ran check = Ran.in(made, "", "check", GAME);
    assertThat(check.out().strip()).isEqualTo("0 errors, 0 warnings");
    assertThat(check.code()).isZero();
    Ran test = Ran.in(made, "", "test", GAME);
    assertThat(test.out()).contains("0 failed");
    assertThat(test.code()).isZero();
  }

  /** All but the one that runs until somebody ends it. */
  @ParameterizedTest
  @ValueSource(strings = {"cards", "duel", "lanes"})
  void theCommandsOfTheReadmeCanBeGiven(String like) throws IOException {
    Path made = made(like);
    String readme = Files.readString(made.resolve("README.md"));
    List<String> commands =
        Pattern.compile("`runesheet ([^`]*)`")
            .matcher(readme)
            .results()
            .map(one -> one.group(1))
            .toList();
    assertThat(commands).hasSizeGreaterThan(6);
    for (String command : commands) {
      if (!command.startsWith("watch")) {
        Ran ran = Ran.in(made, "", words(command));
        assertThat(ran.code()).as(command + ": " + ran.err()).isZero();
      }
    }
  }

  private static String[] words(String command) {
    return Pattern.compile("\"([^\"]*)\"|\\S+")
        .matcher(command)
        .results()
        .map(word -> word.group(1) == null ? word.group() : word.group(1))
        .toArray(String[]::new);
  }

  @Test
  void explainWithoutWordsNamesANumberThatThereIs() {
    Path made = made("lanes");
    assertThat(Ran.in(made, "", "explain", GAME).err()).contains("such as 'banner lanes'");
    assertThat(Ran.in(made, "", "explain", GAME, "banner", "lanes").code()).isZero();
  }

  @Test
  void explainOffersCalculationsOnlyWhereTheyAreDeclared() {
    Ran ran = Ran.in(made("lanes"), "", "explain", GAME, "player 1", "worth");
    assertThat(ran.err()).contains("has no 'worth'; expected").doesNotContain("calculation");
    Ran pocket = Ran.run("explain", "tcg-pocket", "0", "worth");
    assertThat(pocket.err()).contains("damage of <number> to <card>");
  }

  /** Behind "the opponent", "its" would be the opponent's. */
  @Test
  void aHeroWhoHitsTheOpponentIsNamedWhereItsNumberIsSaid() {
    assertThat(Ran.in(made("duel"), "", "drl", GAME).out())
        .contains("deal damage to the opponent equal to 2 times this card's strength")
        .contains("0 and (this card's strength minus the armor of the enemy hero)");
  }

  @Test
  void aNewGameIsPlayedSimulatedAndExplained() {
    Path made = made();
    Ran play = Ran.in(made, "", "play", GAME, "--seed", "3");
    assertThat(play.code()).isZero();
    assertThat(play.out()).containsAnyOf("swift wins", "steady wins");
    Ran simulate = Ran.in(made, "", "simulate", GAME, "--games", "20");
    assertThat(simulate.code()).isZero();
    assertThat(simulate.out()).contains("swift", "steady");
    Ran explain = Ran.in(made, "", "explain", GAME, "0", "health", "--seed", "3");
    assertThat(explain.code()).as(explain.err()).isZero();
    assertThat(explain.out()).contains("health");
    assertThat(Ran.in(made, "", "games").out()).contains(GAME);
  }

  /** After opening phases no event begins the match, so that nothing would draw the first hand. */
  @Test
  void whatFollowsTheStartOfTheGameIsFoundIfAnOpeningPhaseTakesItsPlace() throws IOException {
    Path made = made("cards");
    Path game = made.resolve("data/" + GAME + "/game.yaml");
    Ran.edit(game, "\nphases:\n", "\nphases:\n  - {phase: setup, opening: true}\n");
    assertThat(Ran.in(made, "", "check", GAME).out())
        .contains(
            "#/player rules/0/when: warning RS094: nothing in this game raises the event:"
                + " found 'game starts'");
  }

  @Test
  void aKindThatThereIsNotIsRefused() {
    Ran ran = Ran.in(folder, "", "new", GAME, "--like", "chess");
    assertThat(ran.code()).isEqualTo(2);
    assertThat(ran.err()).contains("chess", "cards, duel, lanes");
  }

  @ParameterizedTest
  @ValueSource(strings = {"cards", "duel", "lanes"})
  void theScenariosOfANewGameReachAllItsRules(String like) {
    Path made = made(like);
    Ran test = Ran.in(made, "", "test", GAME, "--coverage", "c.json");
    assertThat(test.code()).isZero();
    Ran report =
        Ran.in(made, "", "coverage", "report", "c.json", "--threshold", GAME + ":rules=100");
    assertThat(report.code()).as(report.out() + report.err()).isZero();
  }

  /** A position says what lies where; only a scenario that names a deck fails without one. */
  @Test
  void scenariosOfPositionsNeedNoDeck() throws IOException {
    Path made = made("cards");
    Files.writeString(made.resolve("data/" + GAME + "/decks.yaml"), "decks: {}\n");
    Ran test = Ran.in(made, "", "test", GAME);
    assertThat(test.out()).contains(" 1 failed").doesNotContain("impossible");
  }

  @ParameterizedTest
  @ValueSource(strings = {"cards", "duel", "lanes"})
  @Tag("slow")
  void theScenariosOfANewGameNoticeNearlyAllChangesOfItsRules(String like) {
    Ran mutate = Ran.in(made(like), "", "mutate", GAME);
    assertThat(mutate.code()).as(mutate.out() + mutate.err()).isZero();
  }

  @Test
  void theVersionIsThatOfThisProject() throws IOException {
    Matcher project =
        Pattern.compile("<version>(.*)</version>").matcher(Files.readString(Path.of("pom.xml")));
    assertThat(project.find()).isTrue();
    assertThat(Files.readString(made().resolve("pom.xml")))
        .contains("<runesheet.version>" + project.group(1) + "</runesheet.version>");
  }

  @Test
  void aFolderWithContentIsRefusedAndLeftAsItIs() throws IOException {
    Path mine = Files.createDirectories(folder.resolve("mine"));
    Files.writeString(mine.resolve("notes.txt"), "keep");
    Ran ran = Ran.in(folder, "", "new", GAME, "--in", "mine");
    assertThat(ran.code()).isEqualTo(2);
    assertThat(ran.err()).contains("The folder 'mine' is not empty");
    try (Stream<Path> files = Files.list(mine)) {
      assertThat(files).hasSize(1);
    }
    Ran file = Ran.in(folder, "", "new", GAME, "--in", "mine/notes.txt");
    assertThat(file.code()).isEqualTo(2);
    assertThat(file.err()).contains("--in: 'mine/notes.txt' cannot be written: it is no folder.");
  }

  @Test
  void anEmptyFolderIsFilled() throws IOException {
    Files.createDirectories(folder.resolve("empty"));
    assertThat(Ran.in(folder, "", "new", GAME, "--in", "empty").code()).isZero();
    assertThat(folder.resolve("empty/data/" + GAME + "/game.yaml")).isRegularFile();
  }

  @ParameterizedTest
  @ValueSource(strings = {"My Game", "my_game", "1st", "-x", "x-", "../x", "x/y", "", "spiel-ü"})
  void aNameThatIsNoneIsRefused(String name) throws IOException {
    Ran ran = Ran.in(folder, "", "new", "--in", "made", "--", name);
    assertThat(ran.code()).isEqualTo(2);
    assertThat(ran.err()).contains("cannot be the name of a game");
    assertThat(folder.resolve("made")).doesNotExist();
  }

  @ParameterizedTest
  @ValueSource(strings = {"con", "nul", "com1"})
  void aNameThatWindowsReservesIsRefused(String name) {
    Ran ran = Ran.in(folder, "", "new", name);
    assertThat(ran.code()).isEqualTo(2);
    assertThat(ran.err()).contains("'" + name + "' cannot be the name of a game: Windows");
    assertThat(folder.resolve(name)).doesNotExist();
  }

  /** Packages of rules are named after the game, without its hyphens. */
  @ParameterizedTest
  @ValueSource(strings = {"class", "default", "int", "new", "true", "in-t"})
  void aNameThatIsAWordOfJavaIsRefused(String name) {
    Ran ran = Ran.in(folder, "", "new", "--in", "made", name);
    assertThat(ran.code()).isEqualTo(2);
    assertThat(ran.err())
        .contains(
            "'" + name + "' cannot be the name of a game",
            "'" + name.replace("-", "") + "' is a word of Java");
    assertThat(folder.resolve("made")).doesNotExist();
  }

  @ParameterizedTest
  @ValueSource(strings = {"cards", "duel"})
  void aGameThatBecomesAWordOfJavaIsFoundWhereItsIdIsWritten(String like) throws IOException {
    Path data = made(like).resolve("data");
    Files.move(data.resolve(GAME), data.resolve("cl-ass"));
    Ran.edit(data.resolve("cl-ass/game.yaml"), "game: " + GAME, "game: cl-ass");
    Path made = folder.resolve("made");
    Ran check = Ran.in(made, "", "check", "cl-ass");
    assertThat(check.code()).isEqualTo(1);
    assertThat(check.out())
        .contains("data/cl-ass/game.yaml:3:7 #/game: error RS024", "'class' is a word of Java")
        .contains("1 error, 0 warnings");
    assertThat(Ran.in(made, "", "table", "cl-ass", "export", "cards").err())
        .contains("'class' is a word of Java");
  }

  @Test
  void theNameOfAShippedGameIsRefused() {
    Ran ran = Ran.in(folder, "", "new", Ran.GAME);
    assertThat(ran.code()).isEqualTo(2);
    assertThat(ran.err()).contains("There is a game 'math-battle' already");
  }

  private Path made() {
    return made("cards");
  }

  private Path made(String like) {
    Ran ran = Ran.in(folder, "", "new", GAME, "--in", "made", "--like", like);
    assertThat(ran.err()).isEmpty();
    assertThat(ran.code()).isZero();
    return folder.resolve("made");
  }
}
