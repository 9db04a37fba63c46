package dev.runesheet.table.write;

import dev.runesheet.table.grid.Zip;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.apache.poi.ss.usermodel.Cell;
import org.apache.poi.ss.usermodel.CellType;
import org.apache.poi.xssf.usermodel.XSSFSheet;

/**
 * The markup of one cell, replaced in the file of its workbook while all other markup stays as its
 * author's program wrote it. Among thousands of rows this takes a small part of the time of writing
 * the workbook anew.
 */
final class CellMarkup {

  private static final String UTF_8 = "encoding=\"UTF-8\"";
  private static final Pattern TAG =
      Pattern.compile("<c r=\"[A-Z]+\\d+\"((?: [st]=\"\\w+\")*)(/?)>");

  private static final Pattern KIND = Pattern.compile(" t=\"\\w+\"");
  private static final String END = "</c>";

  private CellMarkup() {}

  /**
   * The file with the number that a cell says now, or with nothing in it; empty if the workbook
   * must be written anew, since the cell says a text, which stands in a part that sheets share, is
   * new, had a formula, or is written in an unusual way.
   *
   * @param content the file in which the cell says something else
   */
  static Optional<byte[]> written(byte[] content, Cell cell) {
    try {
      Map<String, byte[]> parts = Zip.parts(content);
      String part =
          ((XSSFSheet) cell.getSheet()).getPackagePart().getPartName().getName().substring(1);
      Optional<String> markup =
          Optional.ofNullable(parts.get(part))
              .map(bytes -> new String(bytes, StandardCharsets.UTF_8))
              .flatMap(sheet -> replaced(sheet, cell));
      if (markup.isEmpty()) {
        return Optional.empty();
      }
      parts.put(part, markup.get().getBytes(StandardCharsets.UTF_8));
      return Optional.of(Zip.pack(parts));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Optional<String> replaced(String sheet, Cell cell) {
    String address = cell.getAddress().formatAsString();
    int start = sheet.indexOf("<c r=\"" + address + "\"");
    int head = sheet.indexOf('>') + 1;
    boolean plain =
        sheet.substring(0, head).contains(UTF_8)
            && !sheet.contains("<!--")
            && !sheet.contains("<![CDATA[");
    Matcher tag = TAG.matcher(sheet);
    if (start < 0 || !plain || !tag.find(start) || tag.start() != start) {
      return Optional.empty();
    }
    boolean closed = !tag.group(2).isEmpty();
    int end = closed ? tag.end() : sheet.indexOf(END, tag.end()) + END.length();
    if (sheet.substring(tag.end(), end).contains("<f")) {
      return Optional.empty();
    }
    String style = KIND.matcher(tag.group(1)).replaceFirst("");
    return markup("<c r=\"" + address + "\"" + style, cell)
        .map(one -> sheet.substring(0, start) + one + sheet.substring(end));
  }

  private static Optional<String> markup(String tag, Cell cell) {
    if (cell.getCellType() == CellType.BLANK) {
      return Optional.of(tag + "/>");
    }
    if (cell.getCellType() == CellType.NUMERIC) {
      return Optional.of(tag + "><v>" + cell.getNumericCellValue() + "</v>" + END);
    }
    return Optional.empty();
  }
}
