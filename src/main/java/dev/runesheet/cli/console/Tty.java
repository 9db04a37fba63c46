package dev.runesheet.cli.console;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** The test whether a stream of this process goes to a terminal, and may be coloured. */
final class Tty {

  private static final Path STREAMS = Path.of("/proc/self/fd");

  private static final List<String> TERMINALS = List.of("/dev/pts/", "/dev/tty", "/dev/console");

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
