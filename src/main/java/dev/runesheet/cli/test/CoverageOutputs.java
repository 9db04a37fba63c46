package dev.runesheet.cli.test;

import dev.runesheet.cli.command.CommandFailure;
import dev.runesheet.cli.command.WritesOutput;
import dev.runesheet.cli.console.Terminal;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.testing.coverage.report.ReportFiles;
import dev.runesheet.testing.coverage.report.SourceCoverage;
import java.io.IOException;
import picocli.CommandLine.Option;

/** The files that a report on coverage can be written to. */
final class CoverageOutputs {

  @WritesOutput(folder = true)
  @Option(
      names = "--html",
      paramLabel = "FOLDER",
      description = "Write pages; index.html is the first. They need no network.")
  private String html;

  @WritesOutput
  @Option(
      names = "--lcov",
      paramLabel = "FILE",
      description = "Write LCOV, of the lines of JSON, text and DRL.")
  private String lcov;

  @WritesOutput
  @Option(
      names = "--cobertura",
      paramLabel = "FILE",
      description = "Write Cobertura's XML, of the same lines.")
  private String cobertura;

  @WritesOutput(folder = true)
  @Option(
      names = "--repaint",
      paramLabel = "FOLDER",
      description = "Write copies of the workbooks with rows and cells coloured.")
  private String repaint;

  /** Writes the requested outputs. */
  void write(SourceCoverage sources, Terminal terminal, Diagnostics findings) {
    try {
      if (html != null) {
        ReportFiles.html(sources, terminal.file(html));
        terminal.complain("Wrote " + html + "/index.html");
      }
      if (lcov != null) {
        ReportFiles.lcov(sources, terminal.file(lcov));
        terminal.complain("Wrote " + lcov);
      }
      if (cobertura != null) {
        ReportFiles.cobertura(sources, terminal.file(cobertura));
        terminal.complain("Wrote " + cobertura);
      }
      if (repaint != null) {
        ReportFiles.workbooks(sources, terminal.file(repaint), findings)
            .forEach(file -> terminal.complain("Wrote " + file));
      }
    } catch (IOException broken) {
      throw CommandFailure.of("A report cannot be written: " + broken.getMessage());
    }
  }
}
