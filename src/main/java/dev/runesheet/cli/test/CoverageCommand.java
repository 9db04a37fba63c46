package dev.runesheet.cli.test;

import dev.runesheet.cli.command.AbstractCommand;
import dev.runesheet.cli.console.Terminal;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The command for coverage of tests and plays. */
@Command(
    name = "coverage",
    synopsisSubcommandLabel = "(merge|report)",
    description = {
      "Show which rules, rows and conditions tests and plays have covered.",
      "Files of coverage are written by 'test', 'simulate' and 'replay' with --coverage FILE, and",
      "by JUnit tests."
    })
public final class CoverageCommand extends AbstractCommand {

  @Spec private CommandSpec spec;

  private CoverageCommand(Terminal terminal) {
    super(terminal);
  }

  /** The command with its actions. */
  public static CommandLine line(Terminal terminal) {
    CommandLine line = new CommandLine(new CoverageCommand(terminal));
    line.addSubcommand(new CoverageMergeCommand(terminal));
    line.addSubcommand(new CoverageReportCommand(terminal));
    return line;
  }

  @Override
  public Integer call() {
    throw new ParameterException(spec.commandLine(), "No action was named: merge or report.");
  }
}
