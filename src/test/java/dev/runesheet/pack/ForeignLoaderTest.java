package dev.runesheet.pack;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.ShippedBooks;
import dev.runesheet.api.Match;
import dev.runesheet.api.RuleBook;
import dev.runesheet.engine.Games;
import dev.runesheet.engine.built.BuiltRules;
import dev.runesheet.game.declared.setup.DeclaredSetup;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.pack.file.DirectoryFiles;
import dev.runesheet.spi.Decision;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.lang.ref.Reference;
import java.lang.ref.WeakReference;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.FutureTask;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Rules load, compile and play in a process whose threads have a context class loader that knows
 * neither Runesheet nor Drools, as where a game loads its libraries itself.
 */
@Tag("thorough")
class ForeignLoaderTest {

  private static final int COLLECTIONS = 100;

  /** The part of the test that runs among classes, and services of Drools, loaded anew. */
  public static final class Game {

    private Game() {}

    /** Plays a match; the number of its happenings. */
    public static Integer play() {
      BuiltRules built = new BuiltRules("ember-vale");
      RuleBook compiled =
          RuleBook.compile(
              Games.find("ember-vale"), built.sources(), built.notes(), built.catalog());
      RuleBook book = RuleBook.load("ember-vale");
      DeclaredSetup setup = new DeclaredSetup(List.of("fire", "frost"), 0, null);
      try (Match match = book.newMatch(setup.toJson(), 3);
          Match same = compiled.newMatch(setup.toJson(), 3)) {
        for (int answers = 0; answers < 20; answers++) {
          answer(match);
          answer(same);
        }
        book.restoreWithLog(same.save()).close();
        return match.happenings().size();
      }
    }

    /** Plays a match by a plugin, in a thread of its own; refers to its class loader. */
    public static Reference<ClassLoader> playedByAPlugin() throws Exception {
      ClassLoader plugin = new PluginLoader(Game.class.getClassLoader());
      Runnable work =
          (Runnable)
              plugin.loadClass(Plugin.class.getName()).getDeclaredConstructor().newInstance();
      FutureTask<Void> task = new FutureTask<>(work, null);
      Thread thread = new Thread(task);
      thread.setContextClassLoader(plugin);
      thread.start();
      task.get();
      return new WeakReference<>(plugin);
    }

    /** Takes the first option. */
    public static void answer(Match match) {
      Decision decision = match.pendingDecisions().get(0);
      match.choose(decision, decision.options().get(0));
    }
  }

  /** The work of a plugin with classes of its own. */
  public static final class Plugin implements Runnable {

    @Override
    public void run() {
      DeclaredSetup setup = new DeclaredSetup(List.of("fire", "frost"), 0, null);
      try (Match match = RuleBook.load("ember-vale").newMatch(setup.toJson(), 3)) {
        for (int answers = 0; answers < 20; answers++) {
          Game.answer(match);
        }
      }
    }
  }

  /** The class loader of a plugin, which has a class that others have not. */
  private static final class PluginLoader extends ClassLoader {

    private PluginLoader(ClassLoader parent) {
      super(parent);
    }

    @Override
    protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
      Class<?> loaded = findLoadedClass(name);
      if (loaded != null || !name.equals(Plugin.class.getName())) {
        return loaded != null ? loaded : super.loadClass(name, resolve);
      }
      try (InputStream in = getResourceAsStream(name.replace('.', '/') + ".class")) {
        byte[] bytes = in.readAllBytes();
        return defineClass(name, bytes, 0, bytes.length);
      } catch (IOException unread) {
        throw new ClassNotFoundException(name, unread);
      }
    }
  }

  @Test
  void aGameIsLoadedAndPlayedByAThreadWithAForeignClassLoader() throws Exception {
    Thread thread = Thread.currentThread();
    ClassLoader before = thread.getContextClassLoader();
    try (URLClassLoader anew = new URLClassLoader(classPath(), platform())) {
      thread.setContextClassLoader(platform());
      Object played = anew.loadClass(Game.class.getName()).getMethod("play").invoke(null);
      assertThat(played).isEqualTo(Game.play());
      assertThat(thread.getContextClassLoader()).isSameAs(platform());
    } finally {
      thread.setContextClassLoader(before);
    }
  }

  /** Also if it is the first of the process that plays: libraries keep what they see then. */
  @Test
  void aPluginThatPlaysDoesNotStayInMemory() throws Exception {
    try (URLClassLoader anew = new URLClassLoader(classPath(), platform())) {
      Reference<?> plugin =
          (Reference<?>)
              anew.loadClass(Game.class.getName()).getMethod("playedByAPlugin").invoke(null);
      for (int i = 0; i < COLLECTIONS && plugin.get() != null; i++) {
        System.gc();
        Thread.sleep(20);
      }
      assertThat(plugin.get()).isNull();
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"math-battle", "valeria"})
  void sourcesAreReadByAThreadWithAForeignClassLoader(String game) {
    Thread thread = Thread.currentThread();
    ClassLoader before = thread.getContextClassLoader();
    thread.setContextClassLoader(platform());
    try {
      Diagnostics findings = new Diagnostics();
      RuleBook book = Packs.build(game, new DirectoryFiles(Path.of("")), findings);
      assertThat(findings.all()).isEmpty();
      assertThat(book.hash()).isEqualTo(ShippedBooks.of(game).hash());
    } finally {
      thread.setContextClassLoader(before);
    }
  }

  private static ClassLoader platform() {
    return ClassLoader.getPlatformClassLoader();
  }

  private static URL[] classPath() throws Exception {
    List<URL> urls = new ArrayList<>();
    for (String part : System.getProperty("java.class.path").split(File.pathSeparator)) {
      urls.add(Path.of(part).toUri().toURL());
    }
    return urls.toArray(URL[]::new);
  }
}
