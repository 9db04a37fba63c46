package dev.runesheet.cli.test;

import dev.runesheet.cli.command.AbstractGameCommand;
import dev.runesheet.cli.command.CommandFailure;
import dev.runesheet.cli.command.Findings;
import dev.runesheet.cli.command.GameRules;
import dev.runesheet.cli.command.MatchFiles;
import dev.runesheet.cli.command.WritesOutput;
import dev.runesheet.cli.console.Json;
import dev.runesheet.cli.console.Progress;
import dev.runesheet.cli.console.Terminal;
import dev.runesheet.cli.console.Text;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.pack.file.SourceLines;
import dev.runesheet.testing.mutation.MutationReport;
import dev.runesheet.testing.mutation.MutationTest;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The command for mutation testing: it looks for changes of rules that no scenario notices. */
@Command(
    name = "mutate",
    description = {
      "Change one small thing of a game's rules at a time and list what no test notices.",
      "Each change is played with the scenarios and golden games that touch it.",
      "The same seed changes the same things. Exit code 1 if more survive than allowed."
    })
public final class MutateCommand extends AbstractGameCommand {

  private static final Pattern SHARE = Pattern.compile("(\\d{1,3}(?:\\.\\d{1,3})?) ?%");
  private static final Pattern COUNT = Pattern.compile("[1-9]\\d{0,7}");
  private static final String ALL = "all";

  @Spec private CommandSpec spec;

  @Option(
      names = "--seed",
      paramLabel = "N",
      defaultValue = "1",
      description = "Chooses what is changed; 1 if left out.")
  private long seed;

  @Option(
      names = "--sample",
      paramLabel = "N|P%|all",
      defaultValue = "200",
      description = "How many changes, or which share of all places, or all; 200 if left out.")
  private String sample;

  @Option(
      names = "--only",
      paramLabel = "TEXT",
      defaultValue = "",
      description = "Only effects, rows and places (files, sheets, cells) with this text.")
  private String only;

  @Option(
      names = "--max-survivors",
      paramLabel = "P%",
      defaultValue = "5%",
      description = "How many percent of the changes may go unnoticed; 5%% if left out.")
  private String allowed;

  @Option(names = "--all", description = "List the changes that were noticed, too.")
  private boolean all;

  @WritesOutput
  @Option(names = "--html", paramLabel = "FILE", description = "Write a page, too.")
  private String html;

  @Option(names = "--json", description = "Print JSON.")
  private boolean json;

  public MutateCommand(Terminal terminal) {
    super(terminal);
  }

  @Override
  public Integer call() {
    double most = percent("--max-survivors", allowed);
    most(0); // Refuses a wrong size before the game is read.
    GameRules rules = rules();
    Diagnostics findings = new Diagnostics();
    Optional<MutationTest> test = MutationTest.of(rules.pack(), rules.files(), findings);
    if (test.isEmpty()) {
      throw CommandFailure.of(
          game() + " cannot be tested: " + Findings.summary(findings.all()) + ".",
          Findings.sorted(findings.all()));
    }
    MutationReport report = run(test.get());
    MutationText text = new MutationText(report, new SourceLines(rules.files())::readable);
    if (json) {
      terminal.out().println(Json.text(text.toJson()));
    } else {
      text.print(terminal, all);
    }
    if (html != null) {
      MatchFiles.write(terminal.file(html), html, new MutationPage(text).text());
      terminal.complain("Wrote " + html);
    }
    return held(report, most);
  }

  private MutationReport run(MutationTest test) {
    int places = test.places(new MutationTest.Plan(seed, 0, only));
    if (places == 0) {
      throw CommandFailure.usage("No effect, row or place has the text '" + only + "'.");
    }
    if (test.cases() == 0) {
      throw CommandFailure.of(game() + " has no scenarios.");
    }
    int most = most(places);
    try (Progress progress = Progress.start(terminal, "mutants", Math.min(most, places))) {
      return test.run(new MutationTest.Plan(seed, most, only), result -> progress.done(1));
    }
  }

  private Integer held(MutationReport report, double most) {
    if (report.survivingPercent() <= most) {
      return OK;
    }
    Diagnostics findings = new Diagnostics();
    findings.error(
        Code.MUTATION_SURVIVORS,
        SourceLocation.file(game()),
        Text.fixed(report.survivingPercent(), 1) + " %",
        "at most " + Text.fixed(most, 1) + " % of the changes");
    findings
        .all()
        .forEach(finding -> terminal.complain(Findings.line(finding, terminal.errPaint())));
    return FOUND;
  }

  private int most(int places) {
    if (sample.equals(ALL)) {
      return places;
    }
    return COUNT.matcher(sample).matches()
        ? Integer.parseInt(sample)
        : (int) Math.ceil(places * percent("--sample", sample) / 100);
  }

  private double percent(String option, String text) {
    boolean ofPlaces = option.equals("--sample");
    Matcher share = SHARE.matcher(text);
    double percent = share.matches() ? Double.parseDouble(share.group(1)) : -1;
    // A sample of nothing would let any build pass.
    if (percent <= 100 && (ofPlaces ? percent > 0 : percent >= 0)) {
      return percent;
    }
    String also = ofPlaces ? "a number, 'all', or " : "";
    throw new ParameterException(
        spec.commandLine(), option + " (" + text + ") must be " + also + "a share like 5%");
  }
}
