package dev.runesheet.word;

import dev.runesheet.spelling.Word;
import java.util.Locale;

/**
 * The ways in which the modifiers of a group combine. Tables of policies, metadata of rules,
 * set-ups and saves have the word {@code max_only}; declarations of games have {@code max only}.
 */
public enum StackingMode implements Word {
  /** All count. */
  ADDITIVE,
  /** The strongest alone counts, whether it raises or lowers; of equally strong ones the oldest. */
  MAX_ONLY,
  /** The weakest alone counts; of equally weak ones the oldest. */
  MIN_ONLY,
  /** The oldest in force alone counts; when it leaves, the next takes over. */
  NO_STACK;

  private final String word = name().toLowerCase(Locale.ROOT);

  @Override
  public String word() {
    return word;
  }
}
