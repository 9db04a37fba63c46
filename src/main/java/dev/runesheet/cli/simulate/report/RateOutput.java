package dev.runesheet.cli.simulate.report;

import com.fasterxml.jackson.databind.JsonNode;
import dev.runesheet.cli.command.MatchFiles;
import dev.runesheet.cli.command.WritesOutput;
import dev.runesheet.cli.console.Json;
import dev.runesheet.cli.console.Terminal;
import dev.runesheet.cli.simulate.count.Ledger;
import java.util.List;
import java.util.function.Supplier;
import picocli.CommandLine.Option;

/** The options for the forms of a simulation's results: tables, JSON, CSV, a page. */
public final class RateOutput {

  @WritesOutput
  @Option(names = "--csv", paramLabel = "FILE", description = "Write the rates as CSV, too.")
  private String csv;

  @WritesOutput
  @Option(
      names = "--html",
      paramLabel = "FILE",
      description = "Write a page with charts, too; it is one file and needs no network.")
  private String html;

  @Option(names = "--json", description = "Print JSON.")
  private boolean json;

  /**
   * Prints and writes the results of one version, or of two.
   *
   * @param versions the configuration of each, the first one here
   * @return the results of the first
   */
  public Results tell(Terminal terminal, List<Results.About> versions, Ledger ledger) {
    Results results = Results.of(versions.get(0), ledger.one());
    if (versions.size() > 1) {
      Results other = Results.of(versions.get(1), ledger.other());
      tell(terminal, new ComparisonReport(results, other, ledger.comparison()));
    } else {
      tell(terminal, results);
    }
    return results;
  }

  private void tell(Terminal terminal, Results results) {
    print(
        terminal, () -> SimulationJson.of(results), () -> SimulationText.print(results, terminal));
    write(terminal, csv, () -> SimulationCsv.text(results));
    write(terminal, html, () -> SimulationPage.of(results));
  }

  private void tell(Terminal terminal, ComparisonReport report) {
    print(terminal, report::toJson, () -> report.print(terminal));
    write(terminal, csv, report::csv);
    write(terminal, html, report::page);
  }

  private void print(Terminal terminal, Supplier<? extends JsonNode> tree, Runnable tables) {
    if (json) {
      terminal.out().println(Json.text(tree.get()));
    } else {
      tables.run();
    }
  }

  public static void write(Terminal terminal, String file, Supplier<String> text) {
    if (file != null) {
      MatchFiles.write(terminal.file(file), file, text.get());
      terminal.complain("Wrote " + file);
    }
  }
}
