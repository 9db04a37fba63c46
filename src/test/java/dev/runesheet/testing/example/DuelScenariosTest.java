package dev.runesheet.testing.example;

import dev.runesheet.testing.junit.ScenarioSource;
import dev.runesheet.testing.junit.ScenarioTests;

@ScenarioSource("math-battle") // Games, folders or files.
class DuelScenariosTest implements ScenarioTests {}
