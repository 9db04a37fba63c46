package dev.runesheet.testing.kie;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.tuple;

import dev.runesheet.engine.rules.RuleCompilationException;
import dev.runesheet.engine.rules.RuleCompiler;
import dev.runesheet.engine.rules.RuleSource;
import dev.runesheet.testing.coverage.Coverage;
import dev.runesheet.testing.coverage.CoverageRecorder;
import dev.runesheet.testing.coverage.count.ConditionCoverage;
import dev.runesheet.testing.coverage.count.RuleCoverage;
import dev.runesheet.testing.coverage.count.RuleCoverage.Kind;
import dev.runesheet.testing.kie.shop.Customer;
import dev.runesheet.testing.kie.shop.Order;
import java.io.IOException;
import java.io.OutputStream;
import java.net.URL;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.apache.poi.ss.usermodel.Cell;
import org.apache.poi.ss.usermodel.Row;
import org.apache.poi.ss.usermodel.Sheet;
import org.apache.poi.xssf.usermodel.XSSFWorkbook;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.kie.api.KieBase;
import org.kie.api.io.Resource;
import org.kie.api.io.ResourceType;
import org.kie.api.runtime.KieSession;
import org.kie.internal.io.ResourceFactory;
import org.kie.internal.utils.KieHelper;

/** Coverage of a plain project's rules: own facts, own DRL, own workbook. */
class PlainRulesTest {

  private static final String DRL = "src/test/resources/shop/pricing.drl";
  private static final String TABLE = "src/test/resources/shop/discounts.drl.xlsx!Discounts!";

  @Test
  void conditionsOfDrlStandAtTheirLines() {
    RuleCoverage regular =
        rule(
            cover(new Customer("ann", 12, false), new Order("ann", 30, false)), "regular customer");
    assertThat(regular.place()).isEqualTo(DRL + ":14:1");
    assertThat(regular.steps()).containsExactly(DRL + ":20:1", DRL + ":21:1");
    assertThat(regular.fired()).isEqualTo(1);
    assertThat(regular.conditions())
        .containsExactly(
            new ConditionCoverage("orders >= 10", DRL + ":16:25", 1, 0),
            new ConditionCoverage("blocked == false", DRL + ":16:25", 1, 0),
            new ConditionCoverage("customer == $id", DRL + ":17:19", 1, 0),
            new ConditionCoverage("total > 20", DRL + ":18:19", 1, 0));
  }

  /** A join that Drools would look up in an index is compared pair by pair, so both are seen. */
  @Test
  void aJoinShowsThatItFailed() {
    RuleCoverage regular =
        rule(
            cover(new Customer("ann", 12, false), new Order("bob", 30, false)), "regular customer");
    assertThat(regular.fired()).isZero();
    assertThat(condition(regular, "customer == $id").failed()).isEqualTo(1);
    assertThat(condition(regular, "customer == $id").held()).isZero();
  }

  @Test
  void conditionsInsideOfNotAreSeen() {
    Coverage coverage = cover(new Customer("ann", 1, true), new Order("ann", 30, true));
    RuleCoverage gift = rule(coverage, "gift has no price tag");
    assertThat(gift.fired()).isZero();
    assertThat(condition(gift, "id == $order.customer").held()).isPositive();
    assertThat(condition(gift, "blocked == true").held()).isPositive();
  }

  @Test
  void conditionsOfAccumulateAndEvalAreSeen() {
    Coverage coverage =
        cover(
            new Customer("ann", 2, false),
            new Order("ann", 300, false),
            new Order("ann", 201, false));
    RuleCoverage many = rule(coverage, "many orders of one customer");
    assertThat(many.fired()).isEqualTo(1);
    assertThat(many.conditions())
        .extracting(ConditionCoverage::text)
        .containsExactly("$sum > 500", "customer == $id", "eval($customer.getOrders() > 1)");
    assertThat(many.conditions()).allMatch(condition -> condition.held() > 0);
  }

  @Test
  void whatARuleExtendsCountsAtTheRuleThatIsExtended() {
    Coverage coverage = cover(new Customer("ann", 0, false), new Order("ann", 101, false));
    RuleCoverage first = rule(coverage, "first order");
    assertThat(first.fired()).isEqualTo(1);
    assertThat(first.conditions())
        .containsExactly(
            new ConditionCoverage("id == $order.customer", DRL + ":43:13", 1, 0),
            new ConditionCoverage("orders == 0", DRL + ":43:36", 1, 0));
    RuleCoverage large = rule(coverage, "large order");
    assertThat(condition(large, "total > 100").held()).as("compared once for both").isEqualTo(1);
  }

