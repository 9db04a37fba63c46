package dev.runesheet.cli.command;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.DirectoryStream;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;

/**
 * Writes an author's file so that nothing is lost: the old one is kept, no half-written appears.
 */
public final class SafeFile {

  private static final String END = ".tmp";

  private SafeFile() {}

  /**
   * Writes a file; what stood there is kept beside it as {@code <name>.bak}.
   *
   * @return whether there was something to keep
   */
  public static boolean write(Path file, byte[] content) {
    try {
      boolean kept = Files.isRegularFile(file);
      if (kept) {
        Path backup = file.resolveSibling(file.getFileName() + ".bak");
        put(backup, Files.readAllBytes(file), file);
      }
      replace(file, content);
      return kept;
    } catch (IOException broken) {
      throw CommandFailure.of("The file '" + file + "' cannot be written: " + why(broken));
    }
  }

  /** Why a file cannot be written, without its name, which may be that of one beside it. */
  static String why(IOException broken) {
    if (!(broken instanceof FileSystemException known)) {
      return broken.getMessage();
    }
    if (broken instanceof AccessDeniedException) {
      return "it is protected.";
    }
    return known.getReason() == null ? "nothing can be made there." : known.getReason() + ".";
  }

  /**
   * Writes a file, or that which a link names; what stood there is there until all is written. A
   * pipe or device gets the content and stays what it is.
   */
  public static void replace(Path file, byte[] content) throws IOException {
    Path real = RealFile.of(file);
    if (RealFile.isSpecial(real)) {
      Files.write(real, content, StandardOpenOption.WRITE); // Renaming a file to it would end it.
      return;
    }
    Files.createDirectories(real.getParent());
    put(real, content, real);
  }

  /** Writes it beside and renames it; permissions are those of another file, if that is there. */
  private static void put(Path file, byte[] content, Path like) throws IOException {
    Path folder = file.toAbsolutePath().getParent();
    removeLeft(folder, file);
    Path made = folder.resolve(beside(file) + ProcessHandle.current().pid() + END);
    try {
      Files.write(made, content);
      if (Files.isRegularFile(like)
          && Files.getFileStore(like).supportsFileAttributeView("posix")) {
        Files.setPosixFilePermissions(made, Files.getPosixFilePermissions(like));
      }
      move(made, file);
    } finally {
      Files.deleteIfExists(made);
    }
  }

  private static String beside(Path file) {
    return "." + file.getFileName() + ".";
  }

  /** Removes what a process left that was killed while it wrote. */
  private static void removeLeft(Path folder, Path file) throws IOException {
    try (DirectoryStream<Path> all = Files.newDirectoryStream(folder, ".*" + END)) {
      for (Path one : all) {
        String name = one.getFileName().toString();
        if (name.startsWith(beside(file)) && !isAlive(name, beside(file).length())) {
          Files.deleteIfExists(one);
        }
      }
    }
  }

  private static boolean isAlive(String name, int begin) {
    String pid = name.substring(begin, name.length() - END.length());
    return !pid.matches("\\d{1,18}")
        || ProcessHandle.of(Long.parseLong(pid)).map(ProcessHandle::isAlive).orElse(false);
  }

  private static void move(Path from, Path to) throws IOException {
    try {
      Files.move(from, to, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
    } catch (AtomicMoveNotSupportedException elsewhere) {
      Files.move(from, to, StandardCopyOption.REPLACE_EXISTING);
    }
  }
}
