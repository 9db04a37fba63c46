package dev.runesheet.cli.console;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.OptionalInt;

/** A stream of this process: whether it goes to a terminal, and to which. */
final class Tty {

  private static final Path STREAMS = Path.of("/proc/self/fd");

  private static final List<String> TERMINALS = List.of("/dev/pts/", "/dev/tty", "/dev/console");

  private static final int NARROWEST = 60;
  private static final int WIDEST = 160;

  private Tty() {}

  /** True if colours can be shown and are wanted. */
  static boolean showsColours(int stream) {
    return System.getenv("NO_COLOR") == null && isSmart(stream);
  }

  /** True if it is a terminal that can do more than print lines. */
  static boolean isSmart(int stream) {
    String term = System.getenv("TERM");
    boolean dumb = "dumb".equals(term) || windows() && System.getenv("WT_SESSION") == null;
    return !dumb && isTerminal(stream);
  }

  /** The width of a terminal that its environment tells; empty if it is unknown, or none. */
  static OptionalInt width(int stream) {
    return isTerminal(stream) ? width(System.getenv("COLUMNS")) : OptionalInt.empty();
  }

  /** A number of columns as lines of text may use it; empty if it is none, or 0 for unknown. */
  static OptionalInt width(String columns) {
    return columns != null && columns.matches("[1-9][0-9]{0,5}")
        ? OptionalInt.of(Math.max(NARROWEST, Math.min(Integer.parseInt(columns), WIDEST)))
        : OptionalInt.empty();
  }

  private static boolean windows() {
    return System.getProperty("os.name").startsWith("Windows");
  }

  /** Linux tells of each stream; elsewhere Java tells only of input and output together. */
  static boolean isTerminal(int stream) {
    Path link = STREAMS.resolve(Integer.toString(stream));
    if (!Files.isSymbolicLink(link)) {
      return System.console() != null;
    }
    try {
      String target = Files.readSymbolicLink(link).toString();
      return TERMINALS.stream().anyMatch(target::startsWith);
    } catch (IOException unknown) {
      return false;
    }
  }
}
