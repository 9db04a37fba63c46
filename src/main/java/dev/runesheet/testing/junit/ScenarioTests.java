package dev.runesheet.testing.junit;

import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicNode;
import org.junit.jupiter.api.TestFactory;

/** The base interface of a class with {@link ScenarioSource}. */
public interface ScenarioTests {

  /** One container for each file, one test for each scenario. */
  @TestFactory
  default Stream<DynamicNode> scenarios(ScenarioNodes scenarios) {
    return scenarios.nodes();
  }
}
