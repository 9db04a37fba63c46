package dev.runesheet.game.valeria.authoring;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.pack.PackBuilder;
import dev.runesheet.pack.Packs;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.apache.poi.xssf.usermodel.XSSFWorkbook;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A sheet or workbook of cards that cannot be read is one finding, whatever names its cards. */
class MissingSheetTest {

  private static final String CARDS = "data/valeria/cards.xlsx";

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Starters",
        "Citizens",
        "Domains",
        "Monsters",
        "Events",
        "Dukes",
        "Nobles",
        "Agents",
        "Relics"
      })
  void aSheetThatIsMissingIsOneFinding(String sheet) throws IOException {
    byte[] renamed = edited(book -> book.setSheetName(book.getSheetIndex(sheet), sheet + "2"));
    assertThat(findings(renamed))
        .singleElement()
        .asString()
        .contains(CARDS, "RS032", "'" + sheet + "'", "'" + sheet + "2'");
  }

  @Test
  void aHeadingThatWasChangedIsOneFinding() throws IOException {
    byte[] changed =
        edited(book -> book.getSheet("Citizens").getRow(6).getCell(3).setCellValue("Label"));
    assertThat(findings(changed)).singleElement().asString().contains("!Citizens!D7", "RS033");
  }

  @Test
  void aWorkbookThatCannotBeReadIsOneFinding() throws IOException {
    byte[] whole = shipped();
    assertThat(findings(Arrays.copyOf(whole, whole.length / 2)))
        .singleElement()
        .asString()
        .contains(CARDS, "RS030");
    assertThat(findings(new byte[0])).singleElement().asString().contains(CARDS, "RS030");
  }

  @Test
  void whatDoesNotNameCardsIsCheckedBesides() throws IOException {
    byte[] renamed = edited(book -> book.setSheetName(book.getSheetIndex("Dukes"), "Counts"));
    byte[] broken = new byte[0];
    String flags = "decision-tables/valeria/flags.drl.xlsx";
    assertThat(findings(Map.of(CARDS, renamed, flags, broken)))
        .hasSize(2)
        .anySatisfy(one -> assertThat(one.toString()).contains("'Dukes'"))
        .anySatisfy(one -> assertThat(one.toString()).contains(flags));
  }

  @Test
  void aWrongFieldOfTheFileOfAliasesIsToldOnce() {
    String aliases = "data/valeria/aliases.yaml";
    byte[] shipped = EffectTables.SHIPPED.read(aliases).orElseThrow();
    String wrong = new String(shipped, StandardCharsets.UTF_8) + "\nreservs: []\n";
    assertThat(findings(Map.of(aliases, wrong.getBytes(StandardCharsets.UTF_8))))
        .singleElement()
        .asString()
        .contains(aliases, "RS007", "did you mean 'reserves'?");
  }

  private static byte[] shipped() {
    return EffectTables.SHIPPED.read(CARDS).orElseThrow();
  }

  private static byte[] edited(Consumer<XSSFWorkbook> change) throws IOException {
    try (XSSFWorkbook book = new XSSFWorkbook(new ByteArrayInputStream(shipped()));
        ByteArrayOutputStream bytes = new ByteArrayOutputStream()) {
      change.accept(book);
      book.write(bytes);
      return bytes.toByteArray();
    }
  }

  private static List<Diagnostic> findings(byte[] cards) {
    return findings(Map.of(CARDS, cards));
  }

  private static List<Diagnostic> findings(Map<String, byte[]> changed) {
    Diagnostics findings = new Diagnostics();
    PackBuilder.read(Packs.find("valeria"), EffectTables.with(changed), findings);
    return findings.all();
  }
}
