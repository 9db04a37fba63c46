package lantern;

import dev.runesheet.testing.junit.ScenarioSource;
import dev.runesheet.testing.junit.ScenarioTests;

/** Each scenario of the game is a test. */
@ScenarioSource("lantern-walk")
class ScenariosTest implements ScenarioTests {}
