package dev.runesheet.engine.fact;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What the id of an effect says of its place among the effects of its owner: {@code x} is followed
 * by {@code x/2} or {@code x/part-2}, then by those with higher numbers, wherever they are written.
 *
 * @param series the id that the numbers are added to
 * @param number the place, from 1
 */
public record EffectNumber(String series, int number) {

  private static final Pattern NUMBERED = Pattern.compile("(.+)/(?:part-)?([1-9]\\d{0,3})");

  /** What an id says. */
  public static EffectNumber of(String id) {
    Matcher numbered = NUMBERED.matcher(id);
    return numbered.matches()
        ? new EffectNumber(numbered.group(1), Integer.parseInt(numbered.group(2)))
        : new EffectNumber(id, 1);
  }
}
