package dev.runesheet.testing.junit;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.junit.jupiter.api.extension.ExtendWith;

/**
 * Runs files of scenarios as tests, each by itself: on a class that implements {@link
 * ScenarioTests}, or on a test factory that takes {@link ScenarioNodes}.
 *
 * <pre>{@code
 * @ScenarioSource("math-battle")
 * class DuelScenariosTest implements ScenarioTests {}
 * }</pre>
 */
@Target({ElementType.TYPE, ElementType.METHOD})
@Retention(RetentionPolicy.RUNTIME)
@Documented
@ExtendWith(RunesheetExtension.class)
public @interface ScenarioSource {

  /** Games (all their scenarios), folders, or files. */
  String[] value();

  /** The detail of recording; the property {@code runesheet.coverage} overrides it. */
  CoverageMode coverage() default CoverageMode.CONDITIONS;
}
