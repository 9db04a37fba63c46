package dev.runesheet.pack.file;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The ways in which editors save. */
class FolderWatchTest {

  private static final long ENOUGH = 10_000;
  private static final long SHORT = 400;

  @TempDir private Path root;
  private Path folder;
  private FolderWatch watch;

  @BeforeEach
  void start() throws IOException {
    folder = Files.createDirectories(root.resolve("data/game"));
    Files.writeString(folder.resolve("a.json"), "1");
    watch = new FolderWatch(root, new DirectoryFiles(root), List.of("data/game"), 100);
  }

  @AfterEach
  void end() throws IOException {
    watch.close();
  }

  @Test
  void aSaveInPlaceIsNoticedOnce() throws Exception {
    Files.writeString(folder.resolve("a.json"), "12");
    assertThat(watch.next(ENOUGH)).containsExactly("data/game/a.json");
    assertThat(watch.next(SHORT)).isEmpty();
  }

  /** A test of users who may not read all, as an administrator may. */
  @Test
  void aFolderThatBecomesProtectedIsAChangeAndDoesNotEndTheWatch() throws Exception {
    Path within = Files.createDirectories(folder.resolve("within"));
    Files.writeString(within.resolve("b.json"), "1");
    assertThat(watch.next(ENOUGH)).containsExactly("data/game/within/b.json");
    assumeTrue(within.toFile().setReadable(false) && !Files.isReadable(within));
    try {
      assertThat(watch.next(ENOUGH)).contains("data/game/within/b.json");
    } finally {
      within.toFile().setReadable(true);
    }
    assertThat(watch.next(ENOUGH)).contains("data/game/within/b.json");
  }

  @Test
  void aSaveByRenamingIsNoticed() throws Exception {
    Path made = Files.writeString(folder.resolve(".a.json.tmp"), "2");
    Files.move(made, folder.resolve("a.json"), StandardCopyOption.REPLACE_EXISTING);
    assertThat(watch.next(ENOUGH)).containsExactly("data/game/a.json");
  }

  /** Of a workbook the end tells that it is whole, so nobody waits whether more of it comes. */
  @Test
  void aWorkbookThatAnotherTookThePlaceOfIsNotWaitedFor() throws Exception {
    Files.write(folder.resolve("a.xlsx"), zip("1"));
    try (FolderWatch patient =
        new FolderWatch(root, new DirectoryFiles(root), List.of("data/game"), 10 * ENOUGH)) {
      Path made = Files.write(folder.resolve(".a.xlsx.tmp"), zip("2"));
      Files.move(made, folder.resolve("a.xlsx"), StandardCopyOption.REPLACE_EXISTING);
      assertThat(assertTimeoutPreemptively(Duration.ofMillis(ENOUGH), () -> patient.next(ENOUGH)))
          .containsExactly("data/game/a.xlsx");
    }
  }

  private static byte[] zip(String text) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (ZipOutputStream zip = new ZipOutputStream(bytes)) {
      zip.putNextEntry(new ZipEntry("part"));
      zip.write(text.getBytes(StandardCharsets.UTF_8));
    }
    return bytes.toByteArray();
  }

  /** Editors make files beside the one they save, which may go away while the folder is read. */
  @Test
  void aFolderIsReadWhileFilesOfItComeAndGo() throws Exception {
    AtomicBoolean over = new AtomicBoolean();
    Thread editor =
        new Thread(
            () -> {
              for (int i = 0; !over.get(); i++) {
                Path made = folder.resolve("a.json." + i % 7 + ".tmp");
                try {
                  Files.writeString(made, "2");
                  Files.delete(made);
                } catch (IOException broken) {
                  throw new UncheckedIOException(broken);
                }
              }
            });
    editor.start();
    try {
      DirectoryFiles files = new DirectoryFiles(root);
      for (int i = 0; i < 3_000; i++) {
        assertThat(files.list("data")).containsExactly("data/game/a.json");
      }
    } finally {
      over.set(true);
      editor.join();
    }
  }

  @Test
  void lockAndBackupFilesAreNot() throws Exception {
    Files.writeString(folder.resolve(".~lock.a.xlsx#"), "me");
    Files.writeString(folder.resolve("~$a.xlsx"), "me");
    Files.writeString(folder.resolve("a.json.bak"), "1");
    Files.writeString(folder.resolve("lu4711.tmp"), "1");
    Files.writeString(folder.resolve("7F3A2100"), "1");
    assertThat(watch.next(SHORT)).isEmpty();
  }

  @Test
  void aFileThatIsWrittenInSeveralGoesIsNoticedWhenItIsWhole() throws Exception {
    Thread writer =
        new Thread(
            () -> {
              try {
                for (int i = 0; i < 8; i++) {
                  Files.writeString(folder.resolve("a.json"), "x", StandardOpenOption.APPEND);
                  Thread.sleep(50);
                }
              } catch (IOException | InterruptedException e) {
                throw new IllegalStateException(e);
              }
            });
    writer.start();
    assertThat(watch.next(ENOUGH)).containsExactly("data/game/a.json");
    assertThat(folder.resolve("a.json")).hasContent("1xxxxxxxx");
    writer.join();
    assertThat(watch.next(SHORT)).isEmpty();
  }

  @Test
  void newFoldersAndDeletedFilesAreNoticed() throws Exception {
    Path made = Files.createDirectories(folder.resolve("more"));
    Files.writeString(made.resolve("b.json"), "1");
    assertThat(watch.next(ENOUGH)).containsExactly("data/game/more/b.json");
    Files.writeString(made.resolve("b.json"), "12");
    assertThat(watch.next(ENOUGH)).containsExactly("data/game/more/b.json");
    Files.delete(made.resolve("b.json"));
    assertThat(watch.next(ENOUGH)).containsExactly("data/game/more/b.json");
  }
}
