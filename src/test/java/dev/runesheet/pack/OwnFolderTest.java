package dev.runesheet.pack;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.pack.file.DirectoryFiles;
import dev.runesheet.pack.file.PackFiles;
import dev.runesheet.pack.watch.LiveRules;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A game that only a folder declares. */
class OwnFolderTest {

  @TempDir private Path folder;

  @Test
  void whoBuildsItBeforeItIsKnownIsToldHowItBecomesKnown() throws IOException {
    Files.createDirectories(folder.resolve("data/moss-garden"));
    Files.writeString(folder.resolve("data/moss-garden/game.yaml"), "phases: []\n");
    PackFiles files = new DirectoryFiles(folder);
    assertThatThrownBy(() -> Packs.build("moss-garden", files, new Diagnostics()))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContainingAll(
            "game (moss-garden) is declared in", "\nMaybe Packs.games(folder)");
    assertThatThrownBy(() -> LiveRules.of("moss-garden", folder))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("\nMaybe Packs.games(folder)");
    assertThatThrownBy(() -> Packs.build("moss-gardn", files, new Diagnostics()))
        .hasMessageContaining("game (moss-gardn) is not one of");
  }
}
