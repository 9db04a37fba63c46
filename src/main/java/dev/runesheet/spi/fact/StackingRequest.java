package dev.runesheet.spi.fact;

import dev.runesheet.spelling.Word;
import dev.runesheet.spi.question.Cell;
import dev.runesheet.spi.question.DecisionTable;
import dev.runesheet.spi.question.InputColumn;
import dev.runesheet.spi.question.OutputColumn;
import dev.runesheet.word.StackingMode;

/**
 * The question to the stacking policy how effects of a type and key combine; asked once for each
 * continuous effect when a rule book is loaded.
 */
@DecisionTable(
    title = "Stacking policy",
    family = StackingRequest.FAMILY,
    doc = "how continuous effects of a type and key combine",
    exceptions = true,
    rules = "rules.engine.stacking")
public final class StackingRequest {

  /** The family of sources whose workbook has the table. */
  public static final String FAMILY = "stacking policy";

  /** The name of the list of modes. */
  public static final String MODE = "mode";

  private final String type;
  private final String key;
  private StackingMode mode;
  private double cap = Double.POSITIVE_INFINITY;
  private int answers;

  /** Asks about a type and a key, which is the type if the effect has none. */
  public StackingRequest(String type, String key) {
    this.type = type;
    this.key = key;
  }

  /** The effect type. */
  @InputColumn(
      order = 1,
      label = "Type of effect",
      doc = "The type that the row is for. Empty: all types.")
  @Cell(list = "type of effect")
  public String getType() {
    return type;
  }

  /** The stacking key. */
  @InputColumn(
      order = 2,
      label = "Stacking key",
      doc = "The key that the row is for. Empty: all keys.")
  @Cell(list = "stacking key")
  public String getKey() {
    return key;
  }

  /**
   * Decides the mode.
   *
   * @throws IllegalArgumentException if the word is none of a {@link StackingMode}
   */
  @OutputColumn(
      order = 1,
      label = "How they combine",
      doc =
          "additive: all count. max_only, min_only: the strongest or weakest counts, whether it"
              + " raises or lowers, of equal ones the oldest. no_stack: the oldest counts.",
      required = true)
  public void decide(@Cell(list = MODE) String newMode) {
    mode = Word.of(StackingMode.class, newMode);
    answers++;
  }

  /** Decides the most the group comes to. */
  @OutputColumn(
      order = 2,
      label = "At most",
      doc =
          "The most that what they add comes to together, up or down. Those that set, multiply or"
              + " bound a number have no such limit. Empty: no limit.")
  public void cap(@Cell(min = 0) double newCap) {
    cap = newCap;
  }

  /** The number of rows that answered; more than one is an error of the table. */
  public int answers() {
    return answers;
  }

  /** The policy's answer, or the mode that the effect itself declares if no row answered. */
  public StackingRule rule(StackingMode declaredMode) {
    return new StackingRule(mode == null ? declaredMode : mode, key, cap);
  }
}
