package dev.runesheet.pack.file;

import static dev.runesheet.spi.fault.RequiredArguments.given;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/** Packs in a directory, as an author edits them. */
public final class DirectoryFiles implements PackFiles {

  private static final Pattern LEFT_BY_EDITORS =
      Pattern.compile(
          "\\..*|~\\$.*|.*~|#.*#|Thumbs\\.db|desktop\\.ini|.*\\.(bak|tmp|orig|rej|swp|swo)");

  private final Path root;

  /**
   * The packs below a directory.
   *
   * @throws NullPointerException if a parameter is null; it names it
   */
  public DirectoryFiles(Path root) {
    this.root = given(root, "root").toAbsolutePath().normalize();
  }

  @Override
  public String origin() {
    return "the folder " + root;
  }

  @Override
  public List<String> list(String folder) {
    Path start = within(given(folder, "folder")).orElse(null);
    if (start == null || !Files.isDirectory(start) && !isOutOfSight(start)) {
      return List.of();
    }
    try {
      return FolderWalk.of(start).files().stream()
          .map(this::name)
          .filter(DirectoryFiles::counts)
          .sorted()
          .toList();
    } catch (IOException broken) {
      if (broken instanceof AccessDeniedException || Files.isDirectory(start)) {
        throw new UncheckedIOException(broken);
      }
      return List.of(); // Its name is too long, or it would be in a file.
    }
  }

  @Override
  public Optional<byte[]> read(String name) {
    Path file = within(given(name, "name")).orElse(null);
    if (file == null || !Files.isRegularFile(file)) {
      return Optional.empty();
    }
    try {
      return Optional.of(SourceBytes.read(file));
    } catch (SourceBytes.TooLong hostile) {
      throw new UncheckedIOException(new SourceBytes.TooLong(name(file)));
    } catch (IOException broken) {
      return Optional.empty();
    }
  }

  /** The place of a name; empty if it leads out of the directory, or if none can have it. */
  private Optional<Path> within(String name) {
    try {
      return Optional.of(root.resolve(name).normalize()).filter(path -> path.startsWith(root));
    } catch (InvalidPathException wrong) {
      if (wrong.getReason().startsWith("Malformed input")) {
        throw wrong; // The locale has not the letters of a name that may be right.
      }
      return Optional.empty();
    }
  }

  /** True if a folder around a file or folder is protected, so that nobody knows if it is there. */
  public static boolean isOutOfSight(Path path) {
    return !Files.exists(given(path, "path")) && !Files.notExists(path);
  }

  private String name(Path file) {
    return root.relativize(file).toString().replace('\\', '/');
  }

  /**
   * Editors leave lock, backup and temporary files beside the real ones; Excel's have no ending.
   */
  private static boolean counts(String name) {
    String file = name.substring(name.lastIndexOf('/') + 1);
    return file.contains(".") && !LEFT_BY_EDITORS.matcher(file).matches();
  }
}
