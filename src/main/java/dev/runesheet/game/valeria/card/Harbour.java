package dev.runesheet.game.valeria.card;

import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * The harbour of the Crimson Seas; matches without ships have none.
 *
 * @param rows the slots of goods, tomes and nobles
 * @param maps the number of maps each player begins with
 * @param fare the number of maps that sailing costs
 * @param piles the starting amount of each resource of the Exekratys
 * @param owedAt the number, of a die or of their sum, at which the roller owes the Exekratys a
 *     resource
 * @param waitsAfter questions of the roll that postpone the debt to the next roll
 */
public record Harbour(
    List<Row> rows, int maps, int fare, int piles, int owedAt, List<String> waitsAfter) {

  /** No harbour. */
  public static final Harbour NONE = new Harbour(List.of(), 0, 0, 0, 0, List.of());

  /** Copies the lists. */
  public Harbour {
    rows = List.copyOf(rows);
    waitsAfter = List.copyOf(waitsAfter);
  }

  /** The row of a kind. */
  public Optional<Row> row(CardKind kind) {
    return rows.stream().filter(row -> row.kind() == kind).findFirst();
  }

  /** The number of slots of a kind. */
  public int slots(CardKind kind) {
    return row(kind).map(row -> row.prices().size()).orElse(0);
  }

  /** The number of debts that a roll causes. */
  public int owed(int first, int second) {
    return (int)
        Arrays.stream(new int[] {first, second, first + second})
            .filter(number -> number == owedAt)
            .count();
  }

  /**
   * The slots of one kind of cards.
   *
   * @param kind the kind of cards in them
   * @param prices the surcharge of each slot, from the first
   * @param slides whether the remaining cards move to the last slots before the others are filled
   * @param copies the number of copies of each card, by code; one of each if empty
   */
  public record Row(
      CardKind kind, List<Integer> prices, boolean slides, Map<String, Integer> copies) {
    /** Copies the lists; the cards stand in the order of their codes. */
    public Row {
      prices = List.copyOf(prices);
      copies = Collections.unmodifiableMap(new TreeMap<>(copies));
    }
  }
}
