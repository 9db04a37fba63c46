package dev.runesheet.engine.machine;

import dev.runesheet.engine.Game;
import dev.runesheet.engine.Rules;
import dev.runesheet.engine.network.CompiledRules;

/**
 * The rules that a match is played by.
 *
 * @param book the rules, as phases read them
 * @param game the game
 * @param compiled the compiled rules
 * @param handlers the callbacks of the game
 */
public record PlayedRules(
    Rules book, Game game, CompiledRules compiled, RegisteredHandlers handlers) {}
