package dev.runesheet.engine.rules;

import static java.util.Objects.requireNonNull;

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

  /**
   * Copies the list.
   *
   * @throws NullPointerException if a parameter is null; it names it
   */
  public RuleSource {
    requireNonNull(name, "name must not be null.");
    requireNonNull(head, "head must not be null.");
    rules = List.copyOf(requireNonNull(rules, "rules must not be null."));
  }

  /**
   * A file that is compiled as a whole.
   *
   * @throws NullPointerException if a parameter is null; it names it
   */
  public RuleSource(String name, String drl) {
    this(name, requireNonNull(drl, "drl must not be null."), List.of());
  }

  /** The file's text. */
  public String drl() {
    StringBuilder text = new StringBuilder(head);
    rules.forEach(rule -> text.append(rule.comment()).append(rule.text()));
    return text.toString();
  }
}
