package dev.runesheet.cli.play;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.runesheet.api.Match;
import dev.runesheet.api.RuleBook;
import dev.runesheet.cli.command.AbstractCommand;
import dev.runesheet.cli.command.CommandFailure;
import dev.runesheet.cli.command.Findings;
import dev.runesheet.cli.command.GameRules;
import dev.runesheet.cli.command.MatchFiles;
import dev.runesheet.cli.command.SafeFile;
import dev.runesheet.cli.command.TrustOption;
import dev.runesheet.cli.command.WritesOutput;
import dev.runesheet.cli.console.Terminal;
import dev.runesheet.cli.console.Text;
import dev.runesheet.cli.test.ScenarioOutput;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.pack.tool.MatchLog;
import dev.runesheet.spi.ActionFailedException;
import dev.runesheet.spi.Decision;
import dev.runesheet.testing.ScenarioKit;
import dev.runesheet.testing.ScenarioKits;
import dev.runesheet.testing.golden.GoldenWriter;
import dev.runesheet.testing.recording.ScenarioRecorder;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The command that turns a match into a test. */
@Command(
    name = "record",
    description = {
      "Turn a match into a scenario or a golden game.",
      "The match is played again from its log ('play --log', 'simulate --log'). A scenario is one",
      "answer of it, with no more of the position than it takes: the last answer, or the one that",
      "fails if the match could not go on."
    })
public final class RecordCommand extends AbstractCommand {

  @Parameters(
      paramLabel = "LOG",
      description = "The log of a match, a saved match or a golden game.")
  private String log;

  @WritesOutput(mayReplaceInput = true)
  @Option(
      names = "--golden",
      paramLabel = "FILE",
      description = "Write the whole match as a golden game, for data/<game>/golden.")
  private String golden;

  @Option(
      names = "--answer",
      paramLabel = "N",
      description = "The answer that the scenario is about, from 1.")
  private Integer answer;

  @Option(
      names = "--to",
      paramLabel = "FILE",
      description =
          "Add the scenario to a file (.yaml) or to the sheet 'Tests' of a workbook (.xlsx), not"
              + " just print it.")
  private String to;

  @Option(
      names = "--name",
      paramLabel = "TEXT",
      defaultValue = "",
      description = "What the test shows.")
  private String name;

  @Mixin private TrustOption trust;

  public RecordCommand(Terminal terminal) {
    super(terminal);
  }

  @Override
  public Integer call() {
    if (golden != null && (answer != null || to != null)) {
      throw CommandFailure.usage("--golden takes the whole match: leave out --answer and --to.");
    }
    ScenarioOutput.checkName(to);
    MatchLog read = MatchFiles.log(terminal, log);
    int last = read.answers().size();
    if (answer != null && (answer < 1 || answer > last)) {
      throw CommandFailure.usage("There is no answer " + answer + "; they are 1 to " + last + ".");
    }
    GameRules rules = GameRules.find(read.game(), trust.on(), terminal);
    ScenarioKit kit =
        ScenarioKits.find(read.game())
            .orElseThrow(() -> CommandFailure.of(read.game() + " has no scenarios."));
    RuleBook book = rules.book();
    if (golden != null) {
      golden(read, book);
    } else {
      scenario(kit, read, book);
    }
    return OK;
  }

  private void golden(MatchLog read, RuleBook book) {
    Diagnostics findings = new Diagnostics();
    String about = name.isEmpty() ? MatchFiles.about(terminal, log) : name;
    Optional<String> text = GoldenWriter.write(read, book, about, findings);
    if (text.isEmpty()) {
      throw CommandFailure.of("'" + log + "' cannot be played again.", findings.all());
    }
    Findings.lines(findings.all(), terminal.errPaint()).forEach(terminal::complain);
    boolean kept =
        SafeFile.write(terminal.file(golden), text.get().getBytes(StandardCharsets.UTF_8));
    String backup = kept ? "; the old one is " + golden + ".bak" : "";
    terminal.out().println(golden + ": " + Text.count(read.answers().size(), "step") + backup);
  }

  private void scenario(ScenarioKit kit, MatchLog read, RuleBook book) {
    int number = answer == null ? Integer.MAX_VALUE : answer;
    try (Match match =
            MatchFiles.replay(terminal, read, book, one -> one.answers().size() == number - 1);
        Chosen chosen = answer == null ? lastOf(match, read, book) : given(match, read, number)) {
      ObjectNode scenario =
          new ScenarioRecorder(kit, book)
              .record(chosen.match(), chosen.decision(), chosen.option(), name)
              .orElseThrow(
                  () ->
                      CommandFailure.of(
                          "The words of "
                              + read.game()
                              + "'s scenarios cannot say this position; try --golden."));
      new ScenarioOutput(terminal, book).write(scenario, to);
      if (scenario.path("then").isEmpty()) {
        terminal.complain(
            "Nothing that scenarios can expect has changed by this answer: the scenario shows only"
                + " that it is not refused.");
      }
    }
  }

  /** An answer, and the match as it stands before it. */
  private record Chosen(Match match, Decision decision, dev.runesheet.spi.Option option)
      implements AutoCloseable {

    @Override
    public void close() {
      match.close(); // May be another than the one that was played to its end.
    }
  }

  private static Chosen given(Match match, MatchLog read, int number) {
    String text = read.answers().get(number - 1);
    String id = text.substring(0, text.indexOf('='));
    Decision decision =
        match.pendingDecisions().stream()
            .filter(one -> one.id().equals(id))
            .findFirst()
            .orElseThrow(() -> CommandFailure.of("Answer " + number + " is not possible."));
    dev.runesheet.spi.Option option = decision.option(text.substring(text.indexOf('=') + 1));
    if (option == null) {
      throw CommandFailure.of("Answer " + number + " is not possible.");
    }
    return new Chosen(match, decision, option);
  }

  /** The last answer; where the match could not go on, the first option that fails. */
  private Chosen lastOf(Match match, MatchLog read, RuleBook book) {
    for (Decision decision : match.pendingDecisions()) {
      for (dev.runesheet.spi.Option option : decision.options()) {
        if (fails(match, decision, option)) {
          return new Chosen(match, decision, option);
        }
      }
    }
    int last = read.answers().size();
    if (last == 0) {
      throw CommandFailure.usage("'" + log + "' has no answer to make a scenario of.");
    }
    Match before = MatchFiles.replay(terminal, read, book, one -> one.answers().size() == last - 1);
    return given(before, read, last);
  }

  private static boolean fails(Match match, Decision decision, dev.runesheet.spi.Option option) {
    try (Match fork = match.fork()) {
      fork.choose(decision.id(), option.id());
      return false;
    } catch (ActionFailedException failed) {
      return true;
    }
  }
}
