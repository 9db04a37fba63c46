package dev.runesheet.game.valeria.authoring;

import dev.runesheet.ShippedFiles;
import dev.runesheet.api.RuleBook;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.pack.AuthoringPack;
import dev.runesheet.pack.Packs;
import dev.runesheet.pack.check.PackAnalysis;
import dev.runesheet.pack.file.PackFiles;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.apache.poi.ss.util.CellReference;
import org.apache.poi.xssf.usermodel.XSSFCell;
import org.apache.poi.xssf.usermodel.XSSFRow;
import org.apache.poi.xssf.usermodel.XSSFSheet;
import org.apache.poi.xssf.usermodel.XSSFWorkbook;

/** The shipped files of Valeria with edits, and what is found in them. */
final class EditedCards {

  private final Map<String, byte[]> edited = new HashMap<>();

  /** Writes a text, or a number, into a cell of a workbook. */
  EditedCards cell(String file, String sheet, String cell, Object value) throws IOException {
    return sheet(file, sheet, rows -> set(rows, new CellReference(cell), value));
  }

  private static void set(XSSFSheet rows, CellReference at, Object value) {
    XSSFRow row = rows.getRow(at.getRow());
    XSSFCell there = row.getCell(at.getCol());
    XSSFCell written = there == null ? row.createCell(at.getCol()) : there;
    if (value instanceof Number number) {
      written.setCellValue(number.doubleValue());
    } else {
      written.setCellValue((String) value);
    }
  }

  /** Deletes a row of a workbook; those below move up. */
  EditedCards withoutRow(String file, String sheet, int row) throws IOException {
    return sheet(
        file,
        sheet,
        rows -> {
          rows.removeRow(rows.getRow(row - 1));
          if (row <= rows.getLastRowNum()) {
            rows.shiftRows(row, rows.getLastRowNum(), -1);
          }
        });
  }

  private EditedCards sheet(String file, String sheet, Consumer<XSSFSheet> edit)
      throws IOException {
    try (XSSFWorkbook book = new XSSFWorkbook(new ByteArrayInputStream(content(file)));
        ByteArrayOutputStream bytes = new ByteArrayOutputStream()) {
      edit.accept(book.getSheet(sheet));
      book.write(bytes);
      edited.put(file, bytes.toByteArray());
    }
    return this;
  }

  /** Writes another text for the first of one that stands in a file. */
  EditedCards text(String file, String from, String to) {
    String text = new String(content(file), StandardCharsets.UTF_8);
    if (!text.contains(from)) {
      throw new IllegalArgumentException(file + " does not contain " + from);
    }
    int at = text.indexOf(from);
    String other = text.substring(0, at) + to + text.substring(at + from.length());
    edited.put(file, other.getBytes(StandardCharsets.UTF_8));
    return this;
  }

  private byte[] content(String file) {
    return edited.getOrDefault(file, ShippedFiles.ALL.read(file).orElseThrow());
  }

  /** The rules of the edited files, whatever is found besides errors. */
  RuleBook book() {
    return Packs.build("valeria", EffectTables.with(edited), new Diagnostics());
  }

  /** What is found, but for sentences beside cards that say what they did before. */
  List<String> findings() {
    PackFiles files = EffectTables.with(edited);
    Diagnostics findings = new Diagnostics();
    AuthoringPack pack = Packs.find("valeria");
    PackAnalysis.check(pack, pack.read(files, findings), files, findings);
    return findings.all().stream()
        .map(Diagnostic::toString)
        .filter(one -> !one.contains("RS117"))
        .toList();
  }
}
