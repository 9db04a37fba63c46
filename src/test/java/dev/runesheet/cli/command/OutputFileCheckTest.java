package dev.runesheet.cli.command;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.cli.Ran;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** No file that a command writes is one that it reads, or writes for something else. */
class OutputFileCheckTest {

  private static final String SCENARIOS =
      "game: math-battle\nscenarios:\n"
          + "  - {name: a, given: {heroes: [fighter, fighter]}, then: {turn: 1}}\n";

  @TempDir private Path folder;

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "simulate math-battle --games 2 --csv F --html F | --csv and --html name the same file",
        "simulate math-battle --games 2 --resume F --csv F | --resume and --csv",
        "simulate math-battle --games 2 --jsonl F --log F | --jsonl and --log",
        "test F --coverage F | PATH... and --coverage",
        "coverage report F --lcov F | FILE and --lcov",
        "play math-battle --seed 1 --log F --save F | --log and --save"
      })
  void areRefusedBeforeAnythingIsDone(String command, String says) throws IOException {
    Path file = folder.resolve("f.yaml");
    Files.writeString(file, SCENARIOS);
    Ran ran = Ran.run(command.strip().replace("F", file.toString()).split(" "));
    assertThat(ran.code()).isEqualTo(2);
    assertThat(ran.err()).contains(says.replace("PATH...", "GAME|PATH"), "one would be lost");
    assertThat(Files.readString(file)).isEqualTo(SCENARIOS);
  }

  @ParameterizedTest
  @ValueSource(strings = {"--csv", "--html", "--jsonl", "--log"})
  void aSourceOfAGameIsNotReplaced(String option) throws IOException {
    Path file = folder.resolve("data/math-battle/scenarios/own.yaml");
    Files.createDirectories(file.getParent());
    Files.writeString(file, SCENARIOS);
    Ran ran =
        Ran.in(folder, "", "simulate", "math-battle", "--games", "2", option, file.toString());
    assertThat(ran.code()).isEqualTo(2);
    assertThat(ran.err()).contains(option, "cannot be written: it is a source of a game.");
    assertThat(Files.readString(file)).isEqualTo(SCENARIOS);
  }

  @Test
  void aFileMayBeReplacedByItsSuccessor() throws IOException {
    String scenarios = folder.resolve("f.yaml").toString();
    String coverage = folder.resolve("c.json").toString();
    Files.writeString(Path.of(scenarios), SCENARIOS);
    assertThat(Ran.run("test", scenarios, "--coverage", coverage).code()).isZero();
    assertThat(Ran.run("coverage", "merge", coverage, "--out", coverage).code()).isZero();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "test F --coverage D/new/deep/c.json | c.json",
        "test F --junit-xml D/new/r.xml | r.xml",
        "simulate math-battle --games 2 --csv D/new/r.csv | r.csv",
        "simulate math-battle --games 2 --jsonl D/new/r.jsonl | r.jsonl",
        "simulate math-battle --games 2 --resume D/new/r.json | r.json",
      })
  void areWrittenInFoldersThatAreMissing(String command, String made) throws IOException {
    Path file = folder.resolve("f.yaml");
    Files.writeString(file, SCENARIOS);
    assertThat(ran(command, file).code()).isZero();
    try (Stream<Path> files = Files.walk(folder.resolve("new"))) {
      assertThat(files).anyMatch(one -> one.endsWith(made));
    }
  }

  @ParameterizedTest
  @CsvSource({
    "test F --coverage F/c.json",
    "simulate math-battle --games 2 --csv F/x/r.csv",
    "new own-game --in F/x"
  })
  void areRefusedBelowAFileBeforeAnythingIsDone(String command) throws IOException {
    Path file = folder.resolve("f.yaml");
    Files.writeString(file, SCENARIOS);
    Ran ran = ran(command, file);
    assertThat(ran.code()).isEqualTo(2);
    assertThat(ran.out()).isEmpty();
    assertThat(ran.err()).contains("cannot be written: 'f.yaml' is no folder.");
  }

  @ParameterizedTest
  @CsvSource({
    "package math-battle --out D/, it is a folder.",
    "simulate math-battle --games 2 --csv D/, it is a folder.",
    "coverage report F --html F, it is no folder.",
    "new own-game --in F, it is no folder."
  })
  void areRefusedWhereAFolderIsOrAFileForAFolder(String command, String why) throws IOException {
    Path file = folder.resolve("f.yaml");
    Files.writeString(file, SCENARIOS);
    Ran ran = ran(command, file);
    assertThat(ran.code()).isEqualTo(2);
    assertThat(ran.out()).isEmpty();
    assertThat(ran.err()).contains("cannot be written: " + why);
  }

  /** Else it is refused at the end of the work, and the folders that are missing are left. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "package math-battle --out D/none/.. | there is no folder 'none'.",
        "package math-battle --out D/none/../x.jar/.. | there is no folder 'none'.",
        "new tale --in D/none/../tale | there is no folder 'none'.",
        "package math-battle --out D/x/ | it names a folder."
      })
  void areRefusedOutsideOfAFolderThatIsMissingAndAsOne(String command, String why)
      throws IOException {
    Ran ran = Ran.run(command.strip().replace("D", folder.toString()).split(" "));
    assertThat(ran.code()).isEqualTo(2);
    assertThat(ran.err()).contains("cannot be written: " + why);
    assertThat(folder).isEmptyDirectory();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "package math-battle --out N",
        "simulate math-battle --games 2 --csv N",
        "simulate math-battle --games 2 --jsonl N/r.jsonl",
        "simulate math-battle --games 2 --resume N",
        "record F --golden N"
      })
  void areRefusedWhereTheMachineMakesNone(String command) throws IOException {
    Path file = folder.resolve("f.yaml");
    Files.writeString(file, SCENARIOS);
    Ran ran = ran(command.replace("N", "D/" + "n".repeat(300)), file);
    assertThat(ran.code()).isEqualTo(2);
    assertThat(ran.out()).isEmpty();
    assertThat(ran.err()).contains("cannot be written: ").doesNotContain(".tmp");
    assertThat(folder.toFile().list()).containsExactly("f.yaml");
  }

  @ParameterizedTest
  @CsvSource({
    "simulate math-battle --games 2 --csv F --html D/hard",
    "simulate math-battle --games 2 --csv D/new.csv --html D/dangling",
    "simulate math-battle --games 2 --csv D/dangling --html D/second",
    "simulate math-battle --games 2 --csv D/new.csv --html D/loop/new.csv"
  })
  @DisabledOnOs(OS.WINDOWS)
  void oneFileByTwoNamesIsRefused(String command) throws IOException {
    Path file = Files.writeString(folder.resolve("f.yaml"), SCENARIOS);
    Files.createLink(folder.resolve("hard"), file);
    Files.createSymbolicLink(folder.resolve("dangling"), Path.of("new.csv"));
    Files.createSymbolicLink(folder.resolve("second"), Path.of("dangling"));
    Files.createSymbolicLink(folder.resolve("loop"), folder);
    Ran ran = ran(command, file);
    assertThat(ran.err()).contains("--csv and --html name the same file");
    assertThat(ran.code()).isEqualTo(2);
    assertThat(Files.readString(file)).isEqualTo(SCENARIOS);
    assertThat(folder.resolve("new.csv")).doesNotExist();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "play math-battle --seed 1 --log D/round",
        "simulate math-battle --games 2 --csv D/round",
        "simulate math-battle --games 2 --csv D/round/r.csv",
        "simulate math-battle --games 2 --csv D/lost/r.csv",
        "new own-game --in D/round",
        "new own-game --in D/lost",
        "new own-game --in D/lost/game"
      })
  @DisabledOnOs(OS.WINDOWS)
  void linksThatLeadNowhereAreRefusedBeforeAnythingIsDone(String command) throws IOException {
    Path file = Files.writeString(folder.resolve("f.yaml"), SCENARIOS);
    Files.createSymbolicLink(folder.resolve("round"), Path.of("back"));
    Files.createSymbolicLink(folder.resolve("back"), Path.of("round"));
    Files.createSymbolicLink(folder.resolve("lost"), Path.of("nothing"));
    Ran ran = ran(command, file);
    assertThat(ran.err()).contains("cannot be written: ", "is a link that leads nowhere.");
    assertThat(ran.code()).isEqualTo(2);
    assertThat(ran.out()).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({
    "simulate math-battle --games 2 --resume /dev/full, --resume: '/dev/full'",
    "simulate math-battle --games 2 --resume /dev/null, --resume: '/dev/null'",
    "simulate math-battle --games 2 --csv /dev/full, --csv: '/dev/full'",
    "table math-battle export fire_mage --to /dev/full, --to: '/dev/full'",
    "table ember-vale export cards --to /dev/full, --to: '/dev/full'"
  })
  @EnabledOnOs(OS.LINUX)
  void whatKeepsNothingIsNoFile(String command, String says) {
    Ran ran = Ran.run(command.split(" "));
    assertThat(ran.err()).contains(says, "it is a device or a pipe, and keeps nothing.");
    assertThat(ran.code()).isEqualTo(2);
  }

  @Test
  @EnabledOnOs(OS.LINUX)
  void whatIsThrownAwayMayHaveOneName() {
    String command = "simulate math-battle --games 2 --csv /dev/null --html /dev/null";
    assertThat(Ran.run(command.split(" ")).code()).isZero();
  }

  /** The file that it names is replaced, whether it is there or not. */
  @Test
  @DisabledOnOs(OS.WINDOWS)
  void aLinkStaysALinkToWhatIsWritten() throws IOException {
    Path link = Files.createSymbolicLink(folder.resolve("link"), Path.of("kept.json"));
    String command = "simulate math-battle --games 2 --resume " + link;
    for (int i = 0; i < 2; i++) {
      assertThat(Ran.run(command.split(" ")).code()).isZero();
      assertThat(link).isSymbolicLink();
      assertThat(folder.resolve("kept.json")).isNotEmptyFile();
    }
  }

  @Test
  void anEmptyNameNamesNoFile() {
    Ran ran = Ran.run("simulate", "math-battle", "--games", "2", "--csv", "");
    assertThat(ran.code()).isEqualTo(2);
    assertThat(ran.err()).contains("--csv: '' names no file.").doesNotContain("folder");
  }

  @Test
  void anEmptyWordIsNeitherTheFolderOneIsInNorLeftOut() {
    assertRefused("--against: '' names no path.", "simulate", "math-battle", "--against", "");
    assertRefused("--since: '' names no folder.", "check", "math-battle", "--since", "");
    assertRefused("GAME: '' names no game.", "check", "");
    assertRefused("--host: '' names no address.", "studio", "--no-open", "--host", "");
  }

  private static void assertRefused(String message, String... command) {
    Ran ran = Ran.run(command);
    assertThat(ran.err()).contains(message);
    assertThat(ran.code()).isEqualTo(2);
  }

  private Ran ran(String command, Path file) {
    String named = command.replace("F", file.toString()).replace("D/", folder + "/");
    return Ran.run(named.strip().split(" "));
  }
}
