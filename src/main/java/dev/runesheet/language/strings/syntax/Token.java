package dev.runesheet.language.strings.syntax;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A token of a text.
 *
 * @param kind its kind
 * @param text as written
 * @param start the index of its first character
 */
public record Token(Kind kind, String text, int start) {

  /** The sign that joins parts. It stands between blanks; without them it is part of a number. */
  public static final String JOIN = " + ";

  private static final String BLANK = "[\\t\\p{Zs}]";

  private static final Pattern NEXT =
      Pattern.compile(
          String.join(
              "|",
              "(?<join>" + BLANK + "+\\+" + BLANK + "+)",
              "(?<blanks>" + BLANK + "+)",
              "(?<quoted>\"[^\"\\r\\n]*\")",
              "(?<dotted>[A-Za-z_][A-Za-z0-9_]*(?:\\.[A-Za-z0-9_]+)+)",
              "(?<word>[\\p{L}_][\\p{L}\\p{M}0-9_'-]*)",
              "(?<digits>[0-9]+)",
              "[=<>]=|."),
          Pattern.DOTALL);

  /** The kinds of tokens. */
  public enum Kind {
    /** A name that no pattern uses as a word. */
    NAME,
    /** A word of patterns. */
    WORD,
    /** A name in quotes. */
    QUOTED,
    /** Words joined by points that no pattern has. */
    DOTTED,
    /** Digits. */
    DIGITS,
    /** A plus between blanks. */
    JOIN,
    /** Any other character. */
    SIGN,
    /** The end of the text. */
    END
  }

  /** The index after its last character. */
  public int end() {
    return start + text.length();
  }

  /** True if it is this word or sign, in any case. */
  public boolean is(String word) {
    return kind == Kind.JOIN ? word.equals(JOIN) : text.equalsIgnoreCase(word);
  }

  /** True if a line ends here. */
  public boolean breaksLine() {
    return text.equals("\n") || text.equals("\r");
  }

  /** The text as patterns have it. */
  String lower() {
    return text.toLowerCase(Locale.ROOT);
  }

  /**
   * The tokens of a text and its end.
   *
   * @param reserved the words of patterns
   */
  public static List<Token> of(String text, Set<String> reserved) {
    List<Token> tokens = new ArrayList<>();
    Matcher next = NEXT.matcher(text);
    while (next.find()) {
      if (next.group("blanks") == null) {
        tokens.add(new Token(kind(next, reserved), next.group(), next.start()));
      }
    }
    tokens.add(new Token(Kind.END, "", text.length()));
    return tokens;
  }

  private static Kind kind(Matcher next, Set<String> reserved) {
    if (next.group("join") != null) {
      return Kind.JOIN;
    }
    if (next.group("quoted") != null) {
      return Kind.QUOTED;
    }
    boolean dotted = next.group("dotted") != null;
    if (dotted || next.group("word") != null) {
      Kind other = dotted ? Kind.DOTTED : Kind.NAME;
      return reserved.contains(next.group().toLowerCase(Locale.ROOT)) ? Kind.WORD : other;
    }
    return next.group("digits") != null ? Kind.DIGITS : Kind.SIGN;
  }
}
