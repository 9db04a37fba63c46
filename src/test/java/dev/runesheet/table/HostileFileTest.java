package dev.runesheet.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.model.diagnostic.FindingCode;
import dev.runesheet.table.grid.WorkbookFile;
import dev.runesheet.table.grid.WorkbookLimits;
import dev.runesheet.table.grid.Zip;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.apache.poi.poifs.crypt.EncryptionInfo;
import org.apache.poi.poifs.crypt.EncryptionMode;
import org.apache.poi.poifs.crypt.Encryptor;
import org.apache.poi.poifs.filesystem.POIFSFileSystem;
import org.junit.jupiter.api.Test;

class HostileFileTest {

  @Test
  void otherKindsOfFiles() {
    assertThat(code(new byte[0])).isEqualTo(Code.NOT_A_WORKBOOK);
    assertThat(code("Rule;When\n".getBytes(StandardCharsets.UTF_8))).isEqualTo(Code.NOT_A_WORKBOOK);
    assertThat(code(new byte[] {(byte) 0xD0, (byte) 0xCF, 0x11, (byte) 0xE0, 0, 0}))
        .isEqualTo(Code.NOT_A_WORKBOOK);
  }

  @Test
  void aZipOfSomethingElse() throws IOException {
    assertThat(code(Zip.pack(Map.of("a.txt", new byte[] {1})))).isEqualTo(Code.NOT_A_WORKBOOK);
  }

  @Test
  void theFailureOfWhoReadsIsNoDamage() {
    IllegalStateException mistake = new IllegalStateException("a programmer's");
    Diagnostics findings = new Diagnostics();

    assertThatThrownBy(
            () ->
                WorkbookFile.read(
                    "effects.xlsx",
                    Duel.workbook(),
                    findings,
                    book -> {
                      throw mistake;
                    },
                    null))
        .isSameAs(mistake);
    assertThat(findings.all()).isEmpty();
  }

  @Test
  void aPassword() throws Exception {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (POIFSFileSystem file = new POIFSFileSystem()) {
      Encryptor encryptor = new EncryptionInfo(EncryptionMode.standard).getEncryptor();
      encryptor.confirmPassword("secret");
      try (var stream = encryptor.getDataStream(file)) {
        stream.write(Duel.workbook());
      }
      file.writeFilesystem(bytes);
    }

    assertThat(Duel.findings(bytes.toByteArray()))
        .singleElement()
        .asString()
        .contains("RS030", "password");
  }

  @Test
  void aFileThatUnpacksWithoutEnd() throws IOException {
    byte[] bomb =
        Zip.pack(Map.of("xl/worksheets/sheet1.xml", new byte[WorkbookLimits.UNPACKED_BYTES + 1]));

    assertThat(code(bomb)).isEqualTo(Code.TOO_LARGE);
    assertThat(
            code(
                Edit.part(
                    Duel.workbook(),
                    "xl/worksheets/sheet2.xml",
                    text ->
                        text.replaceFirst(
                            "<row ", "<c/>".repeat(WorkbookLimits.MARKUP) + "<row "))))
        .isEqualTo(Code.TOO_LARGE);
  }

  /** POI takes all pairs of columns, and holds an object for each range of an attribute. */
  @Test
  void markupThatIsSmallInTheFileAndLargeInMemory() {
    String column = "<x:col min=\"1\" max=\"1\" hidden=\"1\"/>";
    String ranges = "<dataValidation sqref=\"" + "A1 ".repeat(WorkbookLimits.MARKUP) + "\"/>";

    for (String markup : List.of(column.repeat(20_000), ranges)) {
      assertThat(
              code(
                  Edit.part(
                      Duel.workbook(),
                      "xl/worksheets/sheet2.xml",
                      text -> text.replaceFirst("<sheetData>", markup + "<sheetData>"))))
          .isEqualTo(Code.TOO_LARGE);
    }
  }

  /** Each would be read anew, so that a small file has any number of large sheets. */
  @Test
  void sheetsThatAreOnePart() {
    byte[] workbook =
        Edit.part(
            Duel.workbook(),
            "xl/workbook.xml",
            text ->
                text.replaceFirst(
                    "(<sheet [^>]*r:id=\"\\w+\"[^>]*>)",
                    "$1<sheet name=\"Again\" sheetId=\"99\" r:id=\"rId3\"/><sheet name=\"And again\" sheetId=\"100\" r:id=\"rId3\"/>"));

    assertThat(code(workbook)).isEqualTo(Code.NOT_A_WORKBOOK);
    Diagnostics opened = new Diagnostics();
    assertThat(WorkbookFile.opened("effects.xlsx", workbook, opened)).isEmpty();
    assertThat(opened.all()).extracting(Diagnostic::code).containsExactly(Code.NOT_A_WORKBOOK);
  }

