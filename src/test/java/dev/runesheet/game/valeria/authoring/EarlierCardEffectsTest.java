package dev.runesheet.game.valeria.authoring;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.analysis.change.EffectDiff;
import dev.runesheet.model.Effect;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.pack.exchange.WorkbookContent;
import dev.runesheet.table.write.WorkbookRenewal;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import org.apache.poi.xssf.usermodel.XSSFWorkbook;
import org.junit.jupiter.api.Test;

/** Workbooks of cards' effects whose code an earlier version wrote. */
class EarlierCardEffectsTest {

  private static final String NAME = "card-effects.drl.xlsx";

  @Test
  void theyAreReadAndSayTheSame() throws IOException {
    Diagnostics findings = new Diagnostics();

    List<Effect> effects = effects(earlier(), findings);

    assertThat(findings.all()).isEmpty();
    List<String> ids = effects.stream().map(Effect::id).toList();
    List<Effect> strings =
        EffectTables.source().effects().stream().filter(one -> ids.contains(one.id())).toList();
    assertThat(ids).hasSize(12);
    assertThat(EffectDiff.between(strings, effects)).isEmpty();
  }

  @Test
  void writtenAnewTheyHaveTheCodeOfNow() throws IOException {
    Diagnostics findings = new Diagnostics();

    byte[] written =
        new WorkbookRenewal(NAME, earlier(), findings)
            .write(EffectTables.family().book().forms(), List.of())
            .orElseThrow();

    assertThat(imports(written)).isEqualTo(imports(EffectTables.export().content()));
    assertThat(effects(written, findings)).isEqualTo(effects(earlier(), findings));
    assertThat(findings.all()).isEmpty();
  }

  @Test
  void codeOfAnAuthorsOwnIsStillFound() throws IOException {
    Diagnostics findings = new Diagnostics();

    effects(withImports(earlier(), "java.io.File"), findings);

    assertThat(findings.all())
        .isNotEmpty()
        .allMatch(one -> one.location().place().toString().startsWith("!Counts!"));
  }

  private static List<Effect> effects(byte[] workbook, Diagnostics findings) {
    return WorkbookContent.read(List.of(EffectTables.family()), NAME, workbook, findings).effects();
  }

  private static String imports(byte[] workbook) throws IOException {
    try (XSSFWorkbook book = new XSSFWorkbook(new ByteArrayInputStream(workbook))) {
      return book.getSheet("Counts").getRow(1).getCell(2).getStringCellValue();
    }
  }

  private static byte[] withImports(byte[] workbook, String more) throws IOException {
    try (XSSFWorkbook book = new XSSFWorkbook(new ByteArrayInputStream(workbook));
        ByteArrayOutputStream bytes = new ByteArrayOutputStream()) {
      var cell = book.getSheet("Counts").getRow(1).getCell(2);
      cell.setCellValue(cell.getStringCellValue() + ", " + more);
      book.write(bytes);
      return bytes.toByteArray();
    }
  }

  private static byte[] earlier() throws IOException {
    try (InputStream file = EarlierCardEffectsTest.class.getResourceAsStream("/earlier/" + NAME)) {
      return file.readAllBytes();
    }
  }
}
