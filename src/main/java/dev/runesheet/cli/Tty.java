package dev.runesheet.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Whether a stream of this process goes to a terminal, and may be coloured. */
final class Tty {

  private static final Path STREAMS = Path.of("/proc/self/fd");

  private Tty() {}

  static boolean showsColours(int stream) {
    String term = System.getenv("TERM");
    boolean dumb = "dumb".equals(term) || windows() && System.getenv("WT_SESSION") == null;
    return System.getenv("NO_COLOR") == null && !dumb && isTerminal(stream);
  }

  private static boolean windows() {
    return System.getProperty("os.name").startsWith("Windows");
  }

  /** Linux tells of each stream; elsewhere Java tells only of input and output together. */
  private static boolean isTerminal(int stream) {
    Path link = STREAMS.resolve(Integer.toString(stream));
    if (!Files.isSymbolicLink(link)) {
      return System.console() != null;
    }
    try {
      String target = Files.readSymbolicLink(link).toString();
      return target.startsWith("/dev/pts/") || target.startsWith("/dev/tty") || target.equals("/dev/console");
    } catch (IOException unknown) {
      return false;
    }
  }
}
