package dev.runesheet.game.declared.catalog;

import com.fasterxml.jackson.annotation.JsonInclude;
import dev.runesheet.model.Numerals;

/**
 * The bounds of a number, both included.
 *
 * @param least the least number; null for any
 * @param most the largest number; null for any
 */
@JsonInclude(JsonInclude.Include.NON_NULL)
public record Bounds(Double least, Double most) {

  /** The bounds in words: {@code at least 7}, {@code from 3 to 5}, {@code 7}. */
  public String words() {
    return Numerals.within(
        least == null ? -Double.MAX_VALUE : least, most == null ? Double.MAX_VALUE : most);
  }

  /** True if a number lies within them. */
  public boolean include(double number) {
    return (least == null || number >= least) && (most == null || number <= most);
  }
}
