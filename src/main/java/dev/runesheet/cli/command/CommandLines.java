package dev.runesheet.cli.command;

import dev.runesheet.cli.console.Terminal;
import java.util.List;
import java.util.ServiceConfigurationError;
import picocli.CommandLine;
import picocli.CommandLine.Help.Ansi;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.UnmatchedArgumentException;

/** The conduct that all command lines share: numbers, messages of failures, width and colours. */
public final class CommandLines {

  private CommandLines() {}

  /** Gives a command line, with all its subcommands, the shared conduct. */
  public static CommandLine prepared(CommandLine line, Terminal terminal) {
    line.registerConverter(Long.TYPE, WholeNumber::parse);
    line.registerConverter(Integer.TYPE, WholeNumber::parseInt);
    line.registerConverter(Integer.class, WholeNumber::parseInt);
    line.setExpandAtFiles(false);
    line.setOut(terminal.out());
    line.setErr(terminal.err());
    line.setUsageHelpAutoWidth(false);
    line.setUsageHelpWidth(terminal.width());
    line.setColorScheme(
        CommandLine.Help.defaultColorScheme(terminal.paint().on() ? Ansi.ON : Ansi.OFF));
    line.setHelpFactory(CommandHelp::new);
    Failures failures = new Failures(terminal);
    line.setParameterExceptionHandler(failures::wrongUsage);
    line.setExecutionExceptionHandler(failures::failed);
    line.setExecutionStrategy(asked -> run(asked, failures, terminal));
    return line;
  }

  /** Runs the last command; a request for help does not hide that there is no such command. */
  private static int run(ParseResult asked, Failures failures, Terminal terminal) {
    for (CommandLine command : asked.asCommandLineList()) {
      List<String> unmatched = command.getUnmatchedArguments();
      if (!unmatched.isEmpty()) {
        throw new UnmatchedArgumentException(command, unmatched);
      }
    }
    new OutputFileCheck(terminal).check(asked);
    try {
      return new CommandLine.RunLast().execute(asked);
    } catch (VirtualMachineError | ServiceConfigurationError known) {
      throw known;
    } catch (Error thrown) { // By a project's code; of exceptions picocli takes care.
      return failures.failed(thrown, null, asked);
    }
  }
}
