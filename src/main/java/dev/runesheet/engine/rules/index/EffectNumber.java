package dev.runesheet.engine.rules.index;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The place of an effect among those of its owner, read from its id: {@code x} is followed by
 * {@code x/2} or {@code x/part-2}, then by those with higher numbers, wherever they are written.
 *
 * @param series the id without the number
 * @param number the place, from 1
 */
public record EffectNumber(String series, int number) {

  private static final Pattern NUMBERED = Pattern.compile("(.+)/(?:part-)?([1-9]\\d{0,3})");

  /** Reads an id. */
  public static EffectNumber of(String id) {
    Matcher numbered = NUMBERED.matcher(id);
    return numbered.matches()
        ? new EffectNumber(numbered.group(1), Integer.parseInt(numbered.group(2)))
        : new EffectNumber(id, 1);
  }
}
