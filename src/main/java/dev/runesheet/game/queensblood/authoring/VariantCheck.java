package dev.runesheet.game.queensblood.authoring;

import dev.runesheet.game.queensblood.board.PawnPlacement.Case;
import dev.runesheet.game.queensblood.board.PawnPlacement.Content;
import dev.runesheet.game.queensblood.board.PawnPlacement.Influence;
import dev.runesheet.game.queensblood.board.PawnPlacement.Outcome;
import dev.runesheet.language.registry.RegistryCode;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.model.diagnostic.Words;
import dev.runesheet.spelling.Word;
import dev.runesheet.spi.question.HitPolicy;
import dev.runesheet.table.layout.Binding;
import dev.runesheet.table.layout.QuestionTable;
import dev.runesheet.table.layout.TypedRow;
import dev.runesheet.table.layout.TypedTable;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Checks the rows of each variant against each other (decision 21): capturing and signed influence
 * exclude each other, signed influence is banked under every card, and each outcome does what it
 * says wherever its row counts.
 */
record VariantCheck(TypedTable pawns, Diagnostics findings) {

  private static final Binding VARIANT = QuestionTable.binding("variant");
  private static final Binding OUTCOME = QuestionTable.binding("decide");

  /** The variants that the table has rows for. */
  static Set<String> variants(TypedTable pawns) {
    return pawns.rows().stream()
        .flatMap(row -> pawns.words(row, VARIANT).stream())
        .collect(Collectors.toCollection(LinkedHashSet::new));
  }

  /**
   * Checks all rows.
   *
   * @param power the table of deaths, which must be about the same variants
   */
  void check(TypedTable power) {
    Set<String> variants = variants(pawns);
    boolean met = new PawnCases(pawns, findings).check(signed(variants));
    boolean whole = met && isWhole();
    for (String variant : variants) {
      List<TypedRow> rows = rows(variant);
      List<TypedRow> signed = rows.stream().filter(row -> outcome(row).signed()).toList();
      List<TypedRow> ranked = rows.stream().filter(row -> ranked(outcome(row))).toList();
      if (rows.isEmpty()) {
        continue;
      }
      if (!signed.isEmpty() && !ranked.isEmpty()) {
        exclude(variant, signed, ranked);
      } else {
        fitting(rows, !signed.isEmpty());
      }
      if (whole && ranked.isEmpty() && !signed.isEmpty()) {
        banked(variant, rows, signed.get(0));
      }
      if (met) {
        covered(variant, variants);
      }
    }
    if (whole && !variants.isEmpty()) { // A table that could not be read has none.
      for (TypedTable table : List.of(pawns, power)) {
        table.rows().forEach(row -> known(table, row, variants));
      }
    }
  }

  /** True if no row has a mistake that may hide what it is for. */
  private boolean isWhole() {
    return pawns.rows().stream().allMatch(TypedRow::complete);
  }

  /** The rows of a variant that say what happens; what a row with a mistake is for is not known. */
  private List<TypedRow> rows(String variant) {
    return ofVariant(variant).filter(TypedRow::complete).toList();
  }

  /** The variants that have signed influence. */
  private Set<String> signed(Set<String> variants) {
    return variants.stream()
        .filter(one -> rows(one).stream().anyMatch(row -> outcome(row).signed()))
        .collect(Collectors.toSet());
  }

  private static boolean ranked(Outcome outcome) {
    return outcome != Outcome.NOTHING && !outcome.signed();
  }

  /** The fewer rows are the ones that are wrong. */
  private void exclude(String variant, List<TypedRow> signed, List<TypedRow> ranked) {
    boolean fewSigned = signed.size() <= ranked.size();
    TypedRow other = (fewSigned ? ranked : signed).get(0);
    String allowed = oneOf(one -> one == Outcome.NOTHING || one.signed() != fewSigned);
    for (TypedRow row : fewSigned ? signed : ranked) {
      String beside = " beside '" + outcome(other).word() + "' of row " + other.number();
      report(
          row,
          Words.quote(outcome(row).word()) + beside,
          allowed + " in variant '" + variant + "'");
    }
  }

  /** Each row is right wherever it counts: an empty cell stands for all words. */
  private void fitting(List<TypedRow> rows, boolean signed) {
    for (TypedRow row : rows) {
      PawnCases.of(signed).stream()
          .filter(where -> counts(row, where, rows))
          .filter(where -> !fits(outcome(row), where, signed))
          .findFirst()
          .ifPresent(where -> misfit(row, where, signed));
    }
  }

  /**
   * True if an outcome does what it says. Of pawns under cards, a variant with signed influence
   * banks all and others none (decisions 20 and 21).
   */
  private static boolean fits(Outcome outcome, Case where, boolean signed) {
    if (where.kind() == Influence.PAWN && where.on() == Content.CARD) {
      return outcome == (signed ? Outcome.BANKED : Outcome.NOTHING);
    }
    boolean sort = outcome == Outcome.NOTHING || outcome.signed() == signed;
    return sort && outcome.fits(where.tile(), where.on());
  }

