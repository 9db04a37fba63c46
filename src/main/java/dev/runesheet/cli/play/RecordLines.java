package dev.runesheet.cli.play;

import dev.runesheet.cli.console.Text;
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
import java.util.function.Predicate;
import java.util.zip.GZIPInputStream;

/** The reader of a file of records, compressed or not, some whole records at a time. */
final class RecordLines implements Closeable {

  /**
   * Far longer than any game: a line beyond it would only fill the memory, and as much blank text
   * in all is that of a file without an end.
   */
  static final int LONGEST_LINE = 16 << 20;

  private static final int BUFFER = 1 << 16;
  private static final int GZIP_FIRST = 0x1f;
  private static final int GZIP_SECOND = 0x8b;

  private final BufferedReader reader;
  private final Predicate<String> begins;
  private String ahead;
  private int line;
  private int blank;
  private IOException broken;

  private RecordLines(BufferedReader reader, Predicate<String> begins) {
    this.reader = reader;
    this.begins = begins;
  }

  /**
   * Opens a file.
   *
   * @param begins whether a line begins a record; it goes on to the next line that does
   * @throws IOException if it cannot be read, or is not compressed though its name says so
   */
  static RecordLines open(Path file, Predicate<String> begins) throws IOException {
    InputStream stream = new BufferedInputStream(Files.newInputStream(file), BUFFER);
    try {
      stream.mark(2);
      boolean compressed = stream.read() == GZIP_FIRST && stream.read() == GZIP_SECOND;
      stream.reset();
      if (!compressed && file.toString().endsWith(".gz")) {
        throw new IOException("its name ends with .gz, but it is not compressed");
      }
      InputStream plain = compressed ? new GZIPInputStream(stream, BUFFER) : stream;
      var characters = new InputStreamReader(plain, StandardCharsets.UTF_8);
      return new RecordLines(new BufferedReader(characters, BUFFER), begins);
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
   * @param records how many records they are
   */
  record Batch(int first, List<String> lines, int records) {}

  /**
   * The next records, at most this many, up to a blank line; none at the end of the file.
   *
   * @throws IOException if the file is damaged, after all whole lines before that were given out
   */
  Batch next(int most) throws IOException {
    List<String> lines = new ArrayList<>();
    String text = take();
    while (text != null && text.isBlank()) {
      text = take();
    }
    int first = line;
    int records = 0;
    while (text != null && !text.isBlank()) {
      boolean another = lines.isEmpty() || begins.test(text);
      if (another && records == most) {
        ahead = text;
        break;
      }
      records += another ? 1 : 0;
      lines.add(text);
      text = readOrKeep();
    }
    if (lines.isEmpty() && broken != null) {
      throw broken;
    }
    return new Batch(first, lines, records);
  }

  /** The line that was looked at ahead, or the next. */
  private String take() {
    String text = ahead == null ? readOrKeep() : ahead;
    ahead = null;
    return text;
  }

  /** The next line, or null at the end or where the file is damaged. */
  private String readOrKeep() {
    try {
      String text = broken == null ? readLine() : null;
      line += text == null ? 0 : 1;
      return text;
    } catch (IOException damage) {
      broken = damage;
      return null;
    }
  }

  private String readLine() throws IOException {
    StringBuilder text = new StringBuilder();
    int c = reader.read();
    if (c < 0) {
      return null;
    }
    while (c >= 0 && c != '\n') {
      if (text.length() >= LONGEST_LINE) {
        throw new IOException("it has more than " + Text.number(LONGEST_LINE) + " characters");
      }
      text.append((char) c);
      c = reader.read();
    }
    String whole = text.toString();
    blank += whole.isBlank() ? 1 + whole.length() : 0;
    if (blank > LONGEST_LINE) {
      throw new IOException(
          "its blank lines have more than " + Text.number(LONGEST_LINE) + " characters");
    }
    return whole;
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
