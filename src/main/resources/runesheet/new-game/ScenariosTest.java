package rules;

import dev.runesheet.testing.junit.ScenarioSource;
import dev.runesheet.testing.junit.ScenarioTests;

/** Each scenario of the game is a test. */
@ScenarioSource("@game@")
class ScenariosTest implements ScenarioTests {}
