package dev.runesheet.testing.coverage.report;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.model.SourceLocation;
import dev.runesheet.testing.coverage.CoverageConfig;
import dev.runesheet.testing.coverage.Duels;
import dev.runesheet.testing.coverage.Unreachable;
import dev.runesheet.testing.coverage.count.ConditionCoverage;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Pages show sources in the colours of what is covered. */
class HtmlSiteTest {

  private static final String MAGE_PAGE = "data-math-battle-heroes-fire-mage.json.html";
  private static final String RULES_PAGE = "decision-tables-math-battle-global-rules.drl.xlsx.html";

  private final Map<String, String> pages = HtmlSite.of(Reports.fireball());

  @Test
  void everySourceHasAPageThatTheFirstLinksTo() {
    assertThat(pages).containsKeys("index.html", MAGE_PAGE, RULES_PAGE);
    assertThat(pages.get("index.html"))
        .contains(
            "<a href=\"" + MAGE_PAGE + "\">", "<a href=\"" + RULES_PAGE + "#sheet-Global-rules\">");
  }

  /** Line 19 is the IF of which one way was taken; 31 a step that ran, 62 one that did not. */
  @Test
  void linesOfASourceAreColoured() {
    assertThat(pages.get(MAGE_PAGE))
        .contains(
            "<tr id=\"L19\" class=\"partly\">",
            "<tr id=\"L31\" class=\"covered\">",
            "<tr id=\"L62\" class=\"missed\">",
            "<tr id=\"L3\" class=\"\">");
  }

  /** Burning fired once and its condition failed once; Stun's condition never held. */
  @Test
  void cellsOfAWorkbookAreColoured() {
    assertThat(pages.get(RULES_PAGE))
        .containsPattern(
            "class=\"covered\" tabindex=\"0\" title=\"&quot;Burning&quot; fired once\"")
        .containsPattern("class=\"missed\" tabindex=\"0\" title=\"&quot;Stun&quot; fired never\"")
        .containsPattern("class=\"partly\" tabindex=\"0\" title=\"stun of self (?:>|&gt;) 0");
  }

  @Test
  void whatNothingCanReachIsGreyWithItsReason() {
    Unreachable stun =
        new Unreachable("math-battle", "Stun", "nobody stuns", SourceLocation.file("x"));
    SourceCoverage sources =
        Reports.of(Duels.of(Duels.FIREBALL), new CoverageConfig(List.of(), List.of(stun)));
    assertThat(HtmlSite.of(sources).get(RULES_PAGE))
        .contains(
            "class=\"unreachable\" tabindex=\"0\" title=\"&quot;Stun&quot; cannot be reached:"
                + " nobody stuns\"");
  }

  @Test
  void pagesNeedNothingFromElsewhere() {
    pages
        .values()
        .forEach(
            page ->
                assertThat(page)
                    .contains("default-src 'none'")
                    .doesNotContain("http:", "https:", "src=", "@import", "url("));
  }

  @Test
  void equalCoveragesGiveEqualPages() {
    assertThat(HtmlSite.of(Reports.fireball())).isEqualTo(pages);
  }

  @Test
  void textsOfSourcesCannotBecomeMarkup() {
    String hostile = "<script>alert(1)</script>\"'><img>";
    Map<String, String> made =
        HtmlSite.of(
            Reports.ofText(
                "a\"><b>.drl",
                hostile + "\n",
                Reports.rule(
                    hostile,
                    "a\"><b>.drl:1:1",
                    List.of(),
                    0,
                    new ConditionCoverage(hostile, "a\"><b>.drl:1:1", 1, 0))));
    made.values()
        .forEach(page -> assertThat(page).doesNotContain("<script>alert", "<img>", "\"><b>"));
    assertThat(made.values()).anyMatch(page -> page.contains("&lt;script&gt;alert(1)"));
  }
}
