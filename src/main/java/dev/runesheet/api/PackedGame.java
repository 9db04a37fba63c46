package dev.runesheet.api;

import static dev.runesheet.spi.fault.RequiredArguments.given;

import dev.runesheet.engine.built.BuiltRules;
import dev.runesheet.engine.built.EntryChecksums;
import dev.runesheet.engine.host.CallersLoader;
import dev.runesheet.spi.Game;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.net.URLConnection;
import java.net.URLStreamHandler;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Enumeration;
import java.util.List;
import java.util.function.Supplier;
import java.util.jar.JarFile;

/** The rules of a game in a jar of its own, as {@code runesheet package} writes it. */
public final class PackedGame {

  /** The folder of what a jar says of its games. */
  private static final String DESCRIPTION = "META-INF/runesheet/";

  private PackedGame() {}

  /**
   * The rules in a jar, whatever rules of the game are on the class path; the game may be one that
   * only the jar declares.
   *
   * @throws NullPointerException if a parameter is null; it names it
   * @throws IllegalArgumentException if there is no such game, there is no such file, it is a
   *     folder or no jar, is damaged, or has no rules of the game; it names the file
   */
  public static RuleBook load(String gameId, Path jar) {
    given(gameId, "gameId");
    given(jar, "jar");
    check(jar);
    EntryChecksums.check(jar.toFile(), List.of(DESCRIPTION, BuiltRules.folder(gameId)));
    try (URLClassLoader alone = loader(jar, null);
        URLClassLoader below = loader(jar, CallersLoader.get())) {
      if (alone.getResource(BuiltRules.list(gameId)) == null) {
        throw new IllegalArgumentException("jar (" + jar + ") has no rules of " + gameId + ".");
      }
      return played(jar, () -> book(gameId, alone, below));
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
  }

  private static RuleBook book(String gameId, ClassLoader alone, ClassLoader below) {
    Game game = BuiltBooks.game(gameId, below);
    return BuiltBooks.packed(game, new BuiltRules(gameId, alone, "is missing."));
  }

  /** Whatever is thrown: what was written wrongly in a jar goes wrong wherever it is read. */
  private static RuleBook played(Path jar, Supplier<RuleBook> book) {
    try {
      return book.get();
    } catch (RuntimeException damaged) {
      throw new IllegalArgumentException(
          "jar (" + jar + ") cannot be played: " + why(damaged), damaged);
    }
  }

  private static String why(RuntimeException damaged) {
    return damaged.getMessage() == null ? damaged.toString() : damaged.getMessage();
  }

  private static URLClassLoader loader(Path jar, ClassLoader parent) throws IOException {
    return new JarLoader(jar.toUri().toURL(), parent);
  }

  /**
   * The loader of a jar as it lies there now. Java keeps jars that anybody has read by their URLs,
   * KIE for one, and would give entries of a jar that has been replaced since.
   */
  private static final class JarLoader extends URLClassLoader {

    JarLoader(URL jar, ClassLoader parent) {
      super(new URL[] {jar}, parent);
    }

    @Override
    public URL findResource(String name) {
      URL found = super.findResource(name);
      return found == null ? null : uncached(found);
    }

    @Override
    public Enumeration<URL> findResources(String name) throws IOException {
      List<URL> found = new ArrayList<>();
      for (URL one : Collections.list(super.findResources(name))) {
        found.add(uncached(one));
      }
      return Collections.enumeration(found);
    }

    private static URL uncached(URL resource) {
      try {
        return new URL(null, resource.toExternalForm(), new Uncached());
      } catch (MalformedURLException impossible) {
        throw new IllegalStateException(impossible);
      }
    }
  }

  /** The opening of a resource as it lies there now. */
  private static final class Uncached extends URLStreamHandler {

    @Override
    protected URLConnection openConnection(URL resource) throws IOException {
      URLConnection connection = new URL(resource.toExternalForm()).openConnection();
      connection.setUseCaches(false);
      return connection;
    }
  }

  private static void check(Path jar) {
    if (!Files.isRegularFile(jar)) {
      String what = Files.isDirectory(jar) ? "is a folder" : "is no file";
      throw refused(jar, Files.exists(jar) ? what : "does not exist", null);
    }
    try (JarFile file = new JarFile(jar.toFile(), false)) {
      file.entries();
    } catch (IOException broken) {
      throw refused(jar, "cannot be read as a jar", broken);
    }
  }

  private static IllegalArgumentException refused(Path jar, String why, IOException cause) {
    return new IllegalArgumentException(
        "jar (" + jar + ") " + why + "; expected the file that 'runesheet package' writes.", cause);
  }
}
