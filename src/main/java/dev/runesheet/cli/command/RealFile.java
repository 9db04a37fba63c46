package dev.runesheet.cli.command;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;

/** The file behind a name: what links lead to, and what sort of file it is. */
final class RealFile {

  /** As many links as Linux follows. */
  private static final int MOST_LINKS = 40;

  private static final int SORT = 0170000;
  private static final int PIPE = 0010000;
  private static final int SOCKET = 0140000;

  private static final Set<String> DEVICES = Set.of("/dev/null", "/dev/tty", "/dev/console");

  private RealFile() {}

  /** The file itself, by whatever links it is named; it need not be there. */
  static Path of(Path path) {
    Path file = path.toAbsolutePath();
    try {
      for (int i = 0; i < MOST_LINKS && Files.isSymbolicLink(file); i++) {
        file = file.resolveSibling(Files.readSymbolicLink(file));
      }
      return Files.exists(file)
          ? file.toRealPath()
          : folder(file.getParent()).resolve(file.getFileName());
    } catch (IOException unreadable) {
      return path.toAbsolutePath().normalize();
    }
  }

  /** The real path of the nearest folder that is there, with those below it that are not. */
  private static Path folder(Path folder) throws IOException {
    return Files.exists(folder) || folder.getParent() == null
        ? folder.toRealPath()
        : folder(folder.getParent()).resolve(folder.getFileName()).normalize();
  }

  /** True if both are one file, such as two hard links to it. */
  static boolean isSame(Path one, Path other) {
    try {
      return one.equals(other)
          || Files.exists(one) && Files.exists(other) && Files.isSameFile(one, other);
    } catch (IOException unknown) {
      return false;
    }
  }

  /** True if something is there that is neither a file of a disk nor a folder. */
  static boolean isSpecial(Path path) {
    return Files.exists(path) && !Files.isRegularFile(path) && !Files.isDirectory(path);
  }

  /** True if what is written there goes on to somebody, or is meant to be lost. */
  static boolean takesAll(Path special) {
    String name = special.toString();
    return DEVICES.contains(name)
        || name.startsWith("/dev/pts/")
        || name.startsWith("/dev/tty")
        || isPipe(special);
  }

  private static boolean isPipe(Path special) {
    try {
      int sort = (int) Files.getAttribute(special, "unix:mode") & SORT;
      return sort == PIPE || sort == SOCKET;
    } catch (IOException | UnsupportedOperationException | IllegalArgumentException unknown) {
      return true;
    }
  }
}
