package dev.runesheet.engine.machine;

import dev.runesheet.engine.network.CompiledRules;
import dev.runesheet.spi.Game;
import dev.runesheet.spi.Rules;

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
