package dev.runesheet.testing.example;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.runesheet.testing.junit.KieSessionTest;
import dev.runesheet.testing.kie.shop.Order;
import org.junit.jupiter.api.Test;
import org.kie.api.runtime.KieSession;

@KieSessionTest(
    sources = {"shop/pricing.drl", "shop/discounts.drl.xlsx"},
    name = "shop")
class PricingTest {

  @Test
  void largeOrdersAreCheaper(KieSession session) {
    Order order = new Order("ann", 120, false);
    session.insert(order);
    session.fireAllRules();
    assertEquals(5, order.getDiscount());
  }
}
