package dev.runesheet.game.valeria.authoring;

import dev.runesheet.game.valeria.state.ScoreSheet;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.model.diagnostic.Words;
import dev.runesheet.spelling.Series;
import dev.runesheet.table.check.NeedCheck;
import dev.runesheet.table.layout.Binding;
import dev.runesheet.table.layout.QuestionTable;
import dev.runesheet.table.layout.TypedRow;
import dev.runesheet.table.layout.TypedTable;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * The check that each number by which cards score is counted, once: a row gives points for the
 * number that it is for, in the way that the columns of cards say, and no number lacks a row.
 */
record ScoringNumbers(TypedTable scoring, Diagnostics findings) {

  private static final int NAMED = 3;

  private static final Binding COUNTS = QuestionTable.binding("counts");
  private static final Binding EACH = QuestionTable.binding("points");
  private static final Binding SHARE = QuestionTable.binding("share");
  private static final List<Binding> WAYS = List.of(EACH, SHARE);

  void check(Collection<CardStrings.Said> cards) {
    for (TypedRow row : scoring.rows()) {
      WAYS.stream()
          .filter(way -> row.complete() && scoring.cell(row, way) != null)
          .forEach(way -> check(row, way));
    }
    if (NeedCheck.isWhole(scoring, findings)) {
      uncounted(cards);
    }
  }

  private void check(TypedRow row, Binding way) {
    String counts = scoring.text(row, COUNTS);
    String gives = scoring.text(row, way);
    Binding right = ScoreSheet.SHARED.contains(gives) ? SHARE : EACH;
    if (!gives.equals(counts)) {
      // Of a word that no other row is for, the row is, and asks for another by mistake.
      boolean asks = isFor(counts, row) && !isFor(gives, row);
      Binding wrong = asks ? COUNTS : way;
      findings.errorAbout(
          Code.UNKNOWN_WORD,
          scoring.place(row, wrong),
          asks ? counts : gives,
          asks
              ? Words.quote(gives) + ", for which the row gives points"
              : Words.quote(counts) + ", the number that the row is for");
    } else if (!way.equals(right)) {
      findings.errorAbout(
          Code.UNKNOWN_WORD,
          scoring.place(row, way),
          gives,
          "an empty cell, and "
              + Words.quote(gives)
              + " under "
              + Words.quote(scoring.layout().column(right).label()));
    }
  }

  /** True if a row, but for one, is for a number. */
  private boolean isFor(String number, TypedRow but) {
    return scoring.rows().stream()
        .anyMatch(other -> other != but && number.equals(scoring.text(other, COUNTS)));
  }

  /** Reports numbers that cards have and no row names, for which one was deleted. */
  private void uncounted(Collection<CardStrings.Said> cards) {
    Map<String, List<String>> having = new TreeMap<>();
    for (CardStrings.Said card : cards) {
      card.scored()
          .forEach(
              number ->
                  having
                      .computeIfAbsent(number, any -> new ArrayList<>())
                      .add(card.source().code()));
    }
    having.forEach(
        (number, codes) -> {
          if (!isFor(number, null)) {
            String expected =
                "a row for it, as " + Series.first(NAMED, codes) + " have such a number";
            String found = scoring.layout().column(COUNTS).label() + ": " + number;
            NeedCheck.open(scoring.policyPlace(), found, expected, findings);
          }
        });
  }
}
