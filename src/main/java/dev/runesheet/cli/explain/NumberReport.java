package dev.runesheet.cli.explain;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.runesheet.api.Match;
import dev.runesheet.cli.console.Json;
import dev.runesheet.cli.console.Paint;
import dev.runesheet.cli.console.Terminal;
import dev.runesheet.spi.fact.Entity;
import java.util.List;

/** The breakdown of a number, for people or programs. */
public abstract sealed class NumberReport permits StatReport, BreakdownReport {

  /**
   * The derivation of an entity's stat, for programs.
   *
   * @param names the names of the players
   */
  public static ObjectNode of(Match match, List<String> names, Entity entity, String stat) {
    return new StatReport(match, names, entity, stat, stat).toJson();
  }

  /** Prints it. */
  final void print(Terminal terminal, boolean json) {
    if (json) {
      terminal.out().println(Json.text(toJson()));
    } else {
      print(terminal);
    }
  }

  abstract void print(Terminal terminal);

  abstract ObjectNode toJson();

  /** Prints the effect that a part comes of, below it the place where that was written. */
  static void part(Terminal terminal, String words, String effect, String of, String place) {
    Paint paint = terminal.paint();
    String from = effect.isEmpty() ? "" : paint.faint(" (" + effect + " of " + of + ")");
    terminal.out().println("  " + words + from);
    writtenAt(terminal, place);
  }

  /** Prints the effect that causes a part, and below it the place of its source. */
  static void writtenAt(Terminal terminal, String place) {
    if (!place.isEmpty()) {
      terminal.out().println("      " + terminal.paint().faint("written at " + place));
    }
  }
}
