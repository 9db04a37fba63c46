package dev.runesheet.table.effect;

import dev.runesheet.model.Effect;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.model.diagnostic.Severity;
import dev.runesheet.model.diagnostic.Subject;
import dev.runesheet.model.diagnostic.Words;
import dev.runesheet.table.cell.Literals;
import dev.runesheet.table.cell.TypedCell;
import dev.runesheet.table.layout.Binding;
import dev.runesheet.table.layout.TypedRow;
import dev.runesheet.table.layout.TypedTable;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/** The sentences of the rows of a table of effects. */
public final class Sentences {

  private final TypedTable table;
  private final Map<String, Effect> byId = new HashMap<>();

  /**
   * The sentences of a table.
   *
   * @param effects those that its rows make up, in the order of the rows
   */
  public Sentences(TypedTable table, Collection<Effect> effects) {
    this.table = table;
    // Of two with one id the later is told; the sentence of the first is its own.
    effects.forEach(effect -> byId.putIfAbsent(effect.id(), effect));
  }

  /** The sentence of a row; null if its effect is not known. */
  public String of(TypedRow row) {
    String block = table.text(row, new Binding.Block());
    if (block == null || byId.containsKey(block)) {
      return block == null ? null : EffectRows.words(byId.get(block));
    }
    String id = RowGroups.effect(block);
    Effect effect = id == null ? null : byId.get(id);
    return effect == null ? null : EffectRows.words(effect, block);
  }

  /** Reports sentences that say something else; a row without a sentence says nothing wrong. */
  public void check(Diagnostics findings) {
    for (TypedRow row : table.rows()) {
      TypedCell there = table.cell(row, new Binding.InWords());
      String right = there == null || !row.complete() ? null : of(row);
      if (right != null) {
        check(there, right, findings);
      }
    }
  }

  /**
   * Reports a sentence that is not the right one.
   *
   * @param right what the row says; empty if there is nothing to say
   */
  public static void check(TypedCell there, String right, Diagnostics findings) {
    String expected = Literals.remark(right);
    if (!expected.equals(there.text())) {
      String cell = expected.isEmpty() ? "an empty cell" : Words.quote(expected);
      findings.add(
          Diagnostic.about(Code.SENTENCE_STALE, there.place(), there.text(), cell)
              .about(Subject.written(there.text()).instead(expected)));
    }
  }

  /**
   * Findings without those about sentences of rows with another error or warning: what such a row
   * does is open.
   */
  public static List<Diagnostic> plausible(List<Diagnostic> findings) {
    Set<SourceLocation> wrong =
        findings.stream()
            .filter(one -> one.code() != Code.SENTENCE_STALE && one.severity() != Severity.NOTE)
            .map(one -> one.location().row())
            .collect(Collectors.toSet());
    return findings.stream()
        .filter(one -> one.code() != Code.SENTENCE_STALE || !wrong.contains(one.location().row()))
        .toList();
  }
}
