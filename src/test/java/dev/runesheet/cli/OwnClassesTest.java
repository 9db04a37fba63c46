package dev.runesheet.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.node.MissingNode;
import dev.runesheet.engine.testgame.Skirmish;
import dev.runesheet.model.DeclarationMistake;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.pack.AuthoringPack;
import dev.runesheet.pack.BuildPacks;
import dev.runesheet.pack.PackContent;
import dev.runesheet.pack.file.PackFiles;
import dev.runesheet.pack.tool.Bot;
import dev.runesheet.pack.tool.GameBots;
import dev.runesheet.pack.tool.GameTools;
import dev.runesheet.pack.tool.UsualTools;
import dev.runesheet.spi.CatalogAccess;
import dev.runesheet.spi.Game;
import dev.runesheet.spi.verb.VerbProvider;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.function.LongFunction;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

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

  /** A bot of a game that is declared in data alone. */
  public static class Timid implements GameBots {
    @Override
    public String game() {
      return "ember-vale";
    }

    @Override
    public Map<String, LongFunction<Bot>> bots(CatalogAccess rules) {
      return Map.of("timid", seed -> (match, decision, options) -> options.get(0));
    }
  }

  /** Another bot by a word that is taken. */
  public static final class Timider extends Timid {}

  /** Tools of a game that has some. */
  public static final class SecondTools extends UsualTools {
    public SecondTools() {
      super("ember-vale");
    }
  }

  @TempDir private Path folder;

  /** A pack of a game that no class plays. */
  public static class Unplayed implements AuthoringPack {
    @Override
    public String game() {
      return "unplayed";
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

  /** A pack that does not say of which game it is. */
  public static final class Nameless extends Unplayed {
    @Override
    public String game() {
      return null;
    }
  }

  private Ran checkedWith(String provider) throws Exception {
    return ran(VerbProvider.class, provider, "check", Ran.GAME);
  }

  private Ran ran(Class<?> service, String provider, String... command) throws Exception {
    return with(service, provider, () -> Ran.run(command));
  }

  private <T> T with(Class<?> service, String provider, Callable<T> work) throws Exception {
    Path services = Files.createDirectories(folder.resolve("META-INF/services"));
    Files.writeString(services.resolve(service.getName()), provider + "\n");
    Thread thread = Thread.currentThread();
    ClassLoader before = thread.getContextClassLoader();
    try (URLClassLoader own = new URLClassLoader(new URL[] {folder.toUri().toURL()}, before)) {
      thread.setContextClassLoader(own);
      return work.call();
    } finally {
      thread.setContextClassLoader(before);
    }
  }

  @Test
  void botsOfAClassPlayAGameOfDataAloneBesideItsOwn() throws Exception {
    String[] command = {"simulate", "ember-vale", "--bots", "timid,eager", "--games", "2"};
    Ran ran = ran(GameBots.class, Timid.class.getName(), command);

    assertThat(ran.err()).doesNotContain("error");
    assertThat(ran.code()).isZero();
  }

  @Test
  void twoBotsOfOneWordAreTold() throws Exception {
    String both = Timid.class.getName() + "\n" + Timider.class.getName();
    Ran ran = ran(GameBots.class, both, "simulate", "ember-vale", "--bots", "timid");

    assertThat(ran.code()).isEqualTo(1);
    assertThat(ran.err())
        .endsWith(
            "error: bot (timid) is brought by two classes, ("
                + Timid.class.getName()
                + ") and ("
                + Timider.class.getName()
                + "); expected a word for each.\n");
  }

  @Test
  void secondToolsOfAGameAreTold() throws Exception {
    Ran ran = ran(GameTools.class, SecondTools.class.getName(), "simulate", "ember-vale");

    assertThat(ran.code()).isEqualTo(1);
    assertThat(ran.err())
        .contains("error: game (ember-vale) has two classes of tools, (")
        .contains(SecondTools.class.getName() + "); expected one.");
  }

  @Test
  void aWrongDeclarationIsTold() throws Exception {
    Ran ran = checkedWith(NoVerb.class.getName());

    assertThat(ran.code()).isEqualTo(1);
    assertThat(ran.err())
        .contains("error: verb class (java.lang.String) has no @Verb.")
        .doesNotContain("should not have happened");
  }

  @ParameterizedTest
  @ValueSource(strings = {"check", "test", "play", "simulate"})
  void aPackOfAGameThatNoServicePlaysIsTold(String command) throws Exception {
    Ran ran = ran(AuthoringPack.class, Unplayed.class.getName(), command, "unplayed");

    assertThat(ran.code()).isEqualTo(1);
    assertThat(ran.err())
        .isEqualTo(
            "error: pack class ("
                + Unplayed.class.getName()
                + ") reads game (unplayed), which no class plays. Maybe"
                + " META-INF/services/dev.runesheet.spi.Game is missing, or does not name the class"
                + " of the game.\n");
  }

  @ParameterizedTest
  @ValueSource(strings = {"games", "check", "play"})
  void aPackThatDoesNotNameItsGameIsTold(String command) throws Exception {
    Ran ran = ran(AuthoringPack.class, Nameless.class.getName(), command);

    assertThat(ran.code()).isEqualTo(1);
    assertThat(ran.err())
        .isEqualTo(
            "error: a class that META-INF/services names is of no use:"
                + " dev.runesheet.pack.AuthoringPack: Provider "
                + Nameless.class.getName()
                + " has a game without id\n");
  }

  @Test
  void thePackOfAGameThatNoServicePlaysIsNotBuilt() throws Exception {
    Path classes = folder.resolve("classes");

    assertThatThrownBy(
            () ->
                with(
                    AuthoringPack.class,
                    Unplayed.class.getName(),
                    () -> BuildPacks.build(folder, classes, List.of("unplayed"))))
        .isInstanceOf(DeclarationMistake.class)
        .hasMessageContaining("META-INF/services/dev.runesheet.spi.Game is missing");
    assertThat(classes).doesNotExist();
  }

  @Test
  void aGameThatNoServiceReadsIsTold() throws Exception {
    Ran ran = ran(Game.class, Skirmish.class.getName(), "check", "skirmish");

    assertThat(ran.code()).isEqualTo(2);
    assertThat(ran.err())
        .isEqualTo(
            "error: There is no game 'skirmish' to read, though there is a class that plays it:"
                + " META-INF/services/dev.runesheet.pack.AuthoringPack names no pack of it.\n");
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
