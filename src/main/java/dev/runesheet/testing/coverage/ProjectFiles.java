package dev.runesheet.testing.coverage;

import dev.runesheet.testing.coverage.watch.RuleWatch;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.URL;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.kie.api.KieBase;
import org.kie.api.definition.KiePackage;
import org.kie.api.definition.rule.Rule;

/** The files of a project: in its folder, its build's resource folders, or on its class path. */
public final class ProjectFiles {

  /** The folders of build tools for files of the class path. */
  private static final List<String> ROOTS =
      List.of("", "src/main/resources/", "src/test/resources/");

  private ProjectFiles() {}

  /** True if a file is a workbook, by its name. */
  public static boolean isWorkbook(String name) {
    return name.endsWith(".xlsx") || name.endsWith(".xls");
  }

  /** The name of a file from a project's folder; empty if it is not there. */
  public static Optional<String> nameOf(Path folder, String name) {
    return ROOTS.stream()
        .map(root -> root + name)
        .filter(one -> Files.isRegularFile(folder.resolve(one).normalize()))
        .findFirst();
  }

  /**
   * The files that a base's rules say they were compiled from, as {@link #nameOfCompiled} names.
   */
  public static Set<String> compiledInto(KieBase base) {
    Set<String> files = new TreeSet<>();
    for (KiePackage pack : base.getKiePackages()) {
      for (Rule rule : pack.getRules()) {
        Optional.ofNullable(RuleWatch.resource(rule))
            .map(ProjectFiles::nameOfCompiled)
            .ifPresent(files::add);
      }
    }
    return files;
  }

  /**
   * The name, from the working directory, of the file that a build copied to the class path: {@code
   * src/main/resources/shop/a.drl} for {@code /home/ann/shop/target/classes/shop/a.drl}. Reports
   * and coverage files then name what people edit, alike on all machines.
   */
  static String nameOfCompiled(String path) {
    String known = ofClassPath(Path.of(path).toAbsolutePath()).orElse(path);
    return nameOf(Path.of(""), known).orElse(known);
  }

  /** The name by which the class path knows a file; empty if it does not. */
  private static Optional<String> ofClassPath(Path file) {
    ClassLoader loader = Thread.currentThread().getContextClassLoader();
    for (int first = file.getNameCount() - 1; first >= 0; first--) {
      String name = file.subpath(first, file.getNameCount()).toString().replace('\\', '/');
      URL known = loader.getResource(name);
      if (known != null
          && known.getProtocol().equals("file")
          && Path.of(URI.create(known.toString())).equals(file)) {
        return Optional.of(name);
      }
    }
    return Optional.empty();
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
