package dev.runesheet.engine.host;

import java.util.ServiceLoader;
import org.slf4j.LoggerFactory;
import org.slf4j.spi.SLF4JServiceProvider;

/** Suppresses SLF4J's warning about a missing logger, where an embedding game has chosen none. */
public final class Logging {

  private static final String VERBOSITY = "slf4j.internal.verbosity";

  private Logging() {}

  /** Prepares SLF4J; call it before Drools is used. */
  public static void prepare() {
    Once.DONE.run();
  }

  /** SLF4J looks for a logger once for the whole process; the property is of no use after that. */
  private static final class Once {

    private static final Runnable DONE = () -> {};

    static {
      ClassLoader loader = SLF4JServiceProvider.class.getClassLoader();
      boolean chosen =
          ServiceLoader.load(SLF4JServiceProvider.class, loader).stream().findAny().isPresent();
      if (!chosen && System.getProperty(VERBOSITY) == null) {
        System.setProperty(VERBOSITY, "ERROR");
        LoggerFactory.getILoggerFactory();
        System.clearProperty(VERBOSITY);
      }
    }
  }
}
