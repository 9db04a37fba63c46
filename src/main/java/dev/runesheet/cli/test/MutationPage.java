package dev.runesheet.cli.test;

import dev.runesheet.testing.XmlText;
import dev.runesheet.testing.mutation.MutantResult;
import java.util.Locale;

/** The report of mutation testing as a page: one file without references to others. */
final class MutationPage {

  private static final String HEAD =
      """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
      <title>%1$s</title>
      <style>
      body { margin: 0 auto; max-width: 75rem; padding: 1rem; color: #1c2430; background: #fff;
        font: 16px/1.5 system-ui, sans-serif; }
      .wide { overflow-x: auto; }
      table { border-collapse: collapse; width: 100%%; }
      th, td { padding: .3rem .5rem; text-align: left; border-bottom: 1px solid #e3e7ed;
        overflow-wrap: anywhere; vertical-align: top; mso-number-format: "\\@"; }
      .survived { background: #fde3e1; } .killed { background: #e6f4e6; }
      .untouched { background: #fdf1d6; }
      </style>
      </head>
      <body>
      <h1>%1$s</h1>
      <p>%2$s</p>
      <div class="wide"><table>
      <thead><tr><th scope="col">Place</th><th scope="col">Effect or row</th>
      <th scope="col">Change</th><th scope="col">Outcome</th></tr></thead>
      <tbody>
      """;

  private final MutationText report;

  MutationPage(MutationText report) {
    this.report = report;
  }

  /** The page: what nothing noticed comes first. */
  String text() {
    StringBuilder page = new StringBuilder();
    String title = "Mutants of " + report.report().game();
    page.append(
        String.format(Locale.ROOT, HEAD, XmlText.escape(title), XmlText.escape(report.summary())));
    report.report().survivors().forEach(result -> row(result, page));
    report.report().results().stream()
        .filter(result -> !result.survived())
        .forEach(result -> row(result, page));
    return page.append("</tbody></table></div>\n</body>\n</html>\n").toString();
  }

  private void row(MutantResult result, StringBuilder page) {
    page.append("<tr class=\"").append(result.outcome().word()).append("\">");
    cell(report.place(result.mutant()), page);
    cell(result.mutant().subject(), page);
    cell(result.mutant().words(), page);
    cell(result.outcome().word() + ": " + result.words(), page);
    page.append("</tr>\n");
  }

  private static void cell(String text, StringBuilder page) {
    page.append("<td>").append(XmlText.escape(text)).append("</td>");
  }
}
