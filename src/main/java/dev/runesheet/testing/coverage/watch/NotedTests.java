package dev.runesheet.testing.coverage.watch;

import dev.runesheet.generate.Literals;
import java.util.HashMap;
import java.util.Map;
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The words of conditions that a program tests in a block before that of the rules that ask for the
 * answer, by the latter block: these rules only say which answer they ask for.
 */
record NotedTests(Map<String, String> words) {

  static final NotedTests NONE = new NotedTests(Map.of());

  private static final String TEXT = "(\"[^\"]*+\")";
  private static final Pattern NOTE =
      Pattern.compile("\\$r\\.note\\(0, " + TEXT + ".*\\s+\\$r\\.goTo\\(" + TEXT + "\\);");

  private static final String ASKS = "noted(0)";

  /** The tests of a file of rules. */
  static NotedTests in(DrlOutline file) {
    Map<String, String> found = new HashMap<>();
    file.rules()
        .values()
        .forEach(
            rule -> {
              Matcher note = NOTE.matcher(rule.consequence());
              if (note.find()) {
                found.put(Literals.read(note.group(2)), Literals.read(note.group(1)));
              }
            });
    return new NotedTests(found);
  }

  /** The conditions of a rule at a block, as people read them. */
  UnaryOperator<String> of(String block) {
    return text -> text.equals(ASKS) ? words.getOrDefault(block, text) : text;
  }
}
