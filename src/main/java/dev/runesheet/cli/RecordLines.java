package dev.runesheet.cli;

import java.io.BufferedInputStream;
import java.io.BufferedReader;
import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.zip.GZIPInputStream;
import java.util.zip.ZipException;

/** Reads a file of records, one a line, compressed or not, some lines at a time. */
final class RecordLines implements Closeable {

  /** Far longer than any game: a line beyond it would only fill the memory. */
  static final int LONGEST_LINE = 16 << 20;

  private static final int BUFFER = 1 << 16;
  private static final int GZIP_FIRST = 0x1f;
  private static final int GZIP_SECOND = 0x8b;

  private final BufferedReader reader;
  private int line;

  private RecordLines(BufferedReader reader) {
    this.reader = reader;
  }

  /**
   * Opens a file.
   *
   * @throws ZipException if its name says that it is compressed, and it is not
   */
  static RecordLines open(Path file) throws IOException {
    InputStream stream = new BufferedInputStream(Files.newInputStream(file), BUFFER);
    try {
      stream.mark(2);
      boolean compressed = stream.read() == GZIP_FIRST && stream.read() == GZIP_SECOND;
      stream.reset();
      if (!compressed && file.toString().endsWith(".gz")) {
        throw new ZipException("it does not begin as gzip files do");
      }
      InputStream plain = compressed ? new GZIPInputStream(stream, BUFFER) : stream;
      return new RecordLines(new BufferedReader(new InputStreamReader(plain, StandardCharsets.UTF_8), BUFFER));
    } catch (IOException broken) {
      stream.close();
      throw broken;
    }
  }

  /**
   * Lines that follow one another.
   *
   * @param first the number of the first, from 1
   * @param lines the lines
   */
  record Batch(int first, List<String> lines) {}

  /** Up to so many of the next lines, up to a blank one; none at the end of the file. */
  Batch next(int most) throws IOException {
    List<String> lines = new ArrayList<>();
    int first = line + 1;
    while (lines.size() < most) {
      String text = readLine();
      if (text == null) {
        break;
      }
      line++;
      if (!text.isBlank()) {
        lines.add(text);
      } else if (lines.isEmpty()) {
        first = line + 1;
      } else {
        break;
      }
    }
    return new Batch(first, lines);
  }

  private String readLine() throws IOException {
    StringBuilder text = new StringBuilder();
    int c = reader.read();
    if (c < 0) {
      return null;
    }
    while (c >= 0 && c != '\n') {
      if (text.length() >= LONGEST_LINE) {
        throw new IOException("line " + (line + 1) + " is longer than " + Text.number(LONGEST_LINE) + " characters");
      }
      text.append((char) c);
      c = reader.read();
    }
    return text.toString();
  }

  /** The number of the line that was read last. */
  int line() {
    return line;
  }

  @Override
  public void close() throws IOException {
    reader.close();
  }
}
