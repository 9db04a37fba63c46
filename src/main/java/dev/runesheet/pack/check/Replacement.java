package dev.runesheet.pack.check;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;

/** The question whether another thing stands in the place of an earlier one, or it was renamed. */
final class Replacement {

  private Replacement() {}

  /**
   * True if neither the id nor the name of what stands at a place is as before, nor most of the
   * rest: an author has written another thing over it.
   */
  static boolean isAt(WordPlace place, WrittenNames before, WrittenNames now) {
    List<String> was = before.calls(place);
    List<String> is = now.calls(place);
    if (was.size() < 2 || is.size() < 2 || !Collections.disjoint(was, is)) {
      return false;
    }
    Map<String, String> old = before.thing(place);
    Map<String, String> present = now.thing(place);
    Set<String> parts = new TreeSet<>(old.keySet());
    parts.addAll(present.keySet());
    List<String> rest = new ArrayList<>(parts);
    rest.removeIf(part -> was.contains(old.get(part)) || is.contains(present.get(part)));
    long same =
        rest.stream().filter(part -> Objects.equals(old.get(part), present.get(part))).count();
    return 2 * same < rest.size();
  }
}
