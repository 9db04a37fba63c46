package dev.runesheet.engine;

import java.util.List;

/**
 * A file of rules in Drools' rule language.
 *
 * @param name the file's name for messages
 * @param head what stands before its rules: the package and the imports; the whole text of a file
 *     that was not taken apart
 * @param rules its rules in order, if it was taken apart; a change of one then leaves the others
 *     compiled
 */
public record RuleSource(String name, String head, List<RuleText> rules) {

  /** Copies the list. */
  public RuleSource {
    rules = List.copyOf(rules);
  }

  /** A file that is compiled as a whole. */
  public RuleSource(String name, String drl) {
    this(name, drl, List.of());
  }

  /** The file's text. */
  public String drl() {
    StringBuilder text = new StringBuilder(head);
    rules.forEach(rule -> text.append(rule.comment()).append(rule.text()));
    return text.toString();
  }
}
