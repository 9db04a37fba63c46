package dev.runesheet.spelling;

import java.util.Collection;
import java.util.List;
import java.util.Locale;

/** The valid word nearest to a misspelt one, and lists of valid words, for messages. */
public final class NearestWord {

  private static final String NONE = "none, since there is none to name";
  private static final int LONGEST_LIST = 12;
  private static final int LONGEST_COMPARED = 80;
  private static final int SHORTEST_BEGINNING = 2;

  private NearestWord() {}

  /** "one of a, b, c", cut after a dozen words; without words that there are none. */
  public static String oneOf(Collection<String> words) {
    List<String> list = List.copyOf(words);
    if (list.size() < 2) {
      return list.isEmpty() ? NONE : list.get(0);
    }
    return "one of "
        + (list.size() > LONGEST_LIST ? shortened(list, ", ") : String.join(", ", list));
  }

  /** "'a', 'b' or a name", cut after a dozen; without any that there are none. */
  public static String either(Collection<String> phrases) {
    List<String> list = List.copyOf(phrases);
    if (list.size() < 2) {
      return oneOf(list);
    }
    int last = list.size() - 1;
    return list.size() > LONGEST_LIST
        ? shortened(list, " or ")
        : String.join(", ", list.subList(0, last)) + " or " + list.get(last);
  }

  private static String shortened(List<String> list, String last) {
    return String.join(", ", list.subList(0, LONGEST_LIST)) + last + "… (" + list.size() + ")";
  }

  /**
   * The valid word with the fewest edits (a letter inserted, deleted, replaced, or two swapped),
   * ignoring case; of several the first, but rather one of which only letters are left out ({@code
   * aly}: {@code ally} rather than {@code any}). If none is near, the only one that is the text and
   * something in brackets, or that begins with it, or the one of which it is the plural or singular
   * ({@code allies}, {@code ally}; {@code heroes}, {@code hero}).
   *
   * @return the word, or null if none is near: more than a third of its letters would have to
   *     change, or all of them
   */
  public static String of(String found, Collection<String> valid) {
    if (found == null || found.length() > LONGEST_COMPARED) {
      return null;
    }
    String written = normal(found);
    String best = null;
    int bestEdits = Integer.MAX_VALUE;
    for (String word : valid) {
      String candidate = normal(word);
      if (Math.abs(candidate.length() - written.length()) > bestEdits) {
        continue; // It takes at least as many edits as there are letters more.
      }
      int edits = edits(written, candidate);
      if (edits < bestEdits
          || edits == bestEdits && leavesOut(written, candidate) && !leavesOut(written, best)) {
        best = word;
        bestEdits = edits;
      }
    }
    boolean near =
        best != null
            && bestEdits <= Math.max(1, best.length() / 3)
            && (bestEdits == 0 || bestEdits < Math.max(found.length(), best.length()));
    String other = near ? best : begun(written, valid);
    return other == null ? inflected(written, valid) : other;
  }

  /** True if a word has more letters than the text, and all of the text's in their order. */
  private static boolean leavesOut(String written, String word) {
    String candidate = normal(word);
    int at = 0;
    for (int i = 0; i < candidate.length() && at < written.length(); i++) {
      at += candidate.charAt(i) == written.charAt(at) ? 1 : 0;
    }
    return at == written.length() && candidate.length() > written.length();
  }

  /** The word of which the text is the plural in "-es", or the other way round. */
  private static String inflected(String found, Collection<String> valid) {
    return valid.stream()
        .filter(word -> many(normal(word)).equals(found) || many(found).equals(normal(word)))
        .findFirst()
        .orElse(null);
  }

  private static String many(String word) {
    return word.endsWith("y") ? word.substring(0, word.length() - 1) + "ies" : word + "es";
  }

  private static String begun(String found, Collection<String> valid) {
    if (found.length() < SHORTEST_BEGINNING) {
      return null;
    }
    List<String> longer = valid.stream().filter(word -> normal(word).startsWith(found)).toList();
    List<String> whole =
        longer.stream().filter(word -> normal(word).startsWith(found + "_(")).toList();
    List<String> meant = whole.isEmpty() ? longer : whole;
    return meant.size() == 1 ? meant.get(0) : null;
  }

  /** The sentence that asks whether the nearest word is meant, behind a blank; empty if none is. */
  public static String meant(String found, Collection<String> valid) {
    String nearest = of(found, valid);
    return nearest == null ? "" : " Did you mean '" + nearest + "'?";
  }

  /** The number of edits between two words, ignoring case. */
  public static int distance(String from, String to) {
    return edits(normal(from), normal(to));
  }

  private static String normal(String word) {
    return word.strip().toLowerCase(Locale.ROOT).replace('-', '_').replace(' ', '_');
  }

  private static int edits(String from, String to) {
    int[] earlier = new int[to.length() + 1];
    int[] previous = new int[to.length() + 1];
    for (int j = 0; j <= to.length(); j++) {
      previous[j] = j;
    }
    for (int i = 1; i <= from.length(); i++) {
      int[] current = new int[to.length() + 1];
      current[0] = i;
      for (int j = 1; j <= to.length(); j++) {
        int replace = previous[j - 1] + (from.charAt(i - 1) == to.charAt(j - 1) ? 0 : 1);
        current[j] = Math.min(replace, 1 + Math.min(previous[j], current[j - 1]));
        if (swapped(from, i, to, j)) {
          current[j] = Math.min(current[j], earlier[j - 2] + 1);
        }
      }
      earlier = previous;
      previous = current;
    }
    return previous[to.length()];
  }

  /** True if the two letters before these places stand the other way round: one slip of a hand. */
  private static boolean swapped(String from, int i, String to, int j) {
    return i > 1
        && j > 1
        && from.charAt(i - 1) == to.charAt(j - 2)
        && from.charAt(i - 2) == to.charAt(j - 1);
  }
}