  @Test
  void queriesAreNoRules() {
    assertThat(cover(new Order("ann", 1, false)).subjects().get(0).rules())
        .noneMatch(rule -> rule.name().equals("orders of"))
        .hasSize(9);
  }

  /** 20 in total and no gift: the row of small orders fires, that of small gifts does not. */
  @Test
  void rowsAndCellsOfAWorkbookAreKnown() {
    Coverage coverage = cover(new Order("ann", 20, false));
    RuleCoverage small = rule(coverage, "small");
    assertThat(small.kind()).isEqualTo(Kind.ROW);
    assertThat(small.place()).isEqualTo(TABLE + "B11");
    assertThat(small.fired()).isEqualTo(1);
    assertThat(small.conditions())
        .containsExactly(
            new ConditionCoverage("total >= 10", TABLE + "C11", 1, 0),
            new ConditionCoverage("total < 50", TABLE + "C11", 1, 0));
    RuleCoverage gift = rule(coverage, "small gift");
    assertThat(gift.fired()).isZero();
    assertThat(gift.conditions().get(2))
        .isEqualTo(new ConditionCoverage("gift == \"true\"", TABLE + "D13", 0, 1));
  }

  @Test
  void cellsOfTwoPatternsAreToldApart() {
    Coverage coverage = cover(new Customer("ann", 6, false), new Order("ann", 60, false));
    RuleCoverage faithful = rule(coverage, "faithful");
    assertThat(faithful.fired()).isEqualTo(1);
    assertThat(faithful.conditions())
        .extracting(ConditionCoverage::place)
        .containsExactly(TABLE + "C14", TABLE + "C14", TABLE + "E14", TABLE + "E14");
  }

  @Test
  void aCompiledBaseHasFiringsAndTheLinesOfFilesThatCanBeRead() throws IOException {
    String drl = Files.readString(Path.of(DRL));
    KieBase compiled = RuleCompiler.compile(List.of(new RuleSource(DRL, drl)));
    RuleFiles files = RuleFiles.of(Path.of(""), List.of("shop/pricing.drl"));
    CoverageRecorder recorder = CoverageRecorder.ofProject("shop", true, files::content);
    recorder.ready(compiled);
    run(compiled, recorder, new Order("ann", 101, false));
    RuleCoverage large = rule(recorder.coverage(), "large order");
    assertThat(large.fired()).isEqualTo(1);
    assertThat(large.conditions()).isEmpty();
    assertThat(large.place()).isEqualTo(DRL + ":7:1");
  }

  /** As of a {@code kmodule.xml}: rules name the copies on the class path, here by full paths. */
  @Test
  void aCompiledBaseHasFiringsOfRowsAtTheSourcesThatPeopleEdit() throws Exception {
    KieBase compiled = ofClassPath();
    RuleFiles files = RuleFiles.of(Path.of(""), compiled);
    CoverageRecorder recorder = CoverageRecorder.ofProject("shop", true, files::content);
    files.watch(compiled, recorder);
    run(compiled, recorder, new Order("ann", 20, false), new Order("ann", 101, false));
    RuleCoverage small = rule(recorder.coverage(), "small");
    assertThat(small.kind()).isEqualTo(Kind.ROW);
    assertThat(small.place()).isEqualTo(TABLE + "B11");
    assertThat(small.fired()).isEqualTo(1);
    assertThat(rule(recorder.coverage(), "large order").place()).isEqualTo(DRL + ":7:1");
  }

  private static KieBase ofClassPath() throws Exception {
    KieHelper helper = new KieHelper();
    for (String name : List.of("shop/pricing.drl", "shop/discounts.drl.xlsx")) {
      URL copy = PlainRulesTest.class.getClassLoader().getResource(name);
      Resource resource = ResourceFactory.newFileResource(Path.of(copy.toURI()).toFile());
      boolean text = name.endsWith(".drl");
      helper.addResource(resource, text ? ResourceType.DRL : ResourceType.DTABLE);
    }
    return helper.build();
  }

