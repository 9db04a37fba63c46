package dev.runesheet.game.werewolf;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.ObjectMapper;
import dev.runesheet.ShippedBooks;
import dev.runesheet.api.Match;
import dev.runesheet.api.RuleBook;
import dev.runesheet.game.werewolf.phase.ActQuestion;
import dev.runesheet.game.werewolf.state.WolfState;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.pack.AuthoringPack;
import dev.runesheet.pack.PackBuilder;
import dev.runesheet.pack.PackContent;
import dev.runesheet.pack.Packs;
import dev.runesheet.pack.check.EarlierVersionCheck;
import dev.runesheet.pack.file.DirectoryFiles;
import dev.runesheet.pack.file.PackFiles;
import dev.runesheet.pack.file.ReplacedFiles;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Consumer;
import org.apache.poi.ss.util.CellReference;
import org.apache.poi.xssf.usermodel.XSSFCell;
import org.apache.poi.xssf.usermodel.XSSFSheet;
import org.apache.poi.xssf.usermodel.XSSFWorkbook;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The order book and the protection matrix are what is played: a cell changed changes play. */
@Tag("thorough")
class WolfTablesTest {

  private static final PackFiles SHIPPED = new DirectoryFiles(Path.of(""));
  private static final String ORDER = "decision-tables/werewolf/order.drl.xlsx";
  private static final String PROTECTION = "decision-tables/werewolf/protection.drl.xlsx";

  private static RuleBook edited(String file, String sheet, Map<String, String> cells)
      throws IOException {
    Diagnostics findings = new Diagnostics();
    RuleBook made = build(file, sheet, cells, findings);
    assertThat(findings.hasErrors()).as(findings.all().toString()).isFalse();
    return made;
  }

  private static RuleBook build(
      String file, String sheet, Map<String, String> cells, Diagnostics findings)
      throws IOException {
    return Packs.build("werewolf", files(file, sheet, cells), findings);
  }

  private static PackFiles files(String file, String sheet, Map<String, String> cells)
      throws IOException {
    return files(
        file,
        sheet,
        rows -> cells.forEach((cell, value) -> set(rows, new CellReference(cell), value)));
  }

  private static PackFiles files(String file, String sheet, Consumer<XSSFSheet> edit)
      throws IOException {
    byte[] shipped = SHIPPED.read(file).orElseThrow();
    try (XSSFWorkbook book = new XSSFWorkbook(new ByteArrayInputStream(shipped));
        ByteArrayOutputStream bytes = new ByteArrayOutputStream()) {
      edit.accept(book.getSheet(sheet));
      book.write(bytes);
      return new ReplacedFiles(SHIPPED, Map.of(file, bytes.toByteArray()), "a test");
    }
  }

  private static void delete(XSSFSheet sheet, int row) {
    sheet.removeRow(sheet.getRow(row - 1));
    if (row <= sheet.getLastRowNum()) {
      sheet.shiftRows(row, sheet.getLastRowNum(), -1);
    }
  }

  private static void set(XSSFSheet sheet, CellReference place, String value) {
    XSSFCell cell = sheet.getRow(place.getRow()).getCell(place.getCol());
    if (value.isEmpty()) {
      cell.setBlank();
    } else if (value.matches("[0-9]+")) {
      cell.setCellValue(Integer.parseInt(value));
    } else {
      cell.setCellValue(value);
    }
  }

  /** Whether a citizen lives whom a herbalist protects from the wolf's attack in night 1. */
  private static boolean lives(RuleBook book) {
    try (Match match = begin(book)) {
      match.choose(1, new ActQuestion.UseOn("herbalist/1", 2));
      if (match.legality(0, new ActQuestion.VoteFor(2, "Pack")).isLegal()) {
        match.choose(0, new ActQuestion.VoteFor(2, "Pack"));
      }
      playOn(match, 2);
      return match.world().entity(2).getZone().equals("alive");
    }
  }

  private static Match begin(RuleBook book) {
    return begin(book, List.of("Wolf", "Herbalist", "Citizen", "Citizen", "Citizen"), 1);
  }

