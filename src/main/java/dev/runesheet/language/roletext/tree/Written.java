package dev.runesheet.language.roletext.tree;

import dev.runesheet.model.SourceLocation;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A part of a line as it was written.
 *
 * @param place where it begins
 * @param text its characters; empty if nobody wrote it
 */
public record Written(SourceLocation place, String text) {

  /** A name is no part of a longer word. */
  private static final String WORD = "[\\p{L}\\p{M}0-9_]";

  /** Something of which only the place is known. */
  public static Written at(SourceLocation place) {
    return new Written(place, "");
  }

  /** The place of a name in it; that of the whole if the name is not there. */
  public SourceLocation of(String name) {
    return behind("", name);
  }

  /**
   * The place of a name in it that stands somewhere behind something else.
   *
   * @param before a pattern of what stands before it
   */
  public SourceLocation behind(String before, String name) {
    Matcher found = Pattern.compile(before).matcher(text);
    int from = found.find() ? found.end() : 0;
    Matcher there = whole(name).matcher(text);
    boolean known = !name.isEmpty() && (there.find(from) || there.find(0));
    return known ? place.further(there.start()) : place;
  }

  private static Pattern whole(String name) {
    String words = Pattern.quote(name).replace(" ", "\\E\\s+\\Q");
    return Pattern.compile("(?<!" + WORD + ")" + words + "(?!" + WORD + ")");
  }
}
