package dev.runesheet.game.valeria.authoring;

import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.model.diagnostic.Words;
import dev.runesheet.table.Binding;
import dev.runesheet.table.Column;
import dev.runesheet.table.PlainTable;
import dev.runesheet.table.TypedRow;
import dev.runesheet.table.TypedTable;
import dev.runesheet.table.WorkbookReader;
import dev.runesheet.table.WorkbookWriter;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/** The workbook of cards: a sheet for each table, a row for each card. */
public final class CardsWorkbook {

  private static final Binding CODE = new Binding.Name();

  private CardsWorkbook() {}

  /**
   * The bytes of the workbook.
   *
   * @param cards all cards, those of a sheet in their order
   * @param sentences what a card does
   */
  public static byte[] write(
      String file, List<CardSource> cards, Function<CardSource, String> sentences) {
    List<TypedTable> tables = new ArrayList<>();
    for (CardSheet sheet : CardSheets.ALL) {
      List<List<String>> rows = new ArrayList<>();
      for (CardSource card : cards) {
        if (card.kind() == sheet.kind()) {
          List<String> row = new ArrayList<>(List.of(card.code(), sentences.apply(card)));
          sheet.keys().forEach(key -> row.add(card.text(key)));
          rows.add(row);
        }
      }
      tables.add(PlainTable.of(sheet.layout(), file, rows));
    }
    return WorkbookWriter.write(tables);
  }

  /** Reads the cards of a workbook; what does not fit is a finding at its cell. */
  static List<CardSource> read(String file, byte[] bytes, Diagnostics findings) {
    List<CardSource> cards = new ArrayList<>();
    List<TypedTable> tables =
        new WorkbookReader(file, bytes, findings)
            .read(CardSheets.ALL.stream().map(CardSheet::layout).toList());
    for (int i = 0; i < tables.size(); i++) {
      for (TypedRow row : tables.get(i).rows()) {
        if (row.complete()) {
          CardSource card = card(CardSheets.ALL.get(i), tables.get(i), row);
          if (coded(card, tables.get(i).place(row, CODE), findings)) {
            cards.add(card);
          }
        }
      }
    }
    return cards;
  }

  private static boolean coded(CardSource card, SourceLocation place, Diagnostics findings) {
    char letter = card.kind().letter();
    boolean fits = card.code().matches(letter + "[0-9]{1,5}");
    if (!fits) {
      findings.error(
          Code.CARD_CODE,
          place,
          Words.quote(card.code()),
          "the letter " + letter + " and a number of up to five digits");
    }
    return fits;
  }

  /** The card of a row that has no finding. */
  static CardSource card(CardSheet sheet, TypedTable table, TypedRow row) {
    Map<String, String> texts = new HashMap<>();
    Map<String, SourceLocation> places = new HashMap<>();
    for (Column column : sheet.columns()) {
      String text = table.text(row, column.binding());
      if (text != null) {
        texts.put(CardSheet.key(column), text);
      }
      places.put(CardSheet.key(column), table.place(row, column.binding()));
    }
    return new CardSource(sheet.kind(), table.text(row, CODE), texts, places, row.place());
  }
}
