package dev.runesheet.testing.suite;

import java.util.List;
import java.util.function.Function;

/** Parallel execution on all processors. */
public final class ParallelExecution {

  private ParallelExecution() {}

  /**
   * The results of a function on each element, in their order, computed in parallel. Drools loads
   * classes lazily through the context class loader of its thread, so the pool's threads use that
   * of the caller.
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
