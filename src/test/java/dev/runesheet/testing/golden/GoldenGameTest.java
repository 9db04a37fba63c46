package dev.runesheet.testing.golden;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.ShippedBooks;
import dev.runesheet.api.RuleBook;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.pack.Packs;
import dev.runesheet.pack.file.DirectoryFiles;
import dev.runesheet.pack.file.PackFiles;
import dev.runesheet.pack.tool.MatchLog;
import dev.runesheet.testing.ScenarioResult;
import dev.runesheet.testing.suite.ScenarioCheck;
import dev.runesheet.testing.suite.ScenarioSuite;
import dev.runesheet.testing.suite.ScenarioSuite.FileResult;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A golden game names the first step and field in which play differs. */
class GoldenGameTest {

  private static final String FILE = "data/math-battle/golden/fm-011.json";
  private static final PackFiles FILES = new DirectoryFiles(Path.of(""));
  private static final RuleBook BOOK = ShippedBooks.ofSources("math-battle");
  private static final String TEXT =
      new String(FILES.read(FILE).orElseThrow(), StandardCharsets.UTF_8);

  private static FileResult run(String text, PackFiles files) {
    ScenarioSuite suite =
        new ScenarioSuite(
            game -> files == FILES ? BOOK : Packs.build(game, files, new Diagnostics()),
            any -> true);
    return suite.run("golden.json", text.getBytes(StandardCharsets.UTF_8));
  }

  private static ScenarioResult one(FileResult result) {
    assertThat(result.findings()).isEmpty();
    assertThat(result.scenarios()).hasSize(1);
    return result.scenarios().get(0);
  }

  /** The shipped sources with one file changed. */
  private static PackFiles edited(String name, String from, String to) {
    return new PackFiles() {
      @Override
      public String origin() {
        return "edited";
      }

      @Override
      public List<String> list(String folder) {
        return FILES.list(folder);
      }

      @Override
      public Optional<byte[]> read(String file) {
        return FILES.read(file).map(bytes -> file.equals(name) ? changed(bytes) : bytes);
      }

      private byte[] changed(byte[] bytes) {
        String text = new String(bytes, StandardCharsets.UTF_8);
        assertThat(text).contains(from);
        return text.replace(from, to).getBytes(StandardCharsets.UTF_8);
      }
    };
  }

  @Test
  void aRecordedGamePlaysTheSame() {
    assertThat(one(run(TEXT, FILES)).lines()).isEmpty();
  }

  @Test
  void anOutcomeThatNothingDrawsIsAWarning() {
    ScenarioResult result = one(run(TEXT.replaceFirst("(\"chance\": \\[)", "$1 1, "), FILES));
    assertThat(result.passed()).isFalse();
    ScenarioResult more = one(run(TEXT.replaceFirst("(\"chance\": \\[[^]]*)", "$1, 1"), FILES));
    assertThat(more.passed()).isTrue();
    assertThat(more.findings()).singleElement().asString().contains("#/chance: warning RS083");
  }

  @Test
  void writingItAgainGivesTheSameText() {
    Diagnostics findings = new Diagnostics();
    GoldenGame game = GoldenReader.read(FILE, TEXT, findings).orElseThrow();
    assertThat(GoldenWriter.write(game.log(), BOOK, game.about(), findings)).contains(TEXT);
  }

  @Test
  void anotherNumberInTheRulesIsFoundAtItsFirstStepAndField() {
    PackFiles stronger =
        edited("data/math-battle/heroes/fire_mage.json", "\"value\": 8", "\"value\": 9");
    ScenarioResult result = one(run(TEXT, stronger));
    assertThat(result.mismatches()).isNotEmpty();
    assertThat(result.mismatches().get(0).place())
        .matches("golden\\.json:\\d+ #/steps/\\d+/changes/.*");
    assertThat(result.mismatches().get(0).place()).endsWith("/stats/1/health");
    assertThat(result.mismatches().get(0).toString())
        .matches("golden\\.json:\\d+ health 1: expected \\d+, actual \\d+");
    assertThat(result.story())
        .hasSizeLessThan(10)
        .contains("  Fire Mage uses Fireball (fire-mage/fireball)");
  }

