/**
 * Queen's Blood written by hand in plain Java, in its standard variant: the baseline the rule
 * engine is measured against.
 *
 * <p>{@link dev.runesheet.bench.lanes.KindReader} reads the cards and their effects once into
 * {@link dev.runesheet.bench.lanes.Kind}s, whatever cards these are; a {@link
 * dev.runesheet.bench.lanes.LaneMatch} plays them. All that changes in a match is one array of
 * numbers, a {@link dev.runesheet.bench.lanes.Position}.
 */
package dev.runesheet.bench.lanes;
