package dev.runesheet.table.write;

import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.table.grid.PoiLogging;
import dev.runesheet.table.grid.WorkbookBytes;
import dev.runesheet.table.layout.ToolSheets;
import dev.runesheet.table.layout.TypedTable;
import java.io.IOException;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.Arrays;
import java.util.Date;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Properties;
import java.util.Set;
import java.util.stream.Collectors;
import org.apache.poi.ooxml.POIXMLProperties;
import org.apache.poi.xssf.usermodel.XSSFWorkbook;

/**
 * The writer of tables as a workbook that people edit and that plain Drools compiles. The same
 * tables give the same bytes.
 */
public final class WorkbookWriter {

  private static final String SHEETS = "sheets";

  private static final Instant SOME_DAY = Instant.parse("2026-01-01T00:00:00Z");

  private WorkbookWriter() {}

  /** A workbook of tables. */
  public static byte[] write(List<TypedTable> tables) {
    return write(tables, List.of());
  }

  /**
   * A workbook of tables.
   *
   * @param notTabular what could not be written as rows; listed on a sheet of its own
   */
  public static byte[] write(List<TypedTable> tables, List<Diagnostic> notTabular) {
    PoiLogging.prepare();
    try (XSSFWorkbook workbook = new XSSFWorkbook()) {
      fill(workbook, tables, notTabular);
      undated(workbook.getProperties());
      return WorkbookBytes.timeless(workbook);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** A workbook without sheets, to which some are added. */
  public static byte[] empty() {
    PoiLogging.prepare();
    try (XSSFWorkbook workbook = new XSSFWorkbook()) {
      undated(workbook.getProperties());
      return WorkbookBytes.timeless(workbook);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static void fill(
      XSSFWorkbook workbook, List<TypedTable> tables, List<Diagnostic> notTabular) {
    SheetStyles styles = new SheetStyles(workbook);
    ReadMeSheet.write(workbook.createSheet(ToolSheets.READ_ME), tables, styles);
    List<TypedTable> apart = tables.stream().map(TypedTable::split).toList();
    for (TypedTable table : apart) {
      SheetWriter writer =
          new SheetWriter(workbook.createSheet(table.layout().title()), table.layout(), styles);
      writer.write(table);
    }
    if (!notTabular.isEmpty()) {
      NotTabularSheet.write(workbook.createSheet(ToolSheets.NOT_TABULAR), notTabular, styles);
    }
    DropDowns lists = new DropDowns(workbook);
    apart.forEach(table -> lists.add(workbook.getSheet(table.layout().title()), table));
    workbook.setActiveSheet(tables.isEmpty() ? 0 : 1);
    workbook.setSelectedTab(tables.isEmpty() ? 0 : 1);
  }

  private static void undated(POIXMLProperties properties) {
    POIXMLProperties.CoreProperties core = properties.getCoreProperties();
    core.setCreator(Notes.AUTHOR);
    core.setCreated(Optional.of(Date.from(SOME_DAY)));
    core.setModified(Optional.of(Date.from(SOME_DAY)));
  }

  /**
   * The text of the file that must lie beside the workbook, named like it with {@code .properties}
   * added: it tells plain Drools which sheets are tables. Tables without rows are left out, since
   * Drools would make a rule without conditions of each.
   */
  public static String properties(List<TypedTable> tables) {
    return propertiesWithEmpty(tables.stream().filter(table -> !table.rows().isEmpty()).toList());
  }

  /** The same text for tables that authors have yet to fill: those without rows are named, too. */
  public static String propertiesWithEmpty(List<TypedTable> tables) {
    return tables.stream()
        .map(table -> table.layout().title())
        .collect(Collectors.joining(",", SHEETS + "=", "\n"));
  }

  /** The settings there are, which also name the sheets that others name. */
  public static String properties(byte[] there, String more) {
    Set<String> sheets = new LinkedHashSet<>(named(there));
    sheets.addAll(named(more.getBytes(StandardCharsets.UTF_8)));
    return SHEETS + "=" + String.join(",", sheets) + "\n";
  }

  /** The sheets that settings name; none if they cannot be read. */
  public static List<String> named(byte[] settings) {
    Properties read = new Properties();
    try {
      read.load(new StringReader(new String(settings, StandardCharsets.UTF_8)));
    } catch (IllegalArgumentException damaged) {
      return List.of();
    } catch (IOException impossible) {
      throw new UncheckedIOException(impossible);
    }
    return Arrays.stream(read.getProperty(SHEETS, "").split(","))
        .map(String::strip)
        .filter(sheet -> !sheet.isEmpty())
        .toList();
  }
}
