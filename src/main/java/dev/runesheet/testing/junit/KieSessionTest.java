package dev.runesheet.testing.junit;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Inherited;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import java.util.function.Supplier;
import org.junit.jupiter.api.extension.ExtendWith;
import org.kie.api.KieBase;

/**
 * Makes a class one of tests of plain Drools rules: own facts, own rules, nothing of a game. What
 * the tests cover is recorded and written when all tests have ended. Parameters may be:
 *
 * <ul>
 *   <li>{@link org.kie.api.runtime.KieSession}: a new one for each test, disposed after it
 *   <li>{@link org.kie.api.runtime.StatelessKieSession}
 *   <li>{@link KieBase}: compiled once for the class
 *   <li>{@link dev.runesheet.testing.coverage.CoverageRecorder}: to watch sessions that a test
 *       opens itself, with its {@code opened}
 * </ul>
 *
 * <pre>{@code
 * @KieSessionTest(sources = {"rules/pricing.drl", "rules/discounts.drl.xlsx"})
 * class PricingTest {
 *   @Test
 *   void largeOrdersAreCheaper(KieSession session) {
 *     Order order = new Order(120);
 *     session.insert(order);
 *     session.fireAllRules();
 *     assertThat(order.getDiscount()).isEqualTo(5);
 *   }
 * }
 * }</pre>
 */
@Target(ElementType.TYPE)
@Retention(RetentionPolicy.RUNTIME)
@Inherited
@Documented
@ExtendWith(KieSessionExtension.class)
public @interface KieSessionTest {

  /**
   * Files of rules, {@code .drl} and {@code .xlsx}: in the working directory, below its {@code
   * src/main/resources}, or on the class path.
   */
  String[] sources() default {};

  /** Instead of sources: a base that a {@code META-INF/kmodule.xml} names; it has firings only. */
  String kieBase() default "";

  /** Instead of sources: a class that gives a base; it has firings only. */
  Class<? extends Supplier<KieBase>> rules() default NoRules.class;

  /** A name for the rules together, in reports and thresholds. */
  String name() default "rules";

  /** The detail of recording; the property {@code runesheet.coverage} overrides it. */
  CoverageMode coverage() default CoverageMode.CONDITIONS;

  /** The default of {@link #rules}: no rules were named. */
  final class NoRules implements Supplier<KieBase> {
    private NoRules() {}

    @Override
    public KieBase get() {
      throw new IllegalStateException("no rules were named");
    }
  }
}
