package dev.runesheet.cli.command;

import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;

/** The names of files, of which Java can read only those that the locale has letters for. */
public final class FileNames {

  /** The remedy where a name cannot be read. */
  public static final String REMEDY =
      "the name of a file or folder here has letters that the locale of this process has not: set"
          + " LC_ALL=C.UTF-8, or rename it.";

  private FileNames() {}

  /** True if a folder that the process is in cannot be found by its name. */
  public static boolean isUnreadable(Path folder) {
    return !Files.isDirectory(folder.toAbsolutePath());
  }

  /** True if something failed since the name of a file could not be read. */
  static boolean isUnreadable(Throwable failure) {
    return failure != null
        && (failure instanceof InvalidPathException path
                && path.getReason().startsWith("Malformed input")
            || isUnreadable(failure.getCause()));
  }
}
