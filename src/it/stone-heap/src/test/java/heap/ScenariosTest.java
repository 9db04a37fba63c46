package heap;

import dev.runesheet.testing.junit.ScenarioSource;
import dev.runesheet.testing.junit.ScenarioTests;

/** Each scenario of the game is a test. */
@ScenarioSource("stone-heap")
class ScenariosTest implements ScenarioTests {}
