package dev.runesheet.table;

import dev.runesheet.table.grid.Zip;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import org.apache.poi.ss.usermodel.Cell;
import org.apache.poi.ss.usermodel.Row;
import org.apache.poi.ss.usermodel.Sheet;
import org.apache.poi.ss.util.CellReference;
import org.apache.poi.xssf.usermodel.XSSFWorkbook;

/** Changes workbooks as an author, or somebody worse, would. */
public final class Edit {

  private Edit() {}

  public static byte[] sheet(byte[] workbook, Consumer<Sheet> change) {
    try (XSSFWorkbook opened = new XSSFWorkbook(new ByteArrayInputStream(workbook));
        ByteArrayOutputStream bytes = new ByteArrayOutputStream()) {
      change.accept(opened.getSheet(Duel.SHEET));
      opened.write(bytes);
      return bytes.toByteArray();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  public static byte[] cell(byte[] workbook, String name, Consumer<Cell> change) {
    return sheet(workbook, sheet -> change.accept(cell(sheet, name)));
  }

  public static byte[] text(byte[] workbook, String name, String text) {
    return cell(workbook, name, cell -> cell.setCellValue(text));
  }

  public static Cell cell(Sheet sheet, String name) {
    CellReference place = new CellReference(name);
    Row row = sheet.getRow(place.getRow());
    row = row == null ? sheet.createRow(place.getRow()) : row;
    return row.getCell(place.getCol(), Row.MissingCellPolicy.CREATE_NULL_AS_BLANK);
  }

  public static Map<String, byte[]> parts(byte[] workbook) {
    Map<String, byte[]> parts = new LinkedHashMap<>();
    try (ZipInputStream zip = new ZipInputStream(new ByteArrayInputStream(workbook))) {
      for (ZipEntry entry = zip.getNextEntry(); entry != null; entry = zip.getNextEntry()) {
        parts.put(entry.getName(), zip.readAllBytes());
      }
      return parts;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  static byte[] part(byte[] workbook, String name, UnaryOperator<String> change) {
    Map<String, byte[]> parts = parts(workbook);
    String text = new String(parts.getOrDefault(name, new byte[0]), StandardCharsets.UTF_8);
    parts.put(name, change.apply(text).getBytes(StandardCharsets.UTF_8));
    try {
      return Zip.pack(parts);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
