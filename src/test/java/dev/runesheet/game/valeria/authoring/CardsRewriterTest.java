package dev.runesheet.game.valeria.authoring;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.language.strings.Column;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.pack.Packs;
import dev.runesheet.pack.Rewriter;
import dev.runesheet.pack.file.PackFiles;
import dev.runesheet.table.grid.EditedWorkbook;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.Map;
import org.apache.poi.ss.usermodel.Cell;
import org.apache.poi.ss.usermodel.Row;
import org.apache.poi.ss.usermodel.Sheet;
import org.apache.poi.xssf.usermodel.XSSFWorkbook;
import org.junit.jupiter.api.Test;

/** Older effect strings of the workbook of cards are rewritten in place. */
class CardsRewriterTest {

  private static final int LABELS = 6;
  private static final PackFiles FILES = Packs.files("valeria", Path.of("."));

  @Test
  void olderStringsBecomeUnifiedOnesAndNothingIsLeftToRewrite() {
    Diagnostics findings = new Diagnostics();
    Rewriter rewriter = Packs.find("valeria").rewriter(FILES, findings).orElseThrow();
    String file = rewriter.file();
    byte[] older =
        with(
            FILES.read(file).orElseThrow(),
            Map.of(
                "d66", "manipulate_resources mode=self_convert pay=g:3 gain=v:3 optional=true",
                "d45", "action.modify_monster_strength +3"));
    EditedWorkbook once = rewriter.rewrite(file, older, findings).orElseThrow();
    assertThat(once.cells()).hasSize(2);
    assertThat(activation(file, once.content(), "d66")).isEqualTo("self_convert g 3 v 3 optional");
    assertThat(activation(file, once.content(), "d45")).isEqualTo("modify_monster_strength 3");
    EditedWorkbook twice = rewriter.rewrite(file, once.content(), findings).orElseThrow();
    assertThat(twice.cells()).isEmpty();
    assertThat(findings.all()).isEmpty();
  }

  @Test
  void theShippedStringsAreUnified() {
    Diagnostics findings = new Diagnostics();
    Rewriter rewriter = Packs.find("valeria").rewriter(FILES, findings).orElseThrow();
    byte[] shipped = FILES.read(rewriter.file()).orElseThrow();
    assertThat(rewriter.rewrite(rewriter.file(), shipped, findings).orElseThrow().cells())
        .isEmpty();
  }

  /** The workbook with other activations of some domains. */
  private static byte[] with(byte[] workbook, Map<String, String> activations) {
    try (XSSFWorkbook book = new XSSFWorkbook(new ByteArrayInputStream(workbook));
        ByteArrayOutputStream bytes = new ByteArrayOutputStream()) {
      Sheet sheet = book.getSheet("Domains");
      int column = -1;
      for (Cell label : sheet.getRow(LABELS)) {
        column = label.toString().equals("When gained") ? label.getColumnIndex() : column;
      }
      for (Row row : sheet) {
        Cell code = row.getCell(1);
        if (code != null && activations.containsKey(code.toString())) {
          row.getCell(column).setCellValue(activations.get(code.toString()));
        }
      }
      book.write(bytes);
      return bytes.toByteArray();
    } catch (IOException impossible) {
      throw new UncheckedIOException(impossible);
    }
  }

  private static String activation(String file, byte[] workbook, String code) {
    return CardSheets.read(file, workbook, new Diagnostics()).stream()
        .filter(card -> card.code().equals(code))
        .map(card -> card.strings().get(Column.ACTIVATION))
        .findFirst()
        .orElseThrow();
  }
}
