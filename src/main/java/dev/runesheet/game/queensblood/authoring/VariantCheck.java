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
 * exclude each other, and signed influence is banked under cards.
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
    Set<String> banking = new LinkedHashSet<>();
    for (TypedRow row : pawns.rows()) {
      String variant = pawns.text(row, GlobalTables.VARIANT);
      String outcome = pawns.text(row, GlobalTables.OUTCOME);
      if (variant != null && outcome != null) {
        if (GlobalTables.SIGNED.contains(outcome)) {
          signed.putIfAbsent(variant, row);
        }
        if (outcome.equals(GlobalTables.BANKED)) {
          banking.add(variant);
        }
      }
    }
    pawns.rows().forEach(row -> check(row, signed));
    signed.forEach(
        (variant, row) -> {
          if (!banking.contains(variant)) {
            report(
                row,
                "signed influence that is not banked under cards",
                "a row of variant '" + variant + "' that says banked");
          }
        });
  }

  private void check(TypedRow row, Map<String, TypedRow> signed) {
    String variant = pawns.text(row, GlobalTables.VARIANT);
    String outcome = pawns.text(row, GlobalTables.OUTCOME);
    TypedRow other = signed.get(variant);
    if (other == null || outcome == null) {
      return;
    }
    boolean onCard = !List.of("empty").contains(String.valueOf(pawns.text(row, GlobalTables.ON)));
    boolean ofPawn = !GlobalTables.EXPANSION.equals(pawns.text(row, GlobalTables.KIND));
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
    } else if (onCard && ofPawn && !outcome.equals(GlobalTables.BANKED)) {
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

  private void report(TypedRow row, String found, String expected) {
    findings.add(
        Diagnostic.of(Code.VARIANT, pawns.place(row, GlobalTables.OUTCOME), found, expected));
  }
}
