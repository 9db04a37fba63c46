package dev.runesheet.pack;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.runesheet.api.Match;
import dev.runesheet.api.RuleBook;
import dev.runesheet.engine.Games;
import dev.runesheet.engine.InstalledGames;
import dev.runesheet.game.declared.setup.DeclaredSetup;
import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A game in a class loader below Runesheet's own, as plugins have, is found by its threads. */
class ChildLoaderTest {

  private static final String GAME = "far-vale";

  @TempDir private Path folder;

  @Test
  void aDeclaredGameOfTheThreadsClassLoaderIsFoundAndPlayed() throws IOException {
    copy("decision-tables/engine");
    copy("data/ember-vale");
    Path manifest = folder.resolve("data/far-vale/game.yaml");
    String text = Files.readString(manifest);
    Files.writeString(manifest, text.replaceAll("(?m)^  effects: .*\\R", ""));
    Set<String> known = InstalledGames.found();
    assertThat(BuildPacks.build(folder, classes(), List.of()).all()).isEmpty();
    InstalledGames.forgetAllBut(known);

    Thread thread = Thread.currentThread();
    ClassLoader before = thread.getContextClassLoader();
    URL[] urls = {classes().toUri().toURL()};
    try (URLClassLoader child = new URLClassLoader(urls, RuleBook.class.getClassLoader())) {
      thread.setContextClassLoader(child);
      assertThat(Games.ids()).contains(GAME, "ember-vale");
      DeclaredSetup setup = new DeclaredSetup(List.of("fire", "frost"), 0, null);
      try (Match match = RuleBook.load(GAME).newMatch(setup.toJson(), 3)) {
        assertThat(match.pendingDecisions()).isNotEmpty();
      }
      assertThat(RuleBook.load("ember-vale").game().id()).isEqualTo("ember-vale");
    } finally {
      thread.setContextClassLoader(before);
    }
    assertThatThrownBy(() -> RuleBook.load(GAME)).hasMessageContaining("(far-vale) is not one of");
  }

  /** A class loader that does not know Runesheet, or another one, changes nothing. */
  @Test
  void aForeignClassLoaderIsNotAsked() throws IOException {
    Thread thread = Thread.currentThread();
    ClassLoader before = thread.getContextClassLoader();
    try (URLClassLoader foreign = new URLClassLoader(new URL[0], null)) {
      thread.setContextClassLoader(foreign);
      assertThat(Games.ids()).contains("ember-vale", "valeria");
    } finally {
      thread.setContextClassLoader(before);
    }
  }

  /** Copies files, with the game under another name. */
  private void copy(String part) throws IOException {
    try (Stream<Path> files = Files.walk(Path.of(part))) {
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        Path to = folder.resolve(file.toString().replace("ember-vale", GAME));
        Files.createDirectories(to.getParent());
        if (file.toString().endsWith(".xlsx")) {
          Files.copy(file, to);
        } else {
          Files.writeString(to, Files.readString(file).replace("ember-vale", GAME));
        }
      }
    }
  }

  private Path classes() {
    return folder.resolve("target/classes");
  }
}