  private static Match begin(RuleBook book, List<String> roles, int phase) {
    List<WolfSetup.Seat> seats = new ArrayList<>();
    for (String role : roles) {
      seats.add(new WolfSetup.Seat("P" + seats.size(), role));
    }
    Match match = book.newMatch(new WolfSetup(seats, 0, true, true, Map.of()).toJson(), 1);
    playOn(match, phase);
    return match;
  }

  private static void playOn(Match match, int phase) {
    while (match.state(WolfState.class).turn() < phase) {
      match.choose(match.pendingDecisions().get(0).player(), new ActQuestion.Done());
    }
  }

  @Test
  void aDefenseStopsWhatTheMatrixSays() throws IOException {
    RuleBook book = edited(PROTECTION, "Protection", Map.of("E8", "any of kills, all"));
    assertThat(lives(ShippedBooks.of("werewolf"))).isTrue();
    assertThat(lives(book)).isFalse();
  }

  @Test
  void sentencesSayWhatTheMatrixSays() throws IOException {
    RuleBook weaker = edited(PROTECTION, "Protection", Map.of("E8", "any of kills, all"));
    assertThat(lives(weaker)).isFalse();
    assertThat(sentence(weaker, "herbalist/1"))
        .contains("protect the chosen player from nothing (");
    assertThat(sentence(weaker, "sentinel/1")).contains("from attacks, kills and lynches (");
    RuleBook stronger =
        edited(PROTECTION, "Protection", Map.of("D8", "none of lynch, kill", "D9", "kill"));
    assertThat(lives(stronger)).isTrue();
    assertThat(sentence(stronger, "herbalist/1")).contains("from attacks and true kills (");
    assertThat(sentence(stronger, "ferryman/1")).contains(": true kill the chosen player. ");
    assertThat(sentence(ShippedBooks.of("werewolf"), "ferryman/1"))
        .contains(": kill the chosen player, whatever protects them. ");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          F10 | weak   | weak disguises deceive you   | Wolf
          F10 | strong | strong disguises deceive you | Citizen
          E10 | weak   | no disguise deceives you     | Citizen
          """)
  void sentencesSayWhichDisguisesDeceive(String cell, String value, String said, String told)
      throws IOException {
    Map<String, String> cells = new TreeMap<>(Map.of(cell, value));
    if (cell.equals("E10")) {
      cells.put("E8", "strong");
      cells.put("E9", "nothing");
    }
    RuleBook book = edited(PROTECTION, "Disguises", cells);
    assertThat(sentence(book, "seer/1")).contains("(" + said + ")");
    try (Match match = begin(book, List.of("Painter", "Citizen", "Seer", "Wolf", "Citizen"), 2)) {
      match.choose(0, new ActQuestion.UseOn("painter/1", 1));
      playOn(match, 3);
      match.choose(2, new ActQuestion.UseOn("seer/1", 1));
      assertThat(new ObjectMapper().valueToTree(match.view(2)).findValuesAsText("name"))
          .contains(told);
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          1  | 2  | , until the next night ends.                                                     | 3
          2  | 1  | , until the next day ends.                                                       | 4
          0  | 0  | , until the phase ends.                                                          | 2
          3  | 3  | , for this phase and 3 more.                                                     | 5
          0  | 2  | , until the phase ends if it begins by day, for this phase and 2 more if by night. | 2
          """)
  void sentencesSayHowLongWhatTheTableLastsIs(int byDay, int byNight, String said, int ends)
      throws IOException {
    RuleBook book = edited(ORDER, "Durations", Map.of("F12", "" + byDay, "F13", "" + byNight));
    assertThat(sentence(book, "painter/1")).endsWith(said);
    try (Match match =
        begin(book, List.of("Painter", "Citizen", "Wolf", "Citizen", "Citizen"), 2)) {
      match.choose(0, new ActQuestion.UseOn("painter/1", 1));
      for (int phase = 3; phase <= 6; phase++) {
        playOn(match, phase);
        assertThat(isDisguised(match)).isEqualTo(phase <= ends);
      }
    }
  }

