package dev.runesheet.cli.command;

import dev.runesheet.pack.file.SourceBytes;
import dev.runesheet.spi.fault.Causes;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Optional;

/**
 * Files and folders that cannot be used: Java can read only names that the locale has letters for,
 * and only what the user may read.
 */
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

  /**
   * The sentence about a file that made something fail, since its name has letters that the locale
   * has not, or since it is protected or too long; empty if neither did.
   */
  public static Optional<String> told(Throwable failure) {
    return Causes.of(failure).stream().flatMap(cause -> reason(cause).stream()).findFirst();
  }

  private static Optional<String> reason(Throwable failure) {
    if (failure instanceof InvalidPathException path
        && path.getReason().startsWith("Malformed input")) {
      return Optional.of(REMEDY);
    }
    if (failure instanceof SourceBytes.TooLong file) {
      return Optional.of("'" + file.getFile() + "' cannot be used: " + file.getReason() + ".");
    }
    return failure instanceof AccessDeniedException denied
        ? Optional.of("'" + denied.getFile() + "' cannot be used: it is protected.")
        : Optional.empty();
  }
}
