package dev.runesheet.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Rates per card, as a table, as CSV and as a page. */
class SimulationFilesTest {

  private static final String QUEENS = "queens-blood";

  @TempDir private Path folder;

  @Test
  void randomDecksAreTheSameHoweverManyThreadsPlay() throws IOException {
    Ran one = simulate("1");
    List<String> files = List.of(read("1.csv"), read("1.html"));
    Ran three = simulate("3");
    assertThat(one.code()).isZero();
    assertThat(three.out()).isEqualTo(one.out()).contains("001 Security Officer");
    assertThat(List.of(read("3.csv"), read("3.html"))).isEqualTo(files);
  }

  private Ran simulate(String threads) {
    return Ran.run(
        "simulate",
        QUEENS,
        "--random-decks",
        "--games",
        "24",
        "--threads",
        threads,
        "--csv",
        folder.resolve(threads + ".csv").toString(),
        "--html",
        folder.resolve(threads + ".html").toString());
  }

  private String read(String file) throws IOException {
    return Files.readString(folder.resolve(file));
  }

  @Test
  void featuresAreInTheJson() throws IOException {
    Ran ran = Ran.run("simulate", QUEENS, "pawns", "auras", "--games", "4", "--json");
    JsonNode features = new ObjectMapper().readTree(ran.out()).path("features");
    assertThat(features).isNotEmpty();
    for (JsonNode feature : features) {
      assertThat(feature.path("name").asText()).matches("\\d{3} .+");
      assertThat(feature.path("games").asInt()).isEqualTo(4);
    }
  }

  @Test
  void ratesOfFixedDecksSayThatTheyAreNotRatesOfCards() throws IOException {
    Path csv = folder.resolve("fixed.csv");
    Path html = folder.resolve("fixed.html");
    Ran fixed =
        Ran.run(
            "simulate",
            QUEENS,
            "pawns",
            "auras",
            "--games",
            "4",
            "--csv",
            csv.toString(),
            "--html",
            html.toString());
    String said = "Win rates are rates of decks, not of single cards";
    assertThat(fixed.out()).contains(said);
    assertThat(Files.readString(html)).contains(said);
    assertThat(Files.readString(csv).split("\r\n"))
        .filteredOn(line -> line.startsWith("card,"))
        .isNotEmpty()
        .allMatch(line -> line.endsWith(",deck,"));
    Ran random = simulate("2");
    assertThat(random.out()).doesNotContain(said).contains("A card counts in matches");
    assertThat(read("2.html")).doesNotContain(said);
    assertThat(read("2.csv").split("\r\n"))
        .filteredOn(line -> line.startsWith("card,"))
        .isNotEmpty()
        .allMatch(line -> line.endsWith(",card,"));
  }

  @Test
  void whatIsGainedInAMatchIsNoDeck() {
    Ran ran = Ran.run("simulate", "valeria", "base", "2", "--games", "1");
    assertThat(ran.out()).doesNotContain("rates of decks").contains("one player alone");
  }

  @Test
  void mathBattleHasARowAndABarForEachHero() throws IOException {
    Path csv = folder.resolve("duel.csv");
    Path html = folder.resolve("duel.html");
    String[] files = {"--csv", csv.toString(), "--html", html.toString()};
    assertThat(
            Ran.run("simulate", Ran.GAME, "--games", "4", files[0], files[1], files[2], files[3]))
        .extracting(Ran::code)
        .isEqualTo(0);
    assertThat(Files.readString(csv).split("\r\n"))
        .extracting(line -> line.substring(0, line.indexOf(',', line.indexOf(',') + 1)))
        .filteredOn(line -> !line.startsWith("effect"))
        .containsExactly(
            "kind,name",
            "player,Fighter",
            "player,Fire Mage",
            "first,who begins",
            "begins,Fighter",
            "does not begin,Fighter",
            "advantage of beginning,Fighter",
            "begins,Fire Mage",
            "does not begin,Fire Mage",
            "advantage of beginning,Fire Mage");
    assertThat(bars(Files.readString(html))).isEqualTo(2);
  }

  @Test
  void randomDecksNeedAGameWithDecksAndNoNamedOnes() {
    assertThat(Ran.run("simulate", Ran.GAME, "--random-decks").code()).isEqualTo(2);
    Ran named = Ran.run("simulate", QUEENS, "pawns", "auras", "--random-decks");
    assertThat(named.code()).isEqualTo(2);
  }

  @Test
  void namedDecksPlayEachWithEach() {
    Ran ran = Ran.run("simulate", "ember-vale", "--games", "2", "--decks", "fire", "frost");
    assertThat(ran.out()).contains("fire ", "frost ");
    Ran wrong = Ran.run("simulate", "ember-vale", "--decks", "fire,frst");
    assertThat(wrong.code()).isEqualTo(2);
    assertThat(wrong.err()).contains("did you mean 'frost'?");
    assertThat(Ran.run("simulate", "ember-vale", "--decks", "fire").code()).isEqualTo(2);
  }

  @Test
  void aGameWithoutDecksHasNoneToName() {
    Ran ran = Ran.run("simulate", "valeria", "--decks", "x,y");
    assertThat(ran.err()).contains("valeria has no decks", "a preset, and how many");
    assertThat(ran.code()).isEqualTo(2);
  }

  /** Nobody draws it; the table and the lines of matches never had it. */
  @Test
  void whatIsNeverDrawnOrPlayedIsNoCard() throws IOException {
    Path csv = folder.resolve("pocket.csv");
    Ran ran = Ran.run("simulate", "tcg-pocket", "--games", "2", "--csv", csv.toString());
    assertThat(ran.code()).isZero();
    assertThat(csv).content().contains("card,").doesNotContain("Energy,");
  }

  private static long bars(String page) {
    return Pattern.compile("<rect class=\"bar\"").matcher(page).results().count();
  }
}
