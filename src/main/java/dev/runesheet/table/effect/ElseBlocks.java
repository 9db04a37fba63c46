package dev.runesheet.table.effect;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The names of the blocks of an effect whose first matching row counts: {@code effect}, {@code
 * effect/else}, {@code effect/else-2}, {@code effect/else-3} …
 */
public final class ElseBlocks {

  private static final Pattern ELSE = Pattern.compile("(.+)/else(?:-([2-9]|[1-9]\\d{1,2}))?");

  private ElseBlocks() {}

  /**
   * The name of a block of an effect.
   *
   * @param number which of those that run where none before fits, from 1
   */
  public static String of(String effect, int number) {
    return effect + "/else" + (number == 1 ? "" : "-" + number);
  }

  /** The effect that a block belongs to; null if the block is not named so. */
  public static String effect(String block) {
    Matcher named = ELSE.matcher(block);
    return named.matches() ? named.group(1) : null;
  }

  /** The position of a block in its effect, from 1; 0 if the name has another form. */
  static int number(String block) {
    Matcher named = ELSE.matcher(block);
    if (!named.matches()) {
      return 0;
    }
    return named.group(2) == null ? 1 : Integer.parseInt(named.group(2));
  }
}
