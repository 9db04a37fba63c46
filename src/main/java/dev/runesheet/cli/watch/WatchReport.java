package dev.runesheet.cli.watch;

import dev.runesheet.cli.command.Findings;
import dev.runesheet.cli.console.Paint;
import dev.runesheet.cli.console.Terminal;
import dev.runesheet.cli.console.Text;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Severity;
import dev.runesheet.pack.file.PackFiles;
import dev.runesheet.pack.watch.RulesUpdate;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** The messages to the author after a save. */
final class WatchReport implements WatchListener {

  private static final int MOST_LINES = 4;

  private final Terminal terminal;
  private final Paint paint;
  private final String game;
  private final WatchSession session;

  /** The mistakes of the last save that was refused. */
  private List<Diagnostic> mistakes = List.of();

  /** A report on a game whose scenarios are those of the session. */
  WatchReport(Terminal terminal, String game, WatchSession session) {
    this.terminal = terminal;
    this.game = game;
    this.session = session;
    this.paint = terminal.paint();
  }

  /** Prints the files being watched. */
  @Override
  public void first(WatchRound round) {
    round.findings().forEach(finding -> line(Findings.line(finding, paint)));
    line(
        round.broken()
            ? paint.bad(Findings.summary(round.findings()) + ": there are no good rules yet.")
            : "Watching "
                + game
                + ": "
                + Text.count(session.rules().current().effects().size(), "effect")
                + ", "
                + counts(round)
                + left(round)
                + ".");
    line(paint.faint("Save a file to check it; Ctrl+C ends."));
    terminal.flush();
  }

  /** Prints the change of the rules by a save, as soon as it is known. */
  @Override
  public void saved(List<String> files, RulesUpdate update) {
    line("");
    line(paint.heading(heading(files)));
    Findings.sorted(update.findings()).forEach(finding -> line(Findings.line(finding, paint)));
    if (!update.refused()) {
      new ChangeReport(terminal).printEach(update.changes());
    }
    terminal.flush();
  }

  /** The files that were saved, and apart from them those that are gone. */
  private String heading(List<String> files) {
    PackFiles present = session.rules().files();
    Map<Boolean, List<String>> there =
        files.stream().collect(Collectors.partitioningBy(name -> present.read(name).isPresent()));
    List<String> parts = new ArrayList<>();
    if (!there.get(true).isEmpty()) {
      parts.add("Saved: " + String.join(", ", there.get(true)));
    }
    if (!there.get(false).isEmpty()) {
      parts.add(
          (parts.isEmpty() ? "Deleted: " : "deleted: ") + String.join(", ", there.get(false)));
    }
    return String.join("; ", parts);
  }

  /** Prints the results of the scenarios run so far. */
  @Override
  public void next(WatchRound round, long millis) {
    if (round.broken()) {
      line(paint.bad(Findings.summary(round.findings()) + ": the last good rules stay in force."));
      mended(round.findings());
    } else {
      mended(round.update().findings());
      List<Diagnostic> ofScenarios = new ArrayList<>(round.findings());
      ofScenarios.removeAll(round.update().findings());
      ofScenarios.forEach(finding -> line(Findings.line(finding, paint)));
      round.outcomes().forEach(this::outcome);
      long gone = round.outcomes().stream().filter(one -> one.after().isEmpty()).count();
      String changed = Text.number(round.outcomes().size() - gone);
      String of = changed + " of " + Text.count(round.scenarios(), "scenario") + " changed";
      String less = gone == 0 ? "; " : ", " + Text.number(gone) + " gone; ";
      line(paint.heading(ChangeReport.summary(round.update().changes())));
      line(of + less + counts(round) + left(round) + " (" + Text.number(millis) + " ms)");
    }
    terminal.flush();
  }

  /** Prints the results of the others, once all were run. */
  @Override
  public void rest(WatchRound round) {
    round.outcomes().forEach(this::outcome);
    String changed = round.outcomes().isEmpty() ? "no" : Text.number(round.outcomes().size());
    String change = round.outcomes().size() > 1 ? " further changes; " : " further change; ";
    line(
        "All "
            + Text.count(round.scenarios(), "scenario")
            + ": "
            + changed
            + change
            + counts(round));
    terminal.flush();
  }

  /** Reports the errors that kept rules from being used and are now corrected. */
  private void mended(List<Diagnostic> findings) {
    for (Diagnostic mistake : mistakes) {
      if (findings.stream().noneMatch(one -> isSame(one, mistake) || hides(one, mistake))) {
        String sentence = mistake.location() + ": " + mistake.code().title();
        line(paint.good("mended") + " " + sentence);
      }
    }
    mistakes = findings.stream().filter(one -> one.severity() == Severity.ERROR).toList();
  }

  private static boolean isSame(Diagnostic one, Diagnostic other) {
    return one.code() == other.code() && one.location().equals(other.location());
  }

  /** True if a whole file cannot be read now, so that nobody knows of a mistake that was in it. */
  private static boolean hides(Diagnostic one, Diagnostic mistake) {
    String file = mistake.location().file();
    boolean gone = one.code() == Code.FILE_MISSING && one.subject().word().equals(file);
    boolean whole = one.location().equals(SourceLocation.file(file));
    return one.severity() == Severity.ERROR && (gone || whole);
  }

  private void outcome(WatchRound.Outcome outcome) {
    line(mark(outcome.before()) + " → " + mark(outcome.after()) + "  " + outcome.name());
    if (!outcome.after().equals(WatchSession.PASSED)) {
      outcome.after().lines().limit(MOST_LINES).forEach(text -> line("      " + text));
    }
  }

  private String mark(String result) {
    if (result.isEmpty()) {
      return "none";
    }
    return result.equals(WatchSession.PASSED) ? paint.good("ok") : paint.bad("FAIL");
  }

  private static String counts(WatchRound round) {
    return round.passed() + " passed, " + (round.scenarios() - round.passed()) + " failed";
  }

  private static String left(WatchRound round) {
    return round.left() == 0 ? "" : "; " + round.left() + " more are being played";
  }

  private void line(String text) {
    terminal.out().println(text);
  }
}
