package dev.runesheet.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.spi.verb.VerbProvider;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What is wrong with classes of a project of one's own is told as such, not as a defect. */
class OwnClassesTest {

  /** A provider whose class is no verb. */
  public static final class NoVerb implements VerbProvider {
    @Override
    public String game() {
      return Ran.GAME;
    }

    @Override
    public List<Class<?>> verbs() {
      return List.of(String.class);
    }
  }

  /** A provider that forgot its verbs. */
  public static final class Nothing implements VerbProvider {
    @Override
    public String game() {
      return Ran.GAME;
    }

    @Override
    public List<Class<?>> verbs() {
      return null;
    }
  }

  @TempDir private Path folder;

  private Ran checkedWith(String provider) throws Exception {
    Path services = Files.createDirectories(folder.resolve("META-INF/services"));
    Files.writeString(services.resolve(VerbProvider.class.getName()), provider + "\n");
    Thread thread = Thread.currentThread();
    ClassLoader before = thread.getContextClassLoader();
    try (URLClassLoader own = new URLClassLoader(new URL[] {folder.toUri().toURL()}, before)) {
      thread.setContextClassLoader(own);
      return Ran.run("check", Ran.GAME);
    } finally {
      thread.setContextClassLoader(before);
    }
  }

  @Test
  void aWrongDeclarationIsTold() throws Exception {
    Ran ran = checkedWith(NoVerb.class.getName());

    assertThat(ran.code()).isEqualTo(1);
    assertThat(ran.err())
        .contains("error: verb class (java.lang.String) has no @Verb.")
        .doesNotContain("should not have happened");
  }

  @Test
  void aProviderWithoutClassesIsTold() throws Exception {
    Ran ran = checkedWith(Nothing.class.getName());

    assertThat(ran.code()).isEqualTo(1);
    assertThat(ran.err())
        .contains("error: provider (" + Nothing.class.getName() + ") gives null")
        .doesNotContain("should not have happened");
  }

  @Test
  void aProviderThatThereIsNotIsTold() throws Exception {
    Ran ran = checkedWith("tolls.TollVerb");

    assertThat(ran.code()).isEqualTo(1);
    assertThat(ran.err())
        .contains("error: a class that META-INF/services names", "tolls.TollVerb not found");
  }
}
