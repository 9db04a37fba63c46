package dev.runesheet.game.valeria.authoring;

import dev.runesheet.game.valeria.CardKind;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.question.HitPolicy;
import dev.runesheet.table.Binding;
import dev.runesheet.table.CellType;
import dev.runesheet.table.Column;
import dev.runesheet.table.Keyword;
import dev.runesheet.table.TableLayout;
import java.util.ArrayList;
import java.util.List;

/**
 * The sheet of one table of cards: its columns, by the keys that the reader knows them by.
 *
 * @param kind what its rows are
 * @param title the sheet's name
 * @param columns its columns after the card's code and the sentence
 */
record CardSheet(CardKind kind, String title, List<Column> columns) {

  static final String EFFECT = "effect string";

  private static final int MOST = 99;

  CardSheet {
    columns = List.copyOf(columns);
  }

  /** The keys of its columns after the first two, from left to right. */
  List<String> keys() {
    return columns.stream().map(CardSheet::key).toList();
  }

  /** The key of a column. */
  static String key(Column column) {
    return ((Binding.Value) column.binding()).name();
  }

  /** The layout of the sheet. */
  TableLayout layout() {
    List<Column> all = new ArrayList<>();
    all.add(
        Column.of(
                Keyword.NAME,
                "",
                "Card",
                "The card's code: " + kind.letter() + " and a number, each only once.",
                new CellType.Name(),
                new Binding.Name())
            .filled());
    all.add(
        Column.of(
            Keyword.DESCRIPTION,
            "",
            "In words",
            "What its effects do; a remark that is not read.",
            new CellType.Remark(),
            new Binding.InWords()));
    all.addAll(columns);
    return new TableLayout(
        title, "rules.valeria.cards." + kind.word(), List.of(), "", HitPolicy.COLLECT, all);
  }

  /** A column of names; each row fills it. */
  static Column name(String key, String label, String note) {
    return data(key, label, note, new CellType.Name()).filled();
  }

  /** A column of names that several cards have; lists offer those there are. */
  static Column shared(String key, String label, String note) {
    return data(key, label, note, new CellType.Name(true));
  }

  /** A column of words of a list. */
  static Column word(String key, String label, String note, List<String> words) {
    return data(
        key,
        label,
        note,
        new CellType.Word(label.toLowerCase(java.util.Locale.ROOT), words, Code.UNKNOWN_WORD));
  }

  /** A column of numbers from 0; empty is 0. */
  static Column number(String key, String label, String note) {
    return data(key, label, note + " Empty: 0.", new CellType.Whole(0, MOST));
  }

  /** A column of numbers that each row fills. */
  static Column needed(String key, String label, String note) {
    return data(key, label, note, new CellType.Whole(0, MOST)).filled();
  }

  /** A column of numbers that cards answer to; empty for none. */
  static Column roll(String key, String label, String note, int least) {
    return data(key, label, note, new CellType.Whole(least, 12));
  }

  /** A column of marks. */
  static Column mark(String key, String label, String note) {
    return data(key, label, note, new CellType.Mark());
  }

  /** A column of effect strings. */
  static Column effect(String key, String label, String note) {
    return data(key, label, note, new CellType.Script(EFFECT, "choose g 2 m 2"));
  }

  private static Column data(String key, String label, String note, CellType type) {
    return Column.of(
        Keyword.METADATA,
        label.replaceAll("[^A-Za-z]", "") + "($param)",
        label,
        note,
        type,
        new Binding.Value(key));
  }
}
