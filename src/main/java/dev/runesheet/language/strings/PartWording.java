package dev.runesheet.language.strings;

import java.util.ArrayList;
import java.util.List;

/**
 * The wording of a string's parts, one after the other.
 *
 * @param column the string's column
 * @param alone whether the part that is said is the only one
 * @param words the words that the game has for flags and reserves
 */
public record PartWording(Column column, boolean alone, PhraseWords words) {

  public static final String ACTIVE = "the player whose turn it is";

  /** The noun for the cards of a reserve. */
  public String reserve(String pool) {
    return words.reserves().apply(pool);
  }

  /** All parts; what can be said together is. */
  public String parts(List<Part> parts) {
    PartWording in = new PartWording(column, column.isEvent() || parts.size() == 1, words);
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
