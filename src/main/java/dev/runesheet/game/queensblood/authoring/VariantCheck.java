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
      String variant = pawns.text(row, GlobalTables.VARIANT);
      if (variant != null) {
        variants.add(variant);
      }
    }
    return variants;
  }

  void check() {
    Map<String, TypedRow> signed = new LinkedHashMap<>();
    Map<String, Set<String>> banking = new LinkedHashMap<>();
    for (TypedRow row : pawns.rows()) {
      String variant = pawns.text(row, GlobalTables.VARIANT);
      String outcome = pawns.text(row, GlobalTables.OUTCOME);
      if (variant != null && outcome != null) {
        if (GlobalTables.SIGNED.contains(outcome)) {
          signed.putIfAbsent(variant, row);
        }
        if (outcome.equals(GlobalTables.BANKED) && isUnderCards(row)) {
          banking.computeIfAbsent(variant, key -> new LinkedHashSet<>()).addAll(tiles(row));
        }
      }
    }
    pawns.rows().forEach(row -> check(row, signed));
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

  private void check(TypedRow row, Map<String, TypedRow> signed) {
    String variant = pawns.text(row, GlobalTables.VARIANT);
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
    boolean onCard = !"empty".equals(pawns.text(row, GlobalTables.ON));
    return onCard && !GlobalTables.EXPANSION.equals(pawns.text(row, GlobalTables.KIND));
  }

  /** Whose tiles a row is about, whichever way influence turns; none if it asks for one way. */
  private List<String> tiles(TypedRow row) {
    if (pawns.text(row, GlobalTables.TURNS) != null) {
      return List.of();
    }
    String tile = pawns.text(row, GlobalTables.TILE);
    return tile == null ? GlobalTables.TILES : List.of(tile);
  }

  private void report(TypedRow row, String found, String expected) {
    findings.add(
        Diagnostic.of(Code.VARIANT, pawns.place(row, GlobalTables.OUTCOME), found, expected));
  }
}