  /** A build may copy {@code rules/pricing.drl} to any place of the class path. */
  @Test
  void aFileThatIsTakenAsASourceAndInABaseCountsOnce(@TempDir Path folder) throws Exception {
    Files.createDirectories(folder.resolve("rules"));
    for (String name : List.of("pricing.drl", "discounts.drl.xlsx")) {
      Path source = Path.of("src/test/resources/shop").resolve(name);
      Files.copy(source, folder.resolve("rules").resolve(name));
    }
    RuleFiles sources =
        RuleFiles.of(folder, List.of("rules/pricing.drl", "rules/discounts.drl.xlsx"));
    CoverageRecorder ofSources = CoverageRecorder.ofProject("shop", true, sources::content);
    run(sources.compile(ofSources), ofSources, new Order("ann", 101, false));
    KieBase compiled = ofClassPath();
    RuleFiles files = RuleFiles.of(Path.of(""), compiled);
    CoverageRecorder ofBase = CoverageRecorder.ofProject("shop", true, files::content);
    files.watch(compiled, ofBase);
    run(compiled, ofBase, new Order("bob", 20, false), new Order("bob", 101, false));

    Coverage both = ofSources.coverage().plus(ofBase.coverage());

    assertThat(ofBase.coverage().plus(ofSources.coverage())).isEqualTo(both);
    assertThat(both.subjects()).singleElement();
    List<RuleCoverage> rules = both.subjects().get(0).rules();
    assertThat(rules).hasSameSizeAs(ofSources.coverage().subjects().get(0).rules());
    assertThat(rules).extracting(RuleCoverage::file).allMatch(file -> file.startsWith("rules/"));
    assertThat(rule(both, "large order").fired()).isEqualTo(2);
    assertThat(rule(both, "large order").conditions()).isNotEmpty();
    assertThat(rule(both, "small").fired()).isEqualTo(1);
  }

  /** The names of rows come from their tables, so two workbooks may well have the same. */
  @Test
  void rowsOfTheSameNameInTwoWorkbooksAreToldApart(@TempDir Path folder) throws IOException {
    table(folder.resolve("one.drl.xlsx"), "shop.one", "total > $param", 100);
    table(folder.resolve("two.drl.xlsx"), "shop.two", "total < $param", 100);
    RuleFiles files = RuleFiles.of(folder, List.of("one.drl.xlsx", "two.drl.xlsx"));
    CoverageRecorder recorder = CoverageRecorder.ofProject("shop", true, files::content);
    run(files.compile(recorder), recorder, new Order("ann", 120, false));
    assertThat(recorder.coverage().subjects().get(0).rules())
        .extracting(RuleCoverage::name, RuleCoverage::place, RuleCoverage::fired)
        .containsExactlyInAnyOrder(
            tuple("T_8", "one.drl.xlsx!T!B8", 1L), tuple("T_8", "two.drl.xlsx!T!B8", 0L));
  }

  /** Drools looks for an order that breaks the cell's demand. */
  @Test
  void aCellThatSpeaksOfAllFactsIsCountedAsWritten(@TempDir Path folder) throws IOException {
    Object[][] cells = {
      {"RuleSet", "shop.all"},
      {"Import", Order.class.getName()},
      {"RuleTable T"},
      {"CONDITION", "CONDITION", "ACTION"},
      {"", "$order : Order"},
      {"forall( Order( total < $param ) )", "total > $param", "$order.addDiscount($param);"},
      {"all", "limit", "discount"},
      {100, 10, 1}
    };
    write(folder.resolve("all.drl.xlsx"), cells);
    RuleFiles files = RuleFiles.of(folder, List.of("all.drl.xlsx"));
    CoverageRecorder recorder = CoverageRecorder.ofProject("shop", true, files::content);
    run(files.compile(recorder), recorder, new Order("ann", 50, false));
    assertThat(recorder.coverage().subjects().get(0).rules().get(0).conditions())
        .containsExactly(
            new ConditionCoverage("total < 100", "all.drl.xlsx!T!B8", 1, 0),
            new ConditionCoverage("total > 10", "all.drl.xlsx!T!C8", 1, 0));
  }

  private static void table(Path file, String pack, String condition, int value)
      throws IOException {
    Object[][] cells = {
      {"RuleSet", pack},
      {"Import", Order.class.getName()},
      {"RuleTable T"},
      {"CONDITION", "ACTION"},
      {"$order : Order"},
      {condition, "$order.addDiscount($param);"},
      {"limit", "discount"},
      {value, 1}
    };
    write(file, cells);
  }

