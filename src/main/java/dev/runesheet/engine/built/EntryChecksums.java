package dev.runesheet.engine.built;

import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.net.JarURLConnection;
import java.net.URL;
import java.net.URLConnection;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.jar.JarEntry;
import java.util.zip.CRC32;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;

/**
 * Checksums of what lies in jars. Java writes one with each entry but does not compare it when the
 * entry of a file is read; a jar of which a bit was lost would give other rules.
 */
public final class EntryChecksums {

  private static final long UNKNOWN = -1;

  private EntryChecksums() {}

  /**
   * The content of a resource; empty if there is none.
   *
   * @throws IllegalArgumentException if it lies damaged in a jar; it names both
   */
  public static Optional<byte[]> read(ClassLoader loader, String name) {
    byte[] bytes;
    try (InputStream stream = loader.getResourceAsStream(name)) {
      if (stream == null) {
        return Optional.empty();
      }
      bytes = stream.readAllBytes();
    } catch (IOException broken) {
      throw new IllegalArgumentException("resource (" + name + ") cannot be read", broken);
    }
    check(loader.getResource(name), name, sum(bytes));
    return Optional.of(bytes);
  }

  /**
   * The stream was read first: its loader knows the jar that is opened here, and closes it. A
   * loader may give other bytes than lie at the place that it names; these tell nothing.
   */
  private static void check(URL place, String name, long sum) {
    try {
      URLConnection connection = place == null ? null : place.openConnection();
      if (connection instanceof JarURLConnection inJar) {
        check(inJar, name, sum);
      }
    } catch (IOException elsewhere) {
      return; // It was read; where it lies cannot be told.
    }
  }

  private static void check(JarURLConnection inJar, String name, long sum) throws IOException {
    JarEntry entry = inJar.getJarEntry();
    boolean damaged = entry != null && !fits(entry, sum) && sum(inJar) == sum;
    if (!inJar.getUseCaches()) {
      inJar.getJarFile().close(); // Nobody else has it, and the loader does not know it.
    }
    if (damaged) {
      String jar = inJar.getJarFileURL().toString();
      throw new IllegalArgumentException(
          "resource (" + name + ") of jar (" + jar + ") is damaged: its checksum is another.");
    }
  }

  private static long sum(JarURLConnection inJar) throws IOException {
    try (InputStream stream = inJar.getInputStream()) {
      return sum(stream.readAllBytes());
    }
  }

  private static boolean fits(ZipEntry entry, long sum) {
    return entry.getCrc() == UNKNOWN || entry.getCrc() == sum;
  }

  private static long sum(byte[] bytes) {
    CRC32 sum = new CRC32();
    sum.update(bytes);
    return sum.getValue();
  }

  /**
   * Reads what lies in folders of a jar.
   *
   * @throws IllegalArgumentException if anything there is damaged; it names the jar
   */
  public static void check(File jar, List<String> folders) {
    try (ZipFile file = new ZipFile(jar)) {
      for (ZipEntry entry : Collections.list(file.entries())) {
        if (folders.stream().anyMatch(entry.getName()::startsWith)) {
          check(file, entry);
        }
      }
    } catch (IOException | IllegalArgumentException unreadable) {
      throw new IllegalArgumentException(
          "jar (" + jar + ") is damaged: " + unreadable.getMessage(), unreadable);
    }
  }

  private static void check(ZipFile file, ZipEntry entry) throws IOException {
    try (InputStream stream = file.getInputStream(entry)) {
      if (!fits(entry, sum(stream.readAllBytes()))) {
        throw new IOException("its checksum is another");
      }
    } catch (IOException unreadable) {
      throw new IOException(
          "'" + entry.getName() + "' cannot be read (" + unreadable.getMessage() + ").",
          unreadable);
    }
  }
}
