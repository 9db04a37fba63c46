package dev.runesheet.language.strings;

import java.util.List;
import java.util.stream.Stream;

/**
 * The wording of a string's parts, one after the other.
 *
 * @param column the string's column
 * @param alone whether the part that is said is the only one
 * @param spent whether a part before it may have cost resources that a later payment needs
 * @param words the words that the game has for flags and reserves
 */
public record PartWording(Column column, boolean alone, boolean spent, PhraseWords words) {

  /** The words for the active player in strings that others answer, too. */
  public static final String ACTIVE = "the player whose turn it is";

  private static final String MAY = "you may ";

  /** The wording of a string with one part. */
  PartWording(Column column, PhraseWords words) {
    this(column, true, false, words);
  }

  /** The noun for the cards of a reserve. */
  public String reserve(String pool) {
    return words.reserves().apply(pool);
  }

  /** All parts; what can be said together is. */
  public String parts(List<Part> parts) {
    return parts(List.of(), parts);
  }

  /** All parts of a string, behind others that are not written in it. */
  String parts(List<Part> before, List<Part> own) {
    boolean one = column.isEvent() || own.size() == 1;
    List<Part> parts = Stream.concat(before.stream(), own.stream()).toList();
    StringBuilder said = new StringBuilder();
    String last = "";
    for (int from = 0; from < parts.size(); ) {
      int to = from + 1;
      while (to < parts.size() && together(parts.get(from), parts.get(to))) {
        to++;
      }
      boolean paid = parts.subList(0, from).stream().anyMatch(Part::spends);
      String next = new PartWording(column, one, paid, words).said(parts.subList(from, to));
      said.append(from == 0 ? "" : between(last, next)).append(next);
      last = next;
      from = to;
    }
    return said.toString();
  }

  /** The words between two parts: what follows a part that may be left does not hang on it. */
  private String between(String said, String next) {
    if (column.isEvent()) {
      return "; ";
    }
    return said.startsWith(MAY) && !next.startsWith(MAY) ? ". Then " : ", then ";
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
    return ACTIVE + (said.startsWith(MAY) ? said.substring("you".length()) : ": " + said);
  }
}
