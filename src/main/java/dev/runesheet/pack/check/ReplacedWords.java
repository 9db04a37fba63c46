package dev.runesheet.pack.check;

import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.model.diagnostic.Words;
import dev.runesheet.pack.PackContent;
import dev.runesheet.table.cell.TypedCell;
import dev.runesheet.table.layout.Binding;
import dev.runesheet.table.layout.TypedRow;
import dev.runesheet.table.layout.TypedTable;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The cells whose words of an earlier version were replaced, at which what a sheet lacks is told: a
 * finding about a word that its sheet has no more is moved to the one cell that had it.
 */
final class ReplacedWords {

  private final Diagnostics findings;

  /** The words of before, by the places of the cells that have others now. */
  private final Map<SourceLocation, String> replaced = new LinkedHashMap<>();

  private ReplacedWords(Diagnostics findings) {
    this.findings = findings;
  }

  /** Moves findings of the present version. */
  static void tell(PackContent before, PackContent now, Diagnostics findings) {
    List<Diagnostic> lacking =
        findings.all().stream().filter(one -> one.code() == Code.STEP_MISSING).toList();
    if (!lacking.isEmpty()) {
      ReplacedWords words = new ReplacedWords(findings);
      now.sheetsOfBoth(before, words::compare);
      lacking.forEach(words::move);
    }
  }

  private void compare(TypedTable before, TypedTable now) {
    Map<String, TypedRow> named = new HashMap<>();
    before.rows().forEach(row -> named.put(before.text(row, new Binding.Name()), row));
    for (TypedRow row : now.rows()) {
      TypedRow other = named.get(now.text(row, new Binding.Name()));
      for (TypedCell cell : other == null ? List.<TypedCell>of() : row.cells()) {
        String was = before.text(other, now.column(cell).binding());
        if (was != null && !was.equals(cell.text())) {
          replaced.put(cell.place(), was);
        }
      }
    }
  }

  private void move(Diagnostic finding) {
    String lacking = finding.subject().word();
    List<SourceLocation> cells =
        replaced.keySet().stream()
            .filter(place -> place.isOnSheetOf(finding.location()))
            .filter(place -> replaced.get(place).equals(lacking))
            .toList();
    if (cells.size() != 1) {
      return;
    }
    findings.removeIf(one -> one == finding);
    String expected = Words.quote(lacking) + ", as before";
    Diagnostic moved =
        Diagnostic.of(finding.code(), cells.get(0), finding.found(), expected)
            .about(finding.subject());
    if (!findings.all().contains(moved)) {
      findings.add(moved);
    }
  }
}
