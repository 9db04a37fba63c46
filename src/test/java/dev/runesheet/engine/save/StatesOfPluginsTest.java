package dev.runesheet.engine.save;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.runesheet.spi.setup.RecordJson;
import java.io.IOException;
import java.io.InputStream;
import java.lang.ref.WeakReference;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The classes that a plugin's matches are saved with do not stay in memory when it goes. */
class StatesOfPluginsTest {

  private static final int COLLECTIONS = 100;

  /** A state of a plugin's game. */
  public static final class State {
    public List<Held> held = List.of(new Held("a", 1));
  }

  /** A part of it, and of set-ups. */
  public record Held(String name, int number) {}

  /** Has classes of its own. */
  private static final class Plugin extends ClassLoader {

    private Plugin() {
      super(StatesOfPluginsTest.class.getClassLoader());
    }

    @Override
    protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
      Class<?> loaded = findLoadedClass(name);
      if (loaded != null || !name.startsWith(StatesOfPluginsTest.class.getName() + "$")) {
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

  private static WeakReference<ClassLoader> saved() throws Exception {
    Plugin plugin = new Plugin();
    Class<?> state = plugin.loadClass(State.class.getName());
    Class<?> held = plugin.loadClass(Held.class.getName());
    assertThat(state).isNotSameAs(State.class);
    assertThat(LostState.of(state)).isEmpty();
    JsonNode json = SaveJson.of(state).valueToTree(state.getDeclaredConstructor().newInstance());
    assertThat(SaveJson.of(state).treeToValue(json, state)).isInstanceOf(state);
    assertThat(
            RecordJson.write(RecordJson.read(json.get("held").get(0), held, "held", ""))
                .path("number"))
        .hasToString("1");
    return new WeakReference<>(plugin);
  }

  @Test
  void goWithIt() throws Exception {
    WeakReference<ClassLoader> plugin = saved();
    for (int i = 0; i < COLLECTIONS && plugin.get() != null; i++) {
      System.gc();
      Thread.sleep(20);
    }
    assertThat(plugin.get()).isNull();
  }
}
