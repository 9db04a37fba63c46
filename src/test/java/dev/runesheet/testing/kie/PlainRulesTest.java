package dev.runesheet.testing.kie;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.runesheet.engine.RuleCompilationException;
import dev.runesheet.engine.RuleCompiler;
import dev.runesheet.engine.RuleSource;
import dev.runesheet.testing.coverage.ConditionCoverage;
import dev.runesheet.testing.coverage.Coverage;
import dev.runesheet.testing.coverage.CoverageRecorder;
import dev.runesheet.testing.coverage.RuleCoverage;
import dev.runesheet.testing.coverage.RuleCoverage.Kind;
import dev.runesheet.testing.kie.shop.Customer;
import dev.runesheet.testing.kie.shop.Order;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.apache.poi.xssf.usermodel.XSSFWorkbook;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.kie.api.KieBase;
import org.kie.api.runtime.KieSession;

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
    assertThat(condition(large, "total > 100").held()).isEqualTo(2);
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
