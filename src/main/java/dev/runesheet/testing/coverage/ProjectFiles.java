package dev.runesheet.testing.coverage;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * Files of somebody's project: in its folder, where its build keeps resources, on its class path.
 */
public final class ProjectFiles {

  /** Where build tools keep what they put on the class path. */
  private static final List<String> ROOTS =
      List.of("", "src/main/resources/", "src/test/resources/");

  private ProjectFiles() {}

  /** The name of a file from a project's folder; empty if it is not there. */
  public static Optional<String> nameOf(Path folder, String name) {
    return ROOTS.stream()
        .map(root -> root + name)
        .filter(one -> Files.isRegularFile(folder.resolve(one).normalize()))
        .findFirst();
  }

  /**
   * The content of a file of a project's folder or the class path; empty if there is none. Folders
   * above the one named are never looked into.
   */
  public static Optional<byte[]> find(Path folder, String name) {
    boolean inside = !Path.of(name).isAbsolute() && !name.contains("..");
    Optional<String> found = inside ? nameOf(folder, name) : Optional.empty();
    return found.isPresent()
        ? Optional.of(read(folder.resolve(found.get()).normalize()))
        : resource(name);
  }

  /** The content of a file of the class path; empty if there is none. */
  public static Optional<byte[]> resource(String name) {
    ClassLoader loader = Thread.currentThread().getContextClassLoader();
    try (InputStream stream = loader.getResourceAsStream(name)) {
      return stream == null ? Optional.empty() : Optional.of(stream.readAllBytes());
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
  }

  /** The content of a file that is there. */
  public static byte[] read(Path file) {
    try {
      return Files.readAllBytes(file);
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
  }
}
