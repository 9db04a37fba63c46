package dev.runesheet.api;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.runesheet.engine.built.BuiltRules;
import dev.runesheet.engine.host.CallersLoader;
import dev.runesheet.game.mathbattle.DuelSetup;
import java.io.IOException;
import java.net.URI;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Enumeration;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A changed game beside the shipped one on the class path, as knowledge bases of KIE. */
class ClassPathJarsTest {

  private static final String GAME = "math-battle";
  private static final String OF_OTHERS = "0".repeat(64);

  @TempDir private Path folder;

  @Test
  void rulesHaveTheCatalogThatLiesBesideThem() throws IOException {
    changedGame("mine");
    try (URLClassLoader after = new URLClassLoader(urls(), loader())) {
      RuleBook mine = CallersLoader.with(after, () -> RuleBook.fromKieBase(GAME, "mine"));
      RuleBook shipped = CallersLoader.with(after, () -> RuleBook.fromKieBase(GAME, GAME));

      assertThat(strength(mine)).isEqualTo(14);
      assertThat(strength(shipped)).isEqualTo(10);
      assertThat(mine.hash()).isNotEqualTo(shipped.hash());
      assertThat(shipped.hash()).isEqualTo(RuleBook.load(GAME).hash());
    }
    try (URLClassLoader before = new First(urls(), loader())) {
      RuleBook mine = CallersLoader.with(before, () -> RuleBook.fromKieBase(GAME, "mine"));

      assertThat(strength(mine)).isEqualTo(14);
    }
  }

  /** KIE takes any of them, and not always the one that stands first. */
  @Test
  void aNameOfTwoBasesWithDifferentRulesIsRefused() throws IOException {
    changedGame(GAME);
    try (URLClassLoader before = new First(urls(), loader())) {
      assertThatThrownBy(() -> CallersLoader.with(before, () -> RuleBook.fromKieBase(GAME, GAME)))
          .isInstanceOf(IllegalArgumentException.class)
          .hasMessageStartingWith("kieBase (math-battle) is in several META-INF/kmodule.xml")
          .hasMessageContaining(folder.getFileName().toString());
    }
  }

  @Test
  void soItIsWhereTheShippedRulesStandFirst() throws IOException {
    changedGame(GAME);
    try (URLClassLoader after = new URLClassLoader(urls(), loader())) {
      assertThatThrownBy(() -> CallersLoader.with(after, () -> RuleBook.fromKieBase(GAME, GAME)))
          .isInstanceOf(IllegalArgumentException.class)
          .hasMessageStartingWith("kieBase (math-battle) is in several META-INF/kmodule.xml")
          .hasMessageContaining(folder.getFileName().toString());
    }
  }

  private static double strength(RuleBook book) {
    try (Match match = book.newMatch(DuelSetup.of("fighter", "fire-mage").toJson(), 1)) {
      return match.view(0).entities().get(0).stats().get("strength");
    }
  }

  /** A folder of classes with the shipped rules, a stronger fighter and another hash. */
  private void changedGame(String base) throws IOException {
    Path kmodule = Files.createDirectories(folder.resolve("META-INF")).resolve("kmodule.xml");
    Files.writeString(
        kmodule,
        "<kmodule xmlns=\"http://www.drools.org/xsd/kmodule\"><kbase name=\""
            + base
            + "\" packages=\"runesheet.built.mathbattle.*\"/></kmodule>");
    String list = BuiltRules.list(GAME);
    Path built = Files.createDirectories(folder.resolve(list).getParent());
    URI shipped = URI.create(loader().getResource(list).toString());
    String hash = new BuiltRules(GAME, loader()).hash();
    try (Stream<Path> files = Files.list(Path.of(shipped).getParent())) {
      for (Path file : files.filter(one -> !one.toString().endsWith(".bin")).toList()) {
        String text = Files.readString(file);
        Files.writeString(
            built.resolve(file.getFileName().toString()),
            text.replace(hash, OF_OTHERS).replace("\"strength\":10", "\"strength\":14"));
      }
    }
  }

  private URL[] urls() throws IOException {
    return new URL[] {folder.toUri().toURL()};
  }

  private static ClassLoader loader() {
    return ClassPathJarsTest.class.getClassLoader();
  }

  /** A class loader whose files stand before those of its parent. */
  private static final class First extends URLClassLoader {

    First(URL[] urls, ClassLoader parent) {
      super(urls, parent);
    }

    @Override
    public URL getResource(String name) {
      URL own = findResource(name);
      return own == null ? super.getResource(name) : own;
    }

    @Override
    public Enumeration<URL> getResources(String name) throws IOException {
      List<URL> all = new ArrayList<>(Collections.list(findResources(name)));
      all.addAll(Collections.list(getParent().getResources(name)));
      return Collections.enumeration(all);
    }
  }
}
