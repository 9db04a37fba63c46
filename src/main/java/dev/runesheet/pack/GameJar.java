package dev.runesheet.pack;

import dev.runesheet.engine.host.DroolsSettings;
import dev.runesheet.engine.rules.BuiltPackages;
import dev.runesheet.pack.file.PackFiles;
import dev.runesheet.pack.file.ResourceFiles;
import dev.runesheet.table.grid.Zip;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;

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
    Map<String, byte[]> files = new TreeMap<>();
    BuiltFolder.files(built)
        .forEach(
            (name, file) -> files.put(ResourceFiles.ROOT + "built/" + game + "/" + name, file));
    put(files, "META-INF/kmodule.xml", KMODULE, game, BuiltPackages.of(game), game);
    String maven = "META-INF/maven/" + group + "/" + game + "/";
    put(files, maven + "pom.xml", POM, group, game, version);
    String properties = "groupId=%s\nartifactId=%s\nversion=%s\n";
    put(files, maven + "pom.properties", properties, group, game, version);
    if (built.rules().stream().anyMatch(BuiltPackages::isOwn)) {
      put(files, SETTINGS, "%s\n", DroolsSettings.ofJar());
    }
    byte[] manifest = sources.read(Manifest.path(game)).orElse(new byte[0]);
    DeclaredFolders.entry(game, new String(manifest, StandardCharsets.UTF_8))
        .ifPresent(entry -> put(files, DECLARED, "%s\n", entry));
    return Zip.pack(files);
  }

  private static void put(Map<String, byte[]> files, String name, String form, Object... words) {
    String text = String.format(Locale.ROOT, form, words);
    files.put(name, text.getBytes(StandardCharsets.UTF_8));
  }
}
