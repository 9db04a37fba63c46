package dev.runesheet.engine.built;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.lang.module.Configuration;
import java.lang.module.ModuleFinder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.spi.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Games of modules: the folder of a game whose id is one word counts as a package of its module.
 */
class ModulePathTest {

  private static final String GAME = "draughts";

  @TempDir Path folder;

  private ClassLoader module(String declaration) throws IOException {
    Path source = Files.writeString(folder.resolve("module-info.java"), declaration + " own {}");
    Path classes = folder.resolve("classes");
    Path list = classes.resolve(BuiltRules.list(GAME));
    Files.createDirectories(list.getParent());
    Files.writeString(list, "");
    ToolProvider javac = ToolProvider.findFirst("javac").orElseThrow();
    String[] arguments = {"-d", classes.toString(), source.toString()};
    assertThat(javac.run(System.out, System.err, arguments)).isZero();
    ModuleLayer boot = ModuleLayer.boot();
    Configuration found =
        boot.configuration().resolve(ModuleFinder.of(classes), ModuleFinder.of(), Set.of("own"));
    ClassLoader parent = getClass().getClassLoader();
    return boot.defineModulesWithOneLoader(found, parent).findLoader("own");
  }

  @Test
  void theRulesOfAnOpenModuleAreFound() throws IOException {
    assertThat(new BuiltRules(GAME, module("open module")).sources()).isEmpty();
  }

  @Test
  void thatAModuleMustBeOpenIsTold() throws IOException {
    ClassLoader closed = module("module");
    assertThatThrownBy(() -> new BuiltRules(GAME, closed))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("runesheet/built/draughts/rules.list")
        .hasMessageContaining("a module that is not declared as an open one");
  }
}
