package dev.runesheet.game.valeria.authoring;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.generate.DrlGenerator;
import dev.runesheet.language.strings.Column;
import dev.runesheet.language.strings.EffectNotation;
import dev.runesheet.language.strings.EffectStrings;
import dev.runesheet.language.strings.Phrase;
import dev.runesheet.language.strings.words.StringWords;
import dev.runesheet.model.Effect;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.pack.Packs;
import dev.runesheet.table.effect.PlainForm;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.TreeSet;
import java.util.function.BiConsumer;
import java.util.function.Predicate;
import java.util.stream.Stream;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.statistics.Statistics;
import org.apache.poi.ss.usermodel.Cell;
import org.apache.poi.ss.usermodel.Row;
import org.apache.poi.ss.usermodel.Sheet;
import org.apache.poi.xssf.usermodel.XSSFWorkbook;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Whatever an author types into a cell of the cards is understood, or a finding at that cell. */
@Tag("thorough")
@net.jqwik.api.Tag("thorough")
class CardCellsTest {

  private static final String FILE = EffectTables.CARDS;
  private static final byte[] SHIPPED = EffectTables.SHIPPED.read(FILE).orElseThrow();
  private static final int FIRST = 7;

  private static final StringWords WORDS =
      new ValeriaSources(new ValeriaPack().homes(EffectTables.SHIPPED, new Diagnostics())).words();
  private static final EffectNotation READER = new EffectNotation(WORDS);
  private static final EffectNotation WRITER = new EffectNotation(WORDS);
  private static final EffectStrings STRINGS = new EffectStrings(Packs.find("valeria").catalog());

  /** A column of a sheet. */
  private record Place(PlainForm sheet, dev.runesheet.table.layout.Column column, int index) {
    String cell(int row) {
      return "!"
          + sheet.title()
          + "!"
          + org.apache.poi.ss.util.CellReference.convertNumToColString(index)
          + (row + 1);
    }

    /** What the column takes, in words. */
    String takes() {
      return column.types().get(0).says();
    }

    boolean isEffect() {
      return takes().startsWith("a text of the language");
    }

    boolean isNumber() {
      return takes().startsWith("a whole number");
    }
  }

  private static List<Place> places(Predicate<Place> wanted) {
    List<Place> places = new ArrayList<>();
    for (PlainForm sheet : CardSheets.SHEETS.forms()) {
      List<dev.runesheet.table.layout.Column> columns = sheet.layout().columns();
      for (int i = 0; i < columns.size(); i++) {
        Place place = new Place(sheet, columns.get(i), i + 1);
        if (wanted.test(place)) {
          places.add(place);
        }
      }
    }
    return places;
  }

  /** The places of all findings after the first rows got something in some columns. */
  private static TreeSet<String> found(List<Place> places, BiConsumer<Cell, Place> put) {
    byte[] changed =
        edited(
            book ->
                places.forEach(
                    place -> {
                      Row row = book.getSheet(place.sheet().title()).getRow(FIRST);
                      put.accept(row.createCell(place.index()), place);
                    }));
    TreeSet<String> found = new TreeSet<>();
    for (Diagnostic finding : findings(changed)) {
      assertThat(finding.location().file()).isEqualTo(FILE);
      found.add(finding.location().place().toString().replaceFirst(":\\d+$", ""));
    }
    return found;
  }

