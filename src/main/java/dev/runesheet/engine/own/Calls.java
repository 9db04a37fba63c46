package dev.runesheet.engine.own;

import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/** The calls, in texts of rules, of methods whose one argument is a name. */
final class Calls {

  private static final int LITERAL = 2;
  private static final int OTHER = 3;

  private final Pattern calls;

  Calls(String... methods) {
    calls =
        Pattern.compile(
            "\\b("
                + String.join("|", methods)
                + ")\\s*\\(\\s*(?:[\"']([^\"']*)[\"']\\s*\\)|(?!\\))(\\S))");
  }

  /** True if a text has a call with a name, or one whose name is no literal. */
  boolean mayName(String drl, String name) {
    return calls.matcher(drl).results().anyMatch(call -> mayName(call, name));
  }

  private static boolean mayName(MatchResult call, String name) {
    return call.group(OTHER) != null || name.equals(call.group(LITERAL));
  }
}
