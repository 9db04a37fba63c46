package dev.runesheet.api;

import dev.runesheet.engine.built.BuiltRules;
import dev.runesheet.engine.rules.CallersLoader;
import dev.runesheet.engine.rules.KieBaseFiles;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URL;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.drools.compiler.kproject.models.KieModuleModelImpl;
import org.kie.api.runtime.KieContainer;

/** Names of knowledge bases that several jars of the class path use. */
final class KieBaseNames {

  private static final String KMODULE = "META-INF/kmodule.xml";

  private KieBaseNames() {}

  /**
   * Refuses a base of which KIE took other rules of the game than those that stand first on the
   * class path: of several jars that name a base alike it takes any.
   */
  static void checkUnambiguous(
      String gameId, KieContainer container, String kieBase, ClassLoader loader) {
    String list = BuiltRules.list(gameId);
    ClassLoader taken = KieBaseFiles.beside(container, kieBase, list, loader);
    if (loader.getResource(list) == null
        || new BuiltRules(gameId, taken).hash().equals(new BuiltRules(gameId, loader).hash())) {
      return;
    }
    List<String> places = places(kieBase, loader);
    if (places.size() > 1) {
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
}
