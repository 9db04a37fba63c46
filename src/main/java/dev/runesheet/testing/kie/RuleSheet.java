package dev.runesheet.testing.kie;

import dev.runesheet.engine.rules.RuleSource;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.spi.SourceNotes;
import dev.runesheet.table.grid.DroolsSheet;
import dev.runesheet.table.grid.PoiLogging;
import dev.runesheet.testing.coverage.watch.DrlOutline;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.apache.poi.ss.usermodel.Sheet;
import org.apache.poi.ss.usermodel.Workbook;
import org.apache.poi.ss.usermodel.WorkbookFactory;
import org.drools.decisiontable.InputType;
import org.drools.decisiontable.SpreadsheetCompiler;

/**
 * One sheet of a decision table, compiled by Drools as it does it alone: the first sheet, or those
 * that a file {@code <workbook>.properties} beside it names as {@code sheets=A,B}.
 *
 * @param source its rules
 * @param notes the row and the cells of each rule
 */
record RuleSheet(RuleSource source, Map<String, SourceNotes.Note> notes) {

  private static final Pattern ROW =
      Pattern.compile("// rule values at ([A-Z]+\\d+), header at (.+)");
  private static final Pattern RULE = Pattern.compile("rule \"(.+)\"");

  static List<RuleSheet> of(String name, byte[] content, Optional<Path> properties) {
    try (Workbook workbook = workbook(content)) {
      List<RuleSheet> sheets = new ArrayList<>();
      List<String> named = properties.map(RuleSheet::named).orElse(List.of());
      if (named.isEmpty()) {
        String drl =
            new SpreadsheetCompiler().compile(new ByteArrayInputStream(content), InputType.XLS);
        sheets.add(of(name, workbook.getSheetAt(0), drl));
      }
      for (String sheet : named) {
        String drl = new SpreadsheetCompiler().compile(new ByteArrayInputStream(content), sheet);
        sheets.add(of(name, workbook.getSheet(sheet), drl));
      }
      return sheets;
    } catch (IOException broken) {
      throw new IllegalArgumentException("workbook (" + name + ") cannot be read", broken);
    } catch (NoClassDefFoundError optional) {
      throw new IllegalArgumentException(
          "workbook ("
              + name
              + ") cannot be read: there is no class "
              + optional.getMessage()
              + ". Maybe the dependency org.drools:drools-decisiontables is missing, or there are"
              + " different versions of org.apache.poi:poi and poi-ooxml.",
          optional);
    }
  }

  private static Workbook workbook(byte[] content) throws IOException {
    PoiLogging.prepare();
    return WorkbookFactory.create(new ByteArrayInputStream(content));
  }

  private static List<String> named(Path properties) {
    if (!Files.isRegularFile(properties)) {
      return List.of();
    }
    Properties read = new Properties();
    try (InputStream stream = Files.newInputStream(properties)) {
      read.load(stream);
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
    String sheets = read.getProperty("sheets", "");
    return sheets.isBlank() ? List.of() : List.of(sheets.split("\\s*,\\s*"));
  }

  private static RuleSheet of(String name, Sheet sheet, String drl) {
    Map<String, SourceNotes.Note> notes = new LinkedHashMap<>();
    DrlOutline outline = DrlOutline.of(drl);
    String cell = null;
    String header = null;
    for (String line : drl.lines().toList()) {
      Matcher row = ROW.matcher(line.strip());
      Matcher rule = RULE.matcher(line.strip());
      if (row.matches()) {
        cell = row.group(1);
        header = row.group(2);
      } else if (rule.matches() && cell != null) {
        DrlOutline.RuleOutline known = outline.rules().get(rule.group(1));
        int conditions = known == null ? 0 : known.constraints();
        List<String> cells = RuleTable.at(sheet, header).conditions(cell, conditions);
        notes.put(
            rule.group(1),
            new SourceNotes.Note(
                place(name, sheet, cell),
                "",
                List.of(),
                cells.stream().map(one -> place(name, sheet, one)).toList()));
        cell = null;
      }
    }
    return new RuleSheet(new RuleSource(name + "!" + sheet.getSheetName(), drl), notes);
  }

  /**
   * The row that a line of the rules comes from; the sheet's first cell for lines before all rows.
   *
   * @param line from 1
   */
  SourceLocation place(int line) {
    String sheet = source.name().substring(workbook().length() + 1);
    return new DroolsSheet(workbook(), sheet, source.drl(), List.of(), List.of())
        .blame(line, "")
        .place();
  }

  /** The name of the file. */
  String workbook() {
    return source.name().substring(0, source.name().lastIndexOf('!'));
  }

  private static String place(String name, Sheet sheet, String cell) {
    return SourceLocation.cell(name, sheet.getSheetName(), cell).toString();
  }
}
