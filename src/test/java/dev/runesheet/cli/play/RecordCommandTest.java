package dev.runesheet.cli.play;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.ObjectMapper;
import dev.runesheet.cli.Ran;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What was played becomes a test that passes, and holds no more than it takes. */
@Tag("thorough")
class RecordCommandTest {

  @TempDir private static Path folder;
  private static String duel;
  private static String queens;

  @BeforeAll
  static void playOnce() {
    duel = folder.resolve("duel.json").toString();
    queens = folder.resolve("queens.json").toString();
    Ran.run("play", "math-battle", "fire-mage", "fighter", "--seed", "3", "--log", duel);
    Ran.run("simulate", "queens-blood", "--games", "1", "--log", queens);
  }

  @Test
  void aScenarioHasThePositionTheAnswerAndWhatChanged() {
    Ran ran = Ran.run("record", duel, "--answer", "12", "--name", "Ice Bolt freezes");
    assertThat(ran.code()).isZero();
    assertThat(ran.out())
        .startsWith("  - name: Ice Bolt freezes\n")
        .contains("      phase: choice\n", "      - choose: Ice Bolt\n", "          mana: 10\n")
        .contains("      turn: 17")
        .doesNotContain("burn", "strength");
    assertThat(Ran.run("record", duel, "--answer", "12", "--name", "Ice Bolt freezes").out())
        .isEqualTo(ran.out());
  }

  /** Other cards of the hand make no difference, nor do numbers that stay as they are. */
  @Test
  void aScenarioHasOnlyTheCardsAndNumbersThatItIsAbout() {
    String log = folder.resolve("vale.json").toString();
    Ran.run("play", "ember-vale", "--seed", "3", "--log", log);
    assertThat(Ran.run("record", log, "--answer", "1").out())
        .isEqualTo(
            """
              - name: "Turn 1: player 1 chooses cast Kindle"
                given:
                  players:
                    player 1:
                      embers: 1
                      hand:
                        - card: kindle
                when:
                  - choose: cast Kindle
                    player: player 1
                then:
                  players:
                    player 1:
                      embers: 0
                      hand: []
                      ashes:
                        - card: kindle
            """);
  }

  /** The deck of player 1 has another Soot Witch, which is not the one that attacks. */
  @Test
  void whatChangesOfACardIsExpectedWhereItLies() {
    String log = folder.resolve("vale.json").toString();
    Ran.run("play", "ember-vale", "--seed", "3", "--log", log);
    assertThat(Ran.run("record", log, "--answer", "40").out())
        .endsWith("          board:\n            - card: soot-witch\n              ready: 0\n");
  }

  @Test
  void manyOutcomesFromTheSetUpOnAreWrittenAsASeed() {
    String log = folder.resolve("cards.json").toString();
    Ran.run("play", "valeria", "--seed", "3", "--log", log);
    Ran ran = Ran.run("record", log, "--answer", "1");
    assertThat(ran.out()).contains("      seed: 3\n").doesNotContain("chance:");
  }

  @ParameterizedTest
  @ValueSource(strings = {"1e5", "5E3", "1.e3", ".5e1", "1e+5", "0x1F", "0b1", "-.inf", "12:30"})
  void aNameThatLooksLikeANumberIsQuoted(String name) {
    Ran ran = Ran.run("record", duel, "--answer", "12", "--name", name);
    assertThat(ran.out()).startsWith("  - name: \"" + name + "\"\n");
  }

  @Test
  void aLogOfAGameThatIsNotThereIsToldAsSuch() throws IOException {
    Path log = folder.resolve("misspelt.json");
    Files.writeString(log, Files.readString(Path.of(duel)).replace(Ran.GAME, "ember-vael"));
    Ran ran = Ran.run("record", log.toString());
    assertThat(ran.code()).isEqualTo(2);
    assertThat(ran.err())
        .contains("There is no game 'ember-vael'", "ember-vale")
        .doesNotContain("scenarios");
  }

  /** Else a slip of a digit is told after all rules were compiled. */
  @Test
  void anAnswerThatThereIsNotAndAFileOfNoScenariosAreRefusedBeforeTheRulesAreRead(
      @TempDir Path broken) throws IOException {
    Files.createDirectories(broken.resolve("data/math-battle"));
    Files.writeString(broken.resolve("data/math-battle/game.yaml"), "no game");

    for (String answer : List.of("0", "9999")) {
      Ran ran = Ran.in(broken, "", "record", duel, "--answer", answer);
      assertThat(ran.code()).isEqualTo(2);
      assertThat(ran.err()).contains("There is no answer " + answer + "; they are 1 to ");
    }
    Ran ran = Ran.in(broken, "", "record", duel, "--to", "own.txt");
    assertThat(ran.code()).isEqualTo(2);
    assertThat(ran.err()).contains("'own.txt': scenarios are added to YAML files and workbooks");
  }

