package dev.runesheet.language.roletext;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

/**
 * A line with those below it that have deeper bullets.
 *
 * @param number the line's number, from 1
 * @param level 0 at the margin, 1 behind {@code •}, 2 behind {@code ‣}, and so on
 * @param orderly whether bullet and level are those of the guide
 */
record Outline(int number, int level, boolean orderly, String text, List<Outline> below) {

  private static final String BULLETS = "•‣◦·";
  private static final int DEEP = 4;

  /** The lines of a text, from a number on; blank lines say nothing. */
  static List<Outline> of(List<String> lines, int first) {
    List<Outline> all = new ArrayList<>();
    Deque<Outline> open = new ArrayDeque<>();
    for (int i = 0; i < lines.size(); i++) {
      String text = lines.get(i);
      if (text.isBlank()) {
        continue;
      }
      int level = level(text);
      while (!open.isEmpty() && open.peek().level >= level) {
        open.pop();
      }
      int expected = open.isEmpty() ? 0 : open.peek().level + 1;
      boolean orderly = level == expected && (level == 0 || BULLETS.indexOf(sign(text)) >= 0);
      Outline line = new Outline(first + i, level, orderly, text, new ArrayList<>());
      (open.isEmpty() ? all : open.peek().below).add(line);
      open.push(line);
    }
    return all;
  }

  private static char sign(String text) {
    return text.stripLeading().charAt(0);
  }

  private static int level(String text) {
    String bare = text.stripLeading();
    int bullet = BULLETS.indexOf(bare.charAt(0));
    if (bullet >= 0) {
      return bullet + 1;
    }
    boolean listed = bare.startsWith("- ") || bare.startsWith("* ");
    return listed ? (text.length() - bare.length() >= DEEP ? 2 : 1) : 0;
  }
}
