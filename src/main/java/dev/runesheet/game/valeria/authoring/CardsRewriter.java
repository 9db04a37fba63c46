package dev.runesheet.game.valeria.authoring;

import dev.runesheet.language.strings.Column;
import dev.runesheet.language.strings.EffectStringReader;
import dev.runesheet.language.strings.EffectStringWriter;
import dev.runesheet.language.strings.StringWords;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.pack.Rewriter;
import dev.runesheet.table.Binding;
import dev.runesheet.table.CellValue;
import dev.runesheet.table.EditedWorkbook;
import dev.runesheet.table.PlainForm;
import dev.runesheet.table.TypedCell;
import dev.runesheet.table.TypedRow;
import dev.runesheet.table.TypedTable;
import dev.runesheet.table.WorkbookEditor;
import dev.runesheet.table.WorkbookReader;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Rewrites effect strings of the workbook of cards in their unified form. */
final class CardsRewriter implements Rewriter {

  private final String file;
  private final EffectStringReader reader;
  private final EffectStringWriter writer;

  CardsRewriter(String file, StringWords words) {
    this.file = file;
    this.reader = new EffectStringReader(words);
    this.writer = new EffectStringWriter(words);
  }

  @Override
  public String file() {
    return file;
  }

  @Override
  public Optional<EditedWorkbook> rewrite(String name, byte[] content, Diagnostics findings) {
    List<PlainForm> forms = new ArrayList<>();
    List<TypedTable> wanted = new ArrayList<>();
    for (CardSheet sheet : CardSheets.ALL) {
      forms.add(new PlainForm(sheet.layout()));
    }
    List<TypedTable> tables =
        new WorkbookReader(name, content, findings)
            .read(forms.stream().map(PlainForm::layout).toList());
    if (findings.hasErrors()) {
      return Optional.empty();
    }
    for (int i = 0; i < tables.size(); i++) {
      wanted.add(
          rewritten(tables.get(i), CardStrings.columns(CardSheets.ALL.get(i).kind()), findings));
    }
    return new WorkbookEditor(name, content, new Diagnostics()).update(forms, wanted);
  }

  private TypedTable rewritten(
      TypedTable table, Map<String, Column> columns, Diagnostics findings) {
    List<TypedRow> rows = new ArrayList<>();
    for (TypedRow row : table.rows()) {
      List<TypedCell> cells = new ArrayList<>();
      for (TypedCell cell : row.cells()) {
        Binding binding = table.layout().columns().get(cell.column()).binding();
        Column column = binding instanceof Binding.Value value ? columns.get(value.name()) : null;
        cells.add(column == null ? cell : rewritten(cell, column, findings));
      }
      rows.add(new TypedRow(row.number(), row.place(), cells, row.complete()));
    }
    return new TypedTable(table.layout(), table.workbook(), rows);
  }

  private TypedCell rewritten(TypedCell cell, Column column, Diagnostics findings) {
    return reader
        .read(cell.text(), column, cell.place(), findings)
        .map(phrase -> writer.write(phrase, column))
        .map(text -> new TypedCell(cell.column(), List.of(new CellValue.Text(text)), cell.place()))
        .orElse(cell);
  }
}
