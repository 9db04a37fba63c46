package dev.runesheet.cli.explain;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.runesheet.api.Match;
import dev.runesheet.cli.console.Json;
import dev.runesheet.cli.console.Paint;
import dev.runesheet.cli.console.Terminal;
import dev.runesheet.model.Numerals;
import dev.runesheet.pack.tool.NumberBreakdown;
import dev.runesheet.spi.GameState;

/** The breakdown of a number that is not a stat, for people and programs. */
final class BreakdownReport extends NumberReport {

  private final int turn;
  private final NumberBreakdown reckoning;

  BreakdownReport(Match match, NumberBreakdown reckoning) {
    this.turn = match.state(GameState.class).turn();
    this.reckoning = reckoning;
  }

  @Override
  void print(Terminal terminal) {
    Paint paint = terminal.paint();
    terminal.out().println(paint.heading(reckoning.title() + " in turn " + turn));
    for (NumberBreakdown.Part part : reckoning.parts()) {
      String words = Numerals.plain(part.amount()) + " " + part.what() + ": " + part.reason();
      part(terminal, words, part.effect(), part.source(), part.writtenAt());
    }
    reckoning.notes().forEach(note -> terminal.out().println("  " + note));
  }

  @Override
  ObjectNode toJson() {
    ObjectNode json = Json.object();
    json.put("title", reckoning.title()).put("turn", turn);
    ArrayNode parts = json.putArray("parts");
    for (NumberBreakdown.Part part : reckoning.parts()) {
      parts
          .addObject()
          .put("amount", part.amount())
          .put("of", part.what())
          .put("reason", part.reason())
          .put("effect", part.effect())
          .put("from", part.source())
          .put("source", part.writtenAt());
    }
    ArrayNode notes = json.putArray("notes");
    reckoning.notes().forEach(notes::add);
    return json;
  }
}
