package dev.runesheet.studio.runs;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Enumeration;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;

/** An archive that is unpacked below a folder, with nothing beside it. */
final class Archive {

  private Archive() {}

  static void unpack(Path archive, Path folder) throws IOException {
    try (ZipFile zip = new ZipFile(archive.toFile())) {
      Enumeration<? extends ZipEntry> entries = zip.entries();
      while (entries.hasMoreElements()) {
        ZipEntry entry = entries.nextElement();
        Path file = folder.resolve(entry.getName()).normalize();
        if (entry.isDirectory() || !file.startsWith(folder)) {
          continue;
        }
        Files.createDirectories(file.getParent());
        Files.copy(zip.getInputStream(entry), file);
      }
    }
  }
}
