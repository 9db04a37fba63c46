package dev.runesheet.pack;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.pack.file.DirectoryFiles;
import dev.runesheet.pack.file.PackFiles;
import dev.runesheet.pack.watch.LiveRules;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
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

  @Test
  void aFileThatIsFarLongerThanAnySourceIsAFinding() throws IOException {
    Path data = Files.createDirectories(folder.resolve("data/fern-garden"));
    writeLong(data.resolve("game.yaml"));
    PackFiles files = new DirectoryFiles(folder);
    assertThat(Packs.games(folder)).contains("fern-garden");
    assertThat(findings(files)).containsExactly("data/fern-garden/game.yaml RS004");
    Files.writeString(
        data.resolve("game.yaml"),
        "game: fern-garden\nhomes: {cards: data/fern-garden/cards.yaml}\n");
    writeLong(data.resolve("cards.yaml"));
    assertThat(findings(files)).containsExactly("data/fern-garden/cards.yaml RS004");
  }

  private static List<String> findings(PackFiles files) {
    Diagnostics findings = new Diagnostics();
    assertThat(Packs.build("fern-garden", files, findings)).isNull();
    return findings.all().stream()
        .map(one -> one.location().file() + " " + one.code().id())
        .filter(one -> one.contains("RS004"))
        .toList();
  }

  private static void writeLong(Path file) throws IOException {
    try (RandomAccessFile sparse = new RandomAccessFile(file.toFile(), "rw")) {
      sparse.setLength(3L << 30);
    }
  }
}
