package dev.runesheet.table.grid;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.time.LocalDateTime;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.zip.Deflater;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import java.util.zip.ZipOutputStream;

/** Packs parts so that equal parts give equal bytes. */
public final class Zip {

  private static final LocalDateTime SOME_DAY = LocalDateTime.of(2026, 1, 1, 0, 0);

  private static final int END = 0x06054b50;
  private static final int END_BYTES = 22;
  private static final int END_COUNT = 10;
  private static final int END_COMMENT = 20;

  private Zip() {}

  /** The number of entries in the central directory of a zip file; -1 if it has none. */
  static int listed(byte[] packed) {
    ByteBuffer file = ByteBuffer.wrap(packed).order(ByteOrder.LITTLE_ENDIAN);
    int earliest = Math.max(0, packed.length - END_BYTES - Character.MAX_VALUE);
    for (int at = packed.length - END_BYTES; at >= earliest; at--) {
      boolean end = file.getInt(at) == END;
      if (end
          && Short.toUnsignedInt(file.getShort(at + END_COMMENT))
              == packed.length - at - END_BYTES) {
        return Short.toUnsignedInt(file.getShort(at + END_COUNT));
      }
    }
    return -1;
  }

  public static byte[] pack(Map<String, byte[]> parts) throws IOException {
    return pack(parts, Deflater.DEFAULT_COMPRESSION);
  }

  /** Packs parts to be read again at once, without making them small. */
  static byte[] store(Map<String, byte[]> parts) throws IOException {
    return pack(parts, Deflater.NO_COMPRESSION);
  }

  private static byte[] pack(Map<String, byte[]> parts, int level) throws IOException {
    ByteArrayOutputStream packed = new ByteArrayOutputStream();
    try (ZipOutputStream zip = new ZipOutputStream(packed)) {
      zip.setLevel(level);
      for (Map.Entry<String, byte[]> part : parts.entrySet()) {
        ZipEntry entry = new ZipEntry(part.getKey());
        entry.setTimeLocal(SOME_DAY);
        zip.putNextEntry(entry);
        zip.write(part.getValue());
        zip.closeEntry();
      }
    }
    return packed.toByteArray();
  }

  /** The same file without the time at which it was packed. */
  public static byte[] timeless(byte[] packed) throws IOException {
    return pack(parts(packed));
  }

  /** The parts of a file that is known to be safe, in their order. */
  public static Map<String, byte[]> parts(byte[] packed) throws IOException {
    Map<String, byte[]> parts = new LinkedHashMap<>();
    try (ZipInputStream zip = new ZipInputStream(new ByteArrayInputStream(packed))) {
      for (ZipEntry entry = zip.getNextEntry(); entry != null; entry = zip.getNextEntry()) {
        parts.put(entry.getName(), zip.readAllBytes());
      }
    }
    return parts;
  }
}
