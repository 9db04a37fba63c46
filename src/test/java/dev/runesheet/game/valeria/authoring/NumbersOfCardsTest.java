package dev.runesheet.game.valeria.authoring;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.pack.PackContent;
import dev.runesheet.pack.Packs;
import dev.runesheet.pack.check.PackAnalysis;
import dev.runesheet.pack.file.PackFiles;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import org.apache.poi.xssf.usermodel.XSSFWorkbook;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Conditions on numbers that are printed on cards, of which no card has such a one. */
@Tag("thorough")
class NumbersOfCardsTest {

  private static final int MERCHANT = 8;
  private static final int ON_TURN = 21;

  /** The findings about conditions with another string in V9, what the Merchant does. */
  private static List<String> found(String string) throws IOException {
    byte[] shipped = EffectTables.SHIPPED.read(EffectTables.CARDS).orElseThrow();
    try (XSSFWorkbook workbook = new XSSFWorkbook(new ByteArrayInputStream(shipped));
        ByteArrayOutputStream bytes = new ByteArrayOutputStream()) {
      workbook.getSheet("Citizens").getRow(MERCHANT).getCell(ON_TURN).setCellValue(string);
      workbook.write(bytes);
      PackFiles files = EffectTables.with(Map.of(EffectTables.CARDS, bytes.toByteArray()));
      Diagnostics findings = new Diagnostics();
      PackContent content = Packs.find("valeria").read(files, findings);
      PackAnalysis.check(Packs.find("valeria"), content, files, findings);
      return findings.all().stream()
          .map(Diagnostic::toString)
          .filter(one -> one.contains("RS092"))
          .toList();
    }
  }

  @ParameterizedTest
  @CsvSource({
    "choose <citizens where gold_cost<0>, gold cost' is always from 0 to 15",
    "choose <citizens where holy_count>=5>, holy' is always from 0 to 2",
    "steal_citizen gold_cost>99, gold cost' is always from 0 to 15"
  })
  void oneThatNoCardHasIsFoundWithThoseThatCardsHave(String string, String told)
      throws IOException {
    assertThat(found(string)).singleElement().asString().contains("!Citizens!V9: warning", told);
  }

  @ParameterizedTest
  @CsvSource({
    "steal_citizen name==Cleric and role==shadow",
    "choose <citizens where role==soldier and holy_count>=1 and shadow_count>=1>",
    "steal_citizen name==Cleric and gold_cost<=2",
    "steal_citizen name==Cleric and gold_cost>3"
  })
  void severalOfWhichNoCitizenFulfilsAllAreFound(String string) throws IOException {
    assertThat(found(string))
        .singleElement()
        .asString()
        .contains("!Citizens!V9: warning", "expected what some citizen has together");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "steal_citizen name==Cleric and role==holy",
        "steal_citizen name==Cleric and gold_cost<=3",
        "choose <citizens where gold_cost==4>"
      })
  void severalThatSomeCitizenFulfilsAreNot(String string) throws IOException {
    assertThat(found(string)).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({
    "choose <citizens where gold_cost>=12>, from 1 to 4",
    "choose <citizens where gold_cost<1>, from 1 to 4",
    "steal_citizen name==Cleric and gold_cost>8, from 1 to 4",
    "choose <citizens where holy_count>=2>, from 0 to 1"
  })
  void oneThatOnlyOtherCardsHaveIsFoundWithThoseOfCitizens(String string, String told)
      throws IOException {
    assertThat(found(string)).singleElement().asString().contains("!Citizens!V9: warning", told);
  }

  @Test
  void oneThatSomeCardHasIsNot() throws IOException {
    assertThat(found("choose <citizens where gold_cost<=3> <citizens where holy_count>=1>"))
        .isEmpty();
    assertThat(found("steal_citizen gold_cost<=99")).isEmpty();
  }
}
