package dev.runesheet.game.declared.authoring.phases;

import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostic;
import java.util.List;
import java.util.function.Consumer;

/** The check that phases can follow each other. */
public final class PhaseOrder {

  /**
   * A phase.
   *
   * @param opening whether it comes before the first turn
   * @param optional whether it can be left out
   */
  public record Entry(boolean opening, boolean optional, SourceLocation place) {}

  private PhaseOrder() {}

  /** Reports opening phases behind others, and turns without a phase that each has. */
  public static void check(List<Entry> phases, Consumer<Diagnostic> report) {
    boolean opens = true;
    for (int i = 0; i < phases.size(); i++) {
      Entry phase = phases.get(i);
      boolean last = i == phases.size() - 1;
      if (phase.opening() && !opens) {
        report.accept(wrong(phase, "opening", "an opening phase behind others", "one before them"));
      } else if (phase.opening() && last) {
        report.accept(wrong(phase, "opening", "opening phases only", "a phase of turns at last"));
      }
      if (phase.optional() && last) {
        String expected = "a last phase that each turn has";
        report.accept(wrong(phase, "unless", "a last phase that can be left out", expected));
      }
      opens &= phase.opening();
    }
  }

  private static Diagnostic wrong(Entry phase, String field, String found, String expected) {
    SourceLocation place =
        new SourceLocation(phase.place().file(), phase.place().place() + "/" + field);
    return Diagnostic.of(Code.DECLARATION, place, found, expected);
  }
}
