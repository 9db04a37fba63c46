package dev.runesheet.game.valeria;

import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * What players meet when they sail in the Crimson Seas; matches without ships do not have it.
 *
 * @param rows the goods, tomes and nobles that lie open
 * @param maps how many maps each player begins with
 * @param fare how many maps sailing costs
 * @param piles how much of each resource lies with the Exekratys at first
 * @param owedAt the number of a die or of both that makes the roller owe the Exekratys something
 * @param waitsAfter questions of the roll after which what is owed waits for the next roll
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
  Optional<Row> row(CardKind kind) {
    return rows.stream().filter(row -> row.kind() == kind).findFirst();
  }

  /** How many slots there are for a kind. */
  public int slots(CardKind kind) {
    return row(kind).map(row -> row.prices().size()).orElse(0);
  }

  /** How often a roll makes the roller owe something. */
  int owed(int first, int second) {
    return (int)
        Arrays.stream(new int[] {first, second, first + second})
            .filter(number -> number == owedAt)
            .count();
  }

  /**
   * The slots of one kind of cards.
   *
   * @param kind what lies in them
   * @param prices what each slot asks for, from the first slot
   * @param slides whether what is left moves to the last slots before the others are filled
   * @param copies how many of each card there are, by code; one of each if it is empty
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
