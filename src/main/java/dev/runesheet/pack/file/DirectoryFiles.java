package dev.runesheet.pack.file;

import static dev.runesheet.spi.fault.RequiredArguments.given;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
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
    Path start = root.resolve(given(folder, "folder"));
    if (!Files.isDirectory(start) && !isOutOfSight(start)) {
      return List.of();
    }
    try {
      return FolderWalk.of(start).files().stream()
          .map(this::name)
          .filter(DirectoryFiles::counts)
          .sorted()
          .toList();
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
  }

  @Override
  public Optional<byte[]> read(String name) {
    Path file = root.resolve(given(name, "name")).normalize();
    if (!file.startsWith(root) || !Files.isRegularFile(file)) {
      return Optional.empty();
    }
    try {
      return Optional.of(SourceBytes.read(file));
    } catch (SourceBytes.TooLong hostile) {
      throw new UncheckedIOException(hostile);
    } catch (IOException broken) {
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
