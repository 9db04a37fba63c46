package dev.runesheet.spi;

import static dev.runesheet.spi.fault.RequiredArguments.given;

import dev.runesheet.spi.fact.InPlay;
import dev.runesheet.spi.fact.Suppression;
import java.util.ArrayList;
import java.util.List;

/**
 * The question what suppresses a program that a phase is about to begin by itself. While it is
 * asked, the program is in play, so that the same rules match it as all other effects.
 */
public final class SuppressionCheck {

  private final InPlay program;
  private final List<Suppression> found = new ArrayList<>(0);

  /**
   * Asks about a program.
   *
   * @throws NullPointerException if it is null
   * @throws IllegalArgumentException if it is an effect in play, whose force rules derive
   */
  public SuppressionCheck(InPlay program) {
    if (!given(program, "program").isBegun()) {
      throw new IllegalArgumentException(
          "program ("
              + program
              + ") is an effect in play. Maybe an InForceCheck should ask about it.");
    }
    this.program = program;
  }

  /** The program asked about. */
  public InPlay getProgram() {
    return program;
  }

  /** Takes a rule's answer: what suppresses the program. */
  public void suppressedBy(Suppression suppression) {
    found.add(given(suppression, "suppression"));
  }

  /** The suppressions of the program, in one order; empty if nothing suppresses it. */
  public List<Suppression> suppressions() {
    return found.isEmpty() ? List.of() : found.stream().sorted(Suppression.ORDER).toList();
  }

  @Override
  public String toString() {
    return "whether " + program + " is suppressed";
  }
}
