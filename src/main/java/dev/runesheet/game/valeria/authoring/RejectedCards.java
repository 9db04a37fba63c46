package dev.runesheet.game.valeria.authoring;

import dev.runesheet.game.valeria.card.CardKind;
import dev.runesheet.game.valeria.word.CardProperty;
import dev.runesheet.language.strings.syntax.StringCode;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.rows.RecordSheets;
import dev.runesheet.spelling.Word;
import dev.runesheet.table.layout.Binding;
import java.util.EnumSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;

/**
 * The words of cards whose rows have mistakes, which are no cards: what names them elsewhere is
 * right, and is no second finding.
 */
record RejectedCards(List<RecordSheets.Left> rows) {

  /** Copies the rows. */
  RejectedCards {
    rows = List.copyOf(rows);
  }

  static final Binding CODE = new Binding.Name();
  static final Binding NAME = new Binding.Value("name");
  static final Binding AREA = new Binding.Value(CardProperty.AREA);
  static final Binding EXPANSION = new Binding.Value("expansion");

  static final Set<CardKind> ALL = Set.of(CardKind.values());

  /** The cards that players slay, as far as they are monsters. */
  static final Set<CardKind> SLAIN = Set.of(CardKind.MONSTER, CardKind.EVENT);

  /** The cards whose names effect strings say. */
  private static final Set<CardKind> NAMED =
      Set.of(CardKind.CITIZEN, CardKind.STARTER, CardKind.MONSTER, CardKind.EVENT);

  boolean isEmpty() {
    return rows.isEmpty();
  }

  /** The words of a column that could be read, of cards of some kinds. */
  List<String> words(Set<CardKind> kinds, Binding column) {
    return rows.stream()
        .filter(row -> kinds.contains(kind(row)))
        .map(row -> row.text(column))
        .filter(Objects::nonNull)
        .toList();
  }

  /** True if a card may have a code. */
  boolean mayHave(String code) {
    return hides(ALL, CODE) || words(ALL, CODE).contains(code);
  }

  /** True if a card of some kinds may have a word that could not be read. */
  boolean hides(Set<CardKind> kinds, Binding column) {
    return rows.stream().anyMatch(row -> kinds.contains(kind(row)) && row.text(column) == null);
  }

  /**
   * Reports findings of effect strings without those that a row which could not be read may
   * explain.
   *
   * @param others what words of other files that could not be read explain
   * @param verbs whether such a word may stand where a verb does
   */
  void report(Diagnostics ofStrings, Set<StringCode> others, boolean verbs, Diagnostics findings) {
    Set<StringCode> explained = EnumSet.noneOf(StringCode.class);
    explained.addAll(others);
    if (hides(NAMED, NAME)) {
      explained.add(StringCode.NAME);
    }
    if (hides(Set.of(CardKind.MONSTER), AREA)) {
      explained.add(StringCode.AREA);
    }
    for (Diagnostic one : ofStrings.all()) {
      // Of what resembles another verb, that is meant.
      boolean word = verbs && one.code() == StringCode.VERB && one.suggestion().isEmpty();
      if (!word && !explained.contains(one.code())) {
        findings.add(one);
      }
    }
  }

  private static CardKind kind(RecordSheets.Left row) {
    return Word.of(CardKind.class, row.noun());
  }
}
