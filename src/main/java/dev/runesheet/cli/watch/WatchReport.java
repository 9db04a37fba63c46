package dev.runesheet.cli.watch;

import dev.runesheet.cli.command.Findings;
import dev.runesheet.cli.console.Paint;
import dev.runesheet.cli.console.Terminal;
import dev.runesheet.cli.console.Text;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.pack.file.PackFiles;
import dev.runesheet.pack.watch.RulesUpdate;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** The messages to the author after a save. */
final class WatchReport implements WatchListener {

  private static final int MOST_LINES = 4;

  /** The number of failing scenarios that are named at the start. */
  private static final int MOST_FAILING = 10;

  private final Terminal terminal;
  private final Paint paint;
  private final String game;
  private final WatchSession session;

  private final CorrectedFindings mistakes = new CorrectedFindings();

  /** A report on a game whose scenarios are those of the session. */
  WatchReport(Terminal terminal, String game, WatchSession session) {
    this.terminal = terminal;
    this.game = game;
    this.session = session;
    this.paint = terminal.paint();
  }

  /** Prints what is watched: its findings, and the scenarios that fail. */
  @Override
  public void first(WatchRound round) {
    mistakes.after(round.update().findings(), round.broken());
    Findings.lines(round.findings(), paint).forEach(this::line);
    failing();
    line(
        round.broken()
            ? refused(round)
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
    Findings.lines(Findings.sorted(update.findings()), paint).forEach(this::line);
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
      line(refused(round));
      mended(round.update().findings(), true);
    } else {
      mended(round.update().findings(), false);
      List<Diagnostic> ofScenarios = new ArrayList<>(round.findings());
      ofScenarios.removeAll(round.update().findings());
      Findings.lines(ofScenarios, paint).forEach(this::line);
      round.outcomes().forEach(this::outcome);
      line(paint.heading(ChangeReport.summary(round.update().changes())));
      line(played(round) + " (" + Text.number(millis) + " ms)");
    }
    terminal.flush();
  }

  private String refused(WatchRound round) {
    String rules =
        session.rules().sources().isEmpty()
            ? ": there are no good rules yet."
            : ": the last good rules stay in force.";
    return paint.bad(Findings.summary(round.findings()) + rules);
  }

  /** Names the scenarios that fail. */
  private void failing() {
    List<String> names = session.failing();
    names.stream().limit(MOST_FAILING).forEach(name -> line(paint.bad("FAIL") + "  " + name));
    if (names.size() > MOST_FAILING) {
      line("      and " + Text.number(names.size() - MOST_FAILING) + " more");
    }
  }

  /** The results of a save: of the scenarios that it made play, or of all if there are none. */
  private String played(WatchRound round) {
    if (round.scenarios() == 0 && round.left() == 0 && round.outcomes().isEmpty()) {
      WatchRound all = session.all();
      return "none of " + Text.count(all.scenarios(), "scenario") + " changed; " + counts(all);
    }
    long gone = round.outcomes().stream().filter(one -> one.after().isEmpty()).count();
    String changed = Text.number(round.outcomes().size() - gone);
    String of = changed + " of " + Text.count(round.scenarios(), "scenario") + " changed";
    String less = gone == 0 ? "; " : ", " + Text.number(gone) + " gone; ";
    return of + less + counts(round) + left(round);
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

  /** Reports the errors and warnings of earlier saves that are now corrected. */
  private void mended(List<Diagnostic> findings, boolean broken) {
    for (Diagnostic mistake : mistakes.after(findings, broken)) {
      String sentence = mistake.location() + ": " + mistake.code().title();
      line(paint.good("fixed") + " " + sentence);
    }
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
    return round.passed() + " passed, " + round.failed() + " failed";
  }

  private static String left(WatchRound round) {
    return round.left() == 0 ? "" : "; " + round.left() + " more are being played";
  }

  private void line(String text) {
    terminal.out().println(text);
  }
}
