package dev.runesheet.engine.machine;

import dev.runesheet.engine.RuleBook;
import dev.runesheet.engine.network.CompiledRules;

/**
 * The rules that a match is played by.
 *
 * @param book the rule book, as phases read it
 * @param compiled the compiled rules
 * @param handlers the callbacks of the game
 */
public record PlayedRules(RuleBook book, CompiledRules compiled, RegisteredHandlers handlers) {}
