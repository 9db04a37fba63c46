package dev.runesheet.cli.test;

import dev.runesheet.document.Resources;
import dev.runesheet.testing.HtmlPage;
import dev.runesheet.testing.mutation.MutantResult;

/** The report of mutation testing as a page: one file without references to others. */
record MutationPage(MutationText report) {

  private static final String STYLE = Resources.text(MutationPage.class, "mutation.css");

  private static final String HEADS =
      """
      <div class="wide"><table>
      <thead><tr><th scope="col">Place</th><th scope="col">Effect or row</th>
      <th scope="col">Change</th><th scope="col">Outcome</th></tr></thead>
      <tbody>
      """;

  /** The page: what nothing noticed comes first. */
  String text() {
    String title = "Mutants of " + report.report().game();
    HtmlPage page = new HtmlPage(title, STYLE, "");
    page.element("h1", title).add("\n").element("p", report.summary()).add("\n").add(HEADS);
    report.report().survivors().forEach(result -> row(result, page));
    report.report().results().stream()
        .filter(result -> !result.survived())
        .forEach(result -> row(result, page));
    return page.endTable().end();
  }

  private void row(MutantResult result, HtmlPage page) {
    page.add("<tr class=" + HtmlPage.quoted(result.outcome().word()) + ">");
    page.element("td", report.place(result.mutant()));
    page.element("td", result.mutant().subject());
    page.element("td", result.mutant().words());
    page.element("td", result.outcome().word() + ": " + result.words()).add("</tr>\n");
  }
}
