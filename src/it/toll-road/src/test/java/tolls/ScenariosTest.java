package tolls;

import dev.runesheet.testing.junit.ScenarioSource;
import dev.runesheet.testing.junit.ScenarioTests;

/** Each scenario of the game is a test. */
@ScenarioSource("toll-road")
class ScenariosTest implements ScenarioTests {}
