/**
 * The whole Math Battle game written by hand in plain Java: the baseline the rule engine is
 * measured against.
 *
 * <p>{@link dev.runesheet.bench.duel.DuelReader} compiles a mode and two heroes to an immutable
 * {@link dev.runesheet.bench.duel.Duel}; a {@link dev.runesheet.bench.duel.DuelMatch} plays it.
 */
package dev.runesheet.bench.duel;
