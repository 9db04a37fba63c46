package dev.runesheet.cli.watch;

import dev.runesheet.cli.command.AbstractGameCommand;
import dev.runesheet.cli.console.Terminal;
import dev.runesheet.pack.file.FolderWatch;
import java.io.IOException;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
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
public final class WatchCommand extends AbstractGameCommand {

  private static final long LONG = TimeUnit.DAYS.toMillis(1);

  /** How long after a save scenarios may be played before the first ones are told. */
  private static final long SOON_MILLIS = 600;

  /** How often somebody looks for a further save while scenarios are played. */
  private static final long LOOK_MILLIS = 150;

  private static final int REHEARSALS = 2;

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
    WatchReport report = new WatchReport(terminal);
    boolean broken = false;
    try (FolderWatch watch = session.rules().watched()) {
      WatchRound first = session.update();
      broken = first.broken();
      report.first(game(), first.broken() ? 0 : session.rules().current().effects().size(), first);
      List<String> saved = warmedUp(session, watch);
      for (int i = 0; i < saves; i++) {
        while (saved.isEmpty()) {
          saved = watch.next(LONG);
        }
        broken = tell(saved, session, report);
        saved = i == saves - 1 ? List.of() : told(session, watch, report);
      }
      // Whoever asked for so many saves waits for all that they come to.
      if (session.isWaiting()) {
        session.goOn(() -> false);
        report.rest(session.all());
      }
    }
    return broken ? FOUND : OK;
  }

  private static boolean tell(List<String> saved, WatchSession session, WatchReport report) {
    long start = System.nanoTime();
    WatchRound round =
        session.update(update -> report.saved(saved, update), after(start, SOON_MILLIS));
    report.next(round, TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - start));
    return round.broken();
  }

  private static BooleanSupplier after(long start, long millis) {
    long end = start + TimeUnit.MILLISECONDS.toNanos(millis);
    return () -> System.nanoTime() > end;
  }

  /** Plays what an edit left, and tells it, until the next save; gives what was saved. */
  private static List<String> told(WatchSession session, FolderWatch watch, WatchReport report)
      throws IOException, InterruptedException {
    boolean any = session.isWaiting();
    List<String> saved = played(session, watch);
    if (any && saved.isEmpty()) {
      report.rest(session.all());
    }
    return saved;
  }

  /** Plays what waits until the next save; gives what was saved. */
  private static List<String> played(WatchSession session, FolderWatch watch)
      throws IOException, InterruptedException {
    while (session.isWaiting()) {
      List<String> saved = watch.next(0);
      if (!saved.isEmpty()) {
        return saved;
      }
      session.goOn(after(System.nanoTime(), LOOK_MILLIS));
    }
    return List.of();
  }

  /** Does what an edit takes until the program is warm, or there is one; gives what was saved. */
  private static List<String> warmedUp(WatchSession session, FolderWatch watch)
      throws IOException, InterruptedException {
    List<String> saved = List.of();
    for (int i = 0; i < REHEARSALS && saved.isEmpty(); i++) {
      session.rehearse();
      saved = played(session, watch);
    }
    // Building left more garbage than a day of edits will.
    System.gc();
    return saved;
  }
}
