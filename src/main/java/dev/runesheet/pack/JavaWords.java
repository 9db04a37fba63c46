package dev.runesheet.pack;

import java.util.Arrays;
import java.util.Set;

/** The words of Java, which no part of the name of a package is. */
final class JavaWords {

  private static final Set<String> ALL =
      Set.of(
          "abstract",
          "assert",
          "boolean",
          "break",
          "byte",
          "case",
          "catch",
          "char",
          "class",
          "const",
          "continue",
          "default",
          "do",
          "double",
          "else",
          "enum",
          "extends",
          "false",
          "final",
          "finally",
          "float",
          "for",
          "goto",
          "if",
          "implements",
          "import",
          "instanceof",
          "int",
          "interface",
          "long",
          "native",
          "new",
          "null",
          "package",
          "private",
          "protected",
          "public",
          "return",
          "short",
          "static",
          "strictfp",
          "super",
          "switch",
          "synchronized",
          "this",
          "throw",
          "throws",
          "transient",
          "true",
          "try",
          "void",
          "volatile",
          "while");

  private JavaWords() {}

  /** True if a package can have a name, whose parts are identifiers but for these words. */
  static boolean canCall(String name) {
    return !name.startsWith("java.") && Arrays.stream(name.split("\\.")).noneMatch(ALL::contains);
  }
}
