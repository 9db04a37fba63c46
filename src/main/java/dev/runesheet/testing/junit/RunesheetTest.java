package dev.runesheet.testing.junit;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Inherited;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.junit.jupiter.api.extension.ExtendWith;

/**
 * Makes a class one of tests of a game's rules. Parameters of its tests and of its constructor may
 * be:
 *
 * <ul>
 *   <li>{@link RuleVerifier}: given a position, when something happens, then …
 *   <li>{@link dev.runesheet.api.RuleBook}: the game's rules, compiled once for all classes
 *   <li>{@link dev.runesheet.api.Match}: a match that {@link MatchSetup} describes; it is closed
 *       after the test
 * </ul>
 *
 * <pre>{@code
 * @RunesheetTest(game = "math-battle")
 * class FireballTest {
 *   @Test
 *   void burns(RuleVerifier rules) {
 *     rules.given("heroes: [fire-mage, fighter]")
 *         .when("choose: Fireball")
 *         .then("stats: {1: {health: 90, burn: 1}}");
 *   }
 * }
 * }</pre>
 *
 * <p>Rules in the working directory win over those of the jar. What the tests cover is recorded and
 * written when all tests have ended.
 */
@Target(ElementType.TYPE)
@Retention(RetentionPolicy.RUNTIME)
@Inherited
@Documented
@ExtendWith(RunesheetExtension.class)
public @interface RunesheetTest {

  /** The game's id. */
  String game();

  /** The detail of recording; the property {@code runesheet.coverage} overrides it. */
  CoverageMode coverage() default CoverageMode.CONDITIONS;
}
