package dev.runesheet.testing.mutation;

import dev.runesheet.model.SourceLocation;
import java.util.List;
import java.util.function.Function;

/**
 * A place that can be changed.
 *
 * @param kind the kind of change
 * @param place the place of its source
 * @param before the text there
 * @param alternatives the possible replacements
 * @param <T> the type of the whole
 */
record MutationPoint<T>(
    MutationKind kind, SourceLocation place, String before, List<Alternative<T>> alternatives) {

  MutationPoint {
    alternatives = List.copyOf(alternatives);
  }

  /**
   * A possible replacement.
   *
   * @param after its text; empty for a removal
   * @param whole the whole with the replacement
   */
  record Alternative<T>(String after, T whole) {}

  /** The same place as a part of something larger. */
  <R> MutationPoint<R> within(Function<T, R> larger) {
    List<Alternative<R>> mapped =
        alternatives.stream()
            .map(one -> new Alternative<>(one.after(), larger.apply(one.whole())))
            .toList();
    return new MutationPoint<>(kind, place, before, mapped);
  }
}
