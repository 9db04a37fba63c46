package dev.runesheet.cli;

import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.testing.coverage.report.CoberturaReport;
import dev.runesheet.testing.coverage.report.HtmlSite;
import dev.runesheet.testing.coverage.report.LcovReport;
import dev.runesheet.testing.coverage.report.PaintedWorkbook;
import dev.runesheet.testing.coverage.report.SourceCoverage;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import picocli.CommandLine.Option;

/** The files that a report on coverage can be written to. */
final class CoverageOutputs {

  @Option(
      names = "--html",
      paramLabel = "FOLDER",
      description = "Write pages; index.html is the first. They need no network.")
  private String html;

  @Option(
      names = "--lcov",
      paramLabel = "FILE",
      description = "Write LCOV, of the lines of JSON, text and DRL.")
  private String lcov;

  @Option(
      names = "--cobertura",
      paramLabel = "FILE",
      description = "Write Cobertura's XML, of the same lines.")
  private String cobertura;

  @Option(
      names = "--repaint",
      paramLabel = "FOLDER",
      description = "Write copies of the workbooks with rows and cells coloured.")
  private String repaint;

  /** Writes what was asked for. */
  void write(SourceCoverage sources, Terminal terminal, Diagnostics findings) {
    if (html != null) {
      HtmlSite.of(sources).forEach((name, page) -> file(terminal, html + "/" + name, bytes(page)));
      terminal.complain("Wrote " + html + "/index.html");
    }
    if (lcov != null) {
      file(terminal, lcov, bytes(LcovReport.of(sources)));
      terminal.complain("Wrote " + lcov);
    }
    if (cobertura != null) {
      file(terminal, cobertura, bytes(CoberturaReport.of(sources)));
      terminal.complain("Wrote " + cobertura);
    }
    if (repaint != null) {
      for (SourceCoverage.Book book : sources.books()) {
        PaintedWorkbook.of(book, findings)
            .ifPresent(
                copy -> {
                  String name = repaint + "/" + inside(book.name());
                  file(terminal, name, copy);
                  terminal.complain("Wrote " + name);
                });
      }
    }
  }

  /** The name of a source may come from a file of somebody else: it never leads out of a folder. */
  private static String inside(String name) {
    Path path = Path.of(name).normalize();
    return path.isAbsolute() || path.startsWith("..") ? path.getFileName().toString() : name;
  }

  private static byte[] bytes(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }

  private static void file(Terminal terminal, String name, byte[] content) {
    try {
      Path file = terminal.file(name);
      if (file.getParent() != null) {
        Files.createDirectories(file.getParent());
      }
      Files.write(file, content);
    } catch (IOException broken) {
      throw CommandFailure.of("The file '" + name + "' cannot be written: " + broken.getMessage());
    }
  }
}
