package dev.runesheet.cli;

import dev.runesheet.cli.command.AbstractCommand;
import dev.runesheet.cli.command.CommandLines;
import dev.runesheet.cli.command.CommandProvider;
import dev.runesheet.cli.command.FileNames;
import dev.runesheet.cli.command.ThrowableText;
import dev.runesheet.cli.console.Terminal;
import dev.runesheet.cli.explain.ExplainCommand;
import dev.runesheet.cli.play.PlayCommand;
import dev.runesheet.cli.play.RecordCommand;
import dev.runesheet.cli.play.ReplayCommand;
import dev.runesheet.cli.simulate.SimulateCommand;
import dev.runesheet.cli.table.TableCommand;
import dev.runesheet.cli.test.CoverageCommand;
import dev.runesheet.cli.test.MutateCommand;
import dev.runesheet.cli.test.TestCommand;
import dev.runesheet.cli.watch.WatchCommand;
import dev.runesheet.cli.why.WhyCommand;
import dev.runesheet.engine.InstalledGames;
import dev.runesheet.pack.Packs;
import java.io.UncheckedIOException;
import java.util.Arrays;
import java.util.ServiceConfigurationError;
import java.util.ServiceLoader;
import java.util.Set;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The command line of Runesheet. Exit codes: 0 all is well, 1 something found, 2 wrong usage. */
@Command(
    name = "runesheet",
    version = "Runesheet " + Runesheet.VERSION,
    description = {
      "Plays games whose rules are data and spreadsheets, and gives the reason for every change."
    },
    footer = {
      "",
      "Rules in the working directory win over those that came with Runesheet.",
      "Exit codes: 0 all is well, 1 something was found, failed or differs, 2 wrong usage."
    })
public final class Runesheet implements Callable<Integer> {

  static final String VERSION = "0.1.0";

  @Spec private CommandSpec spec;

  @Option(
      names = {"-h", "--help"},
      usageHelp = true,
      description = "Show this help and exit.")
  private boolean help;

  @Option(
      names = {"-V", "--version"},
      versionHelp = true,
      description = "Show the version and exit.")
  private boolean version;

  private Runesheet() {}

  /** Runs one command and exits with its code. */
  public static void main(String[] arguments) {
    Terminal terminal = Terminal.ofProcess();
    if (FileNames.isUnreadable(terminal.directory())) {
      terminal.error(FileNames.REMEDY);
      terminal.flush();
      System.exit(AbstractCommand.FOUND);
    }
    System.exit(run(terminal, arguments));
  }

  /** Runs one command and gives its exit code. */
  public static int run(Terminal terminal, String... arguments) {
    CommandLine line = new CommandLine(new Runesheet());
    line.addSubcommand(new PlayCommand(terminal));
    line.addSubcommand(new CheckCommand(terminal));
    line.addSubcommand(new DrlCommand(terminal));
    line.addSubcommand(new ExplainCommand(terminal));
    line.addSubcommand(new WhyCommand(terminal));
    line.addSubcommand(new RecordCommand(terminal));
    line.addSubcommand(new SimulateCommand(terminal));
    line.addSubcommand(new ReplayCommand(terminal));
    line.addSubcommand(new TestCommand(terminal));
    line.addSubcommand(CoverageCommand.line(terminal));
    line.addSubcommand(new MutateCommand(terminal));
    line.addSubcommand(TableCommand.line(terminal));
    line.addSubcommand(new ConvertCommand(terminal));
    line.addSubcommand(new WatchCommand(terminal));
    ServiceLoader.load(CommandProvider.class, Runesheet.class.getClassLoader())
        .forEach(part -> line.addSubcommand(part.command(terminal)));
    line.addSubcommand(new NewCommand(terminal));
    line.addSubcommand(new PackageCommand(terminal));
    line.addSubcommand(new GamesCommand(terminal));
    line.addSubcommand(new CodesCommand(terminal));
    CommandLines.prepared(line, terminal);
    Set<String> found = InstalledGames.found();
    try {
      Packs.games(terminal.directory());
      return line.execute(asked(arguments));
    } catch (UncheckedIOException broken) {
      terminal.error(FileNames.told(broken).orElseThrow(() -> broken));
      return AbstractCommand.FOUND;
    } catch (StackOverflowError endless) {
      terminal.error("calls within calls did not end: " + ThrowableText.words(endless));
      return AbstractCommand.FOUND;
    } catch (OutOfMemoryError exhausted) {
      terminal.error("there is not enough memory for this.");
      return AbstractCommand.FOUND;
    } catch (ServiceConfigurationError provider) {
      String cause = provider.getCause() == null ? "" : ": " + provider.getCause();
      terminal.error(
          "a class that META-INF/services names is of no use: " + provider.getMessage() + cause);
      return AbstractCommand.FOUND;
    } finally {
      InstalledGames.forgetAllBut(found);
      terminal.flush();
    }
  }

  /** The same with 'help' or 'help COMMAND' as the option that asks for it. */
  private static String[] asked(String... arguments) {
    if (arguments.length == 0 || !arguments[0].equals("help")) {
      return arguments;
    }
    String[] option = Arrays.copyOfRange(arguments, 1, arguments.length + 1);
    option[option.length - 1] = "--help";
    return option;
  }

  @Override
  public Integer call() {
    throw new ParameterException(spec.commandLine(), "No command was named.");
  }
}
