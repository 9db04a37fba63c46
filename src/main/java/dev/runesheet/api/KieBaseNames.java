package dev.runesheet.api;

import dev.runesheet.engine.built.BuiltRules;
import dev.runesheet.engine.host.CallersLoader;
import dev.runesheet.engine.rules.KieBaseFiles;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.URL;
import java.net.URLConnection;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.drools.compiler.kproject.models.KieModuleModelImpl;
import org.kie.api.runtime.KieContainer;

/** Names of knowledge bases that several jars of the class path use. */
final class KieBaseNames {

  private static final String KMODULE = "META-INF/kmodule.xml";

  private KieBaseNames() {}

  /**
   * Refuses a base that several modules of the class path name alike and give different rules of
   * the game: KIE takes any of them.
   */
  static void checkUnambiguous(
      String gameId, KieContainer container, String kieBase, ClassLoader loader) {
    String list = BuiltRules.list(gameId);
    List<String> places = loader.getResource(list) == null ? List.of() : places(kieBase, loader);
    if (places.size() < 2) {
      return;
    }
    Set<String> hashes = new TreeSet<>();
    hashes.add(
        new BuiltRules(gameId, KieBaseFiles.beside(container, kieBase, list, loader)).hash());
    for (String place : places) {
      hashes.add(new BuiltRules(gameId, new FilesOf(place, loader)).hash());
    }
    hashes.add(new BuiltRules(gameId, loader).hash());
    if (hashes.size() > 1) {
      throw new IllegalArgumentException(
          "kieBase ("
              + kieBase
              + ") is in several "
              + KMODULE
              + " of the class path, with different rules of "
              + gameId
              + ": "
              + String.join(", ", places)
              + ". KIE takes any of them; expected one. RuleBook.load takes the first,"
              + " PackedGame.load those of a jar.");
    }
  }

  private static List<String> places(String kieBase, ClassLoader loader) {
    List<String> places = new ArrayList<>();
    try {
      for (URL place : Collections.list(loader.getResources(KMODULE))) {
        if (CallersLoader.with(() -> KieModuleModelImpl.fromXML(place))
            .getKieBaseModels()
            .containsKey(kieBase)) {
          places.add(place.toString());
        }
      }
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
    return places;
  }

  /** The files of the module in which a {@code kmodule.xml} lies, then those of a class loader. */
  private static final class FilesOf extends ClassLoader {

    private final String root;

    FilesOf(String kmodule, ClassLoader otherwise) {
      super(otherwise);
      root = kmodule.substring(0, kmodule.length() - KMODULE.length());
    }

    @Override
    public InputStream getResourceAsStream(String name) {
      try {
        URLConnection file = new URL(root + name).openConnection();
        file.setUseCaches(false); // A cached jar would stay open.
        return file.getInputStream();
      } catch (IOException notThere) {
        return super.getResourceAsStream(name);
      }
    }
  }
}
