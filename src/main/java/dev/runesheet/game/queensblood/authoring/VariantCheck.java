package dev.runesheet.game.queensblood.authoring;

import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.table.TypedRow;
import dev.runesheet.table.TypedTable;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Checks the rows of each variant against each other (decision 21): capturing and signed influence
 * exclude each other, signed influence is banked under every card, and without it pawns change
 * nothing under cards (decision 20).
 */
final class VariantCheck {

  private final TypedTable pawns;
  private final Diagnostics findings;

  VariantCheck(TypedTable pawns, Diagnostics findings) {
    this.pawns = pawns;
    this.findings = findings;
  }

  /** The variants that the table has rows for. */
  static Set<String> variants(TypedTable pawns) {
    Set<String> variants = new LinkedHashSet<>();
    for (TypedRow row : pawns.rows()) {
      variants.addAll(pawns.words(row, GlobalTables.VARIANT));
    }
    return variants;
  }

  void check() {
    Map<String, TypedRow> signed = new LinkedHashMap<>();
    Map<String, Set<String>> banking = new LinkedHashMap<>();
    for (TypedRow row : pawns.rows()) {
      String outcome = pawns.text(row, GlobalTables.OUTCOME);
      for (String variant : outcome == null ? Set.<String>of() : of(row)) {
        if (GlobalTables.SIGNED.contains(outcome)) {
          signed.putIfAbsent(variant, row);
        }
        if (outcome.equals(GlobalTables.BANKED) && isUnderCards(row)) {
          banking.computeIfAbsent(variant, key -> new LinkedHashSet<>()).addAll(tiles(row));
        }
      }
    }
    for (TypedRow row : pawns.rows()) {
      of(row).forEach(variant -> check(row, variant, signed));
    }
    signed.forEach(
        (variant, row) -> {
          Set<String> missing = new LinkedHashSet<>(GlobalTables.TILES);
          missing.removeAll(banking.getOrDefault(variant, Set.of()));
          if (!missing.isEmpty()) {
            report(
                row,
                "signed influence that is not banked under cards",
                "rows of variant '"
                    + variant
                    + "' that say banked for a pawn on a card, on tiles that are "
                    + String.join(", ", missing));
          }
        });
  }

  /** The variants that a row is for, of those that the table has rows for. */
  private Set<String> of(TypedRow row) {
    Set<String> all = variants(pawns);
    all.removeIf(variant -> !pawns.admits(row, GlobalTables.VARIANT, variant));
    return row.cells().isEmpty() ? Set.of() : all;
  }

  private void check(TypedRow row, String variant, Map<String, TypedRow> signed) {
    String outcome = pawns.text(row, GlobalTables.OUTCOME);
    TypedRow other = signed.get(variant);
    if (outcome == null) {
      return;
    }
    if (other == null) {
      if (isUnderCards(row) && !outcome.equals("nothing")) {
        report(row, "'" + outcome + "' by a pawn under cards", "nothing (decision 20)");
      }
      return;
    }
    if (GlobalTables.RANKED.contains(outcome)) {
      report(
          row,
          "'"
              + outcome
              + "' beside '"
              + pawns.text(other, GlobalTables.OUTCOME)
              + "' of row "
              + other.number(),
          "signed influence in all rows of variant '" + variant + "', or in none");
    } else if (isUnderCards(row) && !outcome.equals(GlobalTables.BANKED)) {
      report(
          row,
          "'"
              + outcome
              + "' under cards beside '"
              + pawns.text(other, GlobalTables.OUTCOME)
              + "' of row "
              + other.number(),
          "banked");
    }
  }

  /** Whether a row is also about pawns on tiles with a card. */
  private boolean isUnderCards(TypedRow row) {
    return pawns.admits(row, GlobalTables.ON, GlobalTables.CARD)
        && pawns.admits(row, GlobalTables.KIND, GlobalTables.PAWN);
  }

  /** Whose tiles a row is about, whichever way influence turns; none if it asks for one way. */
  private List<String> tiles(TypedRow row) {
    boolean turns = GlobalTables.YES_NO.stream().allMatch(word -> admits(row, word));
    return GlobalTables.TILES.stream()
        .filter(tile -> turns && pawns.admits(row, GlobalTables.TILE, tile))
        .toList();
  }

  private boolean admits(TypedRow row, String turns) {
    return pawns.admits(row, GlobalTables.TURNS, turns);
  }

  private void report(TypedRow row, String found, String expected) {
    findings.add(
        Diagnostic.of(Code.VARIANT, pawns.place(row, GlobalTables.OUTCOME), found, expected));
  }
}
