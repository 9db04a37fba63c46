package dev.runesheet.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.pack.BuiltPack;
import dev.runesheet.pack.PackBuilder;
import dev.runesheet.pack.Packs;
import dev.runesheet.pack.file.DirectoryFiles;
import dev.runesheet.pack.file.PackFiles;
import dev.runesheet.table.OwnWorkbook;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import org.apache.poi.ss.usermodel.Sheet;
import org.apache.poi.xssf.usermodel.XSSFWorkbook;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Tables with headers of their author's own, as users of Drools write them. */
@Tag("thorough")
class TrustedTablesTest {

  private static final String FILE = "decision-tables/math-battle/own/house.drl.xlsx";

  /** Both tables hurt whoever begins a turn: the first by half a number, the second by two. */
  private static final String HOUSE =
      """
      RuleSet   ¦ rules.house
      Import    ¦ dev.runesheet.spi.fact.Reaction, dev.runesheet.engine.verb.Damage
      Functions ¦ function double half(double number) { return number / 2; }
      Notes     ¦ House rules of the club

      RuleTable Tax
      NAME ¦ METADATA       ¦ METADATA        ¦ CONDITION          ¦ CONDITION                 ¦ ACTION                                             ¦ ACTION      ¦ PRIORITY
           ¦                ¦                 ¦ $r : Reaction      ¦ <                         ¦                                                    ¦             ¦
           ¦ When($param)   ¦ Owner($param)   ¦ block == "$param"  ¦ self.above("$1", $2)      ¦ Damage.perform($r, $r.getSelf(), half($param));    ¦ $r.next();  ¦
      Rule ¦ When           ¦ Owner           ¦ Block              ¦ If                        ¦ Tax                                                ¦ End         ¦ First
      Rich ¦ turn starts    ¦ mode            ¦ mode/rich-tax      ¦ health,20                 ¦ 8                                                  ¦ x           ¦ 10

      RuleTable Fees
      NAME ¦ METADATA       ¦ METADATA        ¦ CONDITION          ¦ ACTION                                              ¦ ACTION
           ¦                ¦                 ¦ $r : Reaction      ¦                                                     ¦
           ¦ When($param)   ¦ Owner($param)   ¦ block == "$param"  ¦ Damage.perform($r, $r.getSelf(), $1 + $2);          ¦ $r.next();
      Rule ¦ When           ¦ Owner           ¦ Block              ¦ Fee                                                 ¦ End
      Fee  ¦ turn starts    ¦ mode            ¦ mode/fee           ¦ 1,1                                                 ¦ x
      """;

  @TempDir Path folder;

  @BeforeEach
  void copyTheRules() {
    Ran.copyOfRules(folder);
  }

  @Test
  void theirRulesPlayOnceTheyAreTrusted() throws IOException {
    write(HOUSE);

    Ran check = Ran.in(folder, "", "check", Ran.GAME, "--trusted");
    assertThat(check.out().strip()).isEqualTo("0 errors, 0 warnings");
    Ran play = Ran.in(folder, "", "play", Ran.GAME, "--trusted", "--why", "--seed", "1");
    assertThat(play.code()).isZero();
    assertThat(play.out())
        .contains("health 100 → 96 (Rich, when turn starts)")
        .contains("health 96 → 94 (Fee, when turn starts)")
        .contains("written at " + FILE + "!House!B11");
    assertThat(Ran.in(folder, "", "drl", Ran.GAME, "--trusted").out())
        .contains("salience 10", "half(8)", "1 + 1", "function double half");
    assertThat(Ran.in(folder, "", "simulate", Ran.GAME, "--trusted", "--games", "4").code())
        .isZero();
    Ran test = Ran.in(folder, "", "test", Ran.GAME, "--trusted");
    assertThat(test.out()).as("scenarios see the house rules").contains("FAIL");
  }

  @Test
  void aMatchOfThemIsExplainedAndRecordedWithTrust() throws IOException {
    write(HOUSE);
    Ran.in(folder, "", "play", Ran.GAME, "--trusted", "--seed", "1", "--log", "m.json");

    assertThat(Ran.in(folder, "", "why", "--trusted", "m.json").out()).contains("mode/rich-tax");
    assertThat(Ran.in(folder, "", "record", "--trusted", "m.json").out()).contains("given:");
    for (String command : List.of("why", "record")) {
      assertThat(Ran.in(folder, "", command, "m.json").err()).contains("RS116");
    }
  }

  @Test
  void anEarlierVersionWithThemIsComparedWithTrust(@TempDir Path earlier) throws IOException {
    write(HOUSE);
    Ran.copyOfRules(earlier);
    Path there = earlier.resolve(FILE);
    Files.createDirectories(there.getParent());
    Files.copy(folder.resolve(FILE), there);
    Files.copy(
        folder.resolve("data/math-battle/game.yaml"),
        earlier.resolve("data/math-battle/game.yaml"),
        StandardCopyOption.REPLACE_EXISTING);

    String since = earlier.toString();
    assertThat(Ran.in(folder, "", "check", Ran.GAME, "--trusted", "--since", since).out().strip())
        .isEqualTo("0 errors, 0 warnings");
  }

