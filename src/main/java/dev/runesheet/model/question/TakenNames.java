package dev.runesheet.model.question;

import java.util.Set;

/** The names that mean something else in conditions of rules, so that no property can have them. */
final class TakenNames {

  /** Words of expressions. */
  private static final Set<String> WORDS =
      Set.of(
          "and",
          "assert",
          "boolean",
          "byte",
          "char",
          "contains",
          "convertable_to",
          "def",
          "do",
          "double",
          "else",
          "empty",
          "false",
          "float",
          "for",
          "foreach",
          "function",
          "if",
          "import",
          "in",
          "instanceof",
          "int",
          "is",
          "isdef",
          "long",
          "new",
          "nil",
          "null",
          "or",
          "return",
          "short",
          "soundslike",
          "strsim",
          "super",
          "switch",
          "this",
          "true",
          "until",
          "var",
          "while",
          "with");

  /** Relations, which a range could not begin with. */
  private static final Set<String> RELATIONS =
      Set.of(
          "after",
          "before",
          "coincides",
          "during",
          "excludes",
          "finishedby",
          "finishes",
          "includes",
          "matches",
          "meets",
          "memberOf",
          "metby",
          "overlappedby",
          "overlaps",
          "startedby",
          "starts",
          "str");

  private TakenNames() {}

  static boolean isTaken(String property) {
    return WORDS.contains(property) || RELATIONS.contains(property);
  }
}
