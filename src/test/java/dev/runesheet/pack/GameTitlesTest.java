package dev.runesheet.pack;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.pack.file.DirectoryFiles;
import dev.runesheet.pack.file.PackFiles;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Games are called by the names of their manifests. */
class GameTitlesTest {

  @TempDir private Path folder;

  private String title(String manifest) throws IOException {
    Files.createDirectories(folder.resolve("data/tin-duel"));
    Files.writeString(folder.resolve("data/tin-duel/game.yaml"), manifest);
    return Manifest.title("tin-duel", new DirectoryFiles(folder));
  }

  @Test
  void shippedGamesHaveTheirNames() {
    PackFiles files = new DirectoryFiles(Path.of(""));
    assertThat(Manifest.title("queens-blood", files)).isEqualTo("Queen's Blood");
    assertThat(Manifest.title("tcg-pocket", files)).isEqualTo("TCG Pocket");
    assertThat(Manifest.title("werewolf", files)).isEqualTo("Werewolf");
  }

  @Test
  void withoutANameThatCanBeReadTheIdSaysIt() throws IOException {
    assertThat(title("game: tin-duel\nname: The Tin Duel\n")).isEqualTo("The Tin Duel");
    assertThat(title("game: tin-duel\n")).isEqualTo("Tin Duel");
    assertThat(title("game: [")).isEqualTo("Tin Duel");
    assertThat(Manifest.title("no-game", new DirectoryFiles(folder))).isEqualTo("No Game");
  }
}
