package dev.runesheet.table;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.time.LocalDateTime;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import java.util.zip.ZipOutputStream;

/** Packs parts so that equal parts give equal bytes. */
final class Zip {

  private static final LocalDateTime SOME_DAY = LocalDateTime.of(2026, 1, 1, 0, 0);

  private Zip() {}

  static byte[] pack(Map<String, byte[]> parts) throws IOException {
    ByteArrayOutputStream packed = new ByteArrayOutputStream();
    try (ZipOutputStream zip = new ZipOutputStream(packed)) {
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
  static byte[] timeless(byte[] packed) throws IOException {
    Map<String, byte[]> parts = new LinkedHashMap<>();
    try (ZipInputStream zip = new ZipInputStream(new ByteArrayInputStream(packed))) {
      for (ZipEntry entry = zip.getNextEntry(); entry != null; entry = zip.getNextEntry()) {
        parts.put(entry.getName(), zip.readAllBytes());
      }
    }
    return pack(parts);
  }
}
