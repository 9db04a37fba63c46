package dev.runesheet.cli.simulate;

import dev.runesheet.cli.command.CommandFailure;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/** A file of JSON, a line for each match, in the order of their numbers. */
final class LineFile implements AutoCloseable {

  private final Path file;
  private final String name;
  private final BufferedWriter writer;

  /**
   * A file.
   *
   * @param name as the user named it
   * @param kept how much of it is kept, in bytes
   */
  LineFile(Path file, String name, long kept) {
    this.file = file;
    this.name = name;
    try {
      if (kept > 0) {
        cut(kept);
      } else {
        Files.deleteIfExists(file);
        Files.createDirectories(file.toAbsolutePath().getParent());
      }
      writer =
          Files.newBufferedWriter(
              file, StandardCharsets.UTF_8, StandardOpenOption.CREATE, StandardOpenOption.APPEND);
    } catch (IOException broken) {
      throw unwritable();
    }
  }

  /** Leaves the lines that were counted; refuses a file that does not hold them. */
  private void cut(long kept) throws IOException {
    if (!Files.exists(file) || Files.size(file) < kept) {
      throw withoutFirstLines();
    }
    try (RandomAccessFile lines = new RandomAccessFile(file.toFile(), "rw")) {
      lines.seek(kept - 1);
      if (lines.read() != '\n') {
        throw withoutFirstLines();
      }
      lines.setLength(kept);
    }
  }

  private CommandFailure withoutFirstLines() {
    return CommandFailure.usage(
        "'" + name + "' does not hold the lines of the matches played before.");
  }

  private CommandFailure unwritable() {
    return CommandFailure.of("The file '" + name + "' cannot be written.");
  }

  void line(String text) {
    try {
      writer.write(text);
      writer.write('\n');
    } catch (IOException broken) {
      throw unwritable();
    }
  }

  /** The length of the file, in bytes. */
  long length() {
    try {
      writer.flush();
      return Files.size(file);
    } catch (IOException broken) {
      throw unwritable();
    }
  }

  @Override
  public void close() {
    try {
      writer.close();
    } catch (IOException broken) {
      throw unwritable();
    }
  }
}
