package dev.runesheet.game.declared;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.pack.AuthoringPack;
import dev.runesheet.pack.PackBuilder;
import dev.runesheet.pack.Packs;
import dev.runesheet.pack.check.PackAnalysis;
import dev.runesheet.pack.file.PackFiles;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Effects of one card, each for its own numbers of entities, of which some are in both. */
class OverlappingRangesTest {

  private static final String LINE =
      "      - {changes: attack, of: other own units, by: 1, name: call of flames}\n";

  private static List<String> findings(String lines) {
    return new EditedGame("ember-vale")
        .edit("cards.yaml", LINE, lines).findingsTogether().stream()
            .map(EditedGame::told)
            .map(one -> one.split(" \\| ")[0] + " " + one.split(" \\| ", 4)[2])
            .toList();
  }

  private static List<String> changes(String first, String second) {
    String line = "      - {changes: attack, of: other own units, name: %s, %s}\n";
    return findings(line.formatted("a", first) + line.formatted("b", second));
  }

  private static String whileThere(String bounds) {
    return "while: {of: enemy units, " + bounds + "}";
  }

  private static List<String> whiles(String first, String second) {
    return changes("by: 1, " + whileThere(first), "by: 2, " + whileThere(second));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          at least: 1, at most: 3 | at least: 3, at most: 5 | while/at least
          at least: 3, at most: 5 | at least: 1, at most: 3 | while/at most
          at least: 1, at most: 5 | at least: 2, at most: 3 | while/at least
          at least: 2, at most: 3 | at least: 1, at most: 5 | while/at most
          at most: 3              | at least: 3             | while/at least
          at least: 3             | at most: 3              | while/at most
          at least: 1, at most: 3 | at least: 2             | while/at least
          """)
  void changesWhileTheNumbersOverlapAreFoundAtTheBoundThatReaches(
      String first, String second, String place) {
    assertThat(whiles(first, second))
        .containsExactly("RS120 cards/flame-caller/effects/1/" + place);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          at least: 1, at most: 3 | at least: 4, at most: 5
          at least: 1             | at least: 3
          at most: 3              | at most: 0
          """)
  void rangesThatMeetNowhereOrAddToEachOtherAreAccepted(String first, String second) {
    assertThat(whiles(first, second)).isEmpty();
    assertThat(whiles(second, first)).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"at least: 1, at most: 3", "at least: 3", "at most: 3"})
  void theSameRangeWithOtherNumbersIsFound(String range) {
    assertThat(whiles(range, range)).containsExactly("RS091 cards/flame-caller/effects/1");
  }

  @Test
  void changesOfWhichOneCountsMayOverlap() {
    String weighed = ", stacking: max only, type: courage";
    String other = ", stacking: max only, type: rage";
    String few = "by: 1, " + whileThere("at least: 1, at most: 3");
    String many = "by: 2, " + whileThere("at least: 3, at most: 5");
    assertThat(changes(few + weighed, many + weighed)).isEmpty();
    assertThat(changes(few + weighed, many + other)).hasSize(1);
  }

  @Test
  void changesOfOtherNumbersOrForOtherScopesMayOverlap() {
    String few = "by: 1, " + whileThere("at least: 1, at most: 3");
    String many = "by: 2, while: {of: other own units, at least: 3, at most: 5}";
    assertThat(changes(few, many)).isEmpty();
  }

  @Test
  void statusesAreGrantedEachByItself() {
    String status = "  %s: {changes: attack, of: self, by: %d, while: {of: allies, %s}}\n";
    EditedGame game =
        new EditedGame("ember-vale")
            .edit(
                "game.yaml",
                "statuses:\n",
                "statuses:\n"
                    + status.formatted("few", 1, "at least: 1, at most: 3")
                    + status.formatted("many", 2, "at least: 3, at most: 5"));
    assertThat(game.findingsTogether()).noneMatch(one -> one.code().id().equals("RS120"));
  }

  private static String enters(String test, int amount) {
    return """
          - when: enters play
            if: %s
            then: [{do: damage, target: opponent, amount: %d}]
    """
        .formatted(test, amount);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "count of enemy board",
        "count of enemy units [health of target > 2]",
        "total attack of enemy units",
        "largest attack of enemy units",
        "health of owner"
      })
  void answersForNumbersThatOverlapAreFound(String value) {
    String low = value + " >= 1 and " + value + " <= 3";
    String high = value + " >= 3 and " + value + " <= 5";
    assertThat(findings(enters(low, 1) + enters(high, 2)))
        .singleElement()
        .asString()
        .startsWith("RS120 cards/flame-caller/effects/1/");
  }

  @ParameterizedTest
  @CsvSource({
    "count of enemy board < 3, count of enemy board > 2",
    "count of enemy board > 1 and count of enemy board < 4, count of enemy board > 3",
    "count of enemy board > 1, count of enemy board > 3",
    "count of enemy board < 4, count of own board > 2"
  })
  void answersForCountsThatMeetNowhereAreAccepted(String first, String second) {
    assertThat(findings(enters(first, 1) + enters(second, 2))).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({"at most, 3, 5", "at most, 5, 3", "at least, 2, 4", "at least, 4, 2"})
  void ofTwoBoundsOnOneSideTheWeakerIsFound(String how, int first, int second) {
    for (String more : List.of("", ", for each: enemy units")) {
      String line = "how: " + how + more + ", by: ";
      assertThat(changes(line + first, line + second))
          .containsExactly("RS091 cards/flame-caller/effects/1");
    }
  }

  @Test
  void boundsUnderOtherConditionsMayBothCount() {
    assertThat(
            changes(
                "how: at most, by: 3, for each: enemy units",
                "how: at most, by: 5, for each: other own units"))
        .isEmpty();
    assertThat(changes("how: at most, by: 5", "how: at least, by: 3")).isEmpty();
  }

  @Test
  void aRangeOfARowIsFoundAtItsCell() {
    PackFiles files =
        AurasWorkbook.edited(
            AurasWorkbook.put("of", "enemy units")
                .andThen(AurasWorkbook.put("While there are at least", "3"))
                .andThen(AurasWorkbook.put("at most", "5"))
                .andThen(AurasWorkbook.copied("Second", "at most", 5))
                .andThen(AurasWorkbook.put("While there are at least", "1"))
                .andThen(AurasWorkbook.put("at most", "3")));
    AuthoringPack pack = Packs.find("ember-vale");
    Diagnostics findings = new Diagnostics();
    PackAnalysis.check(pack, PackBuilder.build(pack, files, findings).content(), files, findings);
    String cell = AurasWorkbook.cell(files, "While there are at least").replaceAll("\\d", "") + "9";

    assertThat(findings.all())
        .singleElement()
        .asString()
        .contains("RS120", "!Auras!" + cell, "from 3 to 5");
  }
}
