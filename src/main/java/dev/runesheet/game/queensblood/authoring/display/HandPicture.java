package dev.runesheet.game.queensblood.authoring.display;

import dev.runesheet.api.Match;
import dev.runesheet.game.queensblood.board.Card;
import dev.runesheet.game.queensblood.board.CardType;
import dev.runesheet.game.queensblood.board.Pattern;
import dev.runesheet.game.queensblood.board.Side;
import dev.runesheet.game.queensblood.turn.Hands;
import dev.runesheet.game.queensblood.word.PatternCell;
import dev.runesheet.pack.tool.CardText;
import dev.runesheet.spelling.TextColumns;
import dev.runesheet.spi.Rules;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * A hand as text, for its own player: each card's place, cost and power, its pattern as it lies on
 * the board for that side, and its sentences.
 */
public final class HandPicture {

  private static final int WIDTH = 18;
  private static final int IN_A_ROW = 5;
  private static final int REACH = PatternCell.REACH;

  private HandPicture() {}

  public static String of(Match match, int side) {
    List<Card> hand = Hands.hand(match.world(), side);
    List<String> lines = new ArrayList<>(List.of("The hand of " + Side.letter(side) + ":"));
    for (int from = 0; from < hand.size(); from += IN_A_ROW) {
      lines.addAll(row(hand.subList(from, Math.min(hand.size(), from + IN_A_ROW)), from, side));
    }
    lines.addAll(effects(match.book(), hand));
    return String.join("\n", lines);
  }

  private static List<String> row(List<Card> cards, int from, int side) {
    List<StringBuilder> lines = new ArrayList<>();
    for (int i = 0; i < PatternCell.SIZE + 2; i++) {
      lines.add(new StringBuilder());
    }
    for (int i = 0; i < cards.size(); i++) {
      CardType type = cards.get(i).type();
      lines.get(0).append(cell(from + i + 1 + ": " + type.called()));
      lines.get(1).append(cell("cost " + type.cost() + ", power " + type.power()));
      for (int lane = -REACH; lane <= REACH; lane++) {
        lines.get(lane + REACH + 2).append(cell("  " + drawn(type.pattern(), lane, side)));
      }
    }
    return lines.stream().map(line -> line.toString().stripTrailing()).toList();
  }

  /** One line of a pattern; the right side's is mirrored. */
  private static String drawn(Pattern pattern, int lane, int side) {
    StringBuilder drawn = new StringBuilder(".".repeat(PatternCell.SIZE));
    if (lane == 0) {
      drawn.setCharAt(REACH, PatternCell.CARD);
    }
    for (PatternCell cell : pattern.cells()) {
      if (cell.lanes() == lane) {
        int ahead = side == Side.LEFT ? cell.columns() : -cell.columns();
        drawn.setCharAt(REACH + ahead, cell.kind());
      }
    }
    return drawn.toString();
  }

  private static List<String> effects(Rules book, List<Card> hand) {
    Set<CardType> types =
        hand.stream().map(Card::type).collect(Collectors.toCollection(LinkedHashSet::new));
    List<String> lines = new ArrayList<>();
    for (CardType type : types) {
      String words = CardText.of(book, type.effect());
      if (!words.isEmpty()) {
        lines.add(type.called() + ": " + words);
      }
    }
    return lines;
  }

  private static String cell(String text) {
    return TextColumns.padded(TextColumns.cut(text, WIDTH - 1), WIDTH);
  }
}
