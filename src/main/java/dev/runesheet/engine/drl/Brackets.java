package dev.runesheet.engine.drl;

import java.util.ArrayList;
import java.util.List;

/** The brackets in code, by which its parts are told from each other. */
final class Brackets {

  private static final String OPENING = "([{";
  private static final String CLOSING = ")]}";

  private Brackets() {}

  /** The place of the bracket that ends the one at a place; negative if there is none. */
  static int end(List<CodeToken> code, int from) {
    int open = 0;
    for (int at = from; at < code.size(); at++) {
      open += depth(code.get(at));
      if (open == 0) {
        return at;
      }
    }
    return -1;
  }

  /** The place of the bracket that begins what ends at a place; negative if there is none. */
  static int begin(List<CodeToken> code, int to) {
    int open = 0;
    for (int at = to; at >= 0; at--) {
      open += depth(code.get(at));
      if (open == 0) {
        return at;
      }
    }
    return -1;
  }

  /** The place of the innermost opening bracket around a place; negative if there is none. */
  static int around(List<CodeToken> code, int place) {
    int open = 0;
    for (int at = place - 1; at >= 0; at--) {
      open += depth(code.get(at));
      if (open > 0) {
        return at;
      }
    }
    return -1;
  }

  /** The parts of code between signs that are in no brackets; one if there are none. */
  static List<List<CodeToken>> split(List<CodeToken> code, String sign) {
    List<List<CodeToken>> parts = new ArrayList<>();
    int begin = 0;
    for (int at = next(code, sign, 0); at >= 0; at = next(code, sign, begin)) {
      parts.add(code.subList(begin, at));
      begin = at + 1;
    }
    parts.add(code.subList(begin, code.size()));
    return parts;
  }

  /** The place of the first such sign from a place on that is in no brackets; else negative. */
  static int next(List<CodeToken> code, String sign, int from) {
    int open = 0;
    for (int at = from; at < code.size(); at++) {
      if (open == 0 && code.get(at).is(sign)) {
        return at;
      }
      open += depth(code.get(at));
    }
    return -1;
  }

  private static int depth(CodeToken token) {
    return OPENING.contains(token.text()) ? 1 : CLOSING.contains(token.text()) ? -1 : 0;
  }
}
