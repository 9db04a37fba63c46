package dev.runesheet;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.pack.BuildPacks;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** The scripts that start the command line, with a Java that prints what it is started with. */
@DisabledOnOs(OS.WINDOWS)
class StartScriptTest {

  /** Prints what it is started with, and makes the archives that it is asked for. */
  private static final String JAVA =
      """
      #!/bin/sh
      case "$*" in
        *-Xshare:dump*) for one in "$@"; do
          case "$one" in -XX:SharedArchiveFile=*) : > "${one#*=}" ;; esac
        done ;;
        *) echo "${LC_ALL:-} $@" ;;
      esac
      """;

  @TempDir private Path folder;

  private Path script(String from, String to) throws IOException {
    Path script = folder.resolve(to);
    Files.createDirectories(script.getParent());
    Files.copy(Path.of(from), script);
    assertThat(script.toFile().setExecutable(true)).isTrue();
    return script;
  }

  private String started(Path script, Map<String, String> settings) throws Exception {
    Process running = start(script, settings);
    String out = new String(running.getInputStream().readAllBytes());
    assertThat(running.waitFor()).as(out).isZero();
    return out.strip();
  }

  private Process start(Path script, Map<String, String> settings) throws IOException {
    Path java = folder.resolve("java/bin/java");
    Files.createDirectories(java.getParent());
    Files.createDirectories(folder.resolve("java/lib"));
    Files.writeString(java, JAVA);
    assertThat(java.toFile().setExecutable(true)).isTrue();
    ProcessBuilder process = new ProcessBuilder(List.of(script.toString(), "check", "my-game"));
    process.environment().remove("RUNESHEET_CLASSPATH");
    process.environment().put("JAVA_HOME", folder.resolve("java").toString());
    process.environment().put("RUNESHEET_ARCHIVE", "off");
    process.environment().putAll(settings);
    return process.redirectErrorStream(true).start();
  }

  private Path ofTheProject() throws IOException {
    Path script = script("runesheet", "runesheet");
    Files.createDirectories(folder.resolve("src/main"));
    Files.createDirectories(folder.resolve("target/start"));
    Files.createFile(folder.resolve("pom.xml"));
    Files.createFile(folder.resolve("target/start/.built"));
    return script;
  }

  @Test
  void classesOfOnesOwnStandBehindTheProjects() throws Exception {
    Path script = ofTheProject();
    String classes = folder + "/target/classes:" + folder + "/target/lib/*";

    assertThat(started(script, Map.of("RUNESHEET_CLASSPATH", "target/classes:my.jar")))
        .endsWith(
            "-cp " + classes + ":target/classes:my.jar dev.runesheet.cli.Runesheet check my-game");
    assertThat(started(script, Map.of()))
        .endsWith("-cp " + classes + " dev.runesheet.cli.Runesheet check my-game");
  }

  /** Two builds of one folder at once would take each other's files away. */
  @Test
  void ofCommandsThatAreStartedTogetherOneBuilds() throws Exception {
    Path script = toBeBuilt();
    Map<String, String> settings = Map.of("PATH", folder + ":" + System.getenv("PATH"));
    List<Process> all =
        List.of(start(script, settings), start(script, settings), start(script, settings));
    for (Process one : all) {
      String out = new String(one.getInputStream().readAllBytes());
      assertThat(one.waitFor()).as(out).isZero();
      assertThat(out).contains("dev.runesheet.cli.Runesheet check my-game");
    }
    assertThat(folder.resolve("builds")).content().isEqualTo("built\n");
    assertThat(Files.list(folder.resolve("target")).map(Path::getFileName).map(Path::toString))
        .containsExactly("start");
  }

  @Test
  void theLockOfAProcessThatHasGoneCountsNoMore() throws Exception {
    Path script = toBeBuilt();
    Process gone = new ProcessBuilder("true").start();
    gone.waitFor();
    Files.createDirectories(folder.resolve("target"));
    Files.createSymbolicLink(folder.resolve("target/.building"), Path.of("" + gone.pid()));
    started(script, Map.of("PATH", folder + ":" + System.getenv("PATH")));
    assertThat(folder.resolve("builds")).content().isEqualTo("built\n");
  }

  /** A project that is built by what only notes that it was, unless two are at it. */
  private Path toBeBuilt() throws IOException {
    Path script = script("runesheet", "runesheet");
    Files.createDirectories(folder.resolve("src/main"));
    Files.createFile(folder.resolve("pom.xml"));
    Path maven = folder.resolve("mvn");
    Files.writeString(
        maven,
        """
        #!/bin/sh
        set -e
        mkdir at-it
        echo built >> builds
        sleep 1
        rmdir at-it
        """);
    assertThat(maven.toFile().setExecutable(true)).isTrue();
    return script;
  }

