package dev.runesheet.game.queensblood.authoring;

import dev.runesheet.game.queensblood.PawnPlacement;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.model.diagnostic.Words;
import dev.runesheet.table.TypedRow;
import dev.runesheet.table.TypedTable;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
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

  /**
   * Checks all rows.
   *
   * @param power the table of deaths, which must be about the same variants
   */
  void check(TypedTable power) {
    Set<String> variants = variants(pawns);
    boolean whole = pawns.rows().stream().allMatch(TypedRow::complete);
    for (String variant : variants) {
      List<TypedRow> rows = rows(variant);
      List<TypedRow> signed = with(rows, GlobalTables.SIGNED);
      List<TypedRow> ranked = with(rows, GlobalTables.RANKED);
      if (rows.isEmpty()) {
        continue;
      }
      if (!signed.isEmpty() && !ranked.isEmpty()) {
        exclude(variant, signed, ranked);
      } else {
        underCards(rows, signed);
      }
      if (whole && ranked.isEmpty() && !signed.isEmpty()) {
        banked(variant, rows, signed.get(0));
      }
      if (whole) {
        covered(variant, rows, variants);
      }
    }
    if (whole) {
      power.rows().forEach(row -> known(power, row, variants));
    }
  }

  /** The rows of a variant that say what happens; what a row with a mistake is for is not known. */
  private List<TypedRow> rows(String variant) {
    return pawns.rows().stream()
        .filter(TypedRow::complete)
        .filter(row -> pawns.admits(row, GlobalTables.VARIANT, variant))
        .filter(row -> outcome(row) != null)
        .toList();
  }

  private List<TypedRow> with(List<TypedRow> rows, List<String> outcomes) {
    return rows.stream().filter(row -> outcomes.contains(outcome(row))).toList();
  }

  /** The fewer rows are the ones that are wrong. */
  private void exclude(String variant, List<TypedRow> signed, List<TypedRow> ranked) {
    boolean fewSigned = signed.size() <= ranked.size();
    TypedRow other = (fewSigned ? ranked : signed).get(0);
    List<String> allowed = new ArrayList<>(List.of(PawnPlacement.NOTHING));
    allowed.addAll(fewSigned ? GlobalTables.RANKED : GlobalTables.SIGNED);
    for (TypedRow row : fewSigned ? signed : ranked) {
      String beside = " beside '" + outcome(other) + "' of row " + other.number();
      report(
          row,
          Words.quote(outcome(row)) + beside,
          Words.oneOf(allowed) + " in variant '" + variant + "'");
    }
  }

  private void underCards(List<TypedRow> rows, List<TypedRow> signed) {
    String allowed = signed.isEmpty() ? PawnPlacement.NOTHING : GlobalTables.BANKED;
    for (TypedRow row : rows) {
      if (isUnderCards(row) && !outcome(row).equals(allowed)) {
        String why =
            signed.isEmpty()
                ? " (decision 20)"
                : ", since row " + signed.get(0).number() + " has signed influence";
        report(row, Words.quote(outcome(row)) + " by a pawn under cards", allowed + why);
      }
    }
  }

  private void banked(String variant, List<TypedRow> rows, TypedRow signed) {
    Set<String> missing = new LinkedHashSet<>(GlobalTables.TILES);
    for (TypedRow row : rows) {
      if (outcome(row).equals(GlobalTables.BANKED) && isUnderCards(row)) {
        missing.removeAll(tiles(row));
      }
    }
    if (!missing.isEmpty()) {
      report(
          signed,
          "signed influence that is not banked under cards",
          "rows of variant '"
              + variant
              + "' that say banked for a pawn on a card, on tiles that are "
              + String.join(", ", missing));
    }
  }

  /** A pawn on an empty tile is what each variant is about: a word misspelt would leave it out. */
  private void covered(String variant, List<TypedRow> rows, Set<String> variants) {
    Set<String> missing = new LinkedHashSet<>();
    for (String tile : GlobalTables.TILES) {
      for (String turns : GlobalTables.YES_NO) {
        boolean found =
            rows.stream()
                .anyMatch(
                    row ->
                        pawns.admits(row, GlobalTables.TILE, tile)
                            && pawns.admits(row, GlobalTables.ON, GlobalTables.EMPTY)
                            && pawns.admits(row, GlobalTables.KIND, GlobalTables.PAWN)
                            && admits(row, turns));
        if (!found) {
          missing.add(tile);
        }
      }
    }
    if (!missing.isEmpty()) {
      List<String> others = variants.stream().filter(one -> !one.equals(variant)).toList();
      String nearest = Words.nearest(variant, others);
      Diagnostic finding =
          Diagnostic.of(
              Code.VARIANT,
              pawns.place(rows.get(0), GlobalTables.VARIANT),
              Words.quote(variant) + " without a row for each pawn",
              "what a pawn does on an empty tile that is " + String.join(", ", missing));
      findings.add(
          nearest == null ? finding : finding.suggesting("did you mean '" + nearest + "'?"));
    }
  }

  private void known(TypedTable power, TypedRow row, Set<String> variants) {
    for (String variant : power.words(row, GlobalTables.VARIANT)) {
      if (!variants.contains(variant)) {
        findings.unknownWord(
            Code.UNKNOWN_WORD, power.place(row, GlobalTables.VARIANT), variant, variants);
      }
    }
    boolean named = !power.words(row, GlobalTables.VARIANT).isEmpty();
    if (!named
        && variants.stream().noneMatch(one -> power.admits(row, GlobalTables.VARIANT, one))) {
      SourceLocation place = power.place(row, GlobalTables.VARIANT);
      String found = Words.quote(power.text(row, GlobalTables.VARIANT));
      findings.error(Code.NO_CASE, place, found, "something that can be: " + Words.oneOf(variants));
    }
  }

  private String outcome(TypedRow row) {
    return pawns.text(row, GlobalTables.OUTCOME);
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
