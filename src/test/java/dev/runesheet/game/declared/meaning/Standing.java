package dev.runesheet.game.declared.meaning;

import dev.runesheet.game.declared.meaning.Table.Piece;
import java.util.Comparator;
import java.util.List;

/**
 * The winners behind the last turn: who has the most power, of several who has the fewest cards in
 * hand, and all of those who are level.
 */
final class Standing {

  /** The same as game.yaml says it. */
  static final String YAML =
      "{by: [{largest: power of self}, {smallest: count of own hand}], tied: all}";

  private Standing() {}

  static List<Integer> winners(Table table) {
    Comparator<Piece> power = Comparator.comparing(table::power);
    Comparator<Piece> order = power.reversed().thenComparing(one -> hand(table, one));
    List<Piece> ranked = table.players().stream().filter(one -> !one.out).sorted(order).toList();
    return ranked.stream()
        .filter(one -> order.compare(one, ranked.get(0)) == 0)
        .map(one -> one.controller)
        .toList();
  }

  private static int hand(Table table, Piece player) {
    return table.scope("own hand", player).size();
  }
}
