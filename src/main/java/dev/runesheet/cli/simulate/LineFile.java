package dev.runesheet.cli.simulate;

import dev.runesheet.cli.command.CommandFailure;
import dev.runesheet.digest.Sha256;
import java.io.BufferedOutputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.SyncFailedException;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/** A file of JSON, a line for each match, in the order of their numbers. */
final class LineFile implements AutoCloseable {

  private final String name;
  private final Sha256 sum = new Sha256();
  private final FileOutputStream file;
  private final OutputStream writer;
  private long length;

  /**
   * The beginning of a file.
   *
   * @param length in bytes
   * @param sum the checksum of these
   */
  record Kept(long length, String sum) {

    /** The mark of a file without a line. */
    static final Kept NOTHING = new Kept(0, new Sha256().hex());
  }

  /**
   * A file.
   *
   * @param name as the user named it
   * @param kept how much of it is kept
   */
  LineFile(Path file, String name, Kept kept) {
    this.name = name;
    try {
      if (kept.length() > 0) {
        cut(file, kept);
      } else {
        Files.createDirectories(file.toAbsolutePath().getParent());
      }
      this.file = new FileOutputStream(file.toFile(), kept.length() > 0);
      writer = new BufferedOutputStream(this.file);
    } catch (IOException broken) {
      throw unwritable();
    }
  }

  /** Leaves the lines that were counted; refuses a file that does not hold them. */
  private void cut(Path file, Kept kept) throws IOException {
    if (!Files.exists(file) || Files.size(file) < kept.length()) {
      throw withoutFirstLines();
    }
    try (InputStream lines = Files.newInputStream(file)) {
      sum.add(lines, kept.length());
    }
    if (!sum.hex().equals(kept.sum())) {
      throw withoutFirstLines();
    }
    try (FileChannel lines = FileChannel.open(file, StandardOpenOption.WRITE)) {
      lines.truncate(kept.length());
    }
    length = kept.length();
  }

  private CommandFailure withoutFirstLines() {
    return CommandFailure.usage(
        "'"
            + name
            + "' does not hold the lines of the matches played before: it is another file, or was"
            + " changed.");
  }

  private CommandFailure unwritable() {
    return CommandFailure.of("The file '" + name + "' cannot be written.");
  }

  /** The name by which the user knows it. */
  String name() {
    return name;
  }

  void line(String text) {
    byte[] line = (text + "\n").getBytes(StandardCharsets.UTF_8);
    try {
      writer.write(line);
      sum.add(line);
      length += line.length;
    } catch (IOException broken) {
      throw unwritable();
    }
  }

  /** The lines so far, which are on the disk then. */
  Kept kept() {
    try {
      writer.flush();
      sync();
      return new Kept(length, sum.hex());
    } catch (IOException broken) {
      throw unwritable();
    }
  }

  private void sync() throws IOException {
    try {
      file.getFD().sync();
    } catch (SyncFailedException noDisk) {
      return; // Such as a pipe.
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
