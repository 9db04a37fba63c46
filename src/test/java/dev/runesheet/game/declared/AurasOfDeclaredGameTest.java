package dev.runesheet.game.declared;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.api.Match;
import dev.runesheet.api.RuleBook;
import dev.runesheet.game.declared.setup.DeclaredSetup;
import dev.runesheet.game.declared.setup.DeclaredSetup.Placed;
import dev.runesheet.game.declared.setup.DeclaredSetup.Position;
import dev.runesheet.game.declared.setup.DeclaredSetup.Seat;
import dev.runesheet.model.Body;
import dev.runesheet.model.Effect;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.pack.AuthoringPack;
import dev.runesheet.pack.BuiltPack;
import dev.runesheet.pack.PackBuilder;
import dev.runesheet.pack.Packs;
import dev.runesheet.pack.PlainDrools;
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
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.apache.poi.ss.usermodel.Cell;
import org.apache.poi.ss.usermodel.Row;
import org.apache.poi.ss.usermodel.Sheet;
import org.apache.poi.ss.usermodel.Workbook;
import org.apache.poi.ss.util.CellReference;
import org.apache.poi.xssf.usermodel.XSSFWorkbook;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Continuous changes that are rows of a declared game's workbook: told, checked and played. */
@Tag("thorough")
class AurasOfDeclaredGameTest {

  private static final String BOOK = "decision-tables/ember-vale/effects.drl.xlsx";
  private static final String CARDS = "data/ember-vale/cards.yaml";
  private static final PackFiles SHIPPED = new DirectoryFiles(Path.of(""));

  @ParameterizedTest
  @CsvSource({
    "own units,       add,      1, '',              banner-of-frost, 4",
    "own units,       multiply, 2, '',              banner-of-frost, 6",
    "own units,       set,      7, '',              banner-of-frost, 7",
    "own units,       at least, 5, '',              banner-of-frost, 5",
    "own units,       at most,  2, '',              banner-of-frost, 2",
    "own units,       add,      2, enemy units,     banner-of-frost, 5",
    "other own units, add,      1, other own units, pyre-guard,      4",
    "own units,       multiply, 2, own units,       banner-of-frost, 12"
  })
  void aRowSaysAndDoesWhatTheLineOfTheFileDoesAlsoWithPlainDrools(
      String of, String how, double by, String each, String owner, int attack) {
    PackFiles rows = edited(auras(of, how, by, each, owner));
    PackFiles line = lined(of, how, by, each, owner);

    Effect row = banner(rows, owner);
    Effect written = banner(line, owner);
    assertThat(row.from(written.source()).saidWith(written.phrasing())).isEqualTo(written);
    assertThat(row.sentence()).isEqualTo(written.sentence());
    for (RuleBook book : List.of(book(line), book(rows), plain(rows))) {
      assertThat(attack(book, "spark-imp")).isEqualTo(attack);
    }
  }

