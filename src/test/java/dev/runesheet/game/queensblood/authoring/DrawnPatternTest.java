package dev.runesheet.game.queensblood.authoring;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.game.queensblood.word.Category;
import dev.runesheet.game.queensblood.word.PatternCell;
import dev.runesheet.language.registry.CardPattern;
import dev.runesheet.language.registry.CardSource;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.schema.Places;
import dev.runesheet.table.effect.TableSet;
import dev.runesheet.table.layout.TypedTable;
import dev.runesheet.table.write.WorkbookEditor;
import dev.runesheet.table.write.WorkbookRenewal;
import dev.runesheet.table.write.WorkbookWriter;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.Consumer;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.apache.poi.ss.usermodel.Row;
import org.apache.poi.ss.usermodel.Sheet;
import org.apache.poi.xssf.usermodel.XSSFWorkbook;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The pattern of a card, as it is written, typed and read again. */
@Tag("thorough")
@net.jqwik.api.Tag("thorough")
class DrawnPatternTest {

  private static final String FILE = "cards.xlsx";
  private static final int PATTERN = 7;

  @ParameterizedTest
  @ValueSource(
      strings = {
        "· · · · ·\n· · P · ·\n· · W X E\n· · · · ·\n· · · · ·",
        "_____\n__P__\n__WXE\n_____\n_____",
        "_____\r\n__P__\r\n__WXE\r\n_____\r\n_____\r\n",
        "_____ __P__ __WXE _____ _____",
        ".....\n..p..\n..wxe\n…..\n…..",
        " · · · · ·\n· · P · ·  \n· ·  W X E\n·····\n· · ·\u00a0· ·"
      })
  void aPatternIsUnderstoodHoweverItIsTyped(String drawn) {
    byte[] typed =
        edited(written(List.of()), sheet -> sheet.getRow(7).getCell(7).setCellValue(drawn));

    assertThat(cells(typed)).containsExactly("A3E", "B3X", "C2P");
  }

  @Property(tries = 200)
  void aPatternThatIsWrittenIsReadAsItWas(@ForAll("cells") List<String> cells) {
    assertThat(cells(written(cells))).isEqualTo(cells);
  }

  @Provide
  Arbitrary<List<String>> cells() {
    return Arbitraries.of("_", "P", "E", "X").list().ofSize(25).map(DrawnPatternTest::cells);
  }

  private static List<String> cells(List<String> kinds) {
    List<String> cells = new ArrayList<>();
    for (int i = 0; i < kinds.size(); i++) {
      String cell = "" + (char) ('A' + i / 5) + (i % 5 + 1);
      if (!kinds.get(i).equals("_") && !cell.equals("C3")) {
        cells.add(cell + kinds.get(i));
      }
    }
    return Collections.unmodifiableList(cells);
  }

  @Test
  void aWorkbookWithAColumnForEachLineIsReadAndWrittenAnew() {
    List<String> cells = List.of("A3E", "B3X", "C2P");
    byte[] now = written(cells);
    byte[] old = edited(now, DrawnPatternTest::lines);

    assertThat(cells(old)).isEqualTo(cells);
    Diagnostics findings = new Diagnostics();
    assertThat(
            new WorkbookRenewal(FILE, old, findings).write(CardsWorkbook.SHEETS.forms(), List.of()))
        .hasValueSatisfying(anew -> assertThat(cells(anew)).isEqualTo(cells));
    assertThat(findings.all()).isEmpty();
  }

  @Test
  void aMistakeInAColumnForALineIsToldWithItsLine() {
    byte[] old =
        edited(
            edited(written(List.of()), DrawnPatternTest::lines),
            sheet -> sheet.getRow(7).getCell(9).setCellValue("__WQ_"));

    Diagnostics findings = new Diagnostics();
    assertThat(CardsWorkbook.SHEETS.read(FILE, old, true, findings).all()).hasSize(1);

    assertThat(findings.all())
        .singleElement()
        .asString()
        .contains("!Cards!H8", "RS070", "'Q' in line 3, sign 4");
  }

  @Test
  void rowsAreNotWrittenIntoAWorkbookWithAColumnForEachLine() {
    byte[] old = edited(written(List.of()), DrawnPatternTest::lines);
    Diagnostics findings = new Diagnostics();
    List<TypedTable> rows =
        CardsWorkbook.SHEETS.tables(FILE, List.of(card(List.of("A3E"))), card -> "").tables();

    assertThat(new WorkbookEditor(FILE, old, findings).update(CardsWorkbook.SHEETS.forms(), rows))
        .isEmpty();

    assertThat(findings.all())
        .singleElement()
        .asString()
        .contains(FILE + "!Cards!H7", "RS033", "'Pattern 1'", "'Pattern'", "refresh --anew");
  }

  /** Makes of the pattern's column the five that there were. */
  private static void lines(Sheet sheet) {
    for (int number = 3; number <= 7; number++) {
      Row row = sheet.getRow(number);
      row.createCell(PATTERN + 5).setCellValue(text(row, PATTERN + 1));
      String before = text(row, PATTERN);
      String[] lines = before.replace(" ", "").replace("·", "_").split("\n");
      for (int line = 1; line <= 5; line++) {
        String label =
            before.replace("Pattern(", "Pattern" + line + "(").replaceFirst("n$", "n " + line);
        row.createCell(PATTERN + line - 1).setCellValue(number == 7 ? lines[line - 1] : label);
      }
    }
  }

  private static String text(Row row, int column) {
    return row.getCell(column) == null ? "" : row.getCell(column).getStringCellValue();
  }

  private static byte[] written(List<String> cells) {
    TableSet set = CardsWorkbook.SHEETS.tables(FILE, List.of(card(cells)), card -> "");
    return WorkbookWriter.write(set.tables(), set.notTabular());
  }

  private static CardSource card(List<String> cells) {
    CardPattern pattern =
        new CardPattern(cells.stream().map(cell -> PatternCell.of(cell).orElseThrow()).toList());
    return new CardSource("900", "New", Category.REGULAR, 1, 1, pattern, "", Places.NONE);
  }

  private static List<String> cells(byte[] workbook) {
    Diagnostics findings = new Diagnostics();
    List<CardSource> cards = CardsWorkbook.SHEETS.read(FILE, workbook, true, findings).all();
    assertThat(findings.all()).isEmpty();
    assertThat(cards).hasSize(1);
    return cards.get(0).pattern().cells().stream().map(PatternCell::toString).toList();
  }

  private static byte[] edited(byte[] workbook, Consumer<Sheet> edit) {
    try (XSSFWorkbook book = new XSSFWorkbook(new ByteArrayInputStream(workbook));
        ByteArrayOutputStream bytes = new ByteArrayOutputStream()) {
      edit.accept(book.getSheet("Cards"));
      book.write(bytes);
      return bytes.toByteArray();
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
  }
}
