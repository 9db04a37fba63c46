package dev.runesheet.game.queensblood.authoring.display;

import dev.runesheet.api.Match;
import dev.runesheet.game.queensblood.board.Board;
import dev.runesheet.game.queensblood.board.Card;
import dev.runesheet.game.queensblood.board.Grid;
import dev.runesheet.game.queensblood.board.Side;
import dev.runesheet.game.queensblood.turn.Hands;
import dev.runesheet.pack.tool.Ink;
import dev.runesheet.spelling.TextColumns;
import dev.runesheet.spi.World;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * The board as text: of each tile the owner and rank, and the card on it with its effective power;
 * a plus or minus marks an enhanced or enfeebled one. At the edges stand the powers of the lanes.
 */
public final class BoardPicture {

  private static final int WIDTH = 18;
  private static final String MARGIN = " ".repeat(7);

  private BoardPicture() {}

  public static String of(Match match, Ink ink) {
    World world = match.world();
    List<String> lines = new ArrayList<>();
    StringBuilder columns = new StringBuilder(MARGIN + " ");
    for (int column = 1; column <= Grid.COLUMNS; column++) {
      columns.append(cell("column " + column)).append(' ');
    }
    lines.add(columns.toString().stripTrailing());
    String rule = MARGIN + "+" + ("-".repeat(WIDTH) + "+").repeat(Grid.COLUMNS);
    lines.add(rule);
    for (int lane = 0; lane < Grid.LANES; lane++) {
      StringBuilder tiles = new StringBuilder(power(world, lane, ink));
      StringBuilder names = new StringBuilder("lane " + (lane + 1) + " |");
      for (int column = 0; column < Grid.COLUMNS; column++) {
        int tile = Grid.tile(lane, column);
        int owner = Board.owner(world, tile);
        tiles.append(ink.of(owner, cell(tile(world, tile)))).append('|');
        names.append(ink.of(owner, cell(name(world, tile)))).append('|');
      }
      String right = Integer.toString(Board.power(world, lane, Side.RIGHT));
      lines.add(tiles + " " + ink.of(Side.RIGHT, right));
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

  private static String power(World world, int lane, Ink ink) {
    int power = Board.power(world, lane, Side.LEFT);
    return ink.of(Side.LEFT, String.format(Locale.ROOT, "%6d", power)) + " |";
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
    return " " + TextColumns.padded(TextColumns.cut(text, WIDTH - 2), WIDTH - 1);
  }
}
