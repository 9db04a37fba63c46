package dev.runesheet.cli.command;

import dev.runesheet.cli.console.Paint;
import dev.runesheet.cli.console.Terminal;
import dev.runesheet.engine.trace.FailedVerb;
import dev.runesheet.model.DeclarationMistake;
import dev.runesheet.model.Effect;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.spi.fault.OwnRuleFailure;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import picocli.CommandLine;
import picocli.CommandLine.MissingParameterException;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.UnmatchedArgumentException;

/** The messages of failed commands, in plain lines. */
record Failures(Terminal terminal) {

  /** Between the name of an option and its values. */
  private static final Pattern PARTS = Pattern.compile("[=,]");

  private static final int FAILED = 1;
  private static final int WRONG_USAGE = 2;

  public int wrongUsage(ParameterException wrong, String[] arguments) {
    CommandLine command = wrong.getCommandLine();
    if (wrong instanceof MissingParameterException && isForHelp(arguments)) {
      named(command, arguments).usage(terminal.out());
      return AbstractCommand.OK;
    }
    String message = oneLine(words(wrong), arguments);
    terminal.error(message.endsWith(".") || message.endsWith("?") ? message : message + ".");
    String name = command.getCommandSpec().qualifiedName();
    terminal.complain("Try '" + name + " --help'.");
    return WRONG_USAGE;
  }

  /** A message in which arguments that it repeats break no line. */
  private static String oneLine(String message, String... arguments) {
    String line = message;
    for (String argument : arguments) {
      for (String part : PARTS.split(argument)) {
        line = line.replace(part, part.replace("\r", "\\r").replace("\n", "\\n"));
      }
    }
    return line;
  }

  /** True if help is asked for, for which a command of commands misses its own parameters. */
  private static boolean isForHelp(String... arguments) {
    return List.of(arguments).contains("--help") || List.of(arguments).contains("-h");
  }

  /** The command of a command that arguments name. */
  private static CommandLine named(CommandLine command, String... arguments) {
    for (String argument : arguments) {
      if (command.getSubcommands().containsKey(argument)) {
        return command.getSubcommands().get(argument);
      }
    }
    return command;
  }

  private static String words(ParameterException wrong) {
    if (!(wrong instanceof UnmatchedArgumentException unmatched)) {
      return wrong.getMessage();
    }
    String word = unmatched.getUnmatched().get(0);
    Set<String> commands = wrong.getCommandLine().getSubcommands().keySet();
    if (!commands.isEmpty() && !word.startsWith("-")) {
      return "There is no command '" + word + "'" + GameRules.advice(word, commands);
    }
    List<String> suggestions = unmatched.getSuggestions();
    String advice = suggestions.isEmpty() ? "" : "; did you mean '" + suggestions.get(0) + "'?";
    String wrongWord = word.startsWith("-") ? "Unknown option '" : "One word too many: '";
    return wrongWord + word + "'" + advice;
  }

  public int failed(Throwable failure, CommandLine command, ParseResult arguments) {
    if (failure instanceof ParameterException wrong) {
      return wrongUsage(wrong, typed(arguments));
    }
    if (failure instanceof CommandFailure known) {
      Paint paint = terminal.errPaint();
      Findings.lines(known.findings(), paint).forEach(terminal::complain);
      terminal.error(oneLine(known.getMessage(), typed(arguments)));
      trace(known.getCause());
      return known.code();
    }
    if (failure instanceof DeclarationMistake mistake) {
      terminal.error(mistake.getMessage());
      return FAILED;
    }
    if (failure instanceof Effect.Mistake wrong && !wrong.source().equals(SourceLocation.NONE)) {
      List<Diagnostic> told = List.of(Diagnostic.of(wrong, wrong.source()));
      Findings.lines(told, terminal.errPaint()).forEach(terminal::complain);
      trace(failure);
      return FAILED;
    }
    Optional<String> file = FileNames.told(failure);
    if (file.isPresent()) {
      terminal.error(file.get());
      trace(failure);
      return FAILED;
    }
    OwnRuleFailure own = OwnRuleFailure.in(failure);
    if (own != null) {
      terminal.error("A mistake of the rules: " + own.getMessage());
      trace(failure);
      return FAILED;
    }
    unexpected(failure);
    trace(failure);
    return FAILED;
  }

  private void unexpected(Throwable failure) {
    String report = " report it, with the command that you typed.";
    Optional<String> verb = FailedVerb.told(failure);
    if (verb.isPresent()) {
      terminal.error(verb.get() + " failed: " + failure);
      terminal.complain("Unless the verb is your own, please" + report);
    } else if (ThrowableText.isOfProject(failure)) {
      terminal.error("a class failed: " + ThrowableText.words(failure));
      terminal.complain("Unless the class is your own, please" + report);
    } else {
      terminal.error("this should not have happened: " + failure);
      terminal.complain("Please" + report);
    }
  }

  private static String[] typed(ParseResult arguments) {
    return arguments.originalArgs().toArray(String[]::new);
  }

  private void trace(Throwable failure) {
    if (failure != null && Boolean.getBoolean("runesheet.trace")) {
      failure.printStackTrace(terminal.err());
    }
  }
}
