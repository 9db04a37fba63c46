package dev.runesheet.engine.own;

import dev.runesheet.engine.rules.RuleSource;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/** The calls, in texts of rules, of methods whose first argument is a name. */
final class Calls {

  private static final int LITERAL = 2;
  private static final int OTHER = 3;

  private final Pattern calls;

  Calls(String... methods) {
    calls =
        Pattern.compile(
            "\\b("
                + String.join("|", methods)
                + ")\\s*\\(\\s*(?:[\"']([^\"']*)[\"']\\s*[,)]|(?!\\))(\\S))");
  }

  /** True if a file that people wrote names something in a call, or may, or if none is known. */
  boolean mayName(List<RuleSource> sources, String name) {
    List<String> files =
        sources.stream().filter(source -> source.rules().isEmpty()).map(RuleSource::drl).toList();
    return files.isEmpty() || files.stream().anyMatch(drl -> mayName(drl, name));
  }

  /** True if a text has a call with a name, or one whose name is no literal. */
  private boolean mayName(String drl, String name) {
    return calls.matcher(drl).results().anyMatch(call -> mayName(call, name));
  }

  private static boolean mayName(MatchResult call, String name) {
    return call.group(OTHER) != null || name.equals(call.group(LITERAL));
  }
}
