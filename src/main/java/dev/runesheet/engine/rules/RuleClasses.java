package dev.runesheet.engine.rules;

import java.net.URL;
import java.util.Collections;
import java.util.Map;
import java.util.Set;
import java.util.WeakHashMap;
import java.util.concurrent.ConcurrentHashMap;

/**
 * The classes that rules may name: those of the thread's class loader, with a memory of names that
 * it does not have. Drools asks for every part of every name that a rule uses as a class, and each
 * time all jars are searched; the answers of earlier compilations are kept here, as long as the
 * class loader lives. Classes can come to a class loader later: who finds errors asks again after
 * {@link #forget}.
 */
final class RuleClasses extends ClassLoader {

  /** The number of names at which the memory is emptied. */
  private static final int MOST = 50_000;

  /** The beginning of the names of classes that Drools makes of rules. */
  private static final String MADE = "Rule_";

  private static final Map<ClassLoader, Set<String>> MISSING =
      Collections.synchronizedMap(new WeakHashMap<>());

  static {
    registerAsParallelCapable();
  }

  private final Set<String> missing;

  private RuleClasses(ClassLoader parent, Set<String> missing) {
    super(parent);
    this.missing = missing;
  }

  /** Forgets which names the current thread's class loader did not have. */
  static void forget() {
    MISSING.remove(ofCaller());
  }

  private static ClassLoader ofCaller() {
    ClassLoader context = Thread.currentThread().getContextClassLoader();
    return context == null ? RuleClasses.class.getClassLoader() : context;
  }

  /** The classes of the current thread. */
  static RuleClasses ofThread() {
    ClassLoader parent = ofCaller();
    return new RuleClasses(
        parent, MISSING.computeIfAbsent(parent, key -> ConcurrentHashMap.newKeySet()));
  }

  @Override
  protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
    if (missing.contains(name)) {
      throw new ClassNotFoundException(name);
    }
    try {
      return super.loadClass(name, resolve);
    } catch (ClassNotFoundException e) {
      remember(name);
      throw e;
    }
  }

  /**
   * Resources are files here: {@code a/b/C.class}, which no name of a class can be. Drools asks
   * also for the class that it is just making of each rule, as if that could be a package: no jar
   * is searched for it, and it takes no place in the memory.
   */
  @Override
  public URL getResource(String name) {
    if (name.startsWith(MADE, name.lastIndexOf('/') + 1) || missing.contains(name)) {
      return null;
    }
    URL found = super.getResource(name);
    if (found == null) {
      remember(name);
    }
    return found;
  }

  private void remember(String name) {
    if (missing.size() >= MOST) {
      missing.clear();
    }
    missing.add(name);
  }
}
