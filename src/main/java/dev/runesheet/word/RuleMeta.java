package dev.runesheet.word;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/**
 * The metadata of a rule that says which effect it is part of, and where its block leads. Those who
 * write rules, make tables of them or read their metadata share the keys; none is the name of an
 * annotation of Drools, such as Key or Watch.
 */
public enum RuleMeta {
  /** The sort of thing that brings the effect into play. */
  OWNER("Owner"),
  /** The effect's name for people. */
  NAME("Name"),
  /** The event that triggers the effect; none if it is activated. */
  WHEN("When"),
  /** Whose events trigger it: a {@link Watch}. */
  WHOSE("Whose"),
  /** The need of its activation: a {@link Need}. */
  NEED("Need"),
  /** The rank of the effect among those that answer one event. */
  PRIORITY("Priority"),
  /** The sort of a continuous effect, for stacking. */
  TYPE("Type"),
  /** The sort as the author of a row writes it; the rule has it as its sort, too. */
  OWN_TYPE("OwnType"),
  /** The key of effects that stack with each other. */
  STACKING_KEY("StackingKey"),
  /** The {@link StackingMode} of effects with the same key. */
  STACKING("Stacking"),
  /** The mark of an effect that suppresses others; a scope if it is the holder alone. */
  SUPPRESSES("Suppresses"),
  /** The mark of a rule that is one of several on its block, exactly one of which fires. */
  BRANCH("Branch"),
  /** The block to go on with if no rule answers this one. */
  OTHERWISE("Otherwise"),
  /** The scope of a {@link Presence}. */
  WHILE("While"),
  /** The least number of entities of a presence. */
  AT_LEAST("AtLeast"),
  /** The greatest number of entities of a presence. */
  AT_MOST("AtMost");

  private final String key;

  RuleMeta(String key) {
    this.key = key;
  }

  /** The key, as it stands behind the {@code @} of a rule. */
  public String key() {
    return key;
  }

  /** The pattern of a table's column that writes it with the text of a cell. */
  public String column() {
    return key + "($param)";
  }

  /** The pattern of a column whose cells hold texts with blanks. */
  public String columnOfTexts() {
    return key + "(\"$param\")";
  }

  /** The line of a rule that says a text. */
  public String line(String text) {
    return written(escaped(text));
  }

  /** The line of a rule that says a number. */
  public String line(int number) {
    return written(Integer.toString(number));
  }

  /** The line of a rule that marks it. */
  public String mark() {
    return written("true");
  }

  private String written(String value) {
    return "  @" + key + "( " + value + " )\n";
  }

  /** True if a rule's metadata says it at all. */
  public boolean isIn(Map<String, Object> metadata) {
    return metadata.containsKey(key);
  }

  /** The text of it in a rule's metadata, with or without quotes; empty if they do not say it. */
  public Optional<String> of(Map<String, Object> metadata) {
    return Optional.ofNullable(metadata.get(key)).map(value -> unquoted(value.toString()));
  }

  /**
   * A text as a value. All but plain characters are written as {@code %} and the hexadecimal digits
   * of their UTF-8 bytes, since annotations know no escapes.
   */
  private static String escaped(String text) {
    StringBuilder value = new StringBuilder("\"");
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    for (int i = 0; i < bytes.length; i++) {
      char c = (char) (bytes[i] & 0xFF);
      // Annotations lose blanks at their ends.
      boolean atEnd = c == ' ' && (i == 0 || i == bytes.length - 1);
      boolean plain = c >= ' ' && c < 127 && c != '"' && c != '\\' && c != '%' && !atEnd;
      value.append(plain ? String.valueOf(c) : String.format(Locale.ROOT, "%%%02x", (int) c));
    }
    return value.append('"').toString();
  }

  private static String unquoted(String text) {
    boolean quoted = text.length() >= 2 && text.startsWith("\"") && text.endsWith("\"");
    return unescaped(quoted ? text.substring(1, text.length() - 1) : text.strip());
  }

  private static String unescaped(String text) {
    if (text.indexOf('%') < 0) {
      return text;
    }
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    for (int i = 0; i < text.length(); i++) {
      boolean escape = text.charAt(i) == '%' && i + 2 < text.length();
      if (escape) {
        bytes.write(Integer.parseInt(text.substring(i + 1, i + 3), 16));
        i += 2;
      } else {
        bytes.writeBytes(String.valueOf(text.charAt(i)).getBytes(StandardCharsets.UTF_8));
      }
    }
    return bytes.toString(StandardCharsets.UTF_8);
  }
}
