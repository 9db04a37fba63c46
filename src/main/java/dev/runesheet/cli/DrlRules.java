package dev.runesheet.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The parser of a file of rules in the form in which the generator and the tables write them. */
final class DrlRules {

  private static final Pattern LITERAL =
      Pattern.compile("(?:Reaction|InPlay)\\(\\s*(?:block|effect) == \"((?:[^\"\\\\]|\\\\.)*)\"");

  private DrlRules() {}

  /** The rules of a file, each with the comments above it. */
  static List<String> split(String drl) {
    List<String> rules = new ArrayList<>();
    List<String> lines = new ArrayList<>();
    boolean inside = false;
    for (String line : drl.lines().toList()) {
      inside |= line.startsWith("rule ");
      if (!inside && !line.startsWith("//")) {
        lines.clear();
        continue;
      }
      lines.add(line);
      if (inside && line.strip().equals("end")) {
        rules.add(String.join("\n", lines));
        lines.clear();
        inside = false;
      }
    }
    return rules;
  }

  /**
   * True if a rule is one of an effect: its block is named after the effect.
   *
   * @param effects the ids of all effects, since one id may begin like another
   */
  static boolean isOf(String rule, String effect, List<String> effects) {
    Matcher literal = LITERAL.matcher(rule);
    if (!literal.find()) {
      return false;
    }
    String block = literal.group(1);
    while (!block.isEmpty() && !effects.contains(block)) {
      block = block.substring(0, Math.max(0, block.lastIndexOf('/')));
    }
    return block.equals(effect);
  }
}
