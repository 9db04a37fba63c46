package dev.runesheet.testing.junit;

import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.testing.coverage.Baseline;
import dev.runesheet.testing.coverage.Coverage;
import dev.runesheet.testing.coverage.CoverageConfig;
import dev.runesheet.testing.coverage.CoverageFileReader;
import dev.runesheet.testing.coverage.CoverageReport;
import dev.runesheet.testing.coverage.report.ReportFiles;
import dev.runesheet.testing.coverage.report.SourceCoverage;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/** The output at the end of tests: coverage, its reports, and the check of thresholds. */
final class CoverageOutput {

  private final CoverageSettings settings;
  private final Diagnostics findings = new Diagnostics();

  CoverageOutput(CoverageSettings settings) {
    this.settings = settings;
  }

  /**
   * Writes all.
   *
   * @throws CoverageMissedError if less is covered than required, and that fails
   */
  void finish(CoverageRun run) {
    Optional<Coverage> own = run.coverage();
    if (own.isEmpty()) {
      return;
    }
    try (CoverageForks forks = CoverageForks.open(settings)) {
      Coverage all = forks.add(own.get());
      CoverageReport report = new CoverageReport(all, config());
      SourceCoverage sources = new SourceCoverage(report, CoverageOutput::source, findings);
      ReportFiles.all(sources, settings.folder(), findings);
      Path page = settings.folder().resolve("html/index.html");
      System.out.println("Rule coverage: " + report.summary() + " (" + page + ")");
      if (settings.enforced() && forks.isLast()) {
        report.check(findings);
        settings.baseline().ifPresent(file -> checkBaseline(file, report.coverage()));
        tell(finding -> !finding.isError());
        require();
      } else {
        tell(any -> true);
      }
    } catch (IOException broken) {
      throw new UncheckedIOException("coverage cannot be written", broken);
    }
  }

  private void tell(Predicate<Diagnostic> which) {
    findings.all().stream().filter(which).forEach(finding -> System.err.println(finding.message()));
  }

  private void require() {
    List<String> missing =
        findings.all().stream().filter(Diagnostic::isError).map(Diagnostic::message).toList();
    if (!missing.isEmpty()) {
      throw new CoverageMissedError("Rule coverage:\n" + String.join("\n", missing));
    }
  }

  private void checkBaseline(Path file, Coverage now) {
    read(file)
        .flatMap(text -> CoverageFileReader.read(file.toString(), text, findings))
        .ifPresent(before -> Baseline.check(before, now, findings));
  }

  private CoverageConfig config() {
    Path usual = Path.of("coverage.yaml");
    return settings
        .config()
        .or(() -> Optional.of(usual).filter(Files::isRegularFile))
        .flatMap(file -> read(file).map(text -> read(file, text)))
        .orElse(CoverageConfig.NONE);
  }

  private CoverageConfig read(Path file, String text) {
    return CoverageConfig.read(file.toString(), text, findings);
  }

  private Optional<String> read(Path file) {
    try {
      return Optional.of(Files.readString(file));
    } catch (IOException unreadable) {
      findings.error(Code.FILE_MISSING, SourceLocation.file(file.toString()), "", "a text");
      return Optional.empty();
    }
  }

  private static Optional<byte[]> source(String name) {
    return ReportFiles.source(Path.of(""), name);
  }
}
