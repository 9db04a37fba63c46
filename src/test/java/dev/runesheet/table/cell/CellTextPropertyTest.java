package dev.runesheet.table.cell;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.model.diagnostic.Severity;
import dev.runesheet.table.Duel;
import dev.runesheet.table.Edit;
import dev.runesheet.table.compile.TableCompiler;
import dev.runesheet.table.compile.TableCompilerTest;
import dev.runesheet.table.layout.CellParser;
import dev.runesheet.table.layout.Column;
import dev.runesheet.table.layout.TypedTable;
import dev.runesheet.table.read.WorkbookReader;
import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** No text of a cell changes the number of rules, patterns, constraints or statements. */
class CellTextPropertyTest {

  private static final List<String> CELLS =
      List.of(
          "B8", "C8", "D8", "E8", "F8", "G8", "H8", "K8", "P8", "B9", "C9", "D9", "E9", "F9", "I9",
          "J9", "L9", "M9", "N9", "B10", "C10", "D10", "E10", "F10", "I10", "J10", "M10", "N10",
          "O10");
  private static final List<String> PIECES =
      List.of(
          "\"",
          "\\",
          "*/",
          "/*",
          "//",
          "\n",
          "\r\n",
          ");",
          "}",
          "{",
          "$param",
          "$1",
          "$2",
          ",",
          " ",
          "end",
          "rule \"x\"",
          "when",
          "then",
          "eval(true)",
          "||",
          "&&",
          "burn",
          "health",
          "1",
          "-1",
          "x",
          "RuleTable T",
          "RuleSet s",
          "Import java.io.File",
          "System.exit(0)",
          "turn starts",
          "mode/a",
          "\\u0022",
          "“",
          "”",
          "'",
          "#",
          "\u0000",
          "\ud83d\ude00",
          "=1+1",
          "@Salience(1)",
          "a",
          "B",
          "é",
          "1e5",
          "0x10",
          "\u2028");
  private static final byte[] WORKBOOK = Duel.workbook();
  private static final String STRUCTURE = structure(TableCompilerTest.read(WORKBOOK));

  @Property(tries = 250)
  void anyTextInAnyCell(@ForAll("cells") String cell, @ForAll("texts") String text) {
    Diagnostics findings = new Diagnostics();
    byte[] workbook = Edit.text(WORKBOOK, cell, text);
    TypedTable table = new WorkbookReader(Duel.FILE, workbook, findings).read(Duel.layout());

    if (findings.hasErrors()) {
      assertThat(findings.all())
          .extracting(Diagnostic::location)
          .anyMatch(place -> place.equals(Duel.cell(cell)) || otherNames(place.place().toString()));
    } else if (!CellText.clean(text).isEmpty()) {
      assertThat(structure(table)).as(cell + " " + text).isEqualTo(STRUCTURE);
    }
  }

  @Property(tries = 600)
  void anyTextIsParsedToWhatItSays(@ForAll("texts") String text) {
    for (Column column : Duel.layout().columns()) {
      Diagnostics findings = new Diagnostics();
      String clean = CellText.clean(text);
      List<CellValue> values =
          new CellParser(findings).parse(column, RawCell.filled(clean, null, Duel.cell("B8")));

      assertThat(values == null)
          .isEqualTo(findings.all().stream().anyMatch(f -> f.severity() == Severity.ERROR));
      boolean remark = column.single() instanceof CellType.Remark;
      if (values != null) {
        assertThat(values.stream().map(CellValue::literal))
            .noneMatch(
                literal -> literal.matches(remark ? "(?s).*(\\*/|\n).*" : "(?s).*[\"\\\\\n].*"));
      }
    }
  }

  /** A name may be found twice at the row below the one that was changed. */
  private static boolean otherNames(String place) {
    return place.matches("!Global rules!(B|F)(9|10)");
  }

  private static String structure(TypedTable table) {
    try {
      return TableCompilerTest.structure(TableCompiler.compile(table).drl());
    } catch (Exception e) {
      throw new AssertionError(e);
    }
  }

  @Provide
  Arbitrary<String> cells() {
    return Arbitraries.of(CELLS);
  }

  @Provide
  Arbitrary<String> texts() {
    Arbitrary<String> pieces =
        Arbitraries.of(PIECES).list().ofMinSize(1).ofMaxSize(8).map(list -> String.join("", list));
    return Arbitraries.oneOf(
        pieces,
        Arbitraries.strings().ofMaxLength(40),
        Arbitraries.strings().ascii().ofMaxLength(20),
        Arbitraries.of(
            "RuleTable more",
            "RuleSet more",
            "Import a",
            "Name",
            "rule",
            "health,2",
            "stun,1.5",
            "Rule (mode)"));
  }
}
