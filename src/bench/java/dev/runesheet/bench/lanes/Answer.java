package dev.runesheet.bench.lanes;

/**
 * An effect that answers a moment.
 *
 * @param whose whose cards the moment may be about, for moments of other cards
 */
record Answer(Scope.Whose whose, Op[] ops) {}
