package dev.runesheet.game.valeria.authoring;

import dev.runesheet.game.valeria.card.CardKind;
import dev.runesheet.game.valeria.card.Harbour;
import dev.runesheet.model.NumberSet;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.table.cell.CellType;
import dev.runesheet.table.cell.TypedCell;
import dev.runesheet.table.cell.ValueSet;
import dev.runesheet.table.check.NeedCheck;
import dev.runesheet.table.layout.Binding;
import dev.runesheet.table.layout.QuestionTable;
import dev.runesheet.table.layout.TypedRow;
import dev.runesheet.table.layout.TypedTable;
import java.util.Collection;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * The check that rows score no more goods of one sort, or tomes, than the harbour has, and all of
 * them.
 */
record CargoNumbers(TypedTable scores, Harbour harbour, Diagnostics findings) {

  private static final Binding KIND = QuestionTable.binding("kind");
  private static final Binding COUNT = QuestionTable.binding("count");

  void check() {
    scores.rows().stream().filter(TypedRow::complete).forEach(this::check);
    if (NeedCheck.isWhole(scores, findings)) {
      CardKind.CARGO.forEach(this::unscored);
    }
  }

  /** Reports of a kind that there is how many no row scores. */
  private void unscored(CardKind kind) {
    int most = most(kind);
    if (most == Integer.MAX_VALUE) {
      return;
    }
    List<Integer> open =
        IntStream.rangeClosed(1, most).filter(count -> !isScored(kind, count)).boxed().toList();
    if (!open.isEmpty()) {
      String counts = open.stream().map(String::valueOf).collect(Collectors.joining(", "));
      String of = scores.layout().column(KIND).label() + ": " + kind.word();
      String so = scores.layout().column(COUNT).label() + ": " + counts;
      NeedCheck.open(
          scores.policyPlace(),
          open.size() == most ? of : of + ", " + so,
          "a row for it, as the harbour has up to " + most,
          findings);
    }
  }

  private boolean isScored(CardKind kind, int count) {
    return scores.rows().stream()
        .filter(row -> scores.admits(row, KIND, kind.word()))
        .map(row -> scores.cell(row, COUNT))
        .anyMatch(cell -> cell == null || numbers(cell).meets(NumberSet.at(count)));
  }

  private void check(TypedRow row) {
    TypedCell cell = scores.cell(row, COUNT);
    int most =
        CardKind.CARGO.stream()
            .filter(kind -> scores.admits(row, KIND, kind.word()))
            .mapToInt(this::most)
            .max()
            .orElse(Integer.MAX_VALUE);
    if (cell != null && numbers(cell).hull().low() > most) {
      String there = "at most " + most + ", as many as there are";
      findings.error(Code.IMPOSSIBLE, scores.place(row, COUNT), cell.text(), there);
    }
  }

  private NumberSet numbers(TypedCell cell) {
    CellType type = scores.column(cell).single();
    return ((ValueSet.Numbers) ValueSet.of(type, cell.values().get(0))).set();
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
