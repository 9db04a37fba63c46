package dev.runesheet.testing.suite;

import java.util.List;
import java.util.function.Function;

/** Plays on all processors. */
public final class SideBySide {

  private SideBySide() {}

  /**
   * What a function makes of each, in their order. Drools looks for its parts when it needs them
   * first, by the class loader of the thread that it runs on: threads of the pool, which may have
   * one that does not see them all, borrow that of the caller.
   */
  public static <A, B> List<B> map(List<A> all, Function<A, B> function) {
    ClassLoader loader = Thread.currentThread().getContextClassLoader();
    return all.parallelStream().map(one -> applied(function, one, loader)).toList();
  }

  private static <A, B> B applied(Function<A, B> function, A one, ClassLoader loader) {
    Thread thread = Thread.currentThread();
    ClassLoader own = thread.getContextClassLoader();
    thread.setContextClassLoader(loader);
    try {
      return function.apply(one);
    } finally {
      thread.setContextClassLoader(own);
    }
  }
}
