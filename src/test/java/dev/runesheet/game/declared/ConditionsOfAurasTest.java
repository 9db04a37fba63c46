package dev.runesheet.game.declared;

import static dev.runesheet.game.declared.AurasWorkbook.edited;
import static dev.runesheet.game.declared.AurasWorkbook.put;
import static dev.runesheet.game.declared.AurasWorkbook.refreshed;
import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.api.Match;
import dev.runesheet.api.RuleBook;
import dev.runesheet.game.declared.setup.DeclaredSetup;
import dev.runesheet.game.declared.setup.DeclaredSetup.Placed;
import dev.runesheet.game.declared.setup.DeclaredSetup.Position;
import dev.runesheet.game.declared.setup.DeclaredSetup.Seat;
import dev.runesheet.model.Effect;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.pack.BuiltPack;
import dev.runesheet.pack.PackBuilder;
import dev.runesheet.pack.Packs;
import dev.runesheet.pack.PlainDrools;
import dev.runesheet.pack.file.PackFiles;
import dev.runesheet.pack.file.ReplacedFiles;
import dev.runesheet.spi.fact.EffectDefinition;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.apache.poi.ss.usermodel.Sheet;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Rows of auras that are in force only under conditions: told, checked and played as lines are. */
@Tag("thorough")
class ConditionsOfAurasTest {

