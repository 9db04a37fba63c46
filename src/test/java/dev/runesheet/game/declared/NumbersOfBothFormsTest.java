package dev.runesheet.game.declared;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.cli.Ran;
import dev.runesheet.game.declared.authoring.DeclaredPack;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.pack.PackBuilder;
import dev.runesheet.pack.file.DirectoryFiles;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.apache.poi.ss.usermodel.Row;
import org.apache.poi.xssf.usermodel.XSSFSheet;
import org.apache.poi.xssf.usermodel.XSSFWorkbook;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A number is refused in a cell of a declared game where a line in YAML refuses it. */
@Tag("thorough")
class NumbersOfBothFormsTest {

  private static final String GAME = "tin-duel";
  private static final int CODE = 5;
  private static final int HEADINGS = 6;
  private static final String HOLE = "#";

  /** Verbs, their classes and arguments, one of which is the number. */
  private static final List<String> ACTS =
      """
      damage; Damage.perform; target: self, amount: #
      heal; Heal.perform; target: self, amount: #
      add-stat; AddStat.perform; target: self, stat: power, delta: #
      set-stat; SetStat.perform; target: self, stat: power, value: #
      lower; Lower.perform; target: self, stat: power, amount: #
      clamp-stat; ClampStat.perform; target: self, stat: power, lo: #, hi: 2000000000
      clamp-stat; ClampStat.perform; target: self, stat: power, lo: -2000000000, hi: #
      draw; Draw.perform; target: owner, amount: #, from: deck, to: hand
      create; CreationVerbs.create; target: self, card: squire, amount: #, zone: hand
      create-at-top; TopVerbs.create; target: self, card: squire, amount: #, zone: hand
      create-on; CreationVerbs.createOn; target: self, card: squire, amount: #
      grant; Grant.perform; target: self, effect: inspired, turns: #
      give; NumberVerbs.give; target: self, effect: charged, amount: #, turns: 1
      give; NumberVerbs.give; target: self, effect: charged, amount: 1, turns: #
      """
          .lines()
          .toList();

  /** Conditions of a line that does something, and the beginning of the code of their columns. */
  private static final List<String> GUARDS =
      List.of(
          "if: power of self > #; self.above(",
          "if: power of self < #; self.below(",
          "if: power of self = #; self.equal(");

  /** Changes as long as the card is in play: what they say of how, by, and how many there are. */
  private static final List<String> CHANGES =
      List.of("how: add, by: #", "how: multiply, by: #", "how: at least, by: #");

  @TempDir private Path folder;