  @Test
  void aSuppressorTakesTheAuraOfARowOutOfForceAlsoWithPlainDrools() {
    PackFiles rows = edited(auras("own units", "add", 1, "", "pyre-guard"));

    for (RuleBook book : List.of(book(rows), plain(rows))) {
      assertThat(attack(book, "spark-imp")).isEqualTo(4);
      assertThat(attack(book, "hush-owl")).isEqualTo(3);
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          H8 | own unit    | RS014 | did you mean 'own units'?
          H8 | own hand    | RS014 | not in play
          I8 | atack       | RS015 | did you mean 'attack'?
          I8 | embers      | RS015 | 'embers' of own units
          J8 | adds        | RS018 | add
          J8 | ''          | RS037 | way
          K8 | one         | RS005 | a number
          L8 | units       | RS014 | units
          D8 | banner      | RS022 | banner-of-frost
          C8 | It is cold. | RS117 | attack
          """)
  void aWrongCellIsOneFindingThere(String cell, String text, String code, String told) {
    List<Diagnostic> found = findings(edited(book -> put(book, cell, text)));

    assertThat(found)
        .singleElement()
        .extracting(Diagnostic::message)
        .asString()
        .startsWith(BOOK + "!Auras!" + cell + ": ")
        .contains(code, told);
  }

  @ParameterizedTest
  @CsvSource({"glacier-oxx, RS022, did you mean 'glacier-ox'?", "'', RS037, brings the effect"})
  void whatARowBelongsToIsToldOnceAndNothingThatFollowsFromIt(
      String owner, String code, String told) {
    assertThat(findings(edited(row(owner, "", "row", "self", 1, ""))))
        .singleElement()
        .extracting(Diagnostic::message)
        .asString()
        .startsWith(BOOK + "!Auras!D9: ")
        .contains(code, told);
  }

  @Test
  void twoNamesThatGiveOneIdAreToldOnceAtEach() {
    PackFiles twice =
        edited(
            row("hush-owl", "", "enters-play", "self", 1, "")
                .andThen(row("hush-owl", "", "Enters play", "self", 3, "")));

    assertThat(findings(twice))
        .extracting(one -> one.code().id() + " " + one.location().place())
        .containsExactly("RS040 !Auras!B9", "RS040 !Auras!B10");
  }

  @ParameterizedTest
  @ValueSource(strings = {"allies", "other own units"})
  void aRowOfTheGameCountsNothingOfAPlayersOwn(String each) {
    assertThat(findings(edited(row("game", "", "row", "all units", 1, each))))
        .singleElement()
        .extracting(Diagnostic::message)
        .asString()
        .startsWith(BOOK + "!Auras!L9: error RS014: ")
        .contains("a rule that no player has");
  }

  @Test
  void theTypeOfARowIsItsNameWhateverIsHidden() {
    PackFiles renamed =
        edited(
            book -> {
              put(book, "B8", "standard");
              put(book, "C8", "");
              put(book, "E8", "banner");
            });

    assertThat(banner(renamed, "banner-of-frost").body())
        .isInstanceOfSatisfying(
            Body.Modify.class, change -> assertThat(change.type()).isEqualTo("standard"));
  }

  @Test
  void anotherTypeThatIsShownIsFound() {
    PackFiles shown =
        edited(
            book -> {
              put(book, "E8", "frost");
              book.getSheet("Auras").setColumnHidden(4, false);
            });

    assertThat(findings(shown))
        .singleElement()
        .extracting(Diagnostic::message)
        .asString()
        .startsWith(BOOK + "!Auras!E8: error RS035: ")
        .contains("'frost'", "'banner'");
  }

  @Test
  void aWorkbookWithoutTheSheetIsRead() {
    PackFiles without = edited(book -> book.removeSheetAt(book.getSheetIndex("Auras")));

    assertThat(findings(without)).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({
    "Effects, Effects, Auras",
    "Auras,   Auras,   Effects",
    "'',      Effects, 'Effects,Auras'"
  })
  void settingsThatNameOtherSheetsThanThoseWithRowsAreToldOnceWithTheLineToWrite(
      String removed, String named, String expected) {
    PackFiles rows =
        edited(
            book -> {
              if (!removed.isEmpty()) {
                book.removeSheetAt(book.getSheetIndex(removed));
              }
            });
    byte[] settings = ("sheets=" + named + "\n").getBytes(StandardCharsets.UTF_8);
    PackFiles files =
        new ReplacedFiles(rows, Map.of(BOOK + ".properties", settings), rows.origin());
    AuthoringPack pack = Packs.find("ember-vale");
    Diagnostics findings = new Diagnostics();
    BuiltPack built = PackBuilder.build(pack, files, new Diagnostics());
    PackAnalysis.check(pack, built.content(), files, findings);

    assertThat(findings.all())
        .filteredOn(one -> one.code() == Code.SHEETS_UNSAID)
        .singleElement()
        .extracting(Diagnostic::message)
        .asString()
        .startsWith(BOOK + ".properties")
        .contains("found 'sheets=" + named + "', expected 'sheets=" + expected + "'");
  }

  @Test
  void aSheetOfAurasThatWasRenamedIsFound() {
    PackFiles renamed = edited(book -> book.setSheetName(book.getSheetIndex("Auras"), "Auren"));

    assertThat(findings(renamed)).extracting(one -> one.code().id()).containsExactly("RS032");
  }

  private static Consumer<Workbook> auras(
      String of, String how, double by, String each, String owner) {
    return book -> {
      put(book, "C8", "");
      put(book, "D8", owner);
      put(book, "F8", owner + "/banner");
      put(book, "H8", of);
      put(book, "J8", how);
      number(book, "K8", by);
      put(book, "L8", each);
    };
  }

  /** A further row, whose hidden cells are empty but for an id. */
  private static Consumer<Workbook> row(
      String owner, String id, String name, String of, double by, String each) {
    return book -> {
      int row = book.getSheet("Auras").getLastRowNum() + 2;
      put(book, "B" + row, name);
      put(book, "D" + row, owner);
      put(book, "F" + row, id);
      put(book, "H" + row, of);
      put(book, "I" + row, "attack");
      put(book, "J" + row, "at least");
      number(book, "K" + row, by);
      put(book, "L" + row, each);
    };
  }

  private static void put(Workbook book, String cell, String text) {
    cell(book, cell).setCellValue(text);
  }

  private static void number(Workbook book, String cell, double number) {
    cell(book, cell).setCellValue(number);
  }

  private static Cell cell(Workbook book, String name) {
    CellReference at = new CellReference(name);
    Sheet sheet = book.getSheet("Auras");
    Row known = sheet.getRow(at.getRow());
    Row row = known == null ? sheet.createRow(at.getRow()) : known;
    Cell there = row.getCell(at.getCol());
    return there == null ? row.createCell(at.getCol()) : there;
  }

  private static PackFiles edited(Consumer<Workbook> edit) {
    byte[] before = SHIPPED.read(BOOK).orElseThrow();
    try (XSSFWorkbook book = new XSSFWorkbook(new ByteArrayInputStream(before))) {
      edit.accept(book);
      ByteArrayOutputStream bytes = new ByteArrayOutputStream();
      book.write(bytes);
      return new ReplacedFiles(SHIPPED, Map.of(BOOK, bytes.toByteArray()), SHIPPED.origin());
    } catch (IOException impossible) {
      throw new AssertionError(impossible);
    }
  }

  /** The game without the sheet, and with a line of the same meaning at the card. */
  private static PackFiles lined(String of, String how, double by, String each, String owner) {
    PackFiles without = edited(book -> book.removeSheetAt(book.getSheetIndex("Auras")));
    String line =
        "effects: [{changes: attack, of: %s, how: %s, by: %s%s, name: banner}]"
            .formatted(of, how, (int) by, each.isEmpty() ? "" : ", for each: " + each);
    byte[] bytes = SHIPPED.read(CARDS).orElseThrow();
    String cards = new String(bytes, StandardCharsets.UTF_8);
    String charm = "kind: charm\n    cost: 3\n";
    String edited =
        owner.equals("pyre-guard")
            ? cards.replace("attack: 2, health: 5}", "attack: 2, health: 5, " + line + "}")
            : cards.replace(charm + "  grave", charm + "    " + line + "\n  grave");
    assertThat(edited).isNotEqualTo(cards);
    return new ReplacedFiles(
        without, Map.of(CARDS, edited.getBytes(StandardCharsets.UTF_8)), without.origin());
  }

  private static List<Diagnostic> findings(PackFiles files) {
    Diagnostics findings = new Diagnostics();
    PackBuilder.build(Packs.find("ember-vale"), files, findings);
    return findings.all();
  }

  private static Effect banner(PackFiles files, String owner) {
    Diagnostics findings = new Diagnostics();
    BuiltPack built = PackBuilder.build(Packs.find("ember-vale"), files, findings);
    assertThat(findings.all()).isEmpty();
    return built.content().effects().stream()
        .filter(effect -> effect.id().equals(owner + "/banner"))
        .findFirst()
        .orElseThrow();
  }

  private static RuleBook book(PackFiles files) {
    return Packs.build("ember-vale", files, new Diagnostics());
  }

  private static RuleBook plain(PackFiles files) {
    BuiltPack built = PackBuilder.build(Packs.find("ember-vale"), files, new Diagnostics());
    return PlainDrools.book(built, files, List.copyOf(PlainDrools.workbooks(built)), false);
  }

  /** The attack of an Ash Hound, which has 3, beside the charm and a Pyre Guard. */
  private static double attack(RuleBook book, String enemy) {
    List<Placed> own = placed(Stream.of("banner-of-frost", "pyre-guard", "ash-hound"));
    List<Placed> theirs = placed(Stream.of(enemy));
    Seat first = new Seat(Map.of(), Map.of("board", own));
    Seat second = new Seat(Map.of(), Map.of("board", theirs));
    DeclaredSetup setup =
        new DeclaredSetup(
            List.of("fire", "frost"), 0, new Position("day", 1, List.of(first, second)));
    try (Match match = book.newMatch(setup.toJson(), 1)) {
      return match.world().entities().stream()
          .filter(one -> one.getDefinition().equals("ash-hound"))
          .findFirst()
          .orElseThrow()
          .stat("attack");
    }
  }

  private static List<Placed> placed(Stream<String> cards) {
    return cards.map(card -> new Placed(card, Map.of())).toList();
  }

  /** The sentence of the first row is its own, whatever the second row says. */
  @Test
  void aCopiedRowWithTheNameOfTheFirstIsTheOnlyMistake() {
    PackFiles files =
        AurasWorkbook.edited(
            AurasWorkbook.put("Rule", "gust")
                .andThen(AurasWorkbook.put("Amount", "2"))
                .andThen(AurasWorkbook.put("In words", "While in play, its attack is raised by 2."))
                .andThen(AurasWorkbook.copied("gust", "Amount", 3)));
    Diagnostics findings = new Diagnostics();
    PackBuilder.read(Packs.find("ember-vale"), files, findings);

    assertThat(findings.all()).singleElement().asString().contains("!Auras!B9: error RS008");
  }
}
