package dev.runesheet.game.declared.catalog;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.IntNode;
import com.fasterxml.jackson.databind.node.TextNode;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/**
 * The numbers of players that matches of a game can have, both bounds included. Each match has one
 * of them, which its set-up tells.
 *
 * @param least the smallest
 * @param most the largest
 */
public record Seats(int least, int most) {

  /** The fewest players of any game. */
  public static final int FEWEST = 1;

  /** The most players of any game. */
  public static final int MOST = 8;

  private static final String BOUND = "([" + FEWEST + "-" + MOST + "])";

  /** The form of two bounds. */
  public static final Pattern RANGE = Pattern.compile(BOUND + " to " + BOUND);

  /** Checks the bounds. */
  public Seats {
    if (least < FEWEST || most > MOST || least > most) {
      throw new IllegalArgumentException(
          "players (" + least + " to " + most + ") must be from " + FEWEST + " to " + MOST + ".");
    }
  }

  /** The seats of a game that always has the same number of players. */
  public static Seats of(int players) {
    return new Seats(players, players);
  }

  /** The seats that a value of {@code game.yaml} says; empty if it says none. */
  public static Optional<Seats> find(JsonNode written) {
    if (written.isIntegralNumber() && written.canConvertToInt()) {
      return find(written.intValue(), written.intValue());
    }
    Matcher range = RANGE.matcher(written.isTextual() ? written.textValue() : "");
    return range.matches()
        ? find(Integer.parseInt(range.group(1)), Integer.parseInt(range.group(2)))
        : Optional.empty();
  }

  private static Optional<Seats> find(int least, int most) {
    boolean right = FEWEST <= least && least <= most && most <= MOST;
    return right ? Optional.of(new Seats(least, most)) : Optional.empty();
  }

  /**
   * Reads what {@link #json} writes.
   *
   * @throws IllegalArgumentException if it is no number of players
   */
  @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
  public static Seats of(JsonNode written) {
    return find(written)
        .orElseThrow(() -> new IllegalArgumentException("players (" + written + ") are none."));
  }

  /** The number, or a text of both bounds, as {@code game.yaml} says it. */
  @JsonValue
  public JsonNode json() {
    return isOne() ? IntNode.valueOf(least) : TextNode.valueOf(toString());
  }

  /** True if all matches have the same number of players. */
  public boolean isOne() {
    return least == most;
  }

  /** True if every match is one of two players, so that each has one opponent. */
  public boolean areTwo() {
    return least == 2 && most == 2;
  }

  /** True if a match can have so many players. */
  public boolean allow(int players) {
    return least <= players && players <= most;
  }

  /** The number of players that is nearest to one. */
  public int nearest(int players) {
    return Math.max(least, Math.min(most, players));
  }

  /** The numbers of players, the least first. */
  public IntStream each() {
    return IntStream.rangeClosed(least, most);
  }

  /** The same with their noun: {@code 2 to 4 players}. */
  public String players() {
    return this + (most == 1 ? " player" : " players");
  }

  /** The bounds in words, or the only number. */
  @Override
  public String toString() {
    return isOne() ? Integer.toString(least) : least + " to " + most;
  }
}
