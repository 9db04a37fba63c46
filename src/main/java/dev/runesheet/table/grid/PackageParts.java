package dev.runesheet.table.grid;

import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostics;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;

/**
 * The unpacking of a file within limits: its parts are checked and packed again, so that POI opens
 * exactly the parts that were checked.
 */
final class PackageParts {

  private static final List<String> UNSAFE =
      List.of(
          "vbaproject",
          "/externallinks/",
          "/embeddings/",
          "/activex/",
          "/macrosheets/",
          "/querytables/",
          "xl/connections",
          "/ctrlprops/",
          "customui/");
  private static final int BUFFER = 8192;
  private static final int OLE2_MAGIC = 0xD0CF11E0;

  private final SourceLocation file;
  private final Diagnostics findings;

  PackageParts(String name, Diagnostics findings) {
    this.file = SourceLocation.file(name);
    this.findings = findings;
  }

  /** The file with the same parts, or null with a finding. */
  byte[] repacked(byte[] content) {
    if (content.length > WorkbookLimits.FILE_BYTES) {
      return refuse(
          Code.TOO_LARGE, content.length + " bytes", "at most " + WorkbookLimits.FILE_BYTES);
    }
    if (old(content)) {
      return refuse(Code.NOT_A_WORKBOOK, oldKind(content), "a workbook (.xlsx) without a password");
    }
    try {
      Map<String, byte[]> parts = parts(content);
      return parts == null || unsafe(parts) ? null : Zip.store(parts);
    } catch (IOException | IllegalArgumentException e) {
      return refuse(Code.NOT_A_WORKBOOK, "a damaged or other kind of file", "a workbook (.xlsx)");
    }
  }

  private static boolean old(byte[] content) {
    return content.length > Integer.BYTES
        && java.nio.ByteBuffer.wrap(content).getInt() == OLE2_MAGIC;
  }

  private static String oldKind(byte[] content) {
    String text = new String(content, StandardCharsets.UTF_16LE);
    return text.contains("EncryptedPackage")
        ? "a workbook with a password"
        : "an old workbook (.xls), or one with a password";
  }

  private Map<String, byte[]> parts(byte[] content) throws IOException {
    Map<String, byte[]> parts = new LinkedHashMap<>();
    int left = WorkbookLimits.UNPACKED_BYTES;
    int markup = 0;
    try (ZipInputStream zip = new ZipInputStream(new ByteArrayInputStream(content))) {
      for (ZipEntry entry = zip.getNextEntry(); entry != null; entry = zip.getNextEntry()) {
        byte[] part = unpacked(zip, left);
        MarkupCount count = part == null ? new MarkupCount(0, 0) : MarkupCount.of(part);
        markup += count.all();
        if (part == null
            || parts.size() == WorkbookLimits.PARTS
            || markup > WorkbookLimits.MARKUP
            || count.columns() > WorkbookLimits.DESCRIBED_COLUMNS) {
          refuse(
              Code.TOO_LARGE,
              "a file that unpacks to very much",
              "at most "
                  + WorkbookLimits.UNPACKED_BYTES
                  + " bytes in "
                  + WorkbookLimits.PARTS
                  + " parts");
          return null;
        }
        left -= part.length;
        if (parts.put(entry.getName(), part) != null) {
          throw new IOException("part twice");
        }
      }
    }
    if (parts.isEmpty() || parts.size() != Zip.listed(content)) {
      // A file that is still being written, or one that shows other parts to other readers.
      throw new IOException("parts are missing");
    }
    return parts;
  }

  private static byte[] unpacked(ZipInputStream zip, int limit) throws IOException {
    ByteArrayOutputStream part = new ByteArrayOutputStream();
    byte[] buffer = new byte[BUFFER];
    for (int n = zip.read(buffer); n >= 0; n = zip.read(buffer)) {
      part.write(buffer, 0, n);
      if (part.size() > limit) {
        return null;
      }
    }
    return part.toByteArray();
  }

  private boolean unsafe(Map<String, byte[]> parts) {
    for (Map.Entry<String, byte[]> part : parts.entrySet()) {
      String name = part.getKey().toLowerCase(Locale.ROOT).replace('\\', '/');
      boolean macros = name.equals("[content_types].xml") && saysMacros(part.getValue());
      if (macros || UNSAFE.stream().anyMatch(name::contains)) {
        refuse(
            Code.WORKBOOK_UNSAFE,
            macros ? "macros" : part.getKey(),
            "a workbook of sheets only, saved as .xlsx");
        return true;
      }
    }
    return false;
  }

  private static boolean saysMacros(byte[] types) {
    return new String(types, StandardCharsets.UTF_8)
        .toLowerCase(Locale.ROOT)
        .contains("macroenabled");
  }

  private byte[] refuse(Code code, String found, String expected) {
    findings.error(code, file, found, expected);
    return null;
  }
}
