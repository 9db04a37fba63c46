package dev.runesheet.spi.fact;

import com.fasterxml.jackson.databind.annotation.JsonDeserialize;
import com.fasterxml.jackson.databind.annotation.JsonSerialize;
import com.fasterxml.jackson.databind.util.StdConverter;
import dev.runesheet.spelling.Word;
import dev.runesheet.word.StackingMode;
import java.util.Objects;

/**
 * The combination of the modifiers of one player, type and key to one number of an entity.
 *
 * @param mode which of them count
 * @param key the key of the group; the type if none was given
 * @param cap the largest absolute sum of the group's additive amounts; the largest number if there
 *     is none, since JSON, in which set-ups and saves keep it, has no infinite one
 */
public record StackingRule(
    @JsonSerialize(converter = StackingRule.Written.class)
        @JsonDeserialize(converter = StackingRule.Read.class)
        StackingMode mode,
    String key,
    double cap) {

  /** All count, without a cap, in one group per type. */
  public static final StackingRule ADDITIVE =
      new StackingRule(StackingMode.ADDITIVE, "", Double.POSITIVE_INFINITY);

  /**
   * Makes an infinite cap the largest number.
   *
   * @throws IllegalArgumentException if the cap is no number
   */
  public StackingRule {
    Objects.requireNonNull(mode, "mode");
    if (Double.isNaN(cap)) {
      throw new IllegalArgumentException("cap (" + cap + ") is no number.");
    }
    cap = Math.min(cap, Double.MAX_VALUE);
  }

  /** The same of an effect of a type, whose key it has if none was given. */
  public StackingRule of(String type) {
    return key.isEmpty() ? new StackingRule(mode, type, cap) : this;
  }

  /** The word of a mode in JSON. */
  static final class Written extends StdConverter<StackingMode, String> {
    @Override
    public String convert(StackingMode mode) {
      return mode.word();
    }
  }

  /** The mode of a word in JSON; a text that is none is refused with those that are. */
  static final class Read extends StdConverter<String, StackingMode> {
    @Override
    public StackingMode convert(String word) {
      return Word.of(StackingMode.class, word);
    }
  }
}