  @Test
  void aTextOfDigitsIsToldFromTheNumber() {
    String wrong = TEXT.replaceFirst("\"health\":(\\d+)", "\"health\":\"$1\"");
    assertThat(one(run(wrong, FILES)).mismatches())
        .first()
        .asString()
        .matches("golden\\.json:\\d+ health 0: expected \"(\\d+)\", actual \\1");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          "1,2":{"card":"090","side":"Y","power":3   | 3            | 4            | Power of lane 2, column 3
          "tiles":{"1,0":{"t":"Y2"}                  | "Y2"         | "Y3"         | Shows of lane 2, column 1
          "raw":{"0,0":1                             | 1            | 2            | Influence of lane 1, column 1
          "lanes":[{"Y":1,"E":5,"points":5           | "points":5   | "points":6   | Lane points of lane 1
          {"Y":8,"E":4,"points":8,"winner":"Y"}      | "winner":"Y" | "winner":"E" | Lane winner of lane 2
          "Y":["123","110","061","074","075"]        | "074"        | "073"        | Hand of Y card 4
          """)
  void tilesAndLanesAreCountedAsTheStoryCounts(String at, String from, String to, String name) {
    byte[] shipped = FILES.read("data/queens-blood/golden/standard-uniform-0.json").orElseThrow();
    String text = new String(shipped, StandardCharsets.UTF_8);
    int end = text.indexOf(at) + at.length();
    assertThat(end).isGreaterThan(at.length());
    int place = text.lastIndexOf(from, end - from.length());
    String wrong = text.substring(0, place) + to + text.substring(place + from.length());
    ScenarioSuite suite = new ScenarioSuite(game -> ShippedBooks.of("queens-blood"), any -> true);
    FileResult result = suite.run("golden.json", wrong.getBytes(StandardCharsets.UTF_8));
    assertThat(one(result).mismatches()).first().asString().contains(" " + name + ": expected");
  }

  @ParameterizedTest
  @CsvSource({
    "'\"changes\": \\{', '\"changes\": {\"luck\":null,', /steps/0/changes/luck",
    "'\"start\": \\{', '\"start\": {\"luck\":null,', /start/luck",
    "'\"stats\":\\{\"0\":\\{', '\"stats\":{\"0\":{\"luck\":null,', /start/stats/0/luck",
  })
  void aFieldThatIsSaidToGoAndWasNeverThereIsFound(String from, String to, String place) {
    String wrong = TEXT.replaceFirst(from, to);
    assertThat(wrong).isNotEqualTo(TEXT);
    assertThat(one(run(wrong, FILES)).mismatches())
        .singleElement()
        .satisfies(one -> assertThat(one.place()).endsWith(place))
        .satisfies(one -> assertThat(one.actual()).isEqualTo("no such field before it"));
  }

  @Test
  void anAnswerThatIsNotPossibleAnyMoreIsNamed() {
    String other = TEXT.replaceFirst("d2=[a-z-]+", "d2=7");
    ScenarioResult result = one(run(other, FILES));
    assertThat(result.mismatches())
        .singleElement()
        .satisfies(one -> assertThat(one.actual()).contains("option '7' is not one of"));
  }

  @Test
  void whatIsWrongWithTheFileIsFound() {
    assertCodes(TEXT.replace("\"golden\": 2", "\"golden\": 1"), "RS152");
    assertCodes(TEXT.replace("\"golden\": 2", "\"golden\": \"2\""), "RS152");
    assertCodes(TEXT.substring(0, TEXT.length() / 2), "RS002");
    assertCodes(TEXT.replaceFirst("\"changes\": \\{", "\"changs\": {"), "RS007");
    assertCodes(TEXT.replaceFirst(",\\s*\\{[^\\n]*\\n  ]", "\n  ]"), "RS153");
    assertCodes(TEXT.replace("\"start\": {", "\"start\": 1, \"begin\": {"), "RS005");
    assertCodes(TEXT.replace("\"answer\"", "\"anser\""), "RS007");
    assertCodes(TEXT.replace("math-battle", "math-batle"), "RS060");
  }

  @Test
  void aStepWithAMistakeIsNotMissing() {
    assertThat(run(TEXT.replaceFirst("\"answer\"", "\"anser\""), FILES).findings())
        .extracting(one -> one.code().id())
        .isNotEmpty()
        .doesNotContain("RS153");
  }

  /** With both, the seed would play another match than the outcomes that people read. */
  @Test
  void outcomesBesidesASeedAreFound() {
    boolean seeded = TEXT.contains("\"seed\"");
    String other = seeded ? "\"chance\": [1]," : "\"seed\": 1,";
    assertCodes(TEXT.replace("\"golden\": 2,", "\"golden\": 2, " + other), "RS082");
  }

  @Test
  void noStepsAreFoundUnlessTheFileSaysThatThereAreNone() {
    String none = TEXT.replaceFirst("(?s)\"steps\": \\[.*\\]", "\"steps\": []");
    assertCodes(none.replaceFirst("\"answers\": \\d+,", ""), "RS153");
    String said = none.replaceFirst("\"answers\": \\d+,", "\"answers\": 0,");
    assertThat(one(run(said, FILES)).passed()).isTrue();
  }

  private static void assertCodes(String text, String code) {
    FileResult result = run(text, FILES);
    assertThat(result.broken()).isTrue();
    assertThat(result.findings().get(0).code().id()).isEqualTo(code);
    assertThat(result.findings().get(0).message()).startsWith("golden.json");
  }

  /** A number changed by hand is what is expected, so one step differs and no other is told. */
  @Test
  void aChangedNumberIsOneDifference() {
    String changed = TEXT.replaceFirst("\"health\":\\d+,\"burn\":1\\}", "\"health\":1,\"burn\":1}");
    assertThat(changed).isNotEqualTo(TEXT);
    assertThat(one(run(changed, FILES)).mismatches())
        .singleElement()
        .satisfies(one -> assertThat(one.expected()).isEqualTo("1"));
  }

  @Test
  void aStartWithoutAStateIsFound() {
    assertCodes(TEXT.replaceFirst("\"start\": \\{.*\\}", "\"start\": {}"), "RS009");
  }

  /** What an emptied start and emptied steps do not tell is nevertheless what play changes. */
  @Test
  void aChangeThatTheFileDoesNotHaveIsADifference() {
    String start = TEXT.replaceFirst("\"start\": \\{.*\\}", "\"start\": {\"winner\": null}");
    String empty = start.replaceAll("\"changes\": \\{.*\\}\\}", "\"changes\": {}}");
    assertThat(empty).contains("\"changes\": {}}");
    assertThat(one(run(empty, FILES)).mismatches())
        .isNotEmpty()
        .allSatisfy(one -> assertThat(one.place()).endsWith("#/steps/0/changes"))
        .allSatisfy(one -> assertThat(one.expected()).isEqualTo("nothing"));
  }

  @Test
  void itsMatchCanBePlayedAgainAlsoFromAnOlderFormat() {
    Diagnostics findings = new Diagnostics();
    String old = TEXT.replace("\"golden\": 2", "\"golden\": 1");
    MatchLog log = GoldenReader.log(FILE, old, findings).orElseThrow();
    assertThat(log.replay(BOOK, findings).orElseThrow().over()).isTrue();
    assertThat(GoldenWriter.write(log, BOOK, GoldenReader.about(FILE, old), findings))
        .contains(TEXT);
  }

  @Test
  void aSetUpThatTheRulesDoNotKnowIsAFinding() {
    String text = TEXT.replace("\"heroes\":[\"fire-mage\"", "\"heroes\":[\"ice-mage\"");
    String other = text.equals(TEXT) ? TEXT.replace("\"fire-mage\"]", "\"ice-mage\"]") : text;
    ScenarioResult result = run(other, FILES).scenarios().get(0);
    assertThat(result.passed()).isFalse();
    assertThat(result.findings().get(0).code().id()).isEqualTo("RS061");
  }

  @Test
  void aSetUpThatTheRulesDoNotKnowIsFoundWithoutPlaying() {
    Diagnostics found = new Diagnostics();
    ScenarioCheck.check(BOOK, Map.of(), edited(FILE, "[\"fire-mage\"", "[\"fire-mge\""), found);
    assertThat(found.all())
        .singleElement()
        .asString()
        .startsWith(FILE + ":5:")
        .contains(" #/setup: error RS061: ", "fire-mge", "Did you mean 'fire-mage'?");
    Diagnostics none = new Diagnostics();
    ScenarioCheck.check(BOOK, Map.of(), FILES, none);
    assertThat(none.all()).isEmpty();
  }

  @Test
  void aLogOfAnUnknownAnswerGivesNoGoldenGame() {
    Diagnostics findings = new Diagnostics();
    GoldenGame game = GoldenReader.read(FILE, TEXT, findings).orElseThrow();
    MatchLog log = game.log();
    MatchLog wrong =
        new MatchLog(
            "x", log.game(), "", log.setup(), log.seed(), log.chance(), List.of("d1=dance"));
    assertThat(GoldenWriter.write(wrong, BOOK, "", findings)).isEmpty();
    assertThat(findings.all().get(0).code().id()).isEqualTo("RS150");
  }
}
