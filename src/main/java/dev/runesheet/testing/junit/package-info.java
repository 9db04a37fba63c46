/**
 * JUnit 5 for rules: tests of games, scenarios as tests, tests of plain Drools rules, and coverage
 * that is written when all tests have ended.
 */
package dev.runesheet.testing.junit;