  private static void write(Path file, Object[][] cells) throws IOException {
    try (XSSFWorkbook workbook = new XSSFWorkbook();
        OutputStream out = Files.newOutputStream(file)) {
      Sheet sheet = workbook.createSheet("T");
      for (int row = 0; row < cells.length; row++) {
        Row line = sheet.createRow(row);
        for (int column = 0; column < cells[row].length; column++) {
          Cell cell = line.createCell(column + 1);
          if (cells[row][column] instanceof Integer number) {
            cell.setCellValue(number);
          } else {
            cell.setCellValue(cells[row][column].toString());
          }
        }
      }
      workbook.write(out);
    }
  }

  /** With counters on every constraint, rules do what they do without them. */
  @Test
  void watchedRulesDoTheSame() {
    KieBase plain =
        RuleFiles.of(Path.of(""), List.of("shop/pricing.drl", "shop/discounts.drl.xlsx"))
            .compile(
                CoverageRecorder.ofProject("plain", false, name -> java.util.Optional.empty()));
    CoverageRecorder recorder = CoverageRecorder.ofProject("shop", true, SHOP::content);
    KieBase watched = SHOP.compile(recorder);
    for (int total = 0; total < 600; total += 7) {
      Order mine = new Order("ann", total, total % 2 == 0);
      Order other = new Order("ann", total, total % 2 == 0);
      Customer customer = new Customer("ann", total % 13, total % 5 == 0);
      run(watched, recorder, customer, mine);
      run(plain, null, customer, other);
      assertThat(mine.getDiscount()).isEqualTo(other.getDiscount());
      assertThat(mine.getNotes()).isEqualTo(other.getNotes());
    }
  }

  @Test
  void aFileThatIsNotThereIsNamed() {
    assertThatThrownBy(() -> RuleFiles.of(Path.of(""), List.of("shop/prices.drl")))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("(shop/prices.drl)");
    assertThatThrownBy(() -> RuleFiles.of(Path.of(""), List.of("junit-platform.txt")))
        .hasMessageContaining("junit-platform.txt");
  }

  @Test
  void rulesThatDoNotCompileAreReportedWithTheirLine(@TempDir Path folder) throws IOException {
    Files.writeString(folder.resolve("bad.drl"), "package p;\nrule a\nwhen\n  Ordr()\nthen\nend\n");
    RuleFiles files = RuleFiles.of(folder, List.of("bad.drl"));
    assertThatThrownBy(() -> files.compile(CoverageRecorder.ofProject("p", true, files::content)))
        .isInstanceOf(RuleCompilationException.class)
        .hasMessageContaining("bad.drl");
  }

  @Test
  void aRowThatDoesNotCompileIsNamed(@TempDir Path folder) throws IOException {
    Path broken = folder.resolve("discounts.drl.xlsx");
    try (XSSFWorkbook workbook =
        new XSSFWorkbook(
            Files.newInputStream(Path.of("src/test/resources/shop/discounts.drl.xlsx")))) {
      workbook.getSheetAt(0).getRow(11).getCell(5).setCellValue("two percent");
      try (OutputStream out = Files.newOutputStream(broken)) {
        workbook.write(out);
      }
    }
    RuleFiles files = RuleFiles.of(folder, List.of("discounts.drl.xlsx"));
    assertThatThrownBy(files::compile)
        .isInstanceOfSatisfying(
            RuleCompilationException.class,
            wrong ->
                assertThat(wrong.problems())
                    .extracting(RuleCompilationException.Problem::file)
                    .contains("discounts.drl.xlsx!Discounts!B12"));
  }

  private static final RuleFiles SHOP =
      RuleFiles.of(Path.of(""), List.of("shop/pricing.drl", "shop/discounts.drl.xlsx"));

  private static Coverage cover(Object... facts) {
    CoverageRecorder recorder = CoverageRecorder.ofProject("shop", true, SHOP::content);
    run(SHOP.compile(recorder), recorder, facts);
    return recorder.coverage();
  }

  private static void run(KieBase base, CoverageRecorder recorder, Object... facts) {
    KieSession session = base.newKieSession();
    if (recorder != null) {
      recorder.opened(session);
    }
    for (Object fact : facts) {
      session.insert(fact);
    }
    session.fireAllRules();
    session.dispose();
  }

  private static RuleCoverage rule(Coverage coverage, String name) {
    return coverage.subjects().get(0).rules().stream()
        .filter(rule -> rule.name().equals(name))
        .findFirst()
        .orElseThrow();
  }

  private static ConditionCoverage condition(RuleCoverage rule, String text) {
    return rule.conditions().stream()
        .filter(condition -> condition.text().equals(text))
        .findFirst()
        .orElseThrow(() -> new AssertionError(rule.conditions().toString()));
  }
}
