package dev.runesheet.pack.file;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Sources in a folder, beside what editors leave there. */
class DirectoryFilesTest {

  @TempDir private Path folder;

  @Test
  void whatEditorsLeaveBesideAFileIsNoSource() throws IOException {
    List<String> left =
        List.of(
            "~$town.txt",
            ".#town.txt",
            "#town.txt#",
            "town.txt~",
            ".town.txt.swp",
            "town.txt.swo",
            "town.txt.bak",
            "town.txt.orig",
            "town.txt.rej",
            "town.tmp",
            ".~lock.town.txt#",
            "4913",
            "Thumbs.db",
            "desktop.ini");
    for (String name : left) {
      Files.writeString(folder.resolve(name), "");
    }
    List<String> sources = List.of("Copy of town.txt", "town #1.txt", "town.txt");
    for (String name : sources) {
      Files.writeString(folder.resolve(name), "");
    }
    assertThat(new DirectoryFiles(folder).list("")).isEqualTo(sources);
  }

  /** Else it exhausts the memory, and nobody is told which file does. */
  @Test
  void aFileThatIsFarLongerThanAnySourceIsRefusedByName() throws IOException {
    Path cards = folder.resolve("cards.xlsx");
    try (RandomAccessFile file = new RandomAccessFile(cards.toFile(), "rw")) {
      file.setLength(10L << 30);
    }

    DirectoryFiles files = new DirectoryFiles(folder);
    assertThatThrownBy(() -> files.read("cards.xlsx"))
        .isInstanceOf(UncheckedIOException.class)
        .hasMessageContainingAll("cards.xlsx", "more than 67108864 bytes");
  }

  @Test
  void namesOfFilesOutsideAndNamesThatNoneCanHaveAreOfNoFile() throws IOException {
    Path outside = Files.createDirectory(folder.resolve("outside"));
    Files.writeString(outside.resolve("secret.yaml"), "a: 1");
    Path inside = Files.createDirectory(folder.resolve("inside"));
    Files.writeString(inside.resolve("data"), "no folder");
    DirectoryFiles files = new DirectoryFiles(inside);
    for (String name :
        List.of(
            "../outside/secret.yaml",
            outside.resolve("secret.yaml").toString(),
            "data/x/../../../outside/secret.yaml",
            "data/game.yaml",
            "a\0b.yaml",
            "a".repeat(5000) + ".yaml")) {
      assertThat(files.read(name)).as(name).isEmpty();
    }
    for (String name :
        List.of("../outside", outside.toString(), "data/x", "a\0b", "a".repeat(5000))) {
      assertThat(files.list(name)).as(name).isEmpty();
    }
  }
}
