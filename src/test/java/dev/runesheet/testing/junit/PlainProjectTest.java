package dev.runesheet.testing.junit;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.testing.coverage.CoverageRecorder;
import dev.runesheet.testing.kie.shop.Customer;
import dev.runesheet.testing.kie.shop.Order;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.kie.api.KieBase;
import org.kie.api.runtime.KieSession;
import org.kie.api.runtime.StatelessKieSession;

/** A plain project's own test: its facts, its rules, one annotation. */
@KieSessionTest(
    name = "shop",
    sources = {"shop/pricing.drl", "shop/discounts.drl.xlsx"})
class PlainProjectTest {

  @Test
  void largeOrdersAreCheaper(KieSession session) {
    Order order = new Order("ann", 120, false);
    session.insert(order);
    session.fireAllRules();
    assertThat(order.getDiscount()).isEqualTo(5);
  }

  /** The row "small" of the workbook: 10 to 49. */
  @Test
  void aRowOfTheWorkbookAppliesToo(KieSession session) {
    Order order = new Order("ann", 20, false);
    session.insert(order);
    session.fireAllRules();
    assertThat(order.getDiscount()).isEqualTo(1);
  }

  @Test
  void sessionsWithoutStateAreWatched(StatelessKieSession session, CoverageRecorder recorder) {
    long before = fired(recorder, "gift has no price tag");
    session.execute(List.of(new Order("ann", 5, true)));
    assertThat(fired(recorder, "gift has no price tag")).isEqualTo(before + 1);
  }

  @Test
  void aTestMayOpenItsOwnSession(KieBase base, CoverageRecorder recorder) {
    long before = fired(recorder, "regular customer");
    KieSession session = base.newKieSession();
    recorder.opened(session);
    session.insert(new Customer("ann", 11, false));
    session.insert(new Order("ann", 30, false));
    session.fireAllRules();
    session.dispose();
    assertThat(fired(recorder, "regular customer")).isEqualTo(before + 1);
  }

  /** The rules of the class around it; what prepares a test sees the test's session. */
  @Nested
  class Gifts {
    private KieSession prepared;

    @BeforeEach
    void aGift(KieSession session) {
      session.insert(new Order("bob", 5, true));
      prepared = session;
    }

    @Test
    void haveNoPriceTag(KieSession session) {
      assertThat(session).isSameAs(prepared);
      assertThat(session.fireAllRules(match -> match.getRule().getName().startsWith("gift")))
          .isEqualTo(1);
    }

    @Test
    void eachTestHasItsOwnSession(KieSession session) {
      assertThat(session.getObjects()).hasSize(1);
    }
  }

  private static long fired(CoverageRecorder recorder, String rule) {
    return recorder.coverage().subjects().get(0).rules().stream()
        .filter(one -> one.name().equals(rule))
        .mapToLong(one -> one.fired())
        .sum();
  }
}