  /** Merged cells are errors, of which a thousand are enough; each cell asks for all of them. */
  @Test
  void moreMergedCellsThanAnybodyMakes() {
    StringBuilder merged = new StringBuilder("</sheetData><mergeCells>");
    for (int row = 20; row < 5000; row++) {
      merged.append("<mergeCell ref=\"A").append(row).append(":B").append(row).append("\"/>");
    }
    byte[] workbook =
        Edit.part(
            Duel.workbook(),
            "xl/worksheets/sheet2.xml",
            text ->
                text.replaceFirst("(?s)<mergeCells.*</mergeCells>", "")
                    .replaceFirst("</sheetData>", merged + "</mergeCells>"));

    assertThat(Duel.findings(workbook))
        .filteredOn(finding -> finding.code() == Code.MERGED_CELLS)
        .hasSize(1000);
  }

  @Test
  void macrosAndLinksElsewhere() {
    for (String part :
        List.of("xl/vbaProject.bin", "xl/externalLinks/externalLink1.xml", "xl/embeddings/a.bin")) {
      assertThat(code(Edit.part(Duel.workbook(), part, text -> "x")))
          .isEqualTo(Code.WORKBOOK_UNSAFE);
    }
    assertThat(
            code(
                Edit.part(
                    Duel.workbook(),
                    "[Content_Types].xml",
                    text -> text.replace("spreadsheetml.sheet.main", "sheet.macroEnabled.main"))))
        .isEqualTo(Code.WORKBOOK_UNSAFE);
    assertThat(
            code(
                Edit.part(
                    Duel.workbook(),
                    "xl/_rels/workbook.xml.rels",
                    text ->
                        text.replace(
                            "</Relationships>",
                            "<Relationship Id=\"rIdX\" Type=\"http://x/image\""
                                + " Target=\"http://example.org/a.png\""
                                + " TargetMode=\"External\"/></Relationships>"))))
        .isEqualTo(Code.WORKBOOK_UNSAFE);
  }

  @Test
  void entitiesAreNotExpanded() {
    byte[] workbook =
        Edit.part(
            Duel.workbook(),
            "xl/worksheets/sheet2.xml",
            text ->
                "<!DOCTYPE x [<!ENTITY a \"aaaa\"><!ENTITY b \"&a;&a;\">]>"
                    + text.replaceFirst("<\\?xml[^>]*>", ""));

    assertThat(Duel.findings(workbook)).isNotEmpty();
  }

  @Test
  void truncatedFilesGiveFindings() {
    byte[] workbook = Duel.workbook();
    for (int length = 0; length < workbook.length; length += 97) {
      assertThat(Duel.findings(Arrays.copyOf(workbook, length)))
          .as("length " + length)
          .isNotEmpty();
    }
  }

  @Test
  void changedBytesNeverThrow() {
    byte[] workbook = Duel.workbook();
    Random random = new Random(4);
    for (int i = 0; i < 150; i++) {
      byte[] mutant = workbook.clone();
      for (int j = 0; j <= random.nextInt(4); j++) {
        mutant[random.nextInt(mutant.length)] = (byte) random.nextInt();
      }
      assertThat(Duel.findings(mutant)).isNotNull();
    }
  }

  @Test
  void changedXmlNeverThrows() {
    byte[] workbook = Duel.workbook();
    List<String> names = List.copyOf(Edit.parts(workbook).keySet());
    Random random = new Random(5);
    for (int i = 0; i < 150; i++) {
      byte[] mutant =
          Edit.part(workbook, names.get(random.nextInt(names.size())), xml -> mutate(xml, random));
      assertThat(Duel.findings(mutant)).isNotNull();
    }
  }

  private static String mutate(String xml, Random random) {
    int from = random.nextInt(xml.length());
    int to = Math.min(xml.length(), from + random.nextInt(20));
    String put = List.of("", "9", "<", "\"", "-1", "</c>", "99999999999").get(random.nextInt(7));
    return xml.substring(0, from) + put + xml.substring(to);
  }

  private static FindingCode code(byte[] file) {
    List<Diagnostic> findings = Duel.findings(file);
    assertThat(findings).hasSize(1);
    assertThat(findings.get(0).location().place().toString()).isEmpty();
    return findings.get(0).code();
  }
}
