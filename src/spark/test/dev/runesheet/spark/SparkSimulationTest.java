package dev.runesheet.spark;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.cli.Runesheet;
import dev.runesheet.cli.console.Paint;
import dev.runesheet.cli.console.Terminal;
import dev.runesheet.cli.console.Workplace;
import dev.runesheet.pack.Packs;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringReader;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.BiFunction;
import java.util.stream.Stream;
import org.apache.commons.io.FileUtils;
import org.apache.spark.sql.SparkSession;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Simulations on Spark: they give what {@code simulate} gives, however often they are stopped. */
class SparkSimulationTest {

  private static final String[] DUELS = {"math-battle", "--games", "60", "--json"};
  private static final String[] DECKS = {
    "queens-blood", "--games", "40", "--seed", "7", "--random-decks", "--json"
  };

  @TempDir private Path folder;

  /** The command closes the session, so each run needs one of its own. */
  @BeforeEach
  void startSpark() {
    session();
  }

  private static SparkSession session() {
    return SparkSession.builder()
        .master("local[2]")
        .config("spark.ui.enabled", "false")
        .config("spark.driver.bindAddress", "127.0.0.1")
        .config("spark.driver.host", "127.0.0.1")
        .getOrCreate();
  }

  @Test
  void resultsAreThoseOfOneMachine() {
    assertThat(spark(DUELS, "--batch", "7").out()).isEqualTo(local(DUELS).out());
  }

  @Test
  void fateOfCardsAndEffectsSurvivesTheFiles() {
    assertThat(spark(DECKS, "--batch", "9").out())
        .isEqualTo(local(DECKS).out())
        .contains("\"lift\"");
  }

  @Test
  void onlyWhatIsMissingIsPlayedAgain() throws IOException {
    String whole = spark(DUELS, "--batch", "10").out();
    List<Path> files = files();
    assertThat(files).hasSize(6);
    byte[] first = Files.readAllBytes(files.get(0));
    Files.delete(files.get(0));
    Files.delete(files.get(4));
    session();
    Ran again = spark(DUELS, "--batch", "10");
    assertThat(again.err()).contains("20 games played").contains("40 games kept from before");
    assertThat(again.out()).isEqualTo(whole);
    assertThat(files.get(0)).hasBinaryContent(first);
  }

  @Test
  void moreGamesAreAddedToThoseThatAreThere() {
    spark(DUELS, "--batch", "10");
    session();
    String[] more = {"math-battle", "--games", "75", "--json"};
    Ran added = spark(more, "--batch", "10");
    assertThat(added.err()).contains("15 games played");
    assertThat(added.out()).isEqualTo(local(more).out());
  }

  @Test
  void twoVersionsAreComparedAsOnOneMachine() throws IOException {
    Path changed = changedGame();
    Path jar = folder.resolve("changed.jar");
    Ran packed = run(Runesheet::run, changed, "package", "math-battle", "--out", jar.toString());
    assertThat(packed.code()).as(packed.err()).isZero();
    String[] local = {"math-battle", "--games", "60", "--json", "--against", changed.toString()};
    session().sparkContext().addFile(jar.toString());
    Ran compared = spark(DUELS, "--batch", "7", "--against", "changed.jar");
    assertThat(compared.out()).isEqualTo(local(local).out()).contains("\"compared\"");
    session().sparkContext().addFile(jar.toString());
    assertThat(spark(DUELS, "--batch", "7").err())
        .contains("is of another simulation: against was ");
  }

  /** The game with mages of less health. */
  private Path changedGame() throws IOException {
    Path changed = folder.resolve("changed");
    for (String part : List.of("data/math-battle", "decision-tables", "rules")) {
      FileUtils.copyDirectory(Path.of(part).toFile(), changed.resolve(part).toFile());
    }
    Path hero = changed.resolve("data/math-battle/heroes/fire_mage.json");
    String text = Files.readString(hero);
    String weaker = text.replaceFirst("(\"health\"\\s*:\\s*)\\d+", "$115");
    assertThat(weaker).isNotEqualTo(text);
    Files.writeString(hero, weaker);
    return changed;
  }

  @Test
  void aFolderOfAnotherSimulationIsRefused() {
    spark(DUELS, "--batch", "30");
    session();
    Ran other = spark(DUELS, "--seed", "2");
    assertThat(other.code()).isEqualTo(2);
    assertThat(other.err()).contains("is of another simulation: seed was 1 and is 2.");
  }

  @Test
  void aWrongWordIsWrongUsage() {
    Ran ran = spark(new String[] {"math-batle"});
    assertThat(ran.code()).isEqualTo(2);
    assertThat(ran.err()).contains("Did you mean 'math-battle'?");
  }

  private List<Path> files() throws IOException {
    try (Stream<Path> all = Files.list(folder.resolve("out"))) {
      return all.filter(file -> file.toString().endsWith(".parquet")).sorted().toList();
    }
  }

  private record Ran(int code, String out, String err) {}

  private Ran spark(String[] words, String... more) {
    String out = folder.resolve("out").toUri().toString();
    String[] all =
        Stream.of(words, more, new String[] {"--out", out})
            .flatMap(Stream::of)
            .toArray(String[]::new);
    return run(SparkSimulation::run, elsewhere(), all);
  }

  private Ran local(String[] words) {
    String[] all = Stream.concat(Stream.of("simulate"), Stream.of(words)).toArray(String[]::new);
    return run(Runesheet::run, elsewhere(), all);
  }

  /** A folder without games: the rules are those that were compiled with Runesheet. */
  private Path elsewhere() {
    return folder.resolve("elsewhere");
  }

  private static Ran run(
      BiFunction<Terminal, String[], Integer> command, Path workplace, String... arguments) {
    StringWriter out = new StringWriter();
    StringWriter err = new StringWriter();
    try {
      Files.createDirectories(workplace);
      Terminal terminal =
          new Terminal(
              new PrintWriter(out),
              new PrintWriter(err),
              new BufferedReader(new StringReader("")),
              new Workplace(workplace, Packs::book),
              Paint.of(false),
              Paint.of(false),
              false);
      int code = command.apply(terminal, arguments);
      terminal.flush();
      return new Ran(code, out.toString(), err.toString());
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
  }
}
