package dev.runesheet.cli.play;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.runesheet.cli.command.Findings;
import dev.runesheet.cli.console.Json;
import dev.runesheet.cli.console.Paint;
import dev.runesheet.cli.console.Terminal;
import dev.runesheet.cli.console.Text;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.pack.tool.RecordedGames.Replayed;
import java.util.List;

/** The report of replayed games: their count, and what differs. */
final class ReplayReport {

  private static final int SHOWN = 5;

  private final Terminal terminal;
  private final boolean json;
  private final ArrayNode differing = Json.list();
  private final ArrayNode unreadable = Json.list();
  private int games;
  private int identical;
  private boolean faulty;

  ReplayReport(Terminal terminal, boolean json) {
    this.terminal = terminal;
    this.json = json;
  }

  /**
   * Adds a batch.
   *
   * @param lines how many records it had
   * @param results of those that could be played
   * @param errors of those that could not
   */
  void add(int lines, List<Replayed> results, List<Diagnostic> errors) {
    games += lines;
    faulty |= !errors.isEmpty();
    identical += (int) results.stream().filter(Replayed::identical).count();
    List<Replayed> others = results.stream().filter(one -> !one.identical()).toList();
    if (json) {
      others.forEach(this::addJson);
      unreadable.addAll(Findings.toJson(errors));
    } else {
      others.forEach(this::print);
      Findings.lines(errors, terminal.errPaint()).forEach(terminal::complain);
    }
  }

  private void addJson(Replayed game) {
    ObjectNode one = differing.addObject().put("id", game.id());
    game.differences().forEach(one.withArray("differences")::add);
  }

  private void print(Replayed game) {
    List<String> differences = game.differences();
    terminal.out().println(terminal.paint().bad(game.id() + " differs"));
    differences.stream().limit(SHOWN).forEach(one -> terminal.out().println("  " + one));
    if (differences.size() > SHOWN) {
      terminal.out().println("  … and more");
    }
  }

  /** True if all are identical, and no line had an error, such as a key that stands twice. */
  boolean allIdentical() {
    return identical == games && !faulty;
  }

  void summary() {
    if (json) {
      ObjectNode result = Json.object();
      result.put("games", games).put("identical", identical).put("differ", games - identical);
      result.set("differing", differing);
      result.set("errors", unreadable);
      terminal.out().println(Json.text(result));
      return;
    }
    Paint paint = terminal.paint();
    String counts = identical + " identical, " + (games - identical) + " differ";
    String line = "replayed " + Text.count(games, "game") + ": " + counts;
    terminal.out().println(allIdentical() ? paint.good(line) : paint.bad(line));
  }
}
