package dev.runesheet.table;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.table.compile.TableCompiler;
import dev.runesheet.table.grid.SheetShape;
import dev.runesheet.table.layout.QuestionTable;
import dev.runesheet.table.layout.TableLayout;
import dev.runesheet.table.layout.TypedTable;
import dev.runesheet.table.read.WorkbookReader;
import dev.runesheet.table.write.WorkbookWriter;
import java.util.ArrayList;
import java.util.List;
import org.apache.poi.ss.usermodel.Cell;
import org.apache.poi.ss.usermodel.Row;
import org.junit.jupiter.api.Test;

/** Columns: B rule, C in words, D type, E key, F mode, G cap; rows from 8. */
class StackingPolicyTableTest {

  private static final TableLayout LAYOUT =
      Stacking.layout(Duel.SHEET, List.of("damage_boost", "shield"));

  private final Diagnostics findings = new Diagnostics();

  @Test
  void rowsAreReadAndCompiled() {
    TypedTable table =
        read(
            List.of(
                List.of("Boosts", "", "damage_boost", "giovanni", "no_stack", ""),
                List.of("Shields", "", "shield", "", "max_only", 30.5)));

    assertThat(findings.all()).isEmpty();
    assertThat(table.text(table.rows().get(0), QuestionTable.binding("key"))).isEqualTo("giovanni");
    assertThat(table.text(table.rows().get(1), QuestionTable.binding("cap"))).isEqualTo("30.5");
    assertThat(TableCompiler.compile(table).drl())
        .contains("StackingRequest(type == \"damage_boost\", key == \"giovanni\")")
        .contains("$s.decide(\"max_only\");")
        .contains("$s.cap(30.5);");
  }

  @Test
  void rowsThatMatchTheSameCaseAreAnError() {
    read(
        List.of(
            List.of("A", "", "shield", "one", "max_only", ""),
            List.of("B", "", "shield", "two", "max_only", ""),
            List.of("C", "", "shield", "", "additive", ""),
            List.of("D", "", "", "one", "additive", ""),
            List.of("E", "", "damage_boost", "two", "additive", "")));

    assertThat(findings.all()).extracting(Diagnostic::code).containsOnly(Code.RULES_OVERLAP);
    assertThat(findings.all())
        .extracting(Diagnostic::location)
        .containsExactly(Duel.cell("E8"), Duel.cell("E9"), Duel.cell("E10"), Duel.cell("D11"));
    assertThat(findings.all())
        .extracting(finding -> finding.expected().replaceAll("\\D", ""))
        .containsExactly("10", "10", "8", "8");
  }

  @Test
  void numbersAreUnderstoodAsPeopleWriteThem() {
    TypedTable table =
        read(
            List.of(
                List.of("A", "", "shield", "a", "additive", "1,5"),
                List.of("B", "", "shield", "b", "additive", "12"),
                List.of("C", "", "shield", "c", "additive", " 1e3 ")));

    assertThat(findings.all()).isEmpty();
    assertThat(table.rows())
        .extracting(row -> table.text(row, QuestionTable.binding("cap")))
        .containsExactly("1.5", "12", "1000");
  }

  @Test
  void numbersThatAreNoneAreExplained() {
    read(
        List.of(
            List.of("A", "", "shield", "a", "additive", "1,500"),
            List.of("B", "", "shield", "b", "additive", "12 points"),
            List.of("C", "", "shield", "c", "maxonly", -1.0),
            List.of("D", "", "shild", "d", "additive", "1); System.exit(0); //")));

    assertThat(findings.all())
        .extracting(f -> f.location().place() + " " + f.code().id() + " " + f.suggestion())
        .containsExactly(
            "!Global rules!G8 RS005 write 1500 or 1.500",
            "!Global rules!G9 RS005 ",
            "!Global rules!F10 RS018 did you mean 'max_only'?",
            "!Global rules!G10 RS010 ",
            "!Global rules!D11 RS018 did you mean 'shield'?",
            "!Global rules!G11 RS005 ");
  }

  private TypedTable read(List<List<Object>> rows) {
    byte[] empty = WorkbookWriter.write(List.of(new TypedTable(LAYOUT, Duel.FILE, List.of())));
    byte[] workbook =
        Edit.sheet(
            empty,
            sheet -> {
              for (int i = 0; i < rows.size(); i++) {
                fill(sheet.createRow(SheetShape.FIRST_ROW + i), new ArrayList<>(rows.get(i)));
              }
            });
    return new WorkbookReader(Duel.FILE, workbook, findings).read(LAYOUT);
  }

  private static void fill(Row row, List<Object> values) {
    for (int i = 0; i < values.size(); i++) {
      Cell cell = row.createCell(SheetShape.FIRST_COLUMN + i);
      if (values.get(i) instanceof Double number) {
        cell.setCellValue(number);
      } else {
        cell.setCellValue((String) values.get(i));
      }
    }
  }
}