  @Test
  void scenariosAreAddedToAFileAndPass() {
    String file = folder.resolve("made.yaml").toString();
    assertThat(Ran.run("record", duel, "--answer", "1", "--to", file).code()).isZero();
    assertThat(Ran.run("record", duel, "--answer", "8", "--to", file).code()).isZero();
    assertThat(Ran.run("record", duel, "--to", file).code()).isZero();
    assertThat(Ran.run("test", file).lastLine()).isEqualTo("3 passed, 0 failed");
    // A second one of the same name would not run.
    Ran again = Ran.run("record", duel, "--answer", "8", "--to", file);
    assertThat(again.code()).isEqualTo(1);
    assertThat(again.err()).contains("already; choose another name with --name");
    assertThat(Ran.run("test", file).lastLine()).isEqualTo("3 passed, 0 failed");
  }

  @Test
  void whoAbstainsVotesForNobody() throws IOException {
    Path log = folder.resolve("nine.json");
    Ran.run("play", "werewolf", "nine", "--seed", "12", "--log", log.toString());
    List<String> answers = new ArrayList<>();
    new ObjectMapper().readTree(log.toFile()).path("answers").forEach(x -> answers.add(x.asText()));
    int abstains =
        IntStream.range(0, answers.size())
            .filter(i -> answers.get(i).contains("abstain"))
            .findFirst()
            .orElseThrow();
    Ran ran = Ran.run("record", log.toString(), "--answer", Integer.toString(abstains + 1));
    assertThat(ran.code()).isZero();
    assertThat(ran.out()).contains("vote: nobody");
  }

  @Test
  void whatChangesIsThereBeforeItDoesAndNothingThatDoesNotIsTold() throws IOException {
    Path log = folder.resolve("defended.json");
    Ran.run(
        "play", "werewolf", "nine", "--bots", "villager", "--seed", "5", "--log", log.toString());
    Ran ended = Ran.run("record", log.toString(), "--answer", "81");
    assertThat(ended.out()).contains("      moves:\n", "use: wanderer/1", "        F: 0\n");
    assertThat(ended.err()).doesNotContain("Nothing");
    Ran vote = Ran.run("record", log.toString(), "--answer", "406");
    assertThat(vote.out()).contains("vote: H\n").endsWith("    then: {}\n").doesNotContain("moves");
    assertThat(vote.err()).contains("Nothing that scenarios can expect has changed");
  }

  /** Who does no more last lets all go on; a game of Werewolf ends with such an answer. */
  @Test
  void theLastToDoNoMoreGoesOnToTheNextPhase() {
    String log = folder.resolve("five.json").toString();
    Ran.run("play", "werewolf", "five", "--bots", "villager", "--seed", "1", "--log", log);
    Ran ran = Ran.run("record", log);
    assertThat(ran.code()).isZero();
    assertThat(ran.out()).containsPattern("when:\\s+- phase: ").contains("winners:");
  }

  @Test
  void theBoardIsCutDownToTheTilesThatMatter() {
    Ran ran = Ran.run("record", queens, "--answer", "9");
    assertThat(ran.code()).isZero();
    assertThat(ran.out()).contains("do: play");
    assertThat(ran.out().split("then:")[0]).doesNotContain("decks", "raw: 0", "pd: 0");
    String file = folder.resolve("queens.yaml").toString();
    Ran.run("record", queens, "--answer", "9", "--to", file);
    assertThat(Ran.run("test", file).lastLine()).isEqualTo("1 passed, 0 failed");
  }

  @Test
  void aWorkbookTakesItAsRows() throws IOException {
    Path book = folder.resolve("mine.xlsx");
    Files.copy(Path.of("decision-tables/math-battle/global-rules.drl.xlsx"), book);
    assertThat(Ran.run("record", duel, "--answer", "12", "--to", book.toString()).code()).isZero();
    assertThat(Ran.run("test", book.toString(), "--only", "Ice Bolt").lastLine())
        .isEqualTo("1 passed, 0 failed");
    assertThat(Ran.run("record", duel, "--answer", "12", "--to", book.toString()).err())
        .contains("already; choose another name with --name");
  }

  @Test
  void aWorkbookThatIsNotThereIsMade() {
    String book = folder.resolve("new.xlsx").toString();
    assertThat(Ran.run("record", duel, "--answer", "12", "--to", book).code()).isZero();
    assertThat(Ran.run("test", book).lastLine()).isEqualTo("1 passed, 0 failed");
  }

  @Test
  void aGoldenGameIsTheWholeMatch() {
    String file = folder.resolve("golden.json").toString();
    assertThat(Ran.run("record", duel, "--golden", file, "--name", "seed 3").code()).isZero();
    Ran ran = Ran.run("test", file);
    assertThat(ran.lines()).contains("  ok   seed 3");
    assertThat(ran.lastLine()).isEqualTo("1 passed, 0 failed");
  }

  @Test
  void aGoldenGameIsRecordedAgainInItsPlace() throws IOException {
    Path file = folder.resolve("again.json");
    Ran.run("record", duel, "--golden", file.toString(), "--name", "seed 3");
    String before = Files.readString(file);
    Ran ran = Ran.run("record", file.toString(), "--golden", file.toString());
    assertThat(ran.code()).isZero();
    assertThat(ran.out()).contains("; the old one is " + file + ".bak");
    assertThat(folder.resolve("again.json.bak")).hasContent(before);
    assertThat(file).hasContent(before);
  }

