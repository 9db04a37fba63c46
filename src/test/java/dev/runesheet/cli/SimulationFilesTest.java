package dev.runesheet.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.runesheet.cli.simulate.FeatureTally;
import dev.runesheet.cli.simulate.Pairing;
import dev.runesheet.cli.simulate.Rate;
import dev.runesheet.cli.simulate.SimulationCsv;
import dev.runesheet.cli.simulate.SimulationPage;
import dev.runesheet.cli.simulate.SimulationReport;
import dev.runesheet.cli.simulate.Tally;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Rates per card, as a table, as CSV and as a page. */
class SimulationFilesTest {

  private static final String QUEENS = "queens-blood";
  private static final String HOSTILE = "=\"><script src='//x'>&,\n";

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
    String said = "These are rates of decks, not of single cards";
    assertThat(fixed.out()).contains(said);
    assertThat(Files.readString(html)).contains(said);
    assertThat(Files.readString(csv).split("\r\n"))
        .filteredOn(line -> line.startsWith("card,"))
        .isNotEmpty()
        .allMatch(line -> line.endsWith(",deck"));
    Ran random = simulate("2");
    assertThat(random.out()).doesNotContain(said).contains("A card counts in matches");
    assertThat(read("2.html")).doesNotContain(said);
    assertThat(read("2.csv").split("\r\n"))
        .filteredOn(line -> line.startsWith("card,"))
        .isNotEmpty()
        .allMatch(line -> line.endsWith(",card"));
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
        .hasSize(4)
        .anyMatch(line -> line.startsWith("player,Fire Mage,4,"));
    assertThat(bars(Files.readString(html))).isEqualTo(2);
  }

  @Test
  void randomDecksNeedAGameWithDecksAndNoNamedOnes() {
    assertThat(Ran.run("simulate", Ran.GAME, "--random-decks").code()).isEqualTo(2);
    Ran named = Ran.run("simulate", QUEENS, "pawns", "auras", "--random-decks");
    assertThat(named.code()).isEqualTo(2);
  }

  @Test
  void aCardOfBothSidesDoesNotCount() {
    FeatureTally tally = new FeatureTally();
    tally.ended(List.of(List.of("a", "b", "b"), List.of("b", "c")), 0);
    tally.ended(List.of(List.of("b"), List.of("c")), -1);
    assertThat(tally.rates())
        .containsExactly(
            Map.entry("a", new Rate(1, 1)),
            Map.entry("b", new Rate(0, 1)),
            Map.entry("c", new Rate(0, 2)));
  }

  @Test
  void csvIsQuotedAndHoldsNoFormula() {
    assertThat(SimulationCsv.cell("plain")).isEqualTo("plain");
    assertThat(SimulationCsv.cell("a,\"b\"")).isEqualTo("\"a,\"\"b\"\"\"");
    for (String start : List.of("=", "+", "-", "@", "\t", "\uff1d")) {
      assertThat(SimulationCsv.cell(start + "1")).isEqualTo("'" + start + "1");
    }
    assertThat(SimulationCsv.text(report(List.of(HOSTILE))))
        .contains("card,\"'=\"\"><script src='//x'>&,\n\",1,1,1.000000,0.206549,1.000000,card\r\n");
  }

  @Test
  void thePageHasABarForEachCardShown() {
    assertThat(bars(page(cards(40)))).isEqualTo(40);
    String many = page(cards(41));
    assertThat(bars(many)).isEqualTo(2L * SimulationPage.BARS);
    assertThat(many).contains("The best 20 of 41", "The worst 20 of 41", "<td>card 41</td>");
  }

  @Test
  void namesStayTextWhereASpreadsheetOpensThePage() {
    String page = page(List.of(HOSTILE));
    assertThat(page).contains("td:first-child { mso-number-format: \"\\@\"; }");
    assertThat(page).contains("<tr><td>=&quot;");
  }

  @Test
  void thePageRefersToNothingElseAndEscapesNames() {
    String page = page(List.of(HOSTILE));
    assertThat(page).contains("=&quot;&gt;&lt;script src=&#39;//x&#39;&gt;&amp;,");
    assertThat(page).doesNotContain("<script src", "http:", "https:", "<link", "<img", "@import");
    assertThat(page).doesNotContain("url(").containsOnlyOnce("<script>");
  }

  private static List<String> cards(int count) {
    List<String> cards = new ArrayList<>();
    IntStream.rangeClosed(1, count).forEach(number -> cards.add("card " + number));
    return cards;
  }

  private static SimulationReport report(List<String> cards) {
    Tally tally = new Tally(2);
    tally.ended(0, 0, 9);
    tally.features().ended(List.of(cards, List.of()), 0);
    Pairing pairing = new Pairing(List.of("Y", "E"), (first, seed) -> null);
    return new SimulationReport(
        "game", "card", SimulationReport.Measured.THINGS, 1, List.of(pairing), List.of(tally));
  }

  private static String page(List<String> cards) {
    return new SimulationPage(report(cards), true).text();
  }

  private static long bars(String page) {
    return Pattern.compile("<rect class=\"bar\"").matcher(page).results().count();
  }
}
