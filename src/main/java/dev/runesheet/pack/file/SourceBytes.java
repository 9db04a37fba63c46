package dev.runesheet.pack.file;

import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostic;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;

/** The bytes of files that authors or others name, of which none may exhaust the memory. */
public final class SourceBytes {

  /**
   * Four times what a text or a workbook may have; their readers tell what is too much for them.
   */
  static final int MOST = 64 << 20;

  private SourceBytes() {}

  /** A file that is longer than any source. */
  public static final class TooLong extends FileSystemException {

    private static final long serialVersionUID = 1L;

    TooLong(String file) {
      super(file, null, "it has more than " + MOST + " bytes");
    }

    /** The finding of the file, by the name that it is read by. */
    public Diagnostic finding() {
      String found = "more than " + MOST + " bytes";
      return Diagnostic.of(
          Code.TOO_LARGE, SourceLocation.file(getFile()), found, "a file of at most that size");
    }
  }

  /**
   * The bytes of a file.
   *
   * @throws TooLong if there are more than 64 MiB, also of a file that has no end
   * @throws IOException if it cannot be read
   */
  public static byte[] read(Path file) throws IOException {
    if (Files.size(file) > MOST) {
      throw new TooLong(file.toString());
    }
    try (InputStream content = Files.newInputStream(file)) {
      byte[] bytes = content.readNBytes(MOST + 1);
      if (bytes.length > MOST) {
        throw new TooLong(file.toString());
      }
      return bytes;
    }
  }
}
