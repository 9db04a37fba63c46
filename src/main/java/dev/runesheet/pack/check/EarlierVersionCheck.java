package dev.runesheet.pack.check;

import dev.runesheet.analysis.change.EffectChange;
import dev.runesheet.analysis.change.EffectOrder;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.model.diagnostic.Words;
import dev.runesheet.pack.AuthoringPack;
import dev.runesheet.pack.PackContent;
import dev.runesheet.pack.change.PackRows;
import dev.runesheet.pack.file.PackFiles;
import dev.runesheet.pack.file.SourceLines;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/**
 * The check against an earlier version: columns that were deleted although effects had values in
 * them, sheets that lost all rows, cells that had what is missing now, and renamed things that
 * scenarios still call by the old name.
 */
public final class EarlierVersionCheck {

  private static final List<String> SCENARIOS = List.of("/golden", "/scenarios");

  private final AuthoringPack pack;
  private final PackFiles files;
  private final Diagnostics findings;

  private EarlierVersionCheck(AuthoringPack pack, PackFiles files, Diagnostics findings) {
    this.pack = pack;
    this.files = files;
    this.findings = findings;
  }

  /**
   * Compares two versions of a game.
   *
   * @param before the earlier version
   * @param now the present one, which the files say
   */
  public static void check(
      AuthoringPack pack,
      PackContent before,
      PackContent now,
      PackFiles files,
      Diagnostics findings) {
    now.compareTables(before, findings);
    ReplacedWords.tell(before, now, findings);
    withdrawSentences(findings);
    new EarlierVersionCheck(pack, files, findings).names(pack.names(before), pack.names(now));
  }

  /** Notes effects whose order matters, as that of changes which set one number, and changed. */
  public static void order(
      PackContent before, PackContent now, PackFiles files, Diagnostics findings) {
    List<Diagnostic> moved =
        EffectOrder.between(before.effects(), now.effects()).stream()
            .map(EarlierVersionCheck::moved)
            .toList();
    new SourceLines(files).add(moved, findings);
  }

  private static Diagnostic moved(EffectChange change) {
    String how = String.join("; ", change.details());
    return Diagnostic.about(Code.ORDER_CHANGED, change.place(), change.id(), "").suggesting(how);
  }

  /**
   * Compares the rows of two versions that are no rules, such as cards: all rows of an emptied
   * sheet are reported.
   */
  public static void rows(
      AuthoringPack pack, PackFiles before, PackFiles now, Diagnostics findings) {
    new PackRows(pack, before).reportGone(new PackRows(pack, now), findings);
  }

  /** Removes findings about sentences of sheets that lost a column, which say more than rows. */
  private static void withdrawSentences(Diagnostics findings) {
    List<SourceLocation> gone =
        findings.all().stream()
            .filter(finding -> finding.code() == Code.COLUMN_GONE)
            .map(Diagnostic::location)
            .toList();
    findings.removeIf(
        finding ->
            finding.code() == Code.SENTENCE_STALE
                && gone.stream().anyMatch(finding.location()::isOnSheetOf));
  }

  private void names(Map<String, SourceLocation> before, Map<String, SourceLocation> now) {
    Set<String> gone = new TreeSet<>(before.keySet());
    gone.removeAll(now.keySet());
    Set<String> added = new TreeSet<>(now.keySet());
    added.removeAll(before.keySet());
    gone.forEach(name -> renamed(name, before, added, now));
  }

  private void renamed(
      String old,
      Map<String, SourceLocation> before,
      Set<String> added,
      Map<String, SourceLocation> now) {
    Optional<String> inItsPlace =
        added.stream().filter(name -> now.get(name).equals(before.get(old))).findFirst();
    String name = inItsPlace.orElseGet(() -> Words.nearest(old, added));
    int count = name == null || isTold(now.get(name)) ? 0 : uses(old);
    if (count > 0) {
      Diagnostic changed = NameUses.changed(name, now.get(name), old, count, "");
      findings.add(new SourceLines(files).placed(changed));
    }
  }

  /** True if the reader of the scenarios has reported the place, too. */
  private boolean isTold(SourceLocation place) {
    return findings.all().stream()
        .anyMatch(one -> one.code() == Code.NAME_CHANGED && one.location().equals(place));
  }

  private int uses(String name) {
    return SCENARIOS.stream()
        .flatMap(folder -> files.list("data/" + pack.game() + folder).stream())
        .mapToInt(file -> NameUses.count(name, file, files))
        .sum();
  }
}
