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

/** The workbook of cards: a sheet for each table, a row for each card. */
public final class CardsWorkbook {

  private static final Binding CODE = new Binding.Name();

  private CardsWorkbook() {}

  /**
   * The bytes of the workbook.
   *
   * @param cards the texts of all cards by code, and within by the keys of {@link CardSheets}
   * @param sentences what the effects of a card do, by code
   */
  public static byte[] write(
      String file, Map<String, Map<String, String>> cards, Map<String, String> sentences) {
    List<TypedTable> tables = new ArrayList<>();
    for (CardSheet sheet : CardSheets.ALL) {
      List<List<String>> rows = new ArrayList<>();
      cards.forEach(
          (code, texts) -> {
            if (code.charAt(0) == sheet.kind().letter()) {
              rows.add(row(sheet, code, texts, sentences.getOrDefault(code, "")));
            }
          });
      tables.add(PlainTable.of(sheet.layout(), file, rows));
    }
    return WorkbookWriter.write(tables);
  }

  private static List<String> row(
      CardSheet sheet, String code, Map<String, String> texts, String sentence) {
    List<String> row = new ArrayList<>(List.of(code, sentence));
    for (Column column : sheet.columns()) {
      row.add(texts.getOrDefault(key(column), ""));
    }
    return row;
  }

  private static String key(Column column) {
    return ((Binding.Value) column.binding()).name();
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
          read(CardSheets.ALL.get(i), tables.get(i), row, cards, findings);
        }
      }
    }
    return cards;
  }

  private static void read(
      CardSheet sheet,
      TypedTable table,
      TypedRow row,
      List<CardSource> cards,
      Diagnostics findings) {
    String code = table.text(row, CODE);
    if (!code.matches(sheet.kind().letter() + "[0-9]{1,5}")) {
      findings.error(
          Code.CARD_CODE,
          table.place(row, CODE),
          Words.quote(code),
          "the letter " + sheet.kind().letter() + " and a number of up to five digits");
      return;
    }
    Map<String, String> texts = new HashMap<>();
    Map<String, SourceLocation> places = new HashMap<>();
    for (Column column : sheet.columns()) {
      String text = table.text(row, column.binding());
      if (text != null) {
        texts.put(key(column), text);
      }
      places.put(key(column), table.place(row, column.binding()));
    }
    cards.add(new CardSource(sheet.kind(), code, texts, places, row.place()));
  }
}
