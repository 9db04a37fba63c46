package dev.runesheet.cli.play;

import dev.runesheet.api.RuleBook;
import dev.runesheet.cli.command.Findings;
import dev.runesheet.cli.console.Paint;
import dev.runesheet.cli.console.Terminal;
import dev.runesheet.cli.watch.ChangeReport;
import dev.runesheet.pack.watch.LiveRules;
import dev.runesheet.pack.watch.RulesListener;
import dev.runesheet.pack.watch.RulesUpdate;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;

/**
 * The rules of matches played one after the other while their sources are edited. The result of an
 * edit is shown when the player can read it: between two answers, and between two matches.
 */
final class LivePlay implements RulesListener {

  private final Terminal terminal;
  private final LiveRules rules;
  private final BlockingQueue<Edit> edits = new LinkedBlockingQueue<>();

  /**
   * An edit to be told.
   *
   * @param restored true if it took an error back and nothing else differs
   */
  private record Edit(RulesUpdate update, boolean restored) {}

  LivePlay(Terminal terminal, LiveRules rules) {
    this.terminal = terminal;
    this.rules = rules;
    rules.addListener(this);
  }

  @Override
  public void rulesChanged(RulesUpdate update) {
    edits.add(new Edit(update, false));
  }

  @Override
  public void rulesRefused(RulesUpdate update) {
    edits.add(new Edit(update, false));
  }

  @Override
  public void rulesRestored(RulesUpdate update) {
    edits.add(new Edit(update, true));
  }

  /** The rules for the next match. */
  RuleBook book() {
    return rules.current();
  }

  /** Prints the results of all edits since the last call, on a line each. */
  void tell() {
    for (Edit edit = edits.poll(); edit != null; edit = edits.poll()) {
      tell(edit, "the next match takes them");
    }
  }

  /** Waits until there are other rules than a match was played with. */
  void await(RuleBook played) throws InterruptedException {
    tell();
    if (rules.current() == played) {
      terminal.complain("Save a file to play again with the new rules; Ctrl+C ends.");
    }
    while (rules.current() == played) {
      tell(edits.take(), "this match takes them");
    }
  }

  private void tell(Edit edit, String who) {
    Paint paint = terminal.errPaint();
    RulesUpdate update = edit.update();
    if (update.refused()) {
      String first = Findings.line(Findings.sorted(update.findings()).get(0), paint);
      terminal.complain("The last good rules stay in force: " + first);
    } else if (edit.restored()) {
      terminal.complain("No error any more; the game is as it was.");
    } else {
      String what = ChangeReport.headline(update.changes());
      terminal.complain(paint.heading("New rules, " + who + ": ") + what);
    }
  }
}
