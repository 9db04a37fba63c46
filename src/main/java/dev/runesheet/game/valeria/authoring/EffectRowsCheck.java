package dev.runesheet.game.valeria.authoring;

import dev.runesheet.language.strings.Column;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.table.effect.column.EffectColumns;
import dev.runesheet.table.layout.Binding;
import dev.runesheet.table.layout.TypedRow;
import dev.runesheet.table.layout.TypedTable;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;

/** Checks that each row of effects can run: its card and its moment exist. */
final class EffectRowsCheck {

  private final Map<String, CardSource> cards = new LinkedHashMap<>();
  private final RejectedCards unread;
  private final Diagnostics findings;

  EffectRowsCheck(List<CardSource> cards, RejectedCards unread, Diagnostics findings) {
    cards.forEach(card -> this.cards.put(card.code(), card));
    this.unread = unread;
    this.findings = findings;
  }

  void check(TypedTable table) {
    for (TypedRow row : table.rows()) {
      String owner = table.text(row, new Binding.Owner());
      String id = table.text(row, new Binding.Block());
      if (!row.complete() || owner == null || id == null) {
        continue;
      }
      if (cards.containsKey(owner)) {
        check(table, row, cards.get(owner), id);
      } else if (!unread.mayHave(owner)) {
        findings.unknownWord(
            Code.UNKNOWN_REFERENCE, table.place(row, new Binding.Owner()), owner, cards.keySet());
      }
    }
  }

  private void check(TypedTable table, TypedRow row, CardSource card, String id) {
    TreeSet<String> ids = new TreeSet<>();
    for (Column column : CardSheets.strings(card.kind())) {
      ids.add(card.effect(column));
      if (column == Column.RELIC) {
        ids.add(card.code() + "/" + Column.PASSIVE.id());
      }
    }
    if (!ids.contains(CardEffects.unnumbered(id))) {
      findings.unknownWord(Code.UNKNOWN_REFERENCE, table.place(row, new Binding.Block()), id, ids);
      return;
    }
    boolean lasting = id.matches(".*/passive(-[0-9]+)?");
    String when = table.text(row, new Binding.When());
    if (lasting == EffectColumns.ACTIVATED.equals(when)) {
      findings.errorAbout(
          Code.CELL_TEXT,
          table.place(row, new Binding.When()),
          when,
          lasting ? "what the effect answers" : EffectColumns.ACTIVATED);
    }
  }
}
