package dev.runesheet.language.roletext;

import dev.runesheet.language.roletext.write.RoleTextWriter;
import dev.runesheet.model.diagnostic.FindingCode;
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

  private static final String BULLETS = RoleTextWriter.BULLETS;
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
      int level = level(text, open);
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

  private static int level(String text, Deque<Outline> open) {
    int bullet = BULLETS.indexOf(sign(text));
    if (bullet >= 0) {
      return bullet + 1;
    }
    String bare = text.stripLeading();
    boolean listed = bare.startsWith("- ") || bare.startsWith("* ");
    return listed ? (indent(text) >= DEEP ? 2 : 1) : unmarked(indent(text), open);
  }

  /** The level of a line without a bullet: where lines below one are open, by its indentation. */
  private static int unmarked(int indent, Deque<Outline> open) {
    if (open.isEmpty() || !open.getLast().opens() || indent <= indent(open.getLast().text)) {
      return 0;
    }
    for (Outline one : open) {
      if (indent(one.text) <= indent) {
        return one.opens() && indent(one.text) < indent ? one.level + 1 : one.level;
      }
    }
    return 1;
  }

  private static int indent(String text) {
    return text.length() - text.stripLeading().length();
  }

  /** True if what it says stands on the lines below. */
  private boolean opens() {
    return text.stripTrailing().endsWith(":");
  }

  /** The bullet that it should have, and what it has instead. */
  Stray stray() {
    String bullet = BULLETS.substring(Math.max(0, level - 1)).substring(0, 1);
    String bare = text.strip();
    boolean marked = (BULLETS + "-*").indexOf(bare.charAt(0)) >= 0;
    return marked
        ? new Stray(RoleTextCode.STRAY, bare.substring(0, 1), bullet)
        : new Stray(RoleTextCode.PLACE, bare, bullet + " before it");
  }

  /** Something that strays, and what to write. */
  record Stray(FindingCode code, String found, String write) {}
}
