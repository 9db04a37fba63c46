package dev.runesheet.testing.kie;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.testing.coverage.CoverageRecorder;
import dev.runesheet.testing.coverage.count.ConditionCoverage;
import dev.runesheet.testing.coverage.count.RuleCoverage;
import dev.runesheet.testing.kie.shop.Customer;
import dev.runesheet.testing.kie.shop.Order;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.kie.api.runtime.KieSession;

/**
 * Conditions inside of {@code forall}, for which Drools looks for a fact that breaks them: they are
 * counted as they are written, or not at all.
 */
class ForallRulesTest {

  private static final String DRL = "src/test/resources/shop/forall.drl";
  private static final Order SMALL = new Order("ann", 3, false);
  private static final Order LARGE = new Order("ann", 90, false);
  private static final Order OTHER = new Order("bob", 3, false);

  @Test
  void theOnlyPatternIsCountedAsWritten() {
    assertThat(conditions("all small", SMALL))
        .containsExactly(new ConditionCoverage("total < 50", DRL + ":8:18", 1, 0));
    assertThat(conditions("all small", LARGE))
        .containsExactly(new ConditionCoverage("total < 50", DRL + ":8:18", 0, 1));
  }

  @Test
  void whatAllFactsOfAKindMustBeIsCountedAsWritten() {
    assertThat(conditions("all of ann small", SMALL, OTHER))
        .containsExactly(
            new ConditionCoverage("customer == \"ann\"", DRL + ":14:27", 1, 1),
            new ConditionCoverage("total < 50", DRL + ":15:34", 1, 0));
    assertThat(conditions("all of ann small", LARGE))
        .containsExactly(
            new ConditionCoverage("customer == \"ann\"", DRL + ":14:27", 1, 0),
            new ConditionCoverage("total < 50", DRL + ":15:34", 0, 1));
  }

  @Test
  void aForallThatIsDeniedIsCountedAsWritten() {
    assertThat(conditions("some of ann large", SMALL))
        .contains(new ConditionCoverage("total < 50", DRL + ":22:39", 1, 0));
    assertThat(conditions("some of ann large", LARGE))
        .contains(new ConditionCoverage("total < 50", DRL + ":22:39", 0, 1));
  }

  /** Drools asks only whether one of them fails. */
  @Test
  void ofSeveralConditionsNoneIsCounted() {
    for (Order order : List.of(SMALL, LARGE)) {
      assertThat(conditions("all of ann small gifts", order))
          .containsExactly(new ConditionCoverage("customer == \"ann\"", DRL + ":28:27", 1, 0));
      assertThat(conditions("all small gifts", order)).isEmpty();
      assertThat(conditions("all small or gifts", order))
          .extracting(ConditionCoverage::text)
          .containsExactly("customer == \"ann\"");
      assertThat(conditions("none at all", order)).isEmpty();
    }
  }

  @Test
  void conditionsJoinedInOneAreOne() {
    assertThat(conditions("all small and gifts", SMALL))
        .containsExactly(new ConditionCoverage("total < 50 && gift == true", DRL + ":48:18", 0, 1));
    assertThat(conditions("all small and gifts", new Order("ann", 3, true)))
        .containsExactly(new ConditionCoverage("total < 50 && gift == true", DRL + ":48:18", 1, 0));
  }

  @Test
  void aForallOfTwoFactsIsAskedAsWritten() {
    assertThat(conditions("all of ann known", SMALL, new Customer("ann", 5, false)))
        .containsExactly(
            new ConditionCoverage("customer == \"ann\"", DRL + ":54:27", 1, 0),
            new ConditionCoverage("id == $order.customer", DRL + ":55:21", 1, 0),
            new ConditionCoverage("orders > 3", DRL + ":55:44", 1, 0));
  }

  /** It begins like the first rule does for Drools, which compares once for both. */
  @Test
  void aConditionThatAsksForTheOppositeItselfIsCountedAsWritten() {
    assertThat(conditions("no large order", LARGE))
        .containsExactly(new ConditionCoverage("!( total < 50 )", DRL + ":67:14", 1, 0));
  }

  private static List<ConditionCoverage> conditions(String rule, Object... facts) {
    RuleFiles files = RuleFiles.of(Path.of(""), List.of("shop/forall.drl"));
    CoverageRecorder recorder = CoverageRecorder.ofProject("shop", true, files::content);
    KieSession session = files.compile(recorder).newKieSession();
    recorder.opened(session);
    List.of(facts).forEach(session::insert);
    session.fireAllRules();
    session.dispose();
    return recorder.coverage().subjects().get(0).rules().stream()
        .filter(one -> one.name().equals(rule))
        .map(RuleCoverage::conditions)
        .findFirst()
        .orElseThrow();
  }
}
