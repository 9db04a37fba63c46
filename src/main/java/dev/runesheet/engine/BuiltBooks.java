package dev.runesheet.engine;

import static dev.runesheet.engine.Given.given;

import com.fasterxml.jackson.databind.JsonNode;
import dev.runesheet.engine.built.BuiltRules;
import dev.runesheet.engine.built.Library;
import dev.runesheet.engine.rules.CallersLoader;
import dev.runesheet.engine.rules.DeepStack;
import dev.runesheet.engine.rules.KieBaseFiles;
import dev.runesheet.engine.rules.Logging;
import java.util.Optional;
import java.util.TreeSet;
import java.util.concurrent.FutureTask;
import org.kie.api.KieBase;
import org.kie.api.KieServices;
import org.kie.api.runtime.KieContainer;

/**
 * Rule books of rules that a build has compiled or packed: of the class path, a jar, a KIE base.
 */
final class BuiltBooks {

  private BuiltBooks() {}

  /** The rules of a game that a build put on the class path, watched by a probe. */
  static RuleBook load(String gameId, RuleProbe probe) {
    Game game = Games.find(gameId);
    BuiltRules built = new BuiltRules(gameId);
    return probe == RuleProbe.NONE
        ? of(game, built)
        : RuleBook.compile(game, built.sources(), built.notes(), built.catalog(), probe);
  }

  /** The rules that a build left, precompiled where they are for this very version of Drools. */
  static RuleBook of(Game game, BuiltRules built) {
    FutureTask<Optional<KieBase>> reading = built.reading();
    SourceNotes notes = built.notes();
    JsonNode catalog = built.catalog();
    Optional<KieBase> base = DeepStack.result(reading);
    return base.isPresent()
        ? RuleBook.of(game, base.get(), built.hash(), notes, catalog)
        : RuleBook.compile(game, built.sources(), notes, catalog);
  }

  /** The rules of a game that a base of the class path holds. */
  static RuleBook fromKieBase(String gameId, String kieBase) {
    Library.KMODULE.require("reading META-INF/kmodule.xml");
    Logging.prepare();
    KieContainer container = CallersLoader.with(() -> KieServices.get().getKieClasspathContainer());
    return fromKieBase(gameId, container, kieBase, CallersLoader.get());
  }

  /** The rules of a game that a base of a container holds, with notes and catalog of a loader. */
  static RuleBook fromKieBase(
      String gameId, KieContainer container, String kieBase, ClassLoader loader) {
    given(kieBase, "kieBase");
    Game game = Games.find(gameId);
    if (!container.getKieBaseNames().contains(kieBase)) {
      throw new IllegalArgumentException(
          "kieBase ("
              + kieBase
              + ") is in no META-INF/kmodule.xml of the class path; there are "
              + new TreeSet<>(container.getKieBaseNames())
              + ".");
    }
    BuiltRules built = new BuiltRules(gameId, loader);
    return KieBaseFiles.areReadable()
        ? RuleBook.of(game, container.getKieBase(kieBase), built.notes(), built.catalog())
        : RuleBook.compile(
            game, KieBaseFiles.read(container, kieBase), built.notes(), built.catalog());
  }
}
