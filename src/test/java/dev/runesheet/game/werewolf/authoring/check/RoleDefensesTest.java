package dev.runesheet.game.werewolf.authoring.check;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.game.werewolf.authoring.WerewolfPack;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Diagnostics;
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
import org.apache.poi.ss.util.CellReference;
import org.apache.poi.xssf.usermodel.XSSFWorkbook;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A defense that is over before anything comes that it stops is told, by the game's tables. */
class RoleDefensesTest {

  private static final PackFiles SHIPPED = new DirectoryFiles(Path.of(""));
  private static final String TOWN = "data/werewolf/roles/town.txt";
  private static final String ORDER = "decision-tables/werewolf/order.drl.xlsx";
  private static final String LYNCHES = "'Lynches' through Active Defense (~Phase)";

  private static List<Diagnostic> check(String abilities, byte[] order) throws IOException {
    String shipped = new String(SHIPPED.read(TOWN).orElseThrow(), StandardCharsets.UTF_8);
    String text = shipped + "\nBaker | Townsfolk Power\n" + abilities + "\n";
    Map<String, byte[]> files = Map.of(TOWN, text.getBytes(StandardCharsets.UTF_8), ORDER, order);
    Diagnostics findings = new Diagnostics();
    new WerewolfPack().read(new ReplacedFiles(SHIPPED, files, "a test"), findings);
    return findings.all();
  }

  private static List<Diagnostic> check(String abilities) throws IOException {
    return check(abilities, SHIPPED.read(ORDER).orElseThrow());
  }

  private static byte[] order(String sheet, Map<String, Object> cells) throws IOException {
    try (XSSFWorkbook book =
            new XSSFWorkbook(new ByteArrayInputStream(SHIPPED.read(ORDER).orElseThrow()));
        ByteArrayOutputStream bytes = new ByteArrayOutputStream()) {
      cells.forEach(
          (name, value) -> {
            CellReference at = new CellReference(name);
            var cell = book.getSheet(sheet).getRow(at.getRow()).getCell(at.getCol());
            if (value instanceof Integer number) {
              cell.setCellValue(number);
            } else {
              cell.setCellValue((String) value);
            }
          });
      book.write(bytes);
      return bytes.toByteArray();
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      textBlock =
          """
          Immediate Night | 'Attacks' through Active Defense during Day (~Phase) | protection from 'Attacks' during Day (~Phase), expected one that is there when what it stops may come (Attack by night and by day)
          Immediate Night | 'Lynches' through Active Defense (~Phase) | protection from 'Lynches' (~Phase), expected one that is there when what it stops may come (Lynch by day)
          End Day | 'Lynches' through Active Defense (~Phase) | protection from 'Lynches' (~Phase)
          Start Night | 'All' through Absence at @Self during Day (~NextNight) |
          Start Night | 'All' through Absence at @Self during Day (~Phase) | protection from 'All' during Day (~Phase)
          """)
  void aDefenseThatIsOverBeforehandIsTold(String time, String defense, String found)
      throws IOException {
    List<Diagnostic> told = check(time + ": Protect @Selection from " + defense);
    if (found == null) {
      assertThat(told).isEmpty();
    } else {
      assertThat(told)
          .singleElement()
          .asString()
          .contains(TOWN + ":", "warning RS092", "found " + found);
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Immediate Day: Protect @Selection from 'Lynches' through Active Defense (~Phase)",
        "Immediate: Protect @Selection from 'Lynches' through Active Defense (~Phase)",
        "Immediate Night: Protect @Selection from 'Lynches' through Active Defense (~NextDay)",
        "End Night: Protect @Selection from 'Attacks' through Active Defense (~Phase)",
        "Starting: Protect @Self from 'Lynches' through Passive Defense during Day (~Permanent)",
        "On Visit: Protect @Self from 'Lynches' through Active Defense (~Phase)"
      })
  void aDefenseThatMayMeetSomethingIsFine(String ability) throws IOException {
    assertThat(check(ability)).isEmpty();
  }

  @Test
  void aDefenseThatIsOverBeforeTheFirstKillingIsTold() throws IOException {
    String start = "Starting: Protect @Self from 'Attacks' through Passive Defense ";
    assertThat(check(start + "(~Phase)"))
        .singleElement()
        .asString()
        .contains("warning RS092", "'Attacks' (~Phase) from Day 0", "by day, from Night 1 on)");
    assertThat(check(start + "during Day (~NextNight)")).hasSize(1);
    assertThat(check(start + "(~NextNight)")).isEmpty();
    assertThat(check(start + "during Day (~NextDay)")).isEmpty();
    String lynch = "Starting: Protect @Self from 'Lynches' through Passive Defense (~Phase)";
    assertThat(check(lynch)).hasSize(1);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Immediate Day: Attack @Selection",
        "On Visit: Attack @Selection",
        "Immediate Day: Create Pack Poll",
        "Immediate Day: Grant 'Baker' to @Selection",
      })
  void aDefenseFromTheStartMayMeetWhatComesBeforeTheFirstNight(String ability) throws IOException {
    String start = "Starting: Protect @Self from 'Attacks' through Passive Defense (~Phase)\n";
    String visit = ability.replace("@Selection", ability.startsWith("On") ? "@Self" : "@Selection");
    assertThat(check(start + visit).stream().filter(one -> one.code() == Code.IMPOSSIBLE))
        .isEmpty();
  }

  @Test
  void aDefenseAgainstPlayersNeverMeetsWhatPollsDo() throws IOException {
    String defense =
        "Starting: Protect @Self from 'Lynches' by @(Wolfish) through Passive Defense (~Permanent)";
    assertThat(check(defense))
        .singleElement()
        .asString()
        .contains(
            "warning RS092", "'Lynches' by @(Wolfish) (~Permanent)", "(Lynch by day, by a poll");
    assertThat(check(defense + "\nEnd Night: Lynch @Selection")).isEmpty();
    assertThat(check(defense + "\nImmediate Day: Create Lynch Poll")).isEmpty();
    assertThat(check(defense.replace("Lynches", "Attacks"))).isEmpty();
  }

  @Test
  void theTablesSayHowLongItLastsAndWhenKillingsCome() throws IOException {
    String night = "Immediate Night: Protect @Selection from " + LYNCHES;
    String end = "End Day: Protect @Selection from " + LYNCHES;
    assertThat(check(night + "\n" + end)).hasSize(2);
    assertThat(check(night, order("Durations", Map.of("F8", 1)))).isEmpty();
    assertThat(check(end, order("Steps", Map.of("F23", "end others", "F26", "lynch")))).isEmpty();
  }

  @Test
  void anAbilityThatLynchesByNightIsWhatItStops() throws IOException {
    String night = "Immediate Night: Protect @Selection from " + LYNCHES;
    assertThat(check(night + "\nEnd Night: Lynch @Selection")).isEmpty();
  }
}
