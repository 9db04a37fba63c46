package dev.runesheet.cli.watch;

import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Severity;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiPredicate;

/** The errors and warnings of earlier saves that a save has corrected. */
final class CorrectedFindings {

  /** Mistakes that were found and not corrected since. */
  private List<Diagnostic> open = List.of();

  /**
   * The mistakes that a save has corrected.
   *
   * @param findings all that is found now
   * @param broken true if an error kept the rules from being read as a whole: then nobody knows
   *     which warnings they still deserve
   */
  List<Diagnostic> after(List<Diagnostic> findings, boolean broken) {
    List<Diagnostic> gone = new ArrayList<>(open);
    List<Diagnostic> now = new ArrayList<>(findings);
    remove(gone, now, (one, other) -> one.location().equals(other.location()));
    remove(gone, now, CorrectedFindings::isSameElsewhere);
    gone.removeIf(mistake -> findings.stream().anyMatch(one -> hides(one, mistake)));
    List<Diagnostic> pending =
        gone.stream().filter(one -> broken && one.severity() == Severity.WARNING).toList();
    gone.removeAll(pending);
    open = new ArrayList<>(pending);
    findings.stream().filter(CorrectedFindings::isToBeMended).forEach(open::add);
    return gone;
  }

  /** Removes, in pairs, what was and is found. */
  private static void remove(
      List<Diagnostic> before, List<Diagnostic> now, BiPredicate<Diagnostic, Diagnostic> same) {
    before.removeIf(
        mistake ->
            now.stream()
                .filter(one -> one.code() == mistake.code() && same.test(one, mistake))
                .findFirst()
                .filter(now::remove)
                .isPresent());
  }

  /** True for the same mistake of a file in which entries before it came or went. */
  private static boolean isSameElsewhere(Diagnostic one, Diagnostic other) {
    return one.location().file().equals(other.location().file())
        && one.sentence().equals(other.sentence());
  }

  /** True unless it is a note, or a warning of an edit: nothing need be done for it to go. */
  private static boolean isToBeMended(Diagnostic one) {
    return one.isError() || one.severity() == Severity.WARNING && one.code() != Code.NAME_CHANGED;
  }

  /** True if a whole file cannot be read now, so that nobody knows of a mistake that was in it. */
  private static boolean hides(Diagnostic one, Diagnostic mistake) {
    String file = mistake.location().file();
    boolean gone = one.code() == Code.FILE_MISSING && one.subject().word().equals(file);
    boolean whole = one.location().equals(SourceLocation.file(file));
    return one.isError() && (gone || whole);
  }
}
