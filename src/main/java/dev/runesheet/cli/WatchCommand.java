package dev.runesheet.cli;

import dev.runesheet.pack.FolderWatch;
import dev.runesheet.pack.LiveRules;
import java.io.IOException;
import java.util.List;
import java.util.concurrent.TimeUnit;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Checks, rebuilds and tests a game on each save. */
@Command(
    name = "watch",
    description = {
      "Check, rebuild and test a game whenever one of its files is saved.",
      "Prints what changed in the game, effect by effect, and the scenarios whose result changed.",
      "With an error, the last good rules stay in force."
    })
final class WatchCommand extends AbstractGameCommand {

  private static final long LONG = TimeUnit.DAYS.toMillis(1);

  @Option(
      names = "--saves",
      paramLabel = "N",
      hidden = true,
      description = "End after so many saves; for tests.")
  private int saves = Integer.MAX_VALUE;

  WatchCommand(Terminal terminal) {
    super(terminal);
  }

  @Override
  public Integer call() throws IOException, InterruptedException {
    LiveRules live = rules().live();
    WatchSession session = new WatchSession(game(), live);
    WatchReport report = new WatchReport(terminal);
    boolean broken = false;
    try (FolderWatch watch = live.watched()) {
      WatchRound first = session.update();
      broken = first.broken();
      report.first(game(), first.broken() ? 0 : live.current().effects().size(), first);
      // Building left more garbage than a day of edits will; nobody waits now.
      System.gc();
      for (int i = 0; i < saves; i++) {
        List<String> saved = watch.next(LONG);
        if (!saved.isEmpty()) {
          long start = System.nanoTime();
          WatchRound round = session.update(update -> report.saved(saved, update));
          broken = round.broken();
          long millis = TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - start);
          report.next(round, millis);
        }
      }
    }
    return broken ? FOUND : OK;
  }
}
