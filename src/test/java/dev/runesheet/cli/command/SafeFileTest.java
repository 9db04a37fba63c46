package dev.runesheet.cli.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** Files of authors are written whole or not at all. */
class SafeFileTest {

  @TempDir private Path folder;

  private static byte[] bytes(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }

  private static String content(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }

  @Test
  void whatStoodThereIsKeptBeside() throws Exception {
    Path file = folder.resolve("cards.yaml");
    assertThat(SafeFile.write(file, bytes("one"))).isFalse();
    assertThat(SafeFile.write(file, bytes("two"))).isTrue();
    assertThat(Files.readString(file)).isEqualTo("two");
    assertThat(Files.readString(folder.resolve("cards.yaml.bak"))).isEqualTo("one");
  }

  /** Renaming a file to a pipe would end it, as it would a device such as that for nothing. */
  @Test
  @EnabledOnOs(OS.LINUX)
  void aPipeGetsTheContentAndStaysAPipe() throws Exception {
    Path pipe = folder.resolve("pipe");
    assertThat(new ProcessBuilder("mkfifo", pipe.toString()).start().waitFor()).isZero();
    CompletableFuture<String> read =
        CompletableFuture.supplyAsync(() -> content(pipe)).orTimeout(30, TimeUnit.SECONDS);
    assertThat(SafeFile.write(pipe, bytes("content"))).isFalse();
    assertThat(read.get()).isEqualTo("content");
    assertThat(Files.isRegularFile(pipe)).isFalse();
    try (Stream<Path> all = Files.list(folder)) {
      assertThat(all).containsExactly(pipe);
    }
  }

  @Test
  void whatAKilledProcessLeftIsRemovedByTheNextWrite() throws Exception {
    Process over = new ProcessBuilder("true").start();
    over.waitFor();
    Path left = folder.resolve(".cards.yaml." + over.pid() + ".tmp");
    Path own = folder.resolve(".cards.yaml." + ProcessHandle.current().pid() + ".tmp");
    Path other = folder.resolve(".decks.yaml." + over.pid() + ".tmp");
    for (Path one : new Path[] {left, own, other}) {
      Files.writeString(one, "half");
    }
    SafeFile.write(folder.resolve("cards.yaml"), bytes("whole"));
    try (Stream<Path> all = Files.list(folder)) {
      assertThat(all.map(one -> one.getFileName().toString()))
          .contains("cards.yaml", other.getFileName().toString())
          .doesNotContain(left.getFileName().toString());
    }
  }
}
