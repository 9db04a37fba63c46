package dev.runesheet.cli.test;

import dev.runesheet.cli.command.AbstractCommand;
import dev.runesheet.cli.command.Findings;
import dev.runesheet.cli.command.MatchFiles;
import dev.runesheet.cli.command.WritesOutput;
import dev.runesheet.cli.console.Json;
import dev.runesheet.cli.console.Terminal;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.spelling.Excerpt;
import dev.runesheet.testing.ScenarioKits;
import dev.runesheet.testing.coverage.Baseline;
import dev.runesheet.testing.coverage.Coverage;
import dev.runesheet.testing.coverage.CoverageConfig;
import dev.runesheet.testing.coverage.CoverageFile;
import dev.runesheet.testing.coverage.CoverageReport;
import dev.runesheet.testing.coverage.Metric;
import dev.runesheet.testing.coverage.Threshold;
import dev.runesheet.testing.coverage.report.ReportFiles;
import dev.runesheet.testing.coverage.report.SourceCoverage;
import java.nio.file.Files;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** The command that shows coverage and checks its thresholds. */
@Command(
    name = "report",
    description = {
      "Show what is covered and what is not, and hold it against what is required.",
      "Sources are read from the working directory, otherwise from what came with Runesheet.",
      "Exit code 1 if a threshold is not reached or less is covered than in the baseline."
    })
final class CoverageReportCommand extends AbstractCommand {

  private static final String CONFIG = "coverage.yaml";

  private static final Pattern THRESHOLD =
      Pattern.compile("(?:(.+):)?([a-z]+)=(\\d{1,3}(?:\\.\\d+)?)");

  @Spec private CommandSpec spec;

  @Parameters(
      arity = "1..*",
      paramLabel = "FILE",
      description = "Files of coverage, or folders of them; several are merged.")
  private List<String> files;

  @Option(
      names = "--threshold",
      paramLabel = "[OF:]METRIC=PERCENT",
      description = {
        "What must be covered: rules, branches, rows or conditions; of all, or of a game or file.",
        "For example rules=90, queens-blood:rows=100."
      })
  private List<String> thresholds = List.of();

  @Option(
      names = "--config",
      paramLabel = "FILE",
      description = "Thresholds, and rules that nothing can reach; coverage.yaml if it is there.")
  private String config;

  @Option(
      names = "--baseline",
      paramLabel = "FILE",
      description = "Nothing that this file has covered may be missing.")
  private String baseline;

  @WritesOutput(mayReplaceInput = true)
  @Option(
      names = "--write-baseline",
      paramLabel = "FILE",
      description = "Write what is covered now as a baseline.")
  private String newBaseline;

  @ArgGroup(validate = false, heading = "Files:%n")
  private CoverageOutputs outputs = new CoverageOutputs();

  @Option(names = "--no-gaps", description = "Do not list what is not covered.")
  private boolean noGaps;

  @Option(
      names = "--owners",
      description = {
        "List for each card, hero or role, and for each effect that several share, what never ran,",
        "and which restrictions never refused a use."
      })
  private boolean owners;

  @Option(names = "--json", description = "Print JSON.")
  private boolean json;

  CoverageReportCommand(Terminal terminal) {
    super(terminal);
  }

  @Override
  public Integer call() {
    List<Threshold> named = thresholds.stream().map(this::threshold).toList();
    Coverage coverage = new CoverageFiles(terminal).read(files);
    Diagnostics findings = new Diagnostics();
    if (coverage.subjects().isEmpty()) {
      String nothing = String.join(", ", files);
      findings.error(Code.EMPTY, SourceLocation.file(nothing), "", "coverage of a game or project");
    }
    CoverageReport report = new CoverageReport(coverage, config(coverage, findings).with(named));
    SourceCoverage sources = new SourceCoverage(report, this::source, findings);
    CoverageText text = new CoverageText(report, sources::readable);
    if (json) {
      terminal.out().println(Json.text(text.toJson()));
    } else {
      if (owners) {
        text.printOwners(terminal);
      }
      text.print(terminal, !noGaps);
    }
    outputs.write(sources, terminal, findings);
    report.check(findings);
    if (baseline != null) {
      Baseline.check(new CoverageFiles(terminal).read(List.of(baseline)), coverage, findings);
    }
    if (newBaseline != null) {
      String content = CoverageFile.write(Baseline.of(coverage));
      MatchFiles.write(terminal.file(newBaseline), newBaseline, content);
      terminal.complain("Wrote " + newBaseline);
    }
    Findings.lines(Findings.sorted(findings.all()), terminal.errPaint())
        .forEach(terminal::complain);
    return findings.hasErrors() ? FOUND : OK;
  }

  private Optional<byte[]> source(String name) {
    return ReportFiles.source(terminal.directory(), name);
  }

  private CoverageConfig config(Coverage coverage, Diagnostics findings) {
    CoverageConfig read = CoverageConfig.NONE;
    if (config != null) {
      read = CoverageConfig.read(config, MatchFiles.read(terminal.file(config), config), findings);
    } else if (Files.isRegularFile(terminal.file(CONFIG))) {
      String text = MatchFiles.read(terminal.file(CONFIG), CONFIG);
      read = ofThese(coverage, CoverageConfig.read(CONFIG, text, findings));
    }
    return read;
  }

  /**
   * Leaves out what the project's own file asks of games that this coverage is not about; a file
   * that is named is held in full.
   */
  private CoverageConfig ofThese(Coverage coverage, CoverageConfig all) {
    Set<String> others = new LinkedHashSet<>();
    for (Threshold one : all.thresholds()) {
      if (coverage.subject(one.of()).isEmpty() && ScenarioKits.find(one.of()).isPresent()) {
        others.add(one.of());
      }
    }
    others.forEach(
        game ->
            terminal.complain(
                CONFIG + ": " + game + " is not in this coverage; its thresholds are left out"));
    return new CoverageConfig(
        all.thresholds().stream().filter(one -> !others.contains(one.of())).toList(),
        all.unreachable());
  }

  private Threshold threshold(String text) {
    Matcher parts = THRESHOLD.matcher(text);
    if (parts.matches() && Double.parseDouble(parts.group(3)) <= 100) {
      String of = parts.group(1) == null ? "" : parts.group(1);
      double percent = Double.parseDouble(parts.group(3));
      for (Metric metric : Metric.values()) {
        if (metric.word().equals(parts.group(2))) {
          return new Threshold(of, metric, percent, SourceLocation.file("--threshold"));
        }
      }
    }
    String words = String.join(", ", Stream.of(Metric.values()).map(Metric::word).toList());
    throw new ParameterException(
        spec.commandLine(),
        "--threshold ("
            + Excerpt.of(text)
            + ") must be like rules=90: one of "
            + words
            + ", and a percentage from 0 to 100.");
  }
}
