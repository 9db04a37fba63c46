package dev.runesheet.testing.mutation;

import dev.runesheet.model.SourceLocation;
import java.util.List;
import java.util.function.Function;

/**
 * A place where something can be changed.
 *
 * @param kind what is changed
 * @param place where it was written
 * @param before what stands there
 * @param alternatives what could stand there instead
 * @param <T> what the place is a part of
 */
record MutationPoint<T>(
    MutationKind kind, SourceLocation place, String before, List<Alternative<T>> alternatives) {

  MutationPoint {
    alternatives = List.copyOf(alternatives);
  }

  /**
   * What could stand there instead.
   *
   * @param after it, in words; empty if nothing stands there any more
   * @param whole all that the place is a part of, so changed
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