  private static final String GAME = "data/ember-vale/game.yaml";
  private static final String ALLY = "other own units";
  private static final String CARDS = "data/ember-vale/cards.yaml";

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          at least: 2             | other own units | 2 | 2 | 3
          at most: 1              | other own units | 3 | 3 | 2
          at least: 1, at most: 1 | other own units | 2 | 3 | 2
          at most: 0              | enemy units     | 2 | 2 | 2
          at least: 1             | enemy units     | 3 | 3 | 3
          """)
  void aRowSaysAndDoesWhatTheLineOfTheFileDoesAlsoWithPlainDrools(
      String bounds, String of, int alone, int withOne, int withTwo) {
    PackFiles rows = refreshed(bounds(bounds).andThen(put("of", of)));
    PackFiles line = lined("while: {%s, of: %s}".formatted(bounds, of));

    Effect row = banner(rows);
    Effect written = banner(line);
    assertThat(row.from(written.source()).saidWith(written.phrasing())).isEqualTo(written);
    assertThat(row.sentence()).isEqualTo(written.sentence()).startsWith("While ");
    for (RuleBook book : List.of(book(line), book(rows), plain(rows))) {
      assertThat(attack(book)).isEqualTo(alone);
      assertThat(attack(book, "ash-hound")).isEqualTo(withOne);
      assertThat(attack(book, "ash-hound", "spark-imp")).isEqualTo(withTwo);
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          ''         | 2 | ''              | of                       | RS037 | a scope
          own units  | ''| ''              | While there are at least | RS037 | or under 'at most'
          own unit   | 2 | ''              | of                       | RS014 | did you mean 'own units'?
          own hand   | 2 | ''              | of                       | RS014 | not in play
          own units  | 0 | ''              | While there are at least | RS010 | at least 1
          own units  | x | ''              | While there are at least | RS005 | a whole number
          own units  | 3 | 2               | at most                  | RS201 | a number from 3
          self       | 2 | ''              | of                       | RS073 | always one
          own units  | 1 | ''              | of                       | RS131 | always at least 1
          enemy player | 2 | ''            | While there are at least | RS073 | there are 1
          """)
  void aWrongCellIsOneFindingThere(
      String of, String least, String most, String heading, String code, String told) {
    PackFiles files =
        edited(
            put("of", of)
                .andThen(put("While there are at least", least))
                .andThen(put("at most", most)));

    assertThat(findings(files))
        .singleElement()
        .extracting(Diagnostic::message)
        .asString()
        .startsWith(AurasWorkbook.NAME + "!Auras!" + AurasWorkbook.cell(files, heading) + ": ")
        .contains(code, told);
  }

  @ParameterizedTest
  @CsvSource({"'', 3, 2", "'at least: 1', 2, 2", "'at most: 0', 3, 2"})
  void aRowHoldsWhileItsHolderLiesInAZoneAlsoWithPlainDrools(
      String bounds, int inCamp, int onBoard) {
    Consumer<Sheet> there =
        bounds.isEmpty() ? sheet -> {} : bounds(bounds).andThen(put("of", ALLY));
    PackFiles rows = camped(refreshed(put("While in", "camp").andThen(there)));
    String field = bounds.isEmpty() ? "" : ", while: {%s, of: %s}".formatted(bounds, ALLY);
    PackFiles line = camped(lined("while in: camp" + field));

    Effect row = banner(rows);
    Effect written = banner(line);
    assertThat(row.from(written.source()).saidWith(written.phrasing())).isEqualTo(written);
    assertThat(row.sentence()).isEqualTo(written.sentence()).startsWith("While it is in ");
    for (RuleBook book : List.of(book(line), book(rows), plain(rows))) {
      assertThat(attack(book, Map.of("camp", placed(Stream.of("pyre-guard"))))).isEqualTo(inCamp);
      assertThat(attack(book)).isEqualTo(onBoard);
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          chill | max only | ''     | type: chill, stacking: max only
          ''    | no stack | cold-1 | stacking: no stack, key: cold-1
          chill | ''       | cold   | type: chill, key: cold
          ''    | additive | ''     | stacking: additive
          """)
  void aRowAddsUpAsTheLineOfTheFileDoesAlsoWithPlainDrools(
      String type, String way, String key, String fields) {
    PackFiles rows =
        refreshed(put("Type", type).andThen(put("Stacking", way)).andThen(put("Key", key)));
    PackFiles line = lined(fields);

    Effect row = banner(rows);
    Effect written = banner(line);
    assertThat(row.from(written.source()).saidWith(written.phrasing())).isEqualTo(written);
    assertThat(row.sentence()).isEqualTo(written.sentence());
    for (RuleBook book : List.of(book(line), book(rows), plain(rows))) {
      assertThat(attack(book)).isEqualTo(3);
      assertThat(stacking(book)).isEqualTo(stacking(book(line)));
    }
  }

  @Test
  void ofTwoRowsOfOneTypeThatDoNotAddUpOneCountsAlsoWithPlainDrools() {
    PackFiles rows =
        refreshed(
            put("Type", "chill")
                .andThen(put("Stacking", "max only"))
                .andThen(AurasWorkbook.copied("gust", "Amount", 3)));

    for (RuleBook book : List.of(book(rows), plain(rows))) {
      assertThat(attack(book)).isEqualTo(5);
    }
  }

  @ParameterizedTest
  @CsvSource({
    "Stacking, maximum, RS018, max only",
    "Type, =chill, RS035, a name",
    "Key, 'a;b', RS035, a name"
  })
  void aWrongWayToAddUpIsOneFindingThere(String heading, String text, String code, String told) {
    PackFiles files = edited(put(heading, text));

    assertThat(findings(files))
        .singleElement()
        .extracting(Diagnostic::message)
        .asString()
        .startsWith(AurasWorkbook.NAME + "!Auras!" + AurasWorkbook.cell(files, heading) + ": ")
        .contains(code, told);
  }

  @ParameterizedTest
  @CsvSource({"bord, RS022, did you mean 'board'?", "hand, RS073, where nothing is in play"})
  void aZoneInWhichNothingIsIsOneFindingThere(String zone, String code, String told) {
    PackFiles files = edited(put("While in", zone));

    assertThat(findings(files))
        .singleElement()
        .extracting(Diagnostic::message)
        .asString()
        .startsWith(AurasWorkbook.NAME + "!Auras!" + AurasWorkbook.cell(files, "While in") + ": ")
        .contains(code, told);
  }

  @ParameterizedTest
  @ValueSource(strings = {"at most", "of", "While in"})
  void aColumnThatWasRenamedOrDeletedIsFoundOnce(String heading) {
    PackFiles renamed = edited(sheet -> AurasWorkbook.heading(sheet, heading).setCellValue("?"));
    PackFiles deleted =
        edited(
            sheet -> {
              int column = AurasWorkbook.heading(sheet, heading).getColumnIndex();
              sheet.shiftColumns(column + 1, sheet.getRow(0).getLastCellNum(), -1);
            });

    for (PackFiles files : List.of(renamed, deleted)) {
      assertThat(findings(files)).extracting(one -> one.code().id()).containsExactly("RS033");
    }
  }

  @Test
  void whatDroolsAsksFollowsFromTheRow() {
    PackFiles stale = refreshed(put("(while)", "x"));
    PackFiles empty = edited(put("of", "own units").andThen(put("at most", "3")));

    assertThat(attack(plain(stale), "ash-hound")).isEqualTo(3);
    assertThat(banner(empty).body().presence()).isPresent();
  }

  /** An edit of the row's bounds, written as in a file of cards. */
  private static Consumer<Sheet> bounds(String bounds) {
    Map<String, String> headings =
        Map.of("at least", "While there are at least", "at most", "at most");
    return Arrays.stream(bounds.split(", "))
        .map(bound -> bound.split(": "))
        .map(bound -> put(headings.get(bound[0]), bound[1]))
        .reduce(sheet -> {}, Consumer::andThen);
  }

  /** The game without the sheet, and with a line of the same meaning at the card. */
  private static PackFiles lined(String field) {
    PackFiles without = AurasWorkbook.without();
    String cards = new String(without.read(CARDS).orElseThrow(), StandardCharsets.UTF_8);
    String line =
        "effects: [{changes: attack, of: self, how: add, by: 1, name: banner, %s}]"
            .formatted(field);
    String edited = cards.replace("attack: 2, health: 5}", "attack: 2, health: 5, " + line + "}");
    assertThat(edited).isNotEqualTo(cards);
    Map<String, byte[]> replaced = Map.of(CARDS, edited.getBytes(StandardCharsets.UTF_8));
    return new ReplacedFiles(without, replaced, without.origin());
  }

  /** The game with a second zone in play. */
  private static PackFiles camped(PackFiles files) {
    String game = new String(files.read(GAME).orElseThrow(), StandardCharsets.UTF_8);
    String more = game.replace("  ashes: {}", "  camp: {in play: true}\n  ashes: {}");
    Map<String, byte[]> replaced = Map.of(GAME, more.getBytes(StandardCharsets.UTF_8));
    return new ReplacedFiles(files, replaced, files.origin());
  }

  private static List<Diagnostic> findings(PackFiles files) {
    Diagnostics findings = new Diagnostics();
    PackBuilder.build(Packs.find("ember-vale"), files, findings);
    return findings.all();
  }

  private static Effect banner(PackFiles files) {
    Diagnostics findings = new Diagnostics();
    BuiltPack built = PackBuilder.build(Packs.find("ember-vale"), files, findings);
    assertThat(findings.all()).isEmpty();
    return built.content().effects().stream()
        .filter(effect -> effect.id().equals("pyre-guard/banner"))
        .findFirst()
        .orElseThrow();
  }

  /** The type, key and way by which the banner adds up with others. */
  private static String stacking(RuleBook book) {
    EffectDefinition banner =
        book.effects().stream()
            .filter(effect -> effect.id().equals("pyre-guard/banner"))
            .findFirst()
            .orElseThrow();
    return banner.type() + " " + banner.stacking();
  }

  private static RuleBook book(PackFiles files) {
    return Packs.build("ember-vale", files, new Diagnostics());
  }

  private static RuleBook plain(PackFiles files) {
    BuiltPack built = PackBuilder.build(Packs.find("ember-vale"), files, new Diagnostics());
    return PlainDrools.book(built, files, List.copyOf(PlainDrools.workbooks(built)), false);
  }

  /** The attack of a Pyre Guard, which has 2, beside cards of its own and one enemy. */
  private static double attack(RuleBook book, String... others) {
    List<Placed> own = placed(Stream.concat(Stream.of("pyre-guard"), Arrays.stream(others)));
    return attack(book, Map.of("board", own));
  }

  private static double attack(RuleBook book, Map<String, List<Placed>> own) {
    Seat first = new Seat(Map.of(), own);
    Seat second = new Seat(Map.of(), Map.of("board", placed(Stream.of("spark-imp"))));
    DeclaredSetup setup =
        new DeclaredSetup(
            List.of("fire", "frost"), 0, new Position("day", 1, List.of(first, second)));
    try (Match match = book.newMatch(setup.toJson(), 1)) {
      return match.world().entities().stream()
          .filter(one -> one.getDefinition().equals("pyre-guard"))
          .findFirst()
          .orElseThrow()
          .stat("attack");
    }
  }

  private static List<Placed> placed(Stream<String> cards) {
    return cards.map(card -> new Placed(card, Map.of())).toList();
  }
}
