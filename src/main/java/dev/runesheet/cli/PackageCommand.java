package dev.runesheet.cli;

import dev.runesheet.cli.command.AbstractGameCommand;
import dev.runesheet.cli.command.CommandFailure;
import dev.runesheet.cli.command.GameRules;
import dev.runesheet.cli.command.SafeFile;
import dev.runesheet.cli.command.WritesOutput;
import dev.runesheet.cli.console.Terminal;
import dev.runesheet.engine.rules.RuleCompilationException;
import dev.runesheet.pack.BuiltPack;
import dev.runesheet.pack.GameJar;
import java.io.IOException;
import java.util.regex.Pattern;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** The command that writes a game as a jar. */
@Command(
    name = "package",
    description = {
      "Write a game as a jar: its rules, compiled ahead, its catalog, and a kmodule.xml.",
      "On the class path beside Runesheet, RuleBook.load(GAME) plays it. KIE loads it like any kjar."
    })
final class PackageCommand extends AbstractGameCommand {

  private static final Pattern GROUP = Pattern.compile("[A-Za-z0-9_-]+(\\.[A-Za-z0-9_-]+)*");
  private static final Pattern VERSION = Pattern.compile("[A-Za-z0-9][A-Za-z0-9._-]*");

  @WritesOutput
  @Option(
      names = "--out",
      paramLabel = "FILE",
      description = "The jar; GAME-VERSION.jar if left out.")
  private String out;

  @Option(
      names = "--group",
      paramLabel = "GROUP",
      defaultValue = "runesheet.games",
      description = "The group of the jar for Maven; runesheet.games if left out.")
  private String group;

  @Option(
      names = "--release",
      paramLabel = "VERSION",
      defaultValue = "1.0",
      description = "The version of the jar for Maven; 1.0 if left out.")
  private String version;

  PackageCommand(Terminal terminal) {
    super(terminal);
  }

  @Override
  public Integer call() {
    require("--group", group, GROUP);
    require("--release", version, VERSION);
    GameRules rules = rules();
    BuiltPack built = rules.built();
    String name = out == null ? game() + "-" + version + ".jar" : out;
    try {
      SafeFile.write(terminal.file(name), new GameJar(group, version).of(built, rules.files()));
    } catch (IOException broken) {
      throw CommandFailure.of("The jar cannot be made: " + broken.getMessage());
    } catch (RuleCompilationException wrong) {
      throw CommandFailure.of("The rules do not compile: " + wrong.getMessage());
    }
    String jar = group + ":" + game() + ":" + version;
    terminal.out().println("Wrote " + name + ": " + jar + ", rules " + game());
    return OK;
  }

  private static void require(String option, String value, Pattern form) {
    if (!form.matcher(value).matches()) {
      throw CommandFailure.usage(
          option + " '" + value + "' may hold letters, digits, points, - and _ only.");
    }
  }
}
