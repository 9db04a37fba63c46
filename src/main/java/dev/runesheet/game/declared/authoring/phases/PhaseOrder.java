package dev.runesheet.game.declared.authoring.phases;

import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostic;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;

/** The check that phases can follow each other. */
public final class PhaseOrder {

  /** A phase as a game declares it. */
  public interface Entry {

    /** Its name. */
    String phase();

    /** True if it comes before the first turn. */
    boolean opening();

    /** The mark of a turn in which it is left out. */
    Optional<String> unless();

    /** The place of its declaration. */
    SourceLocation place();
  }

  private PhaseOrder() {}

  /**
   * Reports names that two phases have, opening phases behind others, and turns without a phase
   * that each has.
   */
  public static void check(List<? extends Entry> phases, Consumer<Diagnostic> report) {
    boolean opens = true;
    Set<String> names = new HashSet<>();
    for (int i = 0; i < phases.size(); i++) {
      Entry phase = phases.get(i);
      boolean last = i == phases.size() - 1;
      if (!names.add(phase.phase())) {
        report.accept(
            Diagnostic.about(
                Code.DUPLICATE,
                phase.place().field("phase"),
                phase.phase(),
                "a name that no other phase has"));
      }
      if (phase.opening() && !opens) {
        report.accept(wrong(phase, "opening", "an opening phase behind others", "one before them"));
      } else if (phase.opening() && last) {
        report.accept(wrong(phase, "opening", "opening phases only", "a phase of turns at last"));
      }
      if (phase.unless().isPresent() && last) {
        String expected = "a last phase that each turn has";
        report.accept(wrong(phase, "unless", "a last phase that can be left out", expected));
      }
      opens &= phase.opening();
    }
  }

  private static Diagnostic wrong(Entry phase, String field, String found, String expected) {
    return Diagnostic.of(Code.DECLARATION, phase.place().field(field), found, expected);
  }
}
