package dev.runesheet.engine.host;

import java.util.Optional;
import java.util.function.Supplier;

/** The class loader in which games, verbs and rules are looked up: that of the calling thread. */
public final class CallersLoader {

  private CallersLoader() {}

  /**
   * The class loader of the calling thread, if it knows Runesheet as Runesheet knows itself, as
   * that of a plugin does; otherwise Runesheet's own.
   */
  public static ClassLoader get() {
    ClassLoader own = CallersLoader.class.getClassLoader();
    ClassLoader ofThread = Thread.currentThread().getContextClassLoader();
    try {
      boolean known =
          ofThread != null
              && ofThread.loadClass(CallersLoader.class.getName()) == CallersLoader.class;
      return known ? ofThread : own;
    } catch (ClassNotFoundException unknown) {
      return own;
    }
  }

  /**
   * The class of a name as rules write it, not initialized: a class inside of another is imported
   * with a dot, and loaded with a dollar sign.
   */
  public static Optional<Class<?>> find(String type) {
    String name = type;
    while (true) {
      try {
        return Optional.of(Class.forName(name, false, get()));
      } catch (ClassNotFoundException | LinkageError missing) {
        int dot = name.lastIndexOf('.');
        if (dot < 0) {
          return Optional.empty();
        }
        name = name.substring(0, dot) + "$" + name.substring(dot + 1);
      }
    }
  }

  /**
   * Does work while it is the thread's class loader. Drools looks for its services there, once for
   * the whole process: those that it does not find the first time are missing for ever.
   */
  public static <T> T with(Supplier<T> work) {
    return with(get(), work);
  }

  /** Does work while a class loader is the thread's. */
  public static <T> T with(ClassLoader loader, Supplier<T> work) {
    Thread thread = Thread.currentThread();
    ClassLoader before = thread.getContextClassLoader();
    thread.setContextClassLoader(loader);
    try {
      return work.get();
    } finally {
      thread.setContextClassLoader(before);
    }
  }
}
