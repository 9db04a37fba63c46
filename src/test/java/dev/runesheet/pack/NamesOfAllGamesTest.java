package dev.runesheet.pack;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.pack.check.PackAnalysis;
import dev.runesheet.pack.file.DirectoryFiles;
import dev.runesheet.pack.file.PackFiles;
import dev.runesheet.pack.file.ReplacedFiles;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.apache.poi.ss.usermodel.Workbook;
import org.apache.poi.ss.usermodel.WorkbookFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Names of cards, heroes, abilities and roles that people cannot read are found in all games. */
class NamesOfAllGamesTest {

  private static final PackFiles FILES = new DirectoryFiles(Path.of(""));

  private static List<Diagnostic> unreadable(String game, String file, byte[] content) {
    PackFiles files = new ReplacedFiles(FILES, Map.of(file, content), "here");
    AuthoringPack pack = Packs.find(game);
    Diagnostics findings = new Diagnostics();
    PackAnalysis.check(pack, PackBuilder.read(pack, files, findings), files, findings);
    return findings.all().stream().filter(one -> one.code() == Code.NAME_UNREADABLE).toList();
  }

  /** The text of an example, in which a bar and line breaks cannot stand. */
  private static String lines(String written) {
    return written.replace(" : ", " | ").replace('~', '\n');
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "math-battle | data/math-battle/heroes/fighter.json | \"Fighter\" | \"Figh\\u202eter\""
            + " | fighter.json:2:11 #/name",
        "math-battle | data/math-battle/heroes/fighter.json | \"Basic Attack\" | \"<b>Attack</b>\""
            + " | #/abilities/0/name",
        "ember-vale | data/ember-vale/cards.yaml | name: Spark Imp | \"name\": \"Spark\\u200bImp\""
            + " | #/cards/spark-imp/name",
        "tcg-pocket | data/tcg-pocket/cards/made-up.json | \"Nightbloom\" | \"Night  bloom\""
            + " | #/cards/made-up-healer/name",
        "werewolf | data/werewolf/roles/others.txt | Mirror Maker"
            + " | Anna  Lee : Townsfolk Miscellaneous~No Abilities~~Mirror Maker | others.txt:4",
      })
  void aNameThatNobodyCanReadIsFoundAtTheName(
      String game, String file, String name, String other, String place) {
    String text = new String(FILES.read(file).orElseThrow(), StandardCharsets.UTF_8);
    assertThat(text).contains(name);
    int at = text.indexOf(name);
    String edited = text.substring(0, at) + lines(other) + text.substring(at + name.length());

    assertThat(unreadable(game, file, edited.getBytes(StandardCharsets.UTF_8)))
        .singleElement()
        .extracting(Diagnostic::message)
        .asString()
        .contains(place, "warning RS159");
  }

  @Test
  void aNameOfACardOfAWorkbookThatFillsThePageIsFoundAtItsCell() throws IOException {
    String file = "data/valeria/cards.xlsx";
    ByteArrayOutputStream edited = new ByteArrayOutputStream();
    try (Workbook workbook =
        WorkbookFactory.create(new ByteArrayInputStream(FILES.read(file).orElseThrow()))) {
      workbook.getSheet("Citizens").getRow(7).getCell(3).setCellValue("x".repeat(61));
      workbook.write(edited);
    }

    assertThat(unreadable("valeria", file, edited.toByteArray()))
        .singleElement()
        .extracting(Diagnostic::message)
        .asString()
        .contains("!Citizens!D8", "warning RS159", "at most 60 characters");
  }
}
