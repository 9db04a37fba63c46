package dev.runesheet.table.grid;

import java.lang.invoke.MethodHandles;
import org.apache.poi.openxml4j.opc.OPCPackage;

/**
 * The start of POI's logging, which happens once for the whole process, with its first class. On a
 * thread that is interrupted it would print a complaint and leave POI without.
 */
public final class PoiLogging {

  private PoiLogging() {}

  /** Prepares it; call it before POI is used. */
  public static void prepare() {
    Once.DONE.run();
  }

  /** Done when this class is initialized. */
  private static final class Once {

    private static final Runnable DONE = () -> {};

    static {
      boolean interrupted = Thread.interrupted();
      try {
        MethodHandles.lookup().ensureInitialized(OPCPackage.class);
      } catch (IllegalAccessException impossible) {
        throw new IllegalStateException(impossible); // It is a public class.
      } finally {
        if (interrupted) {
          Thread.currentThread().interrupt();
        }
      }
    }
  }
}