  private static boolean isDisguised(Match match) {
    return match.state(WolfState.class).marks.stream()
        .map(id -> match.world().entity(id))
        .anyMatch(one -> one.getName().contains("disguise") && one.getZone().equals("force"));
  }

  private static String sentence(RuleBook book, String ability) {
    return book.noteOfBlock(ability).sentence();
  }

  @Test
  void stepsBehindAPlaceThatIsLeftFreeAreTaken() throws IOException {
    RuleBook book = edited(ORDER, "Steps", Map.of("E43", "50", "E44", "60"));
    try (Match match = begin(book)) {
      match.choose(0, new ActQuestion.VoteFor(2, "Pack"));
      playOn(match, 2);
      assertThat(match.state(WolfState.class).deaths().get(0).moment())
          .isEqualTo(WolfState.Moment.END);
    }
  }

  @Test
  void theStepsOfANightAreThoseOfTheOrderBook() throws IOException {
    RuleBook book = edited(ORDER, "Steps", Map.of("F35", "act", "F36", "polls"));
    try (Match shipped = begin(ShippedBooks.of("werewolf"));
        Match other = begin(book)) {
      ActQuestion.Act vote = new ActQuestion.VoteFor(2, "Pack");
      assertThat(shipped.legality(0, vote).isLegal()).isTrue();
      assertThat(other.legality(0, vote).isLegal()).isFalse();
    }
  }

  @ParameterizedTest
  @CsvSource({
    "Protection, D8, true kill, Killing: attack",
    "Disguises, E8, nothing, Affected by: weak",
    "Disguises, E10, nothing, Affected by: weak with strong"
  })
  void aKillingOrInvestigationThatNoRowAnswersIsFound(
      String sheet, String cell, String word, String open) throws IOException {
    Diagnostics findings = new Diagnostics();
    build(PROTECTION, sheet, Map.of(cell, word), findings);
    assertThat(findings.all())
        .singleElement()
        .asString()
        .contains("!" + sheet + "!D3: warning RS115", open);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          8  | Ability: killing, Team: townsfolk
          9  | Ability: killing, Team: werewolf
          10 | Ability: killing, Team: other
          11 | Ability: other
          """)
  void aUseWithoutARankIsFoundOnce(int row, String open) throws IOException {
    Diagnostics findings = new Diagnostics();
    Packs.build("werewolf", files(ORDER, "Uses", sheet -> delete(sheet, row)), findings);
    assertThat(findings.all())
        .singleElement()
        .asString()
        .contains("!Uses!D3: warning RS115", "found " + open + ", expected", "under 'Rank'");
  }

  @Test
  void aDefenseWithoutARankIsFound() throws IOException {
    Diagnostics findings = new Diagnostics();
    build(ORDER, "Defenses", Map.of("B12", "", "C12", "", "D12", "", "E12", ""), findings);
    assertThat(findings.all())
        .singleElement()
        .asString()
        .contains("!Defenses!D3: warning RS115", "found Defense: recruitment", "under 'Rank'");
  }

  @Test
  void aDurationThatNoRowEndsIsFound() throws IOException {
    Map<String, String> row = Map.of("B13", "", "C13", "", "D13", "", "E13", "", "F13", "");
    Diagnostics findings = new Diagnostics();
    build(ORDER, "Durations", row, findings);
    assertThat(findings.all())
        .singleElement()
        .asString()
        .contains(
            "!Durations!D3", "RS115", "Duration: NextNight; Begun by: night, expected a row for it")
        .doesNotContain("another choice");
  }

  @Test
  void durationsOfferNoChoiceThatLeavesCasesOpen() throws IOException {
    Diagnostics findings = new Diagnostics();
    build(ORDER, "Durations", Map.of("D3", "one at most"), findings);
    assertThat(findings.all())
        .singleElement()
        .asString()
        .contains("!Durations!D3", "'one at most'", "expected exactly one");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          44 | !Steps!F43 | a night that ends behind 'passive', expected 'deaths' behind it
          29 | !Steps!F28 | a day that ends behind 'passive', expected 'deaths' behind it
          37 | !Steps!F43 | a night without 'act', expected a row for each of them
          23 | !Steps!F28 | a day without 'lynch', expected a row for each of them
          """)
  void aStepThatIsGoneIsFound(int row, String place, String found) throws IOException {
    Diagnostics findings = new Diagnostics();
    RuleBook book = builtWithoutSteps(findings, row);
    assertThat(book).isNotNull();
    assertThat(findings.all())
        .singleElement()
        .asString()
        .contains(place, "warning RS161", "found " + found);
  }

