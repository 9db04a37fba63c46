package dev.runesheet.pack.file;

import dev.runesheet.engine.host.CallersLoader;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The packs on the class path. Each jar with packs has a list of their files, written by its build.
 * The files below one folder, such as {@code data/math-battle}, all come from the first jar that
 * has any of them: the sources of a game are never mixed from several jars.
 */
public final class ResourceFiles implements PackFiles {

  /** The folder of the class path that holds the packs. */
  public static final String ROOT = "runesheet/";

  /** The list of files in it. */
  public static final String LIST = "files.list";

  private final ClassLoader loader;

  /** The files that the class loader of the calling thread finds, if it knows Runesheet. */
  public ResourceFiles() {
    this(CallersLoader.get());
  }

  /** The files that a class loader finds. */
  public ResourceFiles(ClassLoader loader) {
    this.loader = loader;
  }

  @Override
  public String origin() {
    return "the packs that came with Runesheet";
  }

  @Override
  public List<String> list(String folder) {
    try {
      Set<String> names = new TreeSet<>();
      Set<String> taken = new HashSet<>();
      for (URL list : Collections.list(loader.getResources(ROOT + LIST))) {
        Map<String, List<String>> folders =
            lines(list).collect(Collectors.groupingBy(ResourceFiles::packOf));
        folders.keySet().removeAll(taken);
        folders.values().forEach(names::addAll);
        taken.addAll(folders.keySet());
      }
      return names.stream().filter(name -> name.startsWith(folder + "/")).toList();
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
  }

  private static Stream<String> lines(URL list) throws IOException {
    try (InputStream stream = list.openStream()) {
      return new String(stream.readAllBytes(), StandardCharsets.UTF_8).lines();
    }
  }

  /** The folder that is one jar's: {@code data/math-battle} of a file anywhere below it. */
  private static String packOf(String name) {
    int second = name.indexOf('/', name.indexOf('/') + 1);
    return second < 0 ? "" : name.substring(0, second);
  }

  @Override
  public Optional<byte[]> read(String name) {
    try (InputStream stream = loader.getResourceAsStream(ROOT + name)) {
      return stream == null ? Optional.empty() : Optional.of(stream.readAllBytes());
    } catch (IOException broken) {
      return Optional.empty();
    }
  }
}
