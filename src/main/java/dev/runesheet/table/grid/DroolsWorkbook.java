package dev.runesheet.table.grid;

import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Diagnostics;
import java.io.ByteArrayInputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.apache.poi.ss.usermodel.Sheet;
import org.apache.poi.ss.usermodel.Workbook;
import org.drools.decisiontable.SpreadsheetCompiler;

/**
 * A workbook of decision tables with headers of their author's own, as any user of Drools writes
 * them: conditions and actions with code, priorities, several tables on a sheet, functions,
 * imports. Its cells become code without being looked at, so it is read only for those who trust
 * its author; for all others each header is a finding.
 */
public final class DroolsWorkbook {

  /** The advice to an author about code in a table. */
  public static final String ADVICE = "with --trusted it is used; it can then do anything you can";

  private static final Pattern CELL = Pattern.compile("\\b([A-Z]{1,3}\\d+)\\b");
  private static final Set<String> HARMLESS = Set.of("NAME", "DESCRIPTION", "METADATA");

  private final String name;
  private final byte[] content;
  private final Diagnostics findings;

  /**
   * Creates a reader.
   *
   * @param name the file as the user named it, for the places of findings
   * @param content the file's bytes
   * @param findings takes the errors
   */
  public DroolsWorkbook(String name, byte[] content, Diagnostics findings) {
    this.name = name;
    this.content = content.clone();
    this.findings = findings;
  }

  /** Reports each header with code, since the file is not trusted. */
  public void refuse() {
    open(
        workbook -> {
          for (Sheet sheet : workbook) {
            DroolsGrid grid = new DroolsGrid(name, sheet);
            grid.properties().stream()
                .filter(property -> !property.header().equalsIgnoreCase("RuleSet"))
                .forEach(this::refuse);
            for (DroolsGrid.Table table : grid.tables()) {
              grid.columns(table).stream()
                  .filter(header -> !HARMLESS.contains(header.keyword()))
                  .forEach(this::refuse);
            }
          }
          return List.of();
        });
  }

  private void refuse(DroolsSheet.Piece property) {
    refuse(property.place(), property.header() + " " + property.code());
  }

  private void refuse(DroolsGrid.Header header) {
    SourceLocation place = header.code().isEmpty() ? header.keywordPlace() : header.codePlace();
    refuse(place, (header.keyword() + " " + header.code()).strip());
  }

  private void refuse(SourceLocation place, String found) {
    findings.add(
        Diagnostic.of(Code.OWN_CODE, place, found, "a table without code of its own")
            .suggesting(ADVICE));
  }

  /** The rules of all sheets that have tables. Its code can do anything that this program can. */
  public List<DroolsSheet> compileTrusted() {
    return compileTrusted(title -> true);
  }

  /** Compiles some sheets of a trusted file. */
  public List<DroolsSheet> compileTrusted(Predicate<String> titles) {
    return open(
        workbook -> {
          List<DroolsSheet> sheets = new ArrayList<>();
          for (Sheet sheet : workbook) {
            DroolsGrid grid = new DroolsGrid(name, sheet);
            if (titles.test(sheet.getSheetName()) && !grid.tables().isEmpty()) {
              compile(sheet.getSheetName(), grid, sheets);
            }
          }
          return sheets;
        });
  }

  private void compile(String title, DroolsGrid grid, List<DroolsSheet> sheets) {
    int before = findings.size();
    DroolsKeywords.check(grid, findings);
    if (findings.size() > before) {
      return;
    }
    try {
      String drl = new SpreadsheetCompiler().compile(new ByteArrayInputStream(content), title);
      sheets.add(new DroolsSheet(name, title, drl, grid.rules(), grid.properties()));
    } catch (RuntimeException wrong) {
      // Drools says it in a sentence, with a cell where it knows one.
      String message = String.valueOf(wrong.getMessage());
      Matcher cell = CELL.matcher(message);
      SourceLocation place = SourceLocation.cell(name, title, cell.find() ? cell.group(1) : "A1");
      findings.error(Code.DRL, place, message, "");
    }
  }

  private List<DroolsSheet> open(java.util.function.Function<Workbook, List<DroolsSheet>> use) {
    try {
      return WorkbookFile.open(name, content, findings, use, List.of());
    } catch (RuntimeException | StackOverflowError damaged) {
      DamagedWorkbook.tell(name, findings);
      return List.of();
    }
  }
}
