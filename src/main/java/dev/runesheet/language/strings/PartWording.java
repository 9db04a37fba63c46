package dev.runesheet.language.strings;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.function.UnaryOperator;

/**
 * The wording of a string's parts, one after the other.
 *
 * @param column the string's column
 * @param alone whether the part that is said is the only one
 * @param flags what a flag means in words; empty if nobody has said it
 * @param reserves what the cards of a reserve are called
 */
public record PartWording(
    Column column, boolean alone, Function<String, String> flags, UnaryOperator<String> reserves) {

  public static final String ACTIVE = "the player whose turn it is";

  /** The noun for the cards of a reserve. */
  public String reserve(String pool) {
    return reserves.apply(pool);
  }

  /** All parts; what can be said together is. */
  public String parts(List<Part> parts) {
    PartWording in =
        new PartWording(column, column.isEvent() || parts.size() == 1, flags, reserves);
    List<String> said = new ArrayList<>();
    for (int from = 0; from < parts.size(); ) {
      int to = from + 1;
      while (to < parts.size() && together(parts.get(from), parts.get(to))) {
        to++;
      }
      said.add(in.said(parts.subList(from, to)));
      from = to;
    }
    return String.join(column.isEvent() ? "; " : ", then ", said);
  }

  private boolean together(Part one, Part other) {
    return column.isEvent() == one instanceof EventPart
        && one.getClass() == other.getClass()
        && one.together().isPresent()
        && one.together().equals(other.together());
  }

  /** Events name the player who does what a payout says. */
  private String said(List<Part> same) {
    Part first = same.get(0);
    String said = first.say(same, this);
    if (!column.isEvent() || first instanceof EventPart || first == KeyWord.ALL_FLIP) {
      return said;
    }
    return ACTIVE + (said.startsWith("you may ") ? said.substring("you".length()) : ": " + said);
  }
}
