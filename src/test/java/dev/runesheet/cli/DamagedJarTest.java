package dev.runesheet.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import dev.runesheet.api.Match;
import dev.runesheet.api.PackedGame;
import dev.runesheet.api.RuleBook;
import dev.runesheet.engine.InstalledGames;
import dev.runesheet.engine.host.CallersLoader;
import dev.runesheet.pack.tool.GameTools;
import dev.runesheet.spi.Decision;
import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.kie.api.KieServices;
import org.kie.api.io.Resource;

/** A packed game of which a bit was lost is refused when it is loaded. */
@Tag("thorough")
class DamagedJarTest {

  private static final String GAME = "math-battle";
  private static final int PLACES = 200;

  @TempDir private Path folder;

  @Test
  void aJarWithAFlippedBitIsRefusedOrPlaysTheSame() throws IOException {
    byte[] whole = Files.readAllBytes(packaged());
    List<String> played = played(PackedGame.load(GAME, packaged()));
    Random random = new Random(56);
    int refused = 0;
    for (int i = 0; i < PLACES; i++) {
      byte[] bytes = whole.clone();
      bytes[random.nextInt(bytes.length)] ^= (byte) (1 << random.nextInt(8));
      Path jar = Files.write(folder.resolve(i + ".jar"), bytes);
      try {
        assertThat(played(PackedGame.load(GAME, jar))).isEqualTo(played);
      } catch (IllegalArgumentException told) {
        assertThat(told).hasMessageContaining("jar (" + jar + ")");
        refused++;
      }
      Files.delete(jar);
    }
    assertThat(refused).isGreaterThan(PLACES * 3 / 4);
  }

  @Test
  void damageInWhatIsNotReadIsToldToo() throws IOException {
    Path jar = damaged("000-rules-engine-attempts-drl.drl");
    assertThatThrownBy(() -> PackedGame.load(GAME, jar))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("damaged.jar) is damaged: 'runesheet/built/math-battle/000-rules");
  }

  /** KIE compares the checksums itself. */
  @Test
  void kieTakesNoDamagedJar() throws IOException {
    KieServices kie = KieServices.get();
    Resource jar = kie.getResources().newFileSystemResource(damaged(".bin").toFile());
    assertThatThrownBy(() -> kie.getRepository().addKieModule(jar))
        .isInstanceOf(RuntimeException.class)
        .hasMessageContaining("damaged.jar");
  }

  @Test
  void aDamagedJarOfTheClassPathIsRefused() throws IOException {
    URL[] jars = {damaged(".bin").toUri().toURL()};
    try (URLClassLoader before =
        new URLClassLoader(jars, CallersLoader.get()) {
          @Override
          public URL getResource(String name) {
            URL own = findResource(name);
            return own == null ? super.getResource(name) : own;
          }
        }) {
      assertThatThrownBy(() -> CallersLoader.with(before, () -> RuleBook.load(GAME)))
          .isInstanceOf(IllegalArgumentException.class)
          .hasMessageContaining("damaged.jar")
          .hasMessageContaining("is damaged");
    }
  }

  /** The jar with one bit of the content of an entry flipped. */
  private Path damaged(String end) throws IOException {
    byte[] bytes = Files.readAllBytes(packaged());
    bytes[middle(bytes, end)] ^= 1;
    return Files.write(folder.resolve("damaged.jar"), bytes);
  }

  private static int middle(byte[] jar, String end) {
    String text = new String(jar, StandardCharsets.ISO_8859_1);
    int content = text.indexOf(end) + end.length();
    return (content + text.indexOf("PK\u0003\u0004", content)) / 2;
  }

  private Path packaged() {
    Path jar = folder.resolve("whole.jar");
    if (!Files.exists(jar)) {
      assertThat(Ran.run("package", GAME, "--out", jar.toString()).code()).isZero();
    }
    return jar;
  }

  private static List<String> played(RuleBook book) {
    GameTools tools = InstalledGames.all(GameTools.class, GameTools::game).get(book.game().id());
    JsonNode setup = tools.setup(book, tools.pairings(book).get(0), 0);
    try (Match match = book.newMatch(setup, 5)) {
      for (int i = 0; i < 40 && !match.over(); i++) {
        Decision one = match.pendingDecisions().get(0);
        match.choose(one.id(), one.options().get(i % one.options().size()).id());
      }
      return match.happenings().stream().map(Object::toString).toList();
    }
  }
}
