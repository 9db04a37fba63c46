package dev.runesheet.game.valeria.authoring;

import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.pack.RowSource;
import dev.runesheet.pack.RowSources;
import dev.runesheet.table.Binding;
import dev.runesheet.table.Column;
import dev.runesheet.table.PlainForm;
import dev.runesheet.table.TypedRow;
import dev.runesheet.table.TypedTable;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/**
 * The sheets of cards, for tools that compare them and keep their sentences up to date.
 *
 * @param family the family as {@code game.yaml} names it
 * @param files its workbooks
 * @param sentences what cards do
 */
record CardRows(String family, List<String> files, CardSentences sentences) implements RowSources {

  private static final List<PlainForm> FORMS = CardSheets.ALL.stream().map(CardRows::form).toList();

  CardRows {
    files = List.copyOf(files);
  }

  /** Changes are told by the headings of columns. */
  private static PlainForm form(CardSheet sheet) {
    Map<Binding, String> verbs = new HashMap<>();
    for (Column column : sheet.columns()) {
      verbs.put(column.binding(), "says " + column.label().toLowerCase(Locale.ROOT));
    }
    return new PlainForm(sheet.layout(), sheet.kind().word(), verbs);
  }

  @Override
  public List<PlainForm> forms() {
    return FORMS;
  }

  @Override
  public String words(TypedTable table, TypedRow row) {
    for (CardSheet sheet : CardSheets.ALL) {
      if (row.complete() && sheet.title().equals(table.layout().title())) {
        return sentences.of(CardsWorkbook.card(sheet, table, row));
      }
    }
    return null;
  }

  @Override
  public Optional<RowSource> read(String name, byte[] content, Diagnostics findings) {
    findings.error(Code.NOT_A_WORKBOOK, SourceLocation.file(name), "a text", "a workbook (.xlsx)");
    return Optional.empty();
  }
}