  @ParameterizedTest
  @CsvSource({
    "F40, lynch closes, a night without 'group polls'",
    "F23, group polls, a day without 'lynch'"
  })
  void aStepInsteadOfAnotherIsToldAtItsRow(String cell, String step, String found)
      throws IOException {
    Diagnostics findings = new Diagnostics();
    build(ORDER, "Steps", Map.of(cell, step), findings);
    assertThat(findings.all())
        .singleElement()
        .asString()
        .contains("!Steps!" + cell, "warning RS161", "found " + found);
  }

  @ParameterizedTest
  @CsvSource({
    "F8, expire, day, win, F9",
    "F23, deaths, day, lynch, F24",
    "F42, end others, night, end killings, F41"
  })
  void aStepThatIsThereTwiceInsteadOfAnotherIsToldAtBothOfItsRows(
      String cell, String step, String phase, String missing, String other) throws IOException {
    Diagnostics findings = new Diagnostics();
    build(ORDER, "Steps", Map.of(cell, step), findings);
    String found = "RS161: a phase lacks a step: found '%s' in a %s without '%s', ";
    String told = found.formatted(step, phase, missing);
    String expected = "expected '%s' here or in row %s";
    assertThat(findings.all())
        .extracting(Diagnostic::toString)
        .anySatisfy(
            one ->
                assertThat(one)
                    .contains("!Steps!" + cell, told)
                    .endsWith(expected.formatted(missing, other.substring(1))))
        .anySatisfy(
            one ->
                assertThat(one)
                    .contains("!Steps!" + other, told)
                    .endsWith(expected.formatted(missing, cell.substring(1))))
        .hasSize(2);
  }

