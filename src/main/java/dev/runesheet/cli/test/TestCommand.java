package dev.runesheet.cli.test;

import dev.runesheet.api.RuleBook;
import dev.runesheet.cli.command.AbstractCommand;
import dev.runesheet.cli.command.CommandFailure;
import dev.runesheet.cli.command.GameRules;
import dev.runesheet.cli.command.MatchFiles;
import dev.runesheet.cli.command.TrustOption;
import dev.runesheet.cli.command.WritesOutput;
import dev.runesheet.cli.console.Terminal;
import dev.runesheet.testing.Scenario;
import dev.runesheet.testing.ScenarioKits;
import dev.runesheet.testing.suite.JunitXml;
import dev.runesheet.testing.suite.NamedScenarios;
import dev.runesheet.testing.suite.ScenarioSuite;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The command that runs scenarios. */
@Command(
    name = "test",
    description = {
      "Play the scenarios of games and compare the results with what they expect.",
      "A scenario that fails shows what was expected, what is, and what happened."
    })
public final class TestCommand extends AbstractCommand {

  @Parameters(
      arity = "0..*",
      paramLabel = "GAME|PATH",
      description = "Games, files or folders of scenarios; all games if none is named.")
  private List<String> named = List.of();

  @Option(
      names = "--only",
      paramLabel = "TEXT",
      description = "Only scenarios whose name contains this text.")
  private String only = "";

  @Option(names = "--json", description = "Print the results as JSON.")
  private boolean json;

  @WritesOutput
  @Option(
      names = "--junit-xml",
      paramLabel = "FILE",
      description = "Write the results for build servers.")
  private String junitXml;

  @Mixin private CoverageOption coverage;
  @Mixin private TrustOption trust;

  private final Map<String, GameRules> rules = new TreeMap<>();

  public TestCommand(Terminal terminal) {
    super(terminal);
  }

  @Override
  public Integer call() {
    ScenarioSources sources = new ScenarioSources(terminal);
    List<String> all = named.isEmpty() ? List.copyOf(ScenarioKits.games()) : named;
    all.forEach(sources::add);
    ScenarioSuite suite = new ScenarioSuite(this::book, this::wanted);
    TestReport report = new TestReport(terminal, json);
    sources.run(suite, report::add);
    if (junitXml != null) {
      MatchFiles.write(terminal.file(junitXml), junitXml, JunitXml.of(suite));
    }
    if (suite.passed() + suite.failed() == 0) {
      throw CommandFailure.usage(
          only.isEmpty()
              ? all.stream().map(NamedScenarios::none).collect(Collectors.joining(" "))
              : "No scenario's name contains '" + only + "'.");
    }
    coverage.write(terminal);
    report.summary(suite);
    return suite.failed() == 0 ? OK : FOUND;
  }

  private GameRules rules(String game) {
    return rules.computeIfAbsent(game, name -> GameRules.find(name, trust.on(), terminal));
  }

  private RuleBook book(String game) {
    return rules(game).book(coverage.probe(rules(game)));
  }

  private boolean wanted(Scenario scenario) {
    return scenario.title().toLowerCase(Locale.ROOT).contains(only.toLowerCase(Locale.ROOT));
  }
}
