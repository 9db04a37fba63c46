package dev.runesheet.table;

import dev.runesheet.model.Effect;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.model.diagnostic.Words;
import java.util.Collection;
import java.util.HashMap;
import java.util.Map;

/** What the rows of a table of effects say in words. */
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

  /** What a row does; null if its effect is not known. */
  String of(TypedRow row) {
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
      if (right != null && !right.equals(there.text())) {
        findings.error(
            Code.SENTENCE_STALE, there.place(), Words.quote(there.text()), Words.quote(right));
      }
    }
  }
}