  /** Maven's step of Java ends with 1 if Java finds no class: that is not a game with a mistake. */
  @Test
  void onlyTheExitCodeOfMistakesLetsABuildGoOn() throws Exception {
    for (String script : List.of("runesheet", "runesheet.cmd")) {
      assertThat(Files.readString(Path.of(script)))
          .as(script)
          .contains(" -Dmistakes.exit=" + BuildPacks.MISTAKES + " package");
    }
    assertThat(exit(BuildPacks.class.getName(), withAMistake(), folder + "/classes"))
        .isEqualTo(BuildPacks.MISTAKES);
    assertThat(exit("dev.runesheet.pack.NoSuchStep"))
        .isPositive()
        .isNotEqualTo(BuildPacks.MISTAKES);
  }

  /** The labels of a script for Windows are found only where its lines end as there. */
  @Test
  void theScriptForWindowsLocksTheBuildAndEndsItsLinesAsWindowsDoes() throws IOException {
    String script = Files.readString(Path.of("runesheet.cmd"));
    assertThat(script.lines().count()).isEqualTo(script.split("\r\n").length);
    assertThat(script.replace("\r\n", "")).doesNotContain("\n");
    assertThat(script).contains("9>\"%LOCK%\" ( call :build", "exit /b %RESULT%");
  }

  private String withAMistake() throws IOException {
    Path data = Files.createDirectories(folder.resolve("mine/data/mine"));
    Files.writeString(data.resolve("game.yaml"), "game: mine\nplayerz: 2\n");
    return folder.resolve("mine").toString();
  }

  private static int exit(String... call) throws Exception {
    String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
    List<String> words =
        new ArrayList<>(List.of(java, "-cp", System.getProperty("java.class.path")));
    words.addAll(List.of(call));
    return new ProcessBuilder(words)
        .redirectErrorStream(true)
        .redirectOutput(ProcessBuilder.Redirect.DISCARD)
        .start()
        .waitFor();
  }

  @Test
  void classesOfOnesOwnStandBehindThoseOfTheZip() throws Exception {
    Path script = script("src/dist/bin/runesheet", "bin/runesheet");
    Files.createDirectories(folder.resolve("lib"));
    String classes = folder + "/lib/*";

    assertThat(started(script, Map.of("RUNESHEET_CLASSPATH", "target/classes")))
        .endsWith("-cp " + classes + ":target/classes dev.runesheet.cli.Runesheet check my-game");
    assertThat(started(script, Map.of()))
        .endsWith("-cp " + classes + " dev.runesheet.cli.Runesheet check my-game");
  }

  /** Java cannot open files with names that are not plain ASCII in a locale without an encoding. */
  @Test
  void aLocaleWithoutAnEncodingGetsOne() throws Exception {
    Files.createDirectories(folder.resolve("lib"));
    for (Path script : List.of(ofTheProject(), script("src/dist/bin/runesheet", "bin/runesheet"))) {
      assertThat(started(script, Map.of("LC_ALL", "C"))).startsWith("C.UTF-8 ");
      assertThat(started(script, Map.of("LC_ALL", "", "LC_CTYPE", "POSIX"))).startsWith("C.UTF-8 ");
      assertThat(started(script, Map.of("LC_ALL", "de_CH.ISO-8859-1")))
          .startsWith("de_CH.ISO-8859-1 ");
    }
  }

  /** A test has no terminal, so only the lines can be compared. */
  @Test
  void bothFindTheWidthOfATerminalInOneWay() throws Exception {
    Pattern lines = Pattern.compile("(?s)\\nif \\[ -t 1 ].*?export COLUMNS\\nfi\\n");
    Matcher ofTheProject = lines.matcher(Files.readString(Path.of("runesheet")));
    assertThat(ofTheProject.find()).isTrue();
    assertThat(Files.readString(Path.of("src/dist/bin/runesheet"))).contains(ofTheProject.group());
  }

  @Test
  void anArchiveThatWasLeftHalfMadeIsMadeAnew() throws Exception {
    Path script = script("src/dist/bin/runesheet", "bin/runesheet");
    Files.createDirectories(folder.resolve("lib"));
    Path cache = folder.resolve("cache/runesheet");
    Map<String, String> on =
        Map.of("RUNESHEET_ARCHIVE", "on", "XDG_CACHE_HOME", cache.getParent().toString());
    started(script, on);
    Path archive = madeIn(cache);
    assertThat(started(script, on)).contains("-XX:SharedArchiveFile=" + archive);

    Files.delete(archive);
    Path left = Files.createDirectories(cache.resolve(archive.getFileName() + ".making"));
    Files.setLastModifiedTime(left, FileTime.from(Instant.now().minus(20, ChronoUnit.MINUTES)));
    started(script, on);

    assertThat(madeIn(cache)).isEqualTo(archive);
  }

  /** The archive in a folder, as soon as the process in the background has made it. */
  private static Path madeIn(Path cache) throws Exception {
    for (int tries = 0; tries < 200; tries++) {
      if (Files.isDirectory(cache)) {
        try (Stream<Path> made = Files.list(cache)) {
          List<Path> files = made.toList();
          if (files.size() == 1 && files.get(0).toString().endsWith(".jsa")) {
            return files.get(0);
          }
        }
      }
      Thread.sleep(50);
    }
    throw new AssertionError("no archive in " + cache);
  }
}
