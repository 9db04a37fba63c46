package dev.runesheet.engine;

/**
 * The rules that a match is played by.
 *
 * @param book the rule book, as phases read it
 * @param compiled the compiled rules
 * @param handlers the callbacks of the game
 */
record PlayedRules(RuleBook book, CompiledRules compiled, RegisteredHandlers handlers) {}
