package dev.runesheet.table.effect;

import dev.runesheet.model.Effect;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.model.diagnostic.Severity;
import dev.runesheet.model.diagnostic.Words;
import dev.runesheet.table.cell.TypedCell;
import dev.runesheet.table.layout.Binding;
import dev.runesheet.table.layout.TypedRow;
import dev.runesheet.table.layout.TypedTable;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The sentences of the rows of a table of effects. */
public final class Sentences {

  private final TypedTable table;
  private final Map<String, Effect> byId = new HashMap<>();

  /**
   * The sentences of a table.
   *
   * @param effects those that its rows make up
   */
  public Sentences(TypedTable table, Collection<Effect> effects) {
    this.table = table;
    effects.forEach(effect -> byId.put(effect.id(), effect));
  }

  /** The numbers of the rows that cannot be right. */
  private Set<Integer> wrong(Diagnostics findings) {
    Set<Integer> wrong = new HashSet<>();
    for (TypedRow row : table.rows()) {
      if (!row.complete()) {
        wrong.add(row.number());
      }
    }
    Pattern cell =
        Pattern.compile(Pattern.quote("!" + table.layout().title() + "!") + "[A-Z]+(\\d+)");
    for (Diagnostic finding : findings.all()) {
      Matcher place = cell.matcher(finding.location().place());
      boolean here = finding.location().file().equals(table.workbook()) && place.matches();
      if (here && finding.severity() == Severity.ERROR) {
        wrong.add(Integer.parseInt(place.group(1)));
      }
    }
    return wrong;
  }

  /** The sentence of a row; null if its effect is unknown. */
  public String of(TypedRow row) {
    String block = table.text(row, new Binding.Block());
    if (block == null || byId.containsKey(block)) {
      return block == null ? null : EffectRows.words(byId.get(block));
    }
    String id = RowGroups.effect(block);
    Effect effect = id == null ? null : byId.get(id);
    return effect == null ? null : EffectRows.words(effect, block);
  }

  /**
   * Reports sentences that differ from their row's. A row without a sentence, or with an error, is
   * skipped.
   */
  public void check(Diagnostics findings) {
    Set<Integer> wrong = wrong(findings);
    for (TypedRow row : table.rows()) {
      TypedCell there = table.cell(row, new Binding.InWords());
      String right = there == null || wrong.contains(row.number()) ? null : of(row);
      if (right != null && !right.equals(there.text())) {
        findings.error(
            Code.SENTENCE_STALE, there.place(), Words.quote(there.text()), Words.quote(right));
      }
    }
  }
}
