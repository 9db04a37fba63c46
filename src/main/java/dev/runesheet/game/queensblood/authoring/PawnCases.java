package dev.runesheet.game.queensblood.authoring;

import dev.runesheet.game.queensblood.board.PawnPlacement.Case;
import dev.runesheet.game.queensblood.board.PawnPlacement.Content;
import dev.runesheet.game.queensblood.board.PawnPlacement.Influence;
import dev.runesheet.game.queensblood.board.PawnPlacement.Owner;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.model.diagnostic.Words;
import dev.runesheet.spelling.Word;
import dev.runesheet.spelling.YesNo;
import dev.runesheet.table.layout.Binding;
import dev.runesheet.table.layout.QuestionTable;
import dev.runesheet.table.layout.TypedRow;
import dev.runesheet.table.layout.TypedTable;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/** The tiles that rows about pawns can meet, and the check that each row can meet one. */
record PawnCases(TypedTable pawns, Diagnostics findings) {

  private static final Binding VARIANT = QuestionTable.binding("variant");

  /** The columns about a tile; of those that exclude each other, the last is told. */
  private static final Map<Binding, Function<Case, Word>> COLUMNS = columns();

  private static final Map<Boolean, List<Case>> ALL = Map.of(true, all(true), false, all(false));

  /** All that can be asked in a variant with signed influence, or in one without. */
  static List<Case> of(boolean signed) {
    return ALL.get(signed);
  }

  /** True if a row is also for a tile. */
  static boolean admits(TypedTable pawns, TypedRow row, Case where) {
    return COLUMNS.entrySet().stream().allMatch(one -> admits(pawns, row, where, one.getKey()));
  }

  /**
   * Tells rows that meet no tile in any of their variants.
   *
   * @param signed the variants with signed influence
   * @return true if there are none
   */
  boolean check(Set<String> signed) {
    List<TypedRow> unmet =
        pawns.rows().stream()
            .filter(TypedRow::complete)
            .filter(row -> !isMet(row, isSigned(row, signed)))
            .toList();
    unmet.forEach(row -> tell(row, of(isSigned(row, signed))));
    return unmet.isEmpty();
  }

  private boolean isSigned(TypedRow row, Set<String> signed) {
    return signed.stream().anyMatch(variant -> pawns.admits(row, VARIANT, variant));
  }

  private boolean isMet(TypedRow row, boolean signed) {
    return of(signed).stream().anyMatch(where -> admits(pawns, row, where));
  }

  private void tell(TypedRow row, List<Case> cases) {
    List<Binding> filled =
        COLUMNS.keySet().stream().filter(one -> pawns.cell(row, one) != null).toList();
    for (int i = filled.size() - 1; i >= 0; i--) {
      Optional<String> words = otherwise(row, filled.get(i), cases);
      if (words.isPresent()) {
        findings.errorAbout(
            Code.NO_CASE,
            pawns.place(row, filled.get(i)),
            pawns.text(row, filled.get(i)),
            "beside the other cells " + words.get());
        return;
      }
    }
  }

  /** The words of a column that tiles have which fit all other cells; empty if there are none. */
  private Optional<String> otherwise(TypedRow row, Binding column, List<Case> cases) {
    List<String> words =
        cases.stream()
            .filter(
                where ->
                    COLUMNS.keySet().stream()
                        .allMatch(one -> one.equals(column) || admits(pawns, row, where, one)))
            .map(where -> COLUMNS.get(column).apply(where).word())
            .distinct()
            .toList();
    return words.isEmpty() ? Optional.empty() : Optional.of(Words.oneOf(words));
  }

  private static boolean admits(TypedTable pawns, TypedRow row, Case where, Binding column) {
    return pawns.admits(row, column, COLUMNS.get(column).apply(where).word());
  }

  private static Map<Binding, Function<Case, Word>> columns() {
    Map<Binding, Function<Case, Word>> columns = new LinkedHashMap<>();
    columns.put(QuestionTable.binding("kind"), Case::kind);
    columns.put(QuestionTable.binding("tile"), Case::tile);
    columns.put(QuestionTable.binding("on"), Case::on);
    columns.put(QuestionTable.binding("turns"), Case::turns);
    return columns;
  }

  private static List<Case> all(boolean signed) {
    List<Case> cases = new ArrayList<>();
    for (Content on : Content.values()) {
      for (Influence kind : Influence.values()) {
        for (Owner tile : Owner.values()) {
          for (YesNo turns : YesNo.values()) {
            cases.add(new Case("", kind, tile, on, turns));
          }
        }
      }
    }
    return cases.stream().filter(where -> where.canBe(signed)).toList();
  }
}
