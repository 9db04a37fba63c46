package dev.runesheet.pack;

import dev.runesheet.engine.host.DroolsSettings;
import dev.runesheet.engine.rules.BuiltPackages;
import dev.runesheet.pack.file.PackFiles;
import dev.runesheet.pack.file.ResourceFiles;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

/**
 * A jar of one game: its rules as text and compiled, its catalog and notes, a {@code kmodule.xml}
 * that names them as a knowledge base, and Maven's coordinates. Equal rules give equal bytes.
 *
 * @param group the jar's group for Maven
 * @param version its version
 */
public record GameJar(String group, String version) {

  /** The list of the declared games of a jar. */
  static final String DECLARED = "META-INF/runesheet/declared-games";

  /**
   * The file of settings that KIE reads: in a {@code kmodule.xml} it reads none of those of MVEL.
   */
  private static final String SETTINGS = "META-INF/kie.properties.conf";

  /** The same in each jar: when it was made tells nothing about what is in it. */
  private static final LocalDateTime MADE = LocalDateTime.of(2020, 1, 1, 0, 0);

  private static final String KMODULE =
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <kmodule xmlns="http://www.drools.org/xsd/kmodule">
        <kbase name="%s" packages="%s*">
          <ksession name="%s"/>
        </kbase>
      </kmodule>
      """;

  private static final String POM =
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <project xmlns="http://maven.apache.org/POM/4.0.0">
        <modelVersion>4.0.0</modelVersion>
        <groupId>%s</groupId>
        <artifactId>%s</artifactId>
        <version>%s</version>
        <packaging>kjar</packaging>
      </project>
      """;

  /**
   * The bytes of the jar.
   *
   * @param sources those that the game was built of
   */
  public byte[] of(BuiltPack built, PackFiles sources) throws IOException {
    String game = built.game();
    Map<String, byte[]> files = new TreeMap<>(rules(built));
    put(files, "META-INF/kmodule.xml", KMODULE, game, BuiltPackages.of(game), game);
    String maven = "META-INF/maven/" + group + "/" + game + "/";
    put(files, maven + "pom.xml", POM, group, game, version);
    String properties = "groupId=%s\nartifactId=%s\nversion=%s\n";
    put(files, maven + "pom.properties", properties, group, game, version);
    if (built.rules().stream().anyMatch(BuiltPackages::isOwn)) {
      put(files, SETTINGS, "%s\n", DroolsSettings.ofJar());
    }
    byte[] manifest = sources.read("data/" + game + "/game.yaml").orElse(new byte[0]);
    DeclaredFolders.entry(game, new String(manifest, StandardCharsets.UTF_8))
        .ifPresent(entry -> put(files, DECLARED, "%s\n", entry));
    return zip(files);
  }

  private static void put(Map<String, byte[]> files, String name, String form, Object... words) {
    String text = String.format(Locale.ROOT, form, words);
    files.put(name, text.getBytes(StandardCharsets.UTF_8));
  }

  private static Map<String, byte[]> rules(BuiltPack built) throws IOException {
    Path folder = Files.createTempDirectory("runesheet-package");
    Map<String, byte[]> files = new TreeMap<>();
    try {
      new BuiltFolder(folder).write(built);
      try (Stream<Path> written = Files.list(folder)) {
        for (Path file : written.toList()) {
          String name = ResourceFiles.ROOT + "built/" + built.game() + "/" + file.getFileName();
          files.put(name, Files.readAllBytes(file));
        }
      }
    } finally {
      try (Stream<Path> left = Files.list(folder)) {
        for (Path file : left.toList()) {
          Files.delete(file);
        }
      }
      Files.delete(folder);
    }
    return files;
  }

  private static byte[] zip(Map<String, byte[]> files) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (ZipOutputStream zip = new ZipOutputStream(bytes, StandardCharsets.UTF_8)) {
      for (Map.Entry<String, byte[]> file : files.entrySet()) {
        ZipEntry entry = new ZipEntry(file.getKey());
        entry.setTimeLocal(MADE);
        zip.putNextEntry(entry);
        zip.write(file.getValue());
        zip.closeEntry();
      }
    }
    return bytes.toByteArray();
  }
}
