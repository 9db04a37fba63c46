package dev.runesheet.game.valeria.authoring;

import dev.runesheet.game.valeria.card.CardKind;
import dev.runesheet.game.valeria.card.ReserveKinds;
import dev.runesheet.game.valeria.state.ScoreSheet;
import dev.runesheet.game.valeria.word.MonsterType;
import dev.runesheet.game.valeria.word.Resource;
import dev.runesheet.game.valeria.word.Role;
import dev.runesheet.language.strings.Column;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.rows.CellCodec;
import dev.runesheet.rows.RecordSheet;
import dev.runesheet.rows.RecordSheets;
import dev.runesheet.schema.shape.SourceNames;
import dev.runesheet.spelling.Titled;
import dev.runesheet.spelling.Word;
import dev.runesheet.table.cell.CellType;
import dev.runesheet.table.layout.Binding;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Collectors;

/** The workbook of cards: a sheet for each table, a row for each card. */
public final class CardSheets {

  private static final Map<String, List<String>> WORDS =
      Map.of(
          "monster type",
          Titled.titles(MonsterType.class),
          "share",
          Resource.IN_PRICES,
          "role",
          Role.WORDS,
          "thing",
          ScoreSheet.THINGS);

  /** The sheets. */
  static final RecordSheets<CardSource> SHEETS =
      RecordSheets.of(
          CardSource.class,
          CardSheets::words,
          Map.of(
              "name",
              CellCodec.of(new CellType.Name()),
              "shared name",
              CellCodec.of(new CellType.Name(true)),
              CardSource.STRING,
              CellCodec.of(new CellType.Script(CardSource.STRING, "choose g 2 m 2"))));

  private static final Map<CardKind, List<Column>> STRINGS =
      SHEETS.all().stream().collect(Collectors.toMap(CardSheets::kind, CardSheets::strings));

  private CardSheets() {}

  private static SourceNames.Words words(String kind) {
    return WORDS.containsKey(kind)
        ? SourceNames.Words.of(WORDS.get(kind), Code.UNKNOWN_WORD)
        : SourceNames.Words.any();
  }

  /** The columns of effect strings that a sort of cards has, from left to right. */
  static List<Column> strings(CardKind kind) {
    return STRINGS.getOrDefault(kind, List.of());
  }

  private static List<Column> strings(RecordSheet<? extends CardSource> sheet) {
    Map<Binding, Column> byBinding = new HashMap<>();
    for (Column column : Column.values()) {
      byBinding.put(new Binding.Value(column.word()), column);
    }
    return sheet.layout().columns().stream()
        .map(one -> byBinding.get(one.binding()))
        .filter(Objects::nonNull)
        .toList();
  }

  /** The table of the cards of a sheet. */
  static CardKind kind(RecordSheet<? extends CardSource> sheet) {
    return Word.of(CardKind.class, sheet.form().noun());
  }

  /**
   * Reads the cards of a workbook; what does not fit is a finding at its cell, and its row is no
   * card.
   */
  static List<CardSource> read(String file, byte[] bytes, Diagnostics findings) {
    return rows(file, bytes, findings).all();
  }

  /** The same with what their rows say. */
  static RecordSheets.Rows<CardSource> rows(String file, byte[] bytes, Diagnostics findings) {
    return SHEETS.read(file, bytes, false, findings);
  }

  /** The name of a reserve's cards: that of the card of this name, or else as it is written. */
  static String called(String reserve, List<CardSource> cards) {
    return cards.stream()
        .map(CardSource::name)
        .filter(name -> ReserveKinds.named(name).equals(reserve))
        .findFirst()
        .orElse("card of " + reserve.replace('_', ' '));
  }
}