  private Path file(String name) {
    return folder.resolve("game/" + name);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"1.5", "0.5", "-1", "0", "3", "1001", "99999999999", "-99999999999", "many"})
  void theSameIsFoundOfANumberInACellAndInALine(String number) throws IOException {
    Diagnostics findings = findings(number);

    assertThat(ofRows(findings)).isEqualTo(ofLines(findings));
  }

  @Test
  void aFractionIsFoundInEachCellOfVerbsAndConditions() throws IOException {
    assertThat(ofRows(findings("1.5")))
        .hasSize(ACTS.size() + GUARDS.size())
        .allSatisfy((row, codes) -> assertThat(codes).containsExactly("RS005"));
  }

  private Diagnostics findings(String number) throws IOException {
    assertThat(Ran.in(folder, "", "new", GAME, "--in", "game").code()).isZero();
    Ran.edit(
        file("data/" + GAME + "/game.yaml"), "statuses:", "statuses:\n  charged: {changes: power}");
    writeLines(number);
    writeRows(number);
    Diagnostics findings = new Diagnostics();
    PackBuilder.build(new DeclaredPack(GAME), new DirectoryFiles(file("")), findings);
    return findings;
  }

  private void writeLines(String number) throws IOException {
    List<String> effects = new ArrayList<>();
    for (String act : ACTS) {
      String[] parts = act.split("; ");
      String line = "{do: " + parts[0] + ", " + parts[2].replace(HOLE, number) + "}";
      effects.add("when: enters play, then: [" + line + "]");
    }
    for (String guard : GUARDS) {
      String line = "{do: reset, target: self}";
      String test = guard.split("; ")[0].replace(HOLE, number);
      effects.add("when: leaves play, " + test + ", then: [" + line + "]");
    }
    for (String change : CHANGES) {
      effects.add("changes: power, of: self, " + change.replace(HOLE, number));
    }
    String all =
        effects.stream().map(one -> "\n      - {" + one + "}").collect(Collectors.joining());
    Ran.edit(
        file("data/" + GAME + "/cards.yaml"),
        "  duelist:",
        "  knight:\n    name: Knight\n    kind: fighter\n    effects:" + all + "\n  duelist:");
  }

  private void writeRows(String number) throws IOException {
    Path book = file("decision-tables/" + GAME + "/effects.drl.xlsx");
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (InputStream in = Files.newInputStream(book);
        XSSFWorkbook workbook = new XSSFWorkbook(in)) {
      XSSFSheet effects = workbook.getSheet("Effects");
      for (int i = 0; i < ACTS.size(); i++) {
        String[] parts = ACTS.get(i).split("; ");
        Row row = row(effects, "act " + i);
        put(row, "When", "enters play");
        put(row, parts[1] + "($r", values(parts[2], number));
      }
      for (int i = 0; i < GUARDS.size(); i++) {
        Row row = row(effects, "guard " + i);
        put(row, "When", "leaves play");
        put(row, GUARDS.get(i).split("; ")[1], List.of("power", number));
        put(row, "A target is as printed", "self");
      }
      XSSFSheet auras = workbook.getSheet("Auras");
      for (int i = 0; i < CHANGES.size(); i++) {
        List<String> cells = new ArrayList<>(List.of("self", "power"));
        cells.addAll(values(CHANGES.get(i), number));
        put(row(auras, "change " + i), "new ActiveEffect(", cells);
      }
      workbook.write(bytes);
    }
    Files.write(book, bytes.toByteArray());
  }

  private static List<String> values(String arguments, String number) {
    return Arrays.stream(arguments.split(", "))
        .map(one -> one.substring(one.indexOf(": ") + 2).replace(HOLE, number))
        .toList();
  }

  private static Row row(XSSFSheet sheet, String name) {
    Row row = sheet.createRow(sheet.getLastRowNum() + 1);
    put(row, "Rule", name);
    put(row, "Belongs to", "squire");
    return row;
  }

  private static void put(Row row, String heading, String text) {
    for (var cell : row.getSheet().getRow(HEADINGS)) {
      if (cell.getStringCellValue().equals(heading)) {
        row.createCell(cell.getColumnIndex()).setCellValue(text);
      }
    }
  }

  /** Fills the columns of a verb, of which the last has its call, or of a condition, the first. */
  private static void put(Row row, String call, List<String> cells) {
    for (var cell : row.getSheet().getRow(CODE)) {
      if (cell.getStringCellValue().contains(call)) {
        for (int i = 0; i < cells.size(); i++) {
          int first =
              cell.getColumnIndex()
                  - (call.endsWith("($r") || call.startsWith("new ") ? cells.size() - 1 : 0);
          int column = first + i;
          row.createCell(column).setCellValue(cells.get(i));
        }
      }
    }
  }

  /** The codes of findings by effect; what is no formula is no number in a cell. */
  private static Map<String, List<String>> ofLines(Diagnostics findings) {
    return byEffect(findings, Pattern.compile("#/cards/knight/effects/(\\d+)/.*"), 0);
  }

  private static Map<String, List<String>> ofRows(Diagnostics findings) {
    Map<String, List<String>> all = byEffect(findings, Pattern.compile("Effects![A-Z]+(\\d+)"), 10);
    Map<String, List<String>> auras = byEffect(findings, Pattern.compile("Auras![A-Z]+(\\d+)"), 9);
    int before = ACTS.size() + GUARDS.size();
    auras.forEach((row, codes) -> all.put("" + (Integer.parseInt(row) + before), codes));
    return all;
  }

  private static Map<String, List<String>> byEffect(
      Diagnostics findings, Pattern place, int first) {
    Map<String, List<String>> codes = new TreeMap<>();
    for (Diagnostic one : findings.all()) {
      Matcher effect = place.matcher(one.location().place().toString());
      if (effect.find()) {
        String number = "" + (Integer.parseInt(effect.group(1)) - first);
        String code = one.code() == Code.EXPRESSION ? Code.WRONG_TYPE.id() : one.code().id();
        codes.computeIfAbsent(number, none -> new ArrayList<>()).add(code);
      }
    }
    return codes;
  }
}