  @ParameterizedTest
  @CsvSource({
    "F8=expire, !Steps!F8, found 'expire' in a day without 'win'",
    "F9=win, !Steps!F9, found 'win' in a day without 'expire'",
    "F23=passive, !Steps!F23, found a day without 'lynch'"
  })
  void aMissingStepIsToldAtTheCellThatHadIt(String edit, String place, String found)
      throws IOException {
    Diagnostics findings = new Diagnostics();
    String[] cell = edit.split("=");
    PackFiles files = files(ORDER, "Steps", Map.of(cell[0], cell[1]));
    AuthoringPack pack = Packs.find("werewolf");
    PackContent now = PackBuilder.read(pack, files, findings);
    PackContent before = PackBuilder.read(pack, SHIPPED, new Diagnostics());
    EarlierVersionCheck.check(pack, before, now, files, findings);
    assertThat(findings.all())
        .singleElement()
        .asString()
        .contains(place, "RS161", found)
        .endsWith("', as before");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          E35=60              | F35 | 'deaths', as in row 44 | F44 | 'deaths', as in row 35
          F12=deaths          | F12 | 'deaths', as in row 13 | F13 | 'deaths', as in row 12
          F17=polls           | F14 | 'polls', as in row 17  | F17 | 'polls', as in row 14
          F24=election        | F24 | 'election', as in row 25 | F25 | 'election', as in row 24
          """)
  void aStepThatDoesNothingTheSecondTimeIsToldAtBothRows(
      String edit, String cell, String found, String other, String otherFound) throws IOException {
    Diagnostics findings = new Diagnostics();
    build(ORDER, "Steps", Map.of(edit.split("=")[0], edit.split("=")[1]), findings);
    assertThat(findings.all())
        .extracting(Diagnostic::toString)
        .anyMatch(
            one -> one.contains("!Steps!" + cell + ": warning RS131: ") && one.contains(found))
        .anyMatch(one -> one.contains("!Steps!" + other + ": ") && one.contains(otherFound))
        .hasSize(2);
  }

  @Test
  void winnersMayBeLookedForAgainAtTheEndOfAPhase() throws IOException {
    Diagnostics findings = new Diagnostics();
    build(ORDER, "Steps", Map.of("F12", "win"), findings);
    assertThat(findings.all()).isEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      textBlock =
          """
          F19=lynch, F23=lynch closes              | F19 | 'lynch' at this place of a day, expected 'lynch closes', 'lynch cancelled' before it
          F20=election, F25=election closes        | F20 | 'election' at this place of a day, expected 'election closes', 'election cancelled' before it
          F21=lynch, F23=lynch cancelled           | F21 | 'lynch' at this place of a day, expected 'lynch cancelled' before it
          F14=act, F15=polls                       | F14 | 'act' at this place of a day, expected 'polls' before it
          F36=group polls, F40=polls               | F36 | 'group polls' at this place of a night, expected 'polls', 'act' before it
          F31=start others, F32=expire             | F31 | 'start others' at this place of a night, expected 'expire' before it
          F37=end others, F41=act                  | F37 | 'end others' at this place of a night, expected 'act' before it
          E44=16, F43=election closes, F44=deaths  | F43 | 'election closes' at this place of a night, expected 'election cancelled', 'election' behind it
          """)
  void aStepBeforeWhatItNeedsIsFound(String cells, String place, String found) throws IOException {
    Map<String, String> edits = new TreeMap<>();
    for (String one : cells.split(", ")) {
      edits.put(one.split("=")[0], one.split("=")[1]);
    }
    Diagnostics findings = new Diagnostics();
    build(ORDER, "Steps", edits, findings);
    assertThat(findings.all())
        .singleElement()
        .asString()
        .contains("!Steps!" + place, "warning RS164", "found " + found);
  }

  @Test
  void stepsThatNeedNoOrderMayBeExchanged() throws IOException {
    Diagnostics findings = new Diagnostics();
    Map<String, String> cells =
        new TreeMap<>(Map.of("F32", "start killings", "F33", "start others"));
    cells.putAll(
        Map.of("F30", "expire", "F31", "win", "F19", "election closes", "F20", "lynch closes"));
    build(ORDER, "Steps", cells, findings);
    assertThat(findings.all()).isEmpty();
  }

  @Test
  void stepsThatAreGoneTogetherAreOneFindingOfTheirPhase() throws IOException {
    Diagnostics findings = new Diagnostics();
    builtWithoutSteps(findings, 35, 39, 44, 37);
    assertThat(findings.all())
        .singleElement()
        .asString()
        .contains("!Steps!F40", "found a night without 'deaths', 'act'");
  }

  /** Without these rows of the sheet Steps, whose places are left free. */
  private static RuleBook builtWithoutSteps(Diagnostics findings, int... rows) throws IOException {
    byte[] shipped = SHIPPED.read(ORDER).orElseThrow();
    try (XSSFWorkbook book = new XSSFWorkbook(new ByteArrayInputStream(shipped));
        ByteArrayOutputStream bytes = new ByteArrayOutputStream()) {
      XSSFSheet sheet = book.getSheet("Steps");
      for (int row : Arrays.stream(rows).sorted().toArray()) {
        int gone = row - removed(rows, row);
        sheet.removeRow(sheet.getRow(gone - 1));
        if (gone <= sheet.getLastRowNum()) {
          sheet.shiftRows(gone, sheet.getLastRowNum(), -1);
        }
      }
      book.write(bytes);
      PackFiles files = new ReplacedFiles(SHIPPED, Map.of(ORDER, bytes.toByteArray()), "a test");
      return Packs.build("werewolf", files, findings);
    }
  }

  private static int removed(int[] rows, int before) {
    return (int) Arrays.stream(rows).filter(row -> row < before).count();
  }
}