  /**
   * True if a row says what happens there, and no other that counts instead, or that is told to
   * overlap with it.
   */
  private boolean counts(TypedRow row, Case where, List<TypedRow> rows) {
    boolean first = pawns.layout().hitPolicy() == HitPolicy.FIRST;
    return admits(row, where)
        && rows.stream()
            .filter(other -> first ? other.number() < row.number() : other != row)
            .noneMatch(other -> admits(other, where));
  }

  private boolean admits(TypedRow row, Case where) {
    return PawnCases.admits(pawns, row, where);
  }

  private void misfit(TypedRow row, Case where, boolean signed) {
    String inputs = where.kind().word() + ", " + where.tile().word() + ", " + where.on().word();
    report(
        row,
        Words.quote(outcome(row).word()) + " (" + inputs + ")",
        oneOf(outcome -> fits(outcome, where, signed)));
  }

  private static String oneOf(Predicate<Outcome> which) {
    return Words.oneOf(Arrays.stream(Outcome.values()).filter(which).map(Word::word).toList());
  }

  private void banked(String variant, List<TypedRow> rows, TypedRow signed) {
    List<TypedRow> banking = rows.stream().filter(row -> outcome(row) == Outcome.BANKED).toList();
    String missing = missing(banking, Content.CARD);
    if (!missing.isEmpty()) {
      String expected = "' that say banked for a pawn on a card, on tiles that are " + missing;
      report(
          signed,
          "signed influence that is not banked under cards",
          "rows of variant '" + variant + expected);
    }
  }

  /** The owners of tiles for which some rows do not say what all pawns do there, in words. */
  private String missing(List<TypedRow> rows, Content on) {
    return PawnCases.of(true).stream()
        .filter(where -> where.kind() == Influence.PAWN && where.on() == on)
        .filter(where -> rows.stream().noneMatch(row -> admits(row, where)))
        .map(where -> where.tile().word())
        .distinct()
        .collect(Collectors.joining(", "));
  }

  /**
   * A pawn on an empty tile is what each variant is about: a word misspelt would leave it out. The
   * variant that is meant lacks what the misspelt one has, which is not told besides.
   */
  private void covered(String variant, Set<String> variants) {
    String missing = missing(variant);
    String nearest = nearest(variant, variants);
    boolean meant =
        variants.stream()
            .filter(one -> !one.equals(nearest) && !missing(one).isEmpty())
            .anyMatch(one -> variant.equals(nearest(one, variants)));
    if (!missing.isEmpty() && !meant && (nearest != null || isWhole())) {
      findings.add(
          Diagnostic.of(
                  RegistryCode.VARIANT,
                  pawns.place(rows(variant).get(0), VARIANT),
                  Words.quote(variant) + " without a row for each pawn",
                  "what a pawn does on an empty tile that is " + missing)
              .meaning(nearest));
    }
  }

  /** The tiles on which a variant says nothing of a pawn that finds them empty, in words. */
  private String missing(String variant) {
    return missing(ofVariant(variant).toList(), Content.EMPTY);
  }

  /** The rows of a variant; one with a mistake may say anything that its other cells allow. */
  private Stream<TypedRow> ofVariant(String variant) {
    return pawns.rows().stream()
        .filter(row -> pawns.admits(row, VARIANT, variant))
        .filter(row -> !row.complete() || pawns.text(row, OUTCOME) != null);
  }

  /** Of two words that are much alike, the one with fewer rows is the misspelt one. */
  private String nearest(String variant, Set<String> variants) {
    long rows = ofVariant(variant).count();
    List<String> others =
        variants.stream()
            .filter(one -> !one.equals(variant) && ofVariant(one).count() >= rows)
            .toList();
    return Words.nearest(variant, others);
  }

  /** A row is for variants that there are, also one that is for all but those it names. */
  private void known(TypedTable table, TypedRow row, Set<String> variants) {
    SourceLocation place = table.place(row, VARIANT);
    List<String> unknown =
        table.named(row, VARIANT).stream().filter(one -> !variants.contains(one)).toList();
    unknown.forEach(one -> findings.unknownWord(Code.UNKNOWN_WORD, place, one, variants));
    if (unknown.isEmpty() && variants.stream().noneMatch(one -> table.admits(row, VARIANT, one))) {
      String found = Words.quote(table.text(row, VARIANT));
      findings.error(Code.NO_CASE, place, found, "something that can be: " + Words.oneOf(variants));
    }
  }

  private Outcome outcome(TypedRow row) {
    return Word.of(Outcome.class, pawns.text(row, OUTCOME));
  }

  private void report(TypedRow row, String found, String expected) {
    findings.add(Diagnostic.of(RegistryCode.VARIANT, pawns.place(row, OUTCOME), found, expected));
  }
}
