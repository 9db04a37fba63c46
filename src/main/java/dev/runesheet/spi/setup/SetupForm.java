package dev.runesheet.spi.setup;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;

/**
 * The form of a set-up that is whole numbers by name: how many play and who begins, and what else
 * the game asks for, each with its bounds and what it is if it is left out.
 *
 * @param numbers the numbers, that of players first
 */
public record SetupForm(List<Number> numbers) {

  /** The name of how many play. */
  public static final String PLAYERS = "players";

  /** The name of the player who begins. */
  public static final String FIRST = "first";

  /**
   * A number of a set-up.
   *
   * @param usual what it is if it is left out; from the least to the most
   */
  public record Number(String name, int least, int most, int usual) {

    /** Checks the number that it is if it is left out. */
    public Number {
      if (usual < least || usual > most) {
        throw new IllegalArgumentException(
            "usual " + name + " (" + usual + ") must be from " + least + " to " + most + ".");
      }
    }

    private int in(SetupReader reader) {
      return reader.whole(name, least, most, usual);
    }
  }

  /** The form of a game for so many players; the least number if none is given. */
  public static SetupForm ofPlayers(int least, int most) {
    return new SetupForm(List.of(new Number(PLAYERS, least, most, least)));
  }

  /**
   * The same with a further number.
   *
   * @throws IllegalArgumentException if there is one of this name, or the usual one is not from the
   *     least to the most
   */
  public SetupForm with(String name, int least, int most, int usual) {
    if (name.equals(FIRST) || numbers.stream().anyMatch(one -> one.name().equals(name))) {
      throw new IllegalArgumentException("number (" + name + ") is of this set-up already.");
    }
    List<Number> more = new ArrayList<>(numbers);
    more.add(new Number(name, least, most, usual));
    return new SetupForm(List.copyOf(more));
  }

  /**
   * Checks a set-up.
   *
   * @throws IllegalArgumentException if it is not valid, with all that is wrong in it
   */
  public void check(JsonNode setup) {
    SetupReader reader = SetupReader.of(setup);
    numbers.forEach(one -> one.in(reader));
    reader.whole(FIRST, 0, value(setup, PLAYERS) - 1, 0);
    reader.done();
  }

  /**
   * A number of a set-up; the usual one if it is left out.
   *
   * @throws IllegalArgumentException if there is no number of this name
   */
  public int value(JsonNode setup, String name) {
    return numbers.stream()
        .filter(one -> one.name().equals(name))
        .findFirst()
        .orElseThrow(
            () -> new IllegalArgumentException("number (" + name + ") is not of this set-up."))
        .in(SetupReader.of(setup));
  }
}
