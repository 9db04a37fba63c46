package dev.runesheet.engine.fact;

/**
 * Asks the stacking policy, a decision table, how effects of a type and key combine. Asked once for
 * each continuous effect when a rule book is loaded.
 */
public final class StackingRequest {

  private final String type;
  private final String key;
  private String mode;
  private double cap = Double.POSITIVE_INFINITY;
  private int answers;

  /** Asks about a type and a key; the key is empty if the effect has none. */
  public StackingRequest(String type, String key) {
    this.type = type;
    this.key = key;
  }

  /** The effect type. */
  public String getType() {
    return type;
  }

  /** The stacking key. */
  public String getKey() {
    return key;
  }

  /** A row's answer: the mode. */
  public void decide(String newMode) {
    mode = newMode;
    answers++;
  }

  /** A row's answer: the most the group comes to. */
  public void cap(double newCap) {
    cap = newCap;
  }

  /** How many rows answered; more than one is an error of the table. */
  public int answers() {
    return answers;
  }

  /** The policy's answer, or the mode that the effect itself declares if no row answered. */
  public StackingRule rule(String declaredMode) {
    return new StackingRule(mode == null ? declaredMode : mode, key, cap);
  }
}
