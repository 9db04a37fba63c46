package dev.runesheet.testing.junit;

import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicNode;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.extension.ExtendWith;

/** The base interface of a class with {@link ScenarioSource}. */
@ExtendWith(RunesheetExtension.class)
public interface ScenarioTests {

  /** One container for each file, one test for each scenario. */
  @TestFactory
  default Stream<DynamicNode> scenarios(ScenarioNodes scenarios) {
    return scenarios.nodes();
  }
}
