package dev.runesheet.cli.command;

import java.io.IOException;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;

/**
 * Writes an author's file so that nothing is lost: the old one is kept, no half-written appears.
 */
public final class SafeFile {

  private SafeFile() {}

  /**
   * Writes a file; what stood there is kept beside it as {@code <name>.bak}.
   *
   * @return whether there was something to keep
   */
  public static boolean write(Path file, byte[] content) {
    try {
      Path folder = file.toAbsolutePath().getParent();
      Files.createDirectories(folder);
      boolean kept = Files.isRegularFile(file);
      if (kept) {
        Path backup = file.resolveSibling(file.getFileName() + ".bak");
        Files.copy(file, backup, StandardCopyOption.REPLACE_EXISTING);
      }
      String name = "." + file.getFileName() + "." + ProcessHandle.current().pid() + ".tmp";
      Path made = folder.resolve(name);
      try {
        Files.write(made, content);
        if (kept && Files.getFileStore(file).supportsFileAttributeView("posix")) {
          Files.setPosixFilePermissions(made, Files.getPosixFilePermissions(file));
        }
        move(made, file);
      } finally {
        Files.deleteIfExists(made);
      }
      return kept;
    } catch (IOException broken) {
      throw CommandFailure.of("The file '" + file + "' cannot be written: " + broken.getMessage());
    }
  }

  private static void move(Path from, Path to) throws IOException {
    try {
      Files.move(from, to, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
    } catch (AtomicMoveNotSupportedException elsewhere) {
      Files.move(from, to, StandardCopyOption.REPLACE_EXISTING);
    }
  }
}
