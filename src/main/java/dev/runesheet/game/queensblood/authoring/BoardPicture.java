package dev.runesheet.game.queensblood.authoring;

import dev.runesheet.engine.Match;
import dev.runesheet.engine.World;
import dev.runesheet.game.queensblood.Board;
import dev.runesheet.game.queensblood.Card;
import dev.runesheet.game.queensblood.Hands;
import dev.runesheet.game.queensblood.Side;
import java.util.ArrayList;
import java.util.List;

/**
 * The board as text: of each tile the owner and rank, and the card on it with its effective power;
 * a plus or minus marks an enhanced or enfeebled one. At the edges stand the powers of the lanes.
 */
final class BoardPicture {

  private static final int WIDTH = 18;
  private static final String MARGIN = " ".repeat(7);

  private BoardPicture() {}

  static String of(Match match) {
    World world = match.world();
    List<String> lines = new ArrayList<>();
    StringBuilder columns = new StringBuilder(MARGIN + " ");
    for (int column = 1; column <= Board.COLUMNS; column++) {
      columns.append(cell("column " + column)).append(' ');
    }
    lines.add(columns.toString().stripTrailing());
    String rule = MARGIN + "+" + ("-".repeat(WIDTH) + "+").repeat(Board.COLUMNS);
    lines.add(rule);
    for (int lane = 0; lane < Board.LANES; lane++) {
      StringBuilder tiles = new StringBuilder(power(world, lane, Side.LEFT));
      StringBuilder names = new StringBuilder("lane " + (lane + 1) + " |");
      for (int column = 0; column < Board.COLUMNS; column++) {
        int tile = Board.tile(lane, column);
        tiles.append(cell(tile(world, tile))).append('|');
        names.append(cell(name(world, tile))).append('|');
      }
      lines.add(tiles + " " + Board.power(world, lane, Side.RIGHT));
      lines.add(names.toString());
      lines.add(rule);
    }
    lines.add(
        "Cards in hand: Y "
            + Hands.hand(world, Side.LEFT).size()
            + ", E "
            + Hands.hand(world, Side.RIGHT).size());
    return String.join("\n", lines);
  }

  private static String power(World world, int lane, int side) {
    return String.format(java.util.Locale.ROOT, "%6d |", Board.power(world, lane, side));
  }

  private static String tile(World world, int tile) {
    String text = Side.letter(Board.owner(world, tile)) + Board.rank(world, tile);
    Card card = Board.card(world, tile);
    if (card == null) {
      return text.equals("N0") ? "" : text;
    }
    String mood = card.isEnhanced() ? "+" : card.isEnfeebled() ? "-" : "";
    return text + "  " + card.getDefinition() + "  " + (int) card.power() + mood;
  }

  private static String name(World world, int tile) {
    Card card = Board.card(world, tile);
    return card == null ? "" : card.getName();
  }

  private static String cell(String text) {
    String cut = text.length() > WIDTH - 2 ? text.substring(0, WIDTH - 3) + "…" : text;
    return " " + cut + " ".repeat(WIDTH - 1 - cut.length());
  }
}
