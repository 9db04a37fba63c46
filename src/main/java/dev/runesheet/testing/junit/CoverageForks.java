package dev.runesheet.testing.junit;

import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.testing.coverage.Coverage;
import dev.runesheet.testing.coverage.CoverageFile;
import dev.runesheet.testing.coverage.CoverageFileReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/**
 * The coverage of several processes of one build, in a file each. One process at a time merges and
 * reports; files of earlier builds go.
 */
final class CoverageForks implements AutoCloseable {

  private static final String FORKS = "forks";
  private static final String ALONE = "alone";

  private final Path folder;
  private final Path ofRun;
  private final FileChannel channel;
  private final FileLock lock;

  private CoverageForks(Path folder, String run, FileChannel channel) throws IOException {
    this.folder = folder;
    this.channel = channel;
    this.lock = channel.lock();
    this.ofRun = folder.resolve(FORKS).resolve(run.isEmpty() ? ALONE : run);
    if (run.isEmpty()) {
      delete(folder.resolve(FORKS));
    } else {
      forgetOthers();
    }
    Files.createDirectories(ofRun);
  }

  /** Waits until no other process merges. */
  static CoverageForks open(CoverageSettings settings) throws IOException {
    Files.createDirectories(settings.folder());
    FileChannel channel =
        FileChannel.open(
            settings.folder().resolve(".lock"),
            StandardOpenOption.CREATE,
            StandardOpenOption.WRITE);
    return new CoverageForks(settings.folder(), settings.run(), channel);
  }

  /** Notes that this process runs tests that record. */
  static void begin(CoverageSettings settings) {
    if (!settings.run().isEmpty()) {
      try {
        Path ofRun = settings.folder().resolve(FORKS).resolve(settings.run());
        Files.createDirectories(ofRun);
        Files.writeString(running(ofRun), "");
      } catch (IOException broken) {
        throw new UncheckedIOException("coverage cannot be written", broken);
      }
    }
  }

  private static Path running(Path ofRun) {
    return ofRun.resolve(ProcessHandle.current().pid() + ".running");
  }

  private void forgetOthers() throws IOException {
    Path forks = folder.resolve(FORKS);
    if (Files.isDirectory(forks)) {
      for (Path other : list(forks)) {
        if (!other.equals(ofRun)) {
          delete(other);
        }
      }
    }
  }

  /** Adds what this process has covered; gives all together. */
  Coverage add(Coverage own) throws IOException {
    Files.writeString(
        ofRun.resolve(ProcessHandle.current().pid() + ".json"), CoverageFile.write(own));
    Files.deleteIfExists(running(ofRun));
    Coverage sum = Coverage.NONE;
    for (Path file : list(ofRun)) {
      if (file.toString().endsWith(".json")) {
        Diagnostics findings = new Diagnostics();
        sum =
            CoverageFileReader.read(file.toString(), Files.readString(file), findings)
                .map(sum::plus)
                .orElse(sum);
        findings.throwIfErrors();
      }
    }
    Files.writeString(folder.resolve("coverage.json"), CoverageFile.write(sum));
    return sum;
  }

  /** True if no other process of the build still runs tests that record. */
  boolean isLast() throws IOException {
    for (Path file : list(ofRun)) {
      String name = file.getFileName().toString();
      if (name.endsWith(".running") && isAlive(Long.parseLong(name.replace(".running", "")))) {
        return false;
      }
    }
    return true;
  }

  private static boolean isAlive(long process) {
    return ProcessHandle.of(process).filter(ProcessHandle::isAlive).isPresent();
  }

  private static List<Path> list(Path folder) throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.sorted().toList();
    }
  }

  private static void delete(Path path) throws IOException {
    if (Files.exists(path)) {
      try (Stream<Path> files = Files.walk(path)) {
        for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
          Files.delete(file);
        }
      }
    }
  }

  @Override
  public void close() throws IOException {
    lock.release();
    channel.close();
  }
}
