package dev.runesheet.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Help, version, and words that no command understands. */
class RunesheetTest {

  @Test
  void helpListsTheCommands() {
    Ran ran = Ran.run("--help");
    assertThat(ran.code()).isZero();
    assertThat(ran.out()).contains("play", "check", "drl", "explain", "simulate", "replay");
  }

  @Test
  void helpIsACommandToo() {
    assertThat(Ran.run("help")).isEqualTo(Ran.run("--help"));
    assertThat(Ran.run("help", "check")).isEqualTo(Ran.run("check", "--help"));
  }

  @Test
  void helpOfACommandOfACommandNeedsNoGameAndSaysWhereItStands() {
    Ran ran = Ran.run("table", "export", "--help");
    assertThat(ran.out()).startsWith("Usage: runesheet table GAME export [-h]");
    assertThat(ran.code()).isZero();
    assertThat(Ran.run("table", "math-battle", "export", "-h")).isEqualTo(ran);
    assertThat(Ran.run("help", "table", "export")).isEqualTo(ran);
    assertThat(Ran.run("coverage", "merge", "-h").out()).contains("runesheet coverage merge [-h]");
  }

  @Test
  void theBeginningOfACommandSuggestsIt() {
    assertThat(Ran.run("cover").err()).contains("'cover'; did you mean 'coverage'?");
    assertThat(Ran.run("sim").err()).contains("'sim'; did you mean 'simulate'?");
  }

  @Test
  void aCommandOfACommandWithoutTheGameIsWrongUsage() {
    Ran ran = Ran.run("table", "export");
    assertThat(ran.code()).isEqualTo(2);
    assertThat(ran.err()).contains("Missing required parameter: 'GAME'");
  }

  @Test
  @DisabledOnOs(OS.WINDOWS)
  void aFolderThatTheLocaleCannotNameIsToldInOneSentence(@TempDir Path folder) throws Exception {
    String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
    String command =
        "d=$(printf 'm\\303\\244r'); mkdir \"$d\"; cd \"$d\";"
            + " LC_ALL=C exec \"$0\" -cp \"$1\" dev.runesheet.cli.Runesheet games";
    String classes =
        Stream.of(System.getProperty("java.class.path").split(File.pathSeparator))
            .map(entry -> Path.of(entry).toAbsolutePath().toString())
            .collect(Collectors.joining(File.pathSeparator));
    Process process =
        new ProcessBuilder("sh", "-c", command, java, classes)
            .directory(folder.toFile())
            .redirectErrorStream(true)
            .start();
    assertThat(new String(process.getInputStream().readAllBytes()))
        .startsWith("error: the name of a file or folder here has letters that the locale")
        .hasLineCount(1);
    assertThat(process.waitFor()).isEqualTo(1);
  }

  @Test
  void aGameOfAFolderInsideIsToldWithItsFolder(@TempDir Path folder) throws IOException {
    Path game = Files.createDirectories(folder.resolve("gloom/data/gloom"));
    Files.writeString(game.resolve("game.yaml"), "game: gloom\n");
    Ran ran = Ran.in(folder, "", "check", "gloom");
    assertThat(ran.code()).isEqualTo(2);
    assertThat(ran.err())
        .contains("There is no game 'gloom' here, but in the folder 'gloom': change to it.");
  }

  /** Its folder alone makes no game: it may be called otherwise, or declare nothing. */
  @ParameterizedTest
  @ValueSource(strings = {"my_Game", "1st", "gloom"})
  void aFolderThatIsNoGameIsToldWithWhatMakesItOne(String name, @TempDir Path folder)
      throws IOException {
    Path game = Files.createDirectories(folder.resolve("data").resolve(name));
    String declared = name.equals("gloom") ? "" : "phases: []\n";
    Files.writeString(game.resolve("game.yaml"), "game: " + name + "\n" + declared);
    Ran ran = Ran.in(folder, "", "check", name);
    assertThat(ran.code()).isEqualTo(2);
    assertThat(ran.err())
        .contains(
            "There is no game '" + name + "', though data/" + name + "/game.yaml is here",
            "small letters, digits and -",
            "declares kinds, zones, phases or actions",
            "META-INF/services/dev.runesheet.pack.AuthoringPack of classes on RUNESHEET_CLASSPATH");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"play", "check", "drl", "explain", "simulate", "replay", "games", "codes"})
  void everyCommandHasHelp(String command) {
    Ran ran = Ran.run(command, "--help");
    assertThat(ran.code()).isZero();
    assertThat(ran.out()).startsWith("Usage: runesheet " + command);
    assertThat(ran.err()).isEmpty();
  }

  @Test
  void theListOfCommandsSaysWholeSentences() {
    assertThat(Ran.run("--help").lines())
        .filteredOn(line -> line.matches("  [a-z]+ +[A-Z].*"))
        .hasSizeGreaterThan(15)
        .allMatch(line -> line.endsWith("."));
  }

  /** Lines are broken at stops, also within the name of a file. */
  @ParameterizedTest
  @ValueSource(strings = {"--help", "new --help"})
  void noFileIsNamedOnTwoLines(String arguments) {
    assertThat(Ran.run(arguments.split(" ")).lines())
        .isNotEmpty()
        .noneMatch(line -> line.endsWith("pom."));
  }

  @Test
  void versionIsTold() {
    assertThat(Ran.run("--version").out()).startsWith("Runesheet ");
  }

  @Test
  void noCommandIsWrongUsage() {
    Ran ran = Ran.run();
    assertThat(ran.code()).isEqualTo(2);
    assertThat(ran.err()).contains("No command was named.", "--help");
  }

  @Test
  void unknownCommandIsWrongUsage() {
    Ran ran = Ran.run("replai");
    assertThat(ran.code()).isEqualTo(2);
    assertThat(ran.err()).contains("There is no command 'replai'; did you mean 'replay'?");
  }

  @Test
  void unknownCommandIsWrongUsageWhereHelpIsAskedFor() {
    Ran ran = Ran.run("replai", "--help");
    assertThat(ran.code()).isEqualTo(2);
    assertThat(ran.out()).isEmpty();
    assertThat(ran.err()).contains("There is no command 'replai'; did you mean 'replay'?");
  }

  @ParameterizedTest
  @ValueSource(strings = {"play", "check", "drl", "simulate"})
  void unknownGameIsWrongUsage(String command) {
    Ran ran = Ran.run(command, "math-batle");
    assertThat(ran.code()).isEqualTo(2);
    assertThat(ran.out()).isEmpty();
    assertThat(ran.err()).contains("no game 'math-batle'; did you mean 'math-battle'?");
  }

  @Test
  void aLineBreakOfAnArgumentBreaksNoLine() {
    Ran command = Ran.run("pl\nay", "math-battle");
    assertThat(command.err()).startsWith("error: There is no command 'pl\\nay'");
    Ran game = Ran.run("play", "math-\nbattle");
    assertThat(game.err()).startsWith("error: There is no game 'math-\\nbattle'");
    Ran number = Ran.run("simulate", "math-battle", "--games=1\n2");
    assertThat(number.err()).contains("'1\\n2' is not a whole number");
  }

  @Test
  void unknownOptionIsWrongUsage() {
    Ran ran = Ran.run("play", Ran.GAME, "--sed", "3");
    assertThat(ran.code()).isEqualTo(2);
    assertThat(ran.err()).contains("Unknown option '--sed'; did you mean '--seed'?");
  }
}
