package dev.runesheet.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.node.MissingNode;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.pack.AuthoringPack;
import dev.runesheet.pack.PackContent;
import dev.runesheet.pack.file.PackFiles;
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

  /** A provider that throws. */
  public static final class Throwing implements VerbProvider {
    @Override
    public String game() {
      return Ran.GAME;
    }

    @Override
    public List<Class<?>> verbs() {
      throw new IllegalStateException("bang");
    }
  }

  @TempDir private Path folder;

  /** A game that has no kit for scenarios. */
  public static final class WithoutScenarios implements AuthoringPack {
    @Override
    public String game() {
      return "untold";
    }

    @Override
    public List<Class<?>> verbs() {
      return List.of();
    }

    @Override
    public PackContent read(PackFiles files, Diagnostics findings) {
      return new PackContent(List.of(), List.of(), MissingNode.getInstance());
    }
  }

  private Ran checkedWith(String provider) throws Exception {
    return ran(VerbProvider.class, provider, "check", Ran.GAME);
  }

  private Ran ran(Class<?> service, String provider, String... command) throws Exception {
    Path services = Files.createDirectories(folder.resolve("META-INF/services"));
    Files.writeString(services.resolve(service.getName()), provider + "\n");
    Thread thread = Thread.currentThread();
    ClassLoader before = thread.getContextClassLoader();
    try (URLClassLoader own = new URLClassLoader(new URL[] {folder.toUri().toURL()}, before)) {
      thread.setContextClassLoader(own);
      return Ran.run(command);
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
  void aGameWithoutWordsForScenariosIsToldWhatItNeeds() throws Exception {
    Ran ran = ran(AuthoringPack.class, WithoutScenarios.class.getName(), "test", "untold");

    assertThat(ran.code()).isEqualTo(2);
    assertThat(ran.err())
        .contains("Game 'untold' has no scenarios.", "needs a dev.runesheet.testing.ScenarioKit")
        .doesNotContain("There is no");
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
  void aProviderThatThrowsIsToldAndOtherGamesAreCheckedAnyway() throws Exception {
    Ran ran = checkedWith(Throwing.class.getName());

    assertThat(ran.code()).isEqualTo(1);
    assertThat(ran.err())
        .contains("error: provider (" + Throwing.class.getName() + ") has thrown ", "bang")
        .doesNotContain("should not have happened");
    assertThat(ran(VerbProvider.class, Throwing.class.getName(), "check", "ember-vale").code())
        .isZero();
  }

  @Test
  void aProviderThatThereIsNotIsTold() throws Exception {
    Ran ran = checkedWith("tolls.TollVerb");

    assertThat(ran.code()).isEqualTo(1);
    assertThat(ran.err())
        .contains("error: a class that META-INF/services names", "tolls.TollVerb not found");
  }
}