  private static byte[] edited(java.util.function.Consumer<XSSFWorkbook> change) {
    try (XSSFWorkbook book = new XSSFWorkbook(new ByteArrayInputStream(SHIPPED));
        ByteArrayOutputStream bytes = new ByteArrayOutputStream()) {
      change.accept(book);
      book.write(bytes);
      return bytes.toByteArray();
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
  }

  private static List<Diagnostic> findings(byte[] cards) {
    Diagnostics findings = new Diagnostics();
    new ValeriaPack().read(EffectTables.with(Map.of(FILE, cards)), findings);
    return findings.all();
  }

  private static TreeSet<String> cells(List<Place> places) {
    TreeSet<String> cells = new TreeSet<>();
    places.forEach(place -> cells.add(place.cell(FIRST)));
    return cells;
  }

  @Test
  void theShippedCardsHaveNoFinding() {
    assertThat(findings(SHIPPED)).isEmpty();
    assertThat(places(Place::isEffect)).hasSizeGreaterThan(15);
    assertThat(places(Place::isNumber)).hasSizeGreaterThan(60);
  }

  /**
   * The bad inputs of effect strings that issue 5 lists, in each column of effects of each sheet.
   */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "chose g 2 m 2",
        "choose",
        "choose g 2",
        "choose g 2 x 2",
        "count area Nowhere g 2",
        "choose <citizens where role==priest>",
        "count owned_monster_name Nobody s 1",
        "choose <citizens where name==Nobody>",
        "choose <<citizens>>",
        "choose <citizens",
        "g 99999",
        "choose g -2 m 2",
        "m 4 +slay",
        "slay now",
        "choose <citizens where colour==2>",
        "count area Hills",
        "\"); System.exit(0); //",
        "RuleTable x"
      })
  void aWrongEffectIsFoundAtItsCell(String text) {
    List<Place> effects = places(Place::isEffect);

    assertThat(found(effects, (cell, place) -> cell.setCellValue(text))).isEqualTo(cells(effects));
  }

  static Stream<BiConsumer<Cell, Place>> wrongNumbers() {
    return Stream.of(
        (cell, place) -> cell.setCellValue("two"),
        (cell, place) -> cell.setCellValue("1,5"),
        (cell, place) -> cell.setCellValue(-7),
        (cell, place) -> cell.setCellValue(1.5),
        (cell, place) -> cell.setCellValue(100_000),
        (cell, place) -> cell.setCellValue(true),
        (cell, place) -> cell.setCellFormula("1+1"),
        (cell, place) -> cell.setCellErrorValue((byte) 7),
        (cell, place) -> {
          cell.setCellValue(LocalDate.of(2026, 1, 2));
          var style = cell.getSheet().getWorkbook().createCellStyle();
          style.setDataFormat((short) 14);
          cell.setCellStyle(style);
        });
  }

  @ParameterizedTest
  @MethodSource("wrongNumbers")
  void aWrongNumberIsFoundAtItsCell(BiConsumer<Cell, Place> put) {
    List<Place> numbers = places(Place::isNumber);

    assertThat(found(numbers, put)).isEqualTo(cells(numbers));
  }

  @Test
  void aWrongCodeNameTypeOrMarkIsFoundAtItsCell() {
    List<Place> others =
        places(one -> !one.isEffect() && !one.isNumber() && !one.takes().equals("a sentence"));

    assertThat(found(others, (cell, place) -> cell.setCellValue("{\"no\"}")))
        .isEqualTo(cells(others));
  }

  @Test
  void whatMustBeFilledIsMissedAtItsCell() {
    List<Place> needed = places(one -> one.column().required());

    assertThat(found(needed, (cell, place) -> cell.setBlank())).isEqualTo(cells(needed));
    assertThat(needed).extracting(one -> one.column().label()).contains("Card", "Name", "Gold");
  }

  @Test
  void twoRowsWithOneCodeAndACodeOfAnotherSheetAreFound() {
    byte[] changed =
        edited(
            book -> {
              Sheet citizens = book.getSheet("Citizens");
              citizens.getRow(FIRST + 1).getCell(1).setCellValue("c1");
              citizens.getRow(FIRST + 4).getCell(1).setCellValue("d1");
            });

    assertThat(findings(changed))
        .extracting(one -> one.code().id() + " " + one.location().place())
        .contains("RS008 !Citizens!B9", "RS185 !Citizens!B12")
        .doesNotContain("RS008 !Citizens!B8");
  }

  @Property(tries = 25)
  void aDamagedWorkbookEndsInFindings(@ForAll Random random) {
    byte[] mutant = SHIPPED.clone();
    boolean cut = random.nextBoolean();
    for (int i = 0; i < 3; i++) {
      mutant[random.nextInt(mutant.length)] = (byte) random.nextInt();
    }
    byte[] content = cut ? Arrays.copyOf(mutant, random.nextInt(mutant.length)) : mutant;
    List<Diagnostic> findings = findings(content);

    Statistics.collect(findings.isEmpty() ? "harmless" : "found");
    assertThat(!cut || !findings.isEmpty()).isTrue();
  }

  /** A string that is understood means what its unified form means, and makes the same rules. */
  @Property(tries = 800)
  void noTextMakesOtherRulesThanItsUnifiedForm(
      @ForAll("texts") String text, @ForAll Column column) {
    Optional<Phrase> phrase = READER.read(text, column, SourceLocation.NONE, new Diagnostics());

    Statistics.label("understood").collect(phrase.isPresent());
    Statistics.label("understood").coverage(seen -> seen.check(true).percentage(p -> p > 3));
    if (phrase.isPresent()) {
      String unified = WRITER.write(phrase.get(), column);
      assertThat(unified).matches("[\\p{L}0-9 _.,:=<>+|'’\"-]*");
      assertThat(rules(text, column)).isEqualTo(rules(unified, column));
    }
  }

  /** A card's name is a literal of its rules, whatever it is. */
  @Property(tries = 200)
  void noNameChangesTheNumberOfRulesOrStatements(@ForAll("names") String name) {
    List<Effect> plain = effects("choose g 2 m 2", Column.ON_TURN, "Plain");
    List<Effect> named = effects("choose g 2 m 2", Column.ON_TURN, name);

    assertThat(shape(drl(named))).isEqualTo(shape(drl(plain)));
  }

  private static List<Effect> effects(String text, Column column, String name) {
    Phrase phrase = READER.read(text, column, SourceLocation.NONE, new Diagnostics()).orElseThrow();
    return STRINGS.effects(phrase, column, new EffectStrings.Card("c1", name), SourceLocation.NONE);
  }

  private static String rules(String text, Column column) {
    return drl(effects(text, column, "Card"));
  }

  private static String drl(List<Effect> effects) {
    return DrlGenerator.generate("rules.test", "test.drl", effects).source().drl();
  }

  private static List<Integer> shape(String drl) {
    List<Integer> shape = new ArrayList<>();
    for (String word : List.of("rule \"", "\nwhen\n", "\nthen\n", "\nend\n", ";\n", "$r : ")) {
      shape.add(drl.split(java.util.regex.Pattern.quote(word), -1).length);
    }
    return shape;
  }

  private static final List<String> PIECES =
      List.of(
          "\"",
          "\\",
          "*/",
          "//",
          "\n",
          ");",
          "}",
          "{",
          "$r",
          " + ",
          " ",
          "end",
          "<citizens>",
          "choose ",
          "g 1",
          "where ",
          "role==holy",
          ">",
          "=",
          ":",
          "|",
          "\\u0022",
          "RuleTable T",
          "System.exit(0)",
          "optional",
          "-1",
          "m 3",
          "\u0000",
          "@Salience(1)",
          "wild 2");

  @Provide
  Arbitrary<String> texts() {
    List<String> known = new ArrayList<>();
    for (CardSource card :
        new ValeriaSources(new ValeriaPack().homes(EffectTables.SHIPPED, new Diagnostics()))
            .cards()) {
      known.addAll(card.strings().values());
    }
    Arbitrary<String> piece = Arbitraries.of(PIECES);
    return Arbitraries.oneOf(
        Arbitraries.of(known),
        Arbitraries.of(known).flatMap(text -> piece.map(more -> text + more)),
        Arbitraries.of(known).flatMap(text -> piece.map(more -> more + text)),
        Arbitraries.of(known)
            .flatMap(one -> Arbitraries.of(known).map(other -> one + " + " + other)),
        piece.list().ofMinSize(1).ofMaxSize(6).map(list -> String.join("", list)));
  }

  @Provide
  Arbitrary<String> names() {
    return Arbitraries.oneOf(
        Arbitraries.strings().ofMinLength(1).ofMaxLength(30),
        Arbitraries.of(PIECES).list().ofMinSize(1).ofMaxSize(4).map(all -> String.join("", all)));
  }
}
