package dev.runesheet.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Role texts in files are checked and rewritten; their last line counts them. */
class RoleTextCommandTest {

  private static final String ROLES =
      """
      Baker | Townsfolk Power
      End Night: Attack @Selection

      Miller | Townsfolk Power
      Starting: Protect @Self from 'All' through Active Defense

      Smith | Townsfolk Power
      Starting: Announce 'It is cold'

      Tailor | Townsfolk Power
      Starting: Attack @Self [Quantity: 0]
      """;

  private static final String LINES =
      """
      {"name": "Baker", "header": "Townsfolk Power", "formalized": "End Night: Attack @Self"}
      {"name": "Smith", "header": "Extra Power", "formalized": "End Night: Attack @Self ⟨x2⟩", "id": 7}
      {"name": "Tailor", "formalized": "End Night: Attack @Self [Quantity: 0]"}
      nonsense
      """;

  @TempDir private Path folder;

  @BeforeEach
  void files() throws IOException {
    Files.writeString(folder.resolve("roles.txt"), ROLES);
    Files.writeString(folder.resolve("roles.jsonl"), LINES);
    Files.writeString(
        folder.resolve("roles.md"), "# Roles\n\n```\n" + ROLES + "```\n\nA | word.\n");
  }

  @Test
  void strictTextsAreToldFromTheOthers() {
    Ran ran = run("check", "werewolf", "roles.txt");
    assertThat(ran.lastLine())
        .isEqualTo("4 texts: 1 strict, 0 lenient, 3 with errors, 0 not playable");
    assertThat(ran.code()).isEqualTo(1);
    assertThat(ran.out())
        .contains("roles.txt:5:11: error RS231")
        .contains("roles.txt:11:35: error");
  }

  @Test
  void lenientTextsAreNotedAndWhatIsNotPlayedIsSaid() throws IOException {
    String others = ROLES.replaceAll("(?m)^\\w+ \\|", "Old $0");
    Files.writeString(folder.resolve("roles.md"), "# Roles\n\n```\n" + others + "```\n");
    Ran ran = run("check", "werewolf", "--lenient", "roles.txt", "roles.md");
    assertThat(ran.lastLine())
        .isEqualTo("8 texts: 2 strict, 4 lenient, 2 with errors, 2 not playable");
    assertThat(ran.out())
        .contains("roles.txt:5:11: note RS231")
        .contains("roles.txt:8:1: note RS250")
        .contains("roles.md:8:11: note RS231");
  }

  /** People write of players whom nobody chooses: understood, and not played. */
  @Test
  void choicesThatNobodyMakesAreNotPlayedInLenientTexts() throws IOException {
    Files.writeString(
        folder.resolve("roles.txt"),
        "Hunter | Townsfolk Power\nOn Death: Attack @Selection\n\n"
            + "Witch | Townsfolk Power\nEnd Night: Attack @SecondarySelection\n");
    assertThat(run("check", "werewolf", "roles.txt").lastLine())
        .isEqualTo("2 texts: 0 strict, 0 lenient, 2 with errors, 0 not playable");
    Ran ran = run("check", "werewolf", "--lenient", "roles.txt");
    assertThat(ran.lastLine())
        .isEqualTo("2 texts: 0 strict, 2 lenient, 0 with errors, 2 not playable");
    assertThat(ran.out()).contains("@Selection where nobody chooses", "without a first choice");
  }

  @Test
  void linesOfJsonAreTexts() {
    Ran ran = run("check", "werewolf", "--lenient", "roles.jsonl");
    assertThat(ran.lastLine())
        .isEqualTo("4 texts: 1 strict, 1 lenient, 2 with errors, 0 not playable");
    assertThat(ran.out())
        .contains("roles.jsonl:3#/formalized:1:36: error RS010")
        .contains("roles.jsonl:4: error RS002");
  }

  @Test
  void convertWritesTheFormOfTheGuide() throws IOException {
    Ran ran = run("convert", "werewolf", "roles.txt");
    assertThat(ran.lastLine())
        .isEqualTo("roles.txt: 1 text rewritten; the old one is roles.txt.bak");
    assertThat(ran.out()).contains("roles.txt:7: note RS251").contains("roles.txt:11:35: error");
    assertThat(Files.readString(folder.resolve("roles.txt")))
        .isEqualTo(ROLES.replace("Active Defense", "Active Defense (~Permanent)"));
    assertThat(Files.readString(folder.resolve("roles.txt.bak"))).isEqualTo(ROLES);
  }

  @Test
  void convertKeepsTheOtherFieldsOfALine() throws IOException {
    run("convert", "werewolf", "roles.jsonl");
    assertThat(Files.readAllLines(folder.resolve("roles.jsonl")))
        .hasSize(4)
        .contains(
            "{\"name\":\"Smith\",\"header\":\"Extra Power\","
                + "\"formalized\":\"End Night: Attack @Self <x2>\",\"id\":7}")
        .contains("nonsense");
  }

  @Test
  void convertLeavesTheTextAroundFencesAlone() throws IOException {
    run("convert", "werewolf", "roles.md");
    assertThat(Files.readString(folder.resolve("roles.md")))
        .startsWith("# Roles\n\n```\nBaker | Townsfolk Power\n")
        .endsWith("```\n\nA | word.\n")
        .contains("(~Permanent)");
  }

  @Test
  void otherGamesHaveNoTexts() {
    assertThat(run("check", "math-battle", "roles.txt").code()).isEqualTo(2);
    assertThat(run("check", "werewolf", "none.txt").err()).contains("cannot be read");
  }

  private Ran run(String... arguments) {
    return Ran.in(folder, "", arguments);
  }
}
