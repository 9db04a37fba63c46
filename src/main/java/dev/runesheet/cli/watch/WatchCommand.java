package dev.runesheet.cli.watch;

import dev.runesheet.cli.command.AbstractGameCommand;
import dev.runesheet.cli.console.Terminal;
import java.io.IOException;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** The command that checks, rebuilds and tests a game on each save. */
@Command(
    name = "watch",
    description = {
      "Check, rebuild and test a game whenever one of its files is saved.",
      "Prints what changed in the game, effect by effect, and the scenarios whose result changed.",
      "With an error, the last good rules stay in force."
    })
public final class WatchCommand extends AbstractGameCommand {

  @Option(
      names = "--saves",
      paramLabel = "N",
      hidden = true,
      description = "End after so many saves; for tests.")
  private int saves = Integer.MAX_VALUE;

  public WatchCommand(Terminal terminal) {
    super(terminal);
  }

  @Override
  public Integer call() throws IOException, InterruptedException {
    WatchSession session = new WatchSession(rules().live());
    WatchReport report = new WatchReport(terminal, game(), session);
    return new WatchLoop(session, report).run(saves) ? FOUND : OK;
  }
}
