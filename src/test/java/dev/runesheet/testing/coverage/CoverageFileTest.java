package dev.runesheet.testing.coverage;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.testing.coverage.count.ConditionCoverage;
import dev.runesheet.testing.coverage.count.RuleCoverage;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

/** Files of coverage are read as they were written, and say what is wrong with them. */
class CoverageFileTest {

  private static final Coverage SHIPPED = Duels.of(Duels.FIREBALL);
  private static final String TEXT = CoverageFile.write(some(SHIPPED));

  /** A few of the rules, so that there is not too much to damage. */
  private static Coverage some(Coverage coverage) {
    SubjectCoverage all = coverage.subjects().get(0);
    List<RuleCoverage> few =
        all.rules().stream().filter(rule -> rule.packageName().contains("global")).toList();
    return Coverage.of(
        new SubjectCoverage(
            all.name(), all.sources(), few, all.effects().subList(0, 2), all.verbs()));
  }

  @Test
  void whatIsWrittenIsReadAgain() {
    assertThat(read(CoverageFile.write(SHIPPED))).contains(SHIPPED);
  }

  @Property(tries = 200)
  void everyCoverageIsReadAsItWasWritten(@ForAll("coverages") Coverage coverage) {
    assertThat(read(CoverageFile.write(coverage))).contains(coverage);
  }

  @Property(tries = 200)
  void mergingIsTheSameInAnyOrder(
      @ForAll("coverages") Coverage one, @ForAll("coverages") Coverage two) {
    assertThat(one.plus(two)).isEqualTo(two.plus(one));
  }

  @Property(tries = 100)
  void aFileThatIsCutOffIsAFindingWithItsPlace(@ForAll @IntRange(min = 0, max = 100) int percent) {
    String cut = TEXT.substring(0, (TEXT.length() - 3) * percent / 100);
    assertThat(messages(cut)).hasSize(1).allMatch(message -> message.startsWith("c.json:"));
  }

  @Property(tries = 300)
  void aDamagedCharacterNeverThrows(
      @ForAll @IntRange(min = 0, max = 1 << 20) int at, @ForAll char character) {
    int place = at % TEXT.length();
    Diagnostics findings = new Diagnostics();
    String damaged = TEXT.substring(0, place) + character + TEXT.substring(place + 1);
    Optional<Coverage> coverage = CoverageFileReader.read("c.json", damaged, findings);
    assertThat(coverage.isEmpty()).isEqualTo(findings.hasErrors());
  }

  @Test
  void anotherVersionIsNamed() {
    assertThat(messages(TEXT.replaceFirst("\"version\": 1", "\"version\": 2")))
        .containsExactly(
            "c.json:3:14 #/version: error RS141: a coverage file of another version: found"
                + " version 2, expected version 1");
  }

  @Test
  void anotherFileIsNoCoverage() {
    assertThat(messages("{\"game\": \"math-battle\"}"))
        .containsExactly(
            "c.json:1:1 #: error RS140: the coverage file cannot be read: found an object,"
                + " expected 'format': 'runesheet coverage'");
    assertThat(messages("[1, 2]")).hasSize(1);
  }

  @Test
  void aCountBelowZeroIsFoundAtItsPlace() {
    assertThat(messages(TEXT.replaceFirst("\"fired\": \\d+", "\"fired\": -1")).get(0))
        .contains("/rules/", "/fired: error RS010")
        .endsWith("found -1, expected a whole number of at least 0");
  }

  @Test
  void whatIsThereTwiceIsFoundAtItsSecondPlace() throws IOException {
    ObjectNode file = (ObjectNode) new ObjectMapper().readTree(TEXT);
    ArrayNode subjects = (ArrayNode) file.path("subjects");
    ((ArrayNode) subjects.path(0).path("rules")).add(subjects.path(0).path("rules").path(0));
    ((ArrayNode) subjects.path(0).path("effects")).add(subjects.path(0).path("effects").path(0));
    subjects.add(subjects.path(0));
    assertThat(messages(file.toString()))
        .hasSize(5)
        .allMatch(message -> message.contains("RS008"))
        .anyMatch(message -> message.contains("/subjects/0/rules/"))
        .anyMatch(message -> message.contains("/subjects/0/effects/"))
        .anyMatch(message -> message.contains(" #/subjects/1: "));
  }

  @Test
  void allMistakesAreFoundAtOnce() {
    String wrong =
        TEXT.replaceFirst("\"fired\": \\d+", "\"fired\": 1.5")
            .replaceFirst("\"kind\": \"row\"", "\"kind\": \"rwo\"")
            .replaceFirst("\"held\"", "\"hold\"");
    assertThat(messages(wrong))
        .anyMatch(message -> message.contains("RS010"))
        .anyMatch(message -> message.contains("did you mean 'row'?"))
        .anyMatch(message -> message.contains("did you mean 'held'?"))
        .anyMatch(message -> message.contains("RS007"));
  }

  @Test
  void coverageOfOtherRulesIsNotMerged() {
    SubjectCoverage mine = SHIPPED.subjects().get(0);
    SubjectCoverage other =
        new SubjectCoverage(
            mine.name(),
            java.util.Map.of("rules/engine/routing.drl", "0000000000000000"),
            mine.rules(),
            mine.effects(),
            mine.verbs());
    assertThatThrownBy(() -> SHIPPED.plus(Coverage.of(other)))
        .isInstanceOf(OtherRulesException.class)
        .hasMessageContaining("rules/engine/routing.drl");
  }

  @Test
  void mergingAddsCountsAndKeepsConditionsOfEither() {
    Coverage firings = Duels.of(false, Duels.FIREBALL);
    RuleCoverage sum = Duels.rule(firings.plus(SHIPPED), "Burning");
    assertThat(sum.fired()).isEqualTo(2);
    assertThat(sum.conditions()).isEqualTo(Duels.rule(SHIPPED, "Burning").conditions());
  }

  @Provide
  Arbitrary<Coverage> coverages() {
    Arbitrary<Long> counts = Arbitraries.longs().between(0, 1L << 40);
    return Combinators.combine(counts, counts, counts)
        .as(
            (fired, held, failed) -> {
              ConditionCoverage condition =
                  new ConditionCoverage("a < \"b\"", "x.drl:3:4", held, failed);
              RuleCoverage rule =
                  new RuleCoverage(
                      "p.q",
                      "a \"rule\" / ü",
                      "x.drl:2:1",
                      RuleCoverage.Kind.TEXT,
                      "",
                      false,
                      List.of("x.drl:5:1"),
                      List.of(),
                      List.of(condition),
                      fired);
              return Coverage.of(
                  new SubjectCoverage(
                      "shop",
                      java.util.Map.of("x.drl", "00ff"),
                      List.of(rule),
                      List.of(),
                      List.of()));
            });
  }

  private static Optional<Coverage> read(String text) {
    Diagnostics findings = new Diagnostics();
    Optional<Coverage> coverage = CoverageFileReader.read("c.json", text, findings);
    findings.throwIfErrors();
    return coverage;
  }

  private static List<String> messages(String text) {
    Diagnostics findings = new Diagnostics();
    assertThat(CoverageFileReader.read("c.json", text, findings)).isEmpty();
    return findings.all().stream().map(Diagnostic::message).toList();
  }
}