  @Test
  void aLogOfOtherRulesIsToldBeforeItBecomesAGoldenGame() throws IOException {
    Path log = Path.of(duel);
    String other =
        Files.readString(log).replaceFirst("\"rules\" : \"\\w+\"", "\"rules\" : \"old\"");
    Files.writeString(folder.resolve("old.json"), other);
    String[] words = {"record", folder.resolve("old.json").toString(), "--golden"};
    Ran ran = Ran.run(words[0], words[1], words[2], folder.resolve("golden.json").toString());
    assertThat(ran.code()).isZero();
    assertThat(ran.err()).contains("warning RS151: the log was written by other rules");
    assertThat(Ran.run("record", duel, "--golden", words[1]).err()).doesNotContain("RS151");
  }

  @Test
  void wrongUse() throws IOException {
    assertThat(Ran.run("record", duel, "--answer", "999").err()).contains("There is no answer 999");
    assertThat(Ran.run("record", duel, "--golden", "x", "--answer", "1").code()).isEqualTo(2);
    Path file = folder.resolve("other.yaml");
    Files.writeString(file, "game: math-battle\nscenarios: []\nmore: 1\n");
    Ran ran = Ran.run("record", duel, "--answer", "1", "--to", file.toString());
    assertThat(ran.code()).isEqualTo(1);
    assertThat(Files.readString(file)).endsWith("more: 1\n");
  }

  @Test
  void onlyYamlAndWorkbooksTakeScenarios() {
    Path file = folder.resolve("new.json");
    Ran ran = Ran.run("record", duel, "--answer", "1", "--to", file.toString());
    assertThat(ran.code()).isEqualTo(2);
    assertThat(ran.err()).contains("scenarios are added to YAML files and workbooks");
    assertThat(file).doesNotExist();
  }

  @Test
  void aFileOfAnotherGameTakesNone() throws IOException {
    Path file = folder.resolve("pocket.yaml");
    String other = "game: tcg-pocket\nscenarios:\n  - {name: a, given: {}, then: {}}\n";
    Files.writeString(file, other);
    Ran ran = Ran.run("record", duel, "--answer", "1", "--to", file.toString());
    assertThat(ran.code()).isEqualTo(1);
    assertThat(ran.err()).contains("has scenarios of tcg-pocket, not of math-battle");
    assertThat(Files.readString(file)).isEqualTo(other);
  }

  private static final String HEAD = "game: math-battle\nscenarios:";
  private static final String ENTRY =
      "- name: a\n  given: {heroes: [fire-mage, fighter]}\n  then: {active: 0}\n";

  @ParameterizedTest
  @ValueSource(strings = {"", "    "})
  void anEntryStandsAsThoseBeforeIt(String indent) throws IOException {
    Path file = folder.resolve("indent" + indent.length() + ".yaml");
    Files.writeString(file, HEAD + "\n" + ENTRY.indent(indent.length()));
    String before = Files.readString(file);
    Ran ran = Ran.run("record", duel, "--answer", "12", "--name", "b", "--to", file.toString());
    assertThat(ran.code()).isZero();
    assertThat(Files.readString(file))
        .startsWith(before + "\n" + indent + "- name: b\n" + indent + "  given:\n");
    assertThat(Ran.run("test", file.toString()).lastLine()).isEqualTo("2 passed, 0 failed");
  }

  @Test
  void theLineEndsOfTheFileStay() throws IOException {
    Path file = folder.resolve("windows.yaml");
    Files.writeString(file, (HEAD + "\n" + ENTRY).replace("\n", "\r\n"));
    Ran ran = Ran.run("record", duel, "--answer", "12", "--name", "b", "--to", file.toString());
    assertThat(ran.code()).isZero();
    assertThat(Files.readString(file)).contains("b\r\n").doesNotContainPattern("[^\r]\n");
    assertThat(Ran.run("test", file.toString()).lastLine()).isEqualTo("2 passed, 0 failed");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        " []\n# end\n",
        " [{name: a, given: {heroes: [fire-mage, fighter]}, then: {active: 0}}]\n"
      })
  void aListInBracketsIsToldWhereItStands(String list) throws IOException {
    Path file = folder.resolve("flow.yaml");
    Files.writeString(file, HEAD + list);
    Ran ran = Ran.run("record", duel, "--answer", "12", "--to", file.toString());
    assertThat(ran.code()).isEqualTo(1);
    assertThat(ran.err())
        .contains("flow.yaml', line 2: the list of scenarios stands in brackets")
        .doesNotContain("RS023");
    assertThat(file).hasContent(HEAD + list);
  }

  @Test
  void anAnswerThatChangesNothingToCompareIsTold() throws IOException {
    String log = folder.resolve("still.json").toString();
    Ran.run("play", "werewolf", "nine", "--seed", "5", "--bots", "villager", "--log", log);
    Ran ran = Ran.run("record", log, "--answer", "406", "--name", "w");
    assertThat(ran.out()).endsWith("then: {}\n");
    assertThat(ran.err()).contains("Nothing that scenarios can expect has changed by this answer");
  }
}
