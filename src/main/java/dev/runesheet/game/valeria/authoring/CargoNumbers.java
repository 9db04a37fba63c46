package dev.runesheet.game.valeria.authoring;

import dev.runesheet.game.valeria.card.CardKind;
import dev.runesheet.game.valeria.card.Harbour;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.table.cell.TypedCell;
import dev.runesheet.table.cell.ValueSet;
import dev.runesheet.table.layout.Binding;
import dev.runesheet.table.layout.QuestionTable;
import dev.runesheet.table.layout.TypedRow;
import dev.runesheet.table.layout.TypedTable;
import java.util.Collection;
import java.util.List;

/** The check that rows score no more goods of one sort, or tomes, than the harbour has. */
record CargoNumbers(TypedTable scores, Harbour harbour, Diagnostics findings) {

  private static final Binding KIND = QuestionTable.binding("kind");
  private static final Binding COUNT = QuestionTable.binding("count");

  void check() {
    scores.rows().stream().filter(TypedRow::complete).forEach(this::check);
  }

  private void check(TypedRow row) {
    TypedCell cell = scores.cell(row, COUNT);
    int most =
        CardKind.CARGO.stream()
            .filter(kind -> scores.admits(row, KIND, kind.word()))
            .mapToInt(this::most)
            .max()
            .orElse(Integer.MAX_VALUE);
    if (cell != null && lowest(cell) > most) {
      String there = "at most " + most + ", as many as there are";
      findings.error(Code.IMPOSSIBLE, scores.place(row, COUNT), cell.text(), there);
    }
  }

  private double lowest(TypedCell cell) {
    ValueSet numbers =
        ValueSet.of(scores.layout().columns().get(cell.column()).single(), cell.values().get(0));
    return ((ValueSet.Numbers) numbers).hull().low();
  }

  /** The most that are scored together: goods of one sort, or all tomes. */
  private int most(CardKind kind) {
    Collection<Integer> copies =
        harbour.row(kind).map(row -> row.copies().values()).orElse(List.of());
    return copies.isEmpty()
        ? Integer.MAX_VALUE
        : kind == CardKind.GOODS
            ? copies.stream().mapToInt(Integer::intValue).max().getAsInt()
            : copies.stream().mapToInt(Integer::intValue).sum();
  }
}