  @Test
  void withoutTrustEachHeaderIsFound() throws IOException {
    write(HOUSE);
    Ran check = Ran.in(folder, "", "check", Ran.GAME);

    assertThat(check.code()).isEqualTo(1);
    assertThat(check.lines())
        .filteredOn(line -> line.startsWith(FILE))
        .allMatch(line -> line.contains("error RS116") && line.contains("--trusted"))
        .extracting(line -> line.replaceAll(".*!(\\w+): .*", "$1"))
        .containsExactlyInAnyOrder(
            "C2", "C3", "C4", "E9", "F9", "G9", "H9", "I7", "E16", "F16", "G16");
    assertThat(Ran.in(folder, "", "play", Ran.GAME).err()).contains("RS116");
  }

  @Test
  void programsTrustFilesOnlyBySayingSo() throws IOException {
    write(HOUSE);
    PackFiles files = new DirectoryFiles(folder);
    Diagnostics findings = new Diagnostics();

    assertThat(PackBuilder.build(Packs.find(Ran.GAME), files, findings)).isNull();
    assertThat(findings.all()).extracting(Diagnostic::code).containsOnly(Code.OWN_CODE);
    BuiltPack built =
        PackBuilder.build(Packs.find(Ran.GAME), Packs.trusting(files), new Diagnostics());
    assertThat(built.notes().of("Rich").source()).isEqualTo(FILE + "!House!B11");
  }

  @Test
  void aTableCannotTrustItself() throws IOException {
    write(HOUSE.replace("Notes     ¦ House rules of the club", "trusted   ¦ true"));
    Ran.edit(folder.resolve("data/math-battle/game.yaml"), "homes:", "trusted: true\nhomes:");

    Ran check = Ran.in(folder, "", "check", Ran.GAME);
    assertThat(check.out()).contains("RS116").contains("RS007");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "half(number / 2)|return number / 2;|return numbr / 2;|C3",
        "a function|half($param)|hlf($param)|G11",
        "an accessor|self.above|self.abov|F11",
        "a cell|1,1 |1,x |F18",
        "a condition|health,20|health;20|F11",
        "an import|fact.Reaction,|fact.Raction,|C2",
        "a keyword|PRIORITY|PRIORTY|I7",
        "a missing header|self.above(\"$1\", $2) | |F9",
      })
  void whatDroolsCannotCompileIsFoundAtItsCell(String what, String from, String to, String cell)
      throws IOException {
    assertThat(HOUSE).contains(from);
    write(HOUSE.replace(from, to == null ? "" : to));

    Ran check = Ran.in(folder, "", "check", Ran.GAME, "--trusted");
    assertThat(check.lines())
        .as(what)
        .anyMatch(line -> line.startsWith(FILE + "!House!" + cell + ": error RS0"));
  }

  @Test
  void aChangedHeaderOfTheGamesOwnTableNeedsTrust() throws IOException {
    Path table = folder.resolve("decision-tables/math-battle/global-rules.drl.xlsx");
    // The second condition, that a stat is below a number, is asked of three times the number.
    edit(table, "J6", "$param * 3)");
    String found = table.getFileName() + "!Global rules!J6: error RS033";

    Ran refused = Ran.in(folder, "", "check", Ran.GAME);
    assertThat(refused.code()).isEqualTo(1);
    assertThat(refused.out()).contains(found).contains("--trusted");
    Ran trusted = Ran.in(folder, "", "check", Ran.GAME, "--trusted");
    assertThat(trusted.out()).doesNotContain("RS033");
    assertThat(trusted.code()).isZero();
    Ran drl = Ran.in(folder, "", "drl", Ran.GAME, "--trusted");
    assertThat(drl.out()).contains("* 3)");
  }

  @Test
  void damagedAndHostileFilesAreFindingsEvenIfTheyAreTrusted() throws IOException {
    write(HOUSE);
    Files.write(folder.resolve(FILE), new byte[] {1, 2, 3});

    assertThat(Ran.in(folder, "", "check", Ran.GAME, "--trusted").out())
        .contains(FILE + ": error RS030");
  }

  private void write(String text) throws IOException {
    Path file = folder.resolve(FILE);
    Files.createDirectories(file.getParent());
    Files.write(file, OwnWorkbook.of("House", text));
    Ran.edit(
        folder.resolve("data/math-battle/game.yaml"),
        "homes:",
        "homes:\n  drools tables: decision-tables/math-battle/own");
  }

  private static void edit(Path file, String cell, String text) throws IOException {
    try (XSSFWorkbook workbook = new XSSFWorkbook(Files.newInputStream(file))) {
      Sheet sheet = workbook.getSheet("Global rules");
      var place = new org.apache.poi.ss.util.CellReference(cell);
      sheet.getRow(place.getRow()).getCell(place.getCol()).setCellValue(text);
      try (var out = Files.newOutputStream(file)) {
        workbook.write(out);
      }
    }
  }
}
