package dev.runesheet.api;

import static dev.runesheet.spi.fault.RequiredArguments.given;

import com.fasterxml.jackson.databind.JsonNode;
import dev.runesheet.engine.Games;
import dev.runesheet.engine.RuleProbe;
import dev.runesheet.engine.built.BuiltRules;
import dev.runesheet.engine.built.Library;
import dev.runesheet.engine.host.CallersLoader;
import dev.runesheet.engine.host.DeepStack;
import dev.runesheet.engine.host.Logging;
import dev.runesheet.engine.rules.BuiltPackages;
import dev.runesheet.engine.rules.KieBaseFiles;
import dev.runesheet.engine.rules.RuleHash;
import dev.runesheet.engine.rules.RuleSource;
import dev.runesheet.spi.Game;
import dev.runesheet.spi.SourceNotes;
import java.util.List;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.concurrent.FutureTask;
import java.util.stream.Collectors;
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
    RuleBook book = probe == RuleProbe.NONE ? of(game, built) : watched(game, built, probe);
    return book.written(built::written);
  }

  /** The rules of a game in a jar, whose texts are read at once: it may be replaced. */
  static RuleBook packed(Game game, BuiltRules built) {
    List<RuleSource> written = built.written();
    return of(game, built).written(() -> written);
  }

  /** The rules that a build left, precompiled where they are for this very version of Drools. */
  private static RuleBook of(Game game, BuiltRules built) {
    FutureTask<Optional<KieBase>> reading = built.reading();
    SourceNotes notes = built.notes();
    JsonNode catalog = built.catalog();
    List<RuleSource> sources = built.sources();
    String hash = RuleHash.of(sources, catalog); // Worked out while the rules are read.
    Optional<KieBase> base = DeepStack.result(reading);
    RuleBook book =
        base.isPresent()
            ? RuleBook.of(game, base.get(), hash, notes, catalog)
            : RuleBook.compile(game, sources, notes, catalog);
    built.requireHash(hash);
    return book;
  }

  /** Rules of any source, as few of them compiled as the build allows. */
  static RuleBook compiled(
      Game game, List<RuleSource> sources, SourceNotes notes, JsonNode catalog, RuleProbe probe) {
    return precompiled(game, sources, notes, catalog, probe)
        .or(() -> patched(game, sources, notes, catalog, probe))
        .orElseGet(() -> RuleBook.compile(game, sources, notes, catalog, probe));
  }

  /** A book of rules that the build compiled; empty if these are others. */
  static Optional<RuleBook> precompiled(
      Game game, List<RuleSource> sources, SourceNotes notes, JsonNode catalog, RuleProbe probe) {
    given(game, "game");
    given(notes, "notes");
    given(probe, "probe");
    String hash = RuleHash.of(given(sources, "sources"), given(catalog, "catalog"));
    return BuiltRules.precompiled(
            game.id(), hash, packages -> probe.compiled(sources, notes, packages))
        .map(base -> new RuleBook(game, base, sources, notes, catalog, hash, probe));
  }

  /** A probe sees rules only before they are a network, which a build's are when it is patched. */
  private static Optional<RuleBook> patched(
      Game game, List<RuleSource> sources, SourceNotes notes, JsonNode catalog, RuleProbe probe) {
    return probe == RuleProbe.NONE
        ? BuiltRules.patched(game.id(), sources)
            .map(base -> RuleBook.of(game, base, sources, notes, catalog, probe))
        : Optional.empty();
  }

  private static RuleBook watched(Game game, BuiltRules built, RuleProbe probe) {
    List<RuleSource> sources = built.sources();
    SourceNotes notes = built.notes();
    JsonNode catalog = built.catalog();
    return DeepStack.result(built.reading(packages -> probe.compiled(sources, notes, packages)))
        .map(base -> RuleBook.of(game, base, sources, notes, catalog, probe))
        .orElseGet(() -> RuleBook.compile(game, sources, notes, catalog, probe));
  }

  /** The rules of a game that a base of the class path holds. */
  static RuleBook fromKieBase(String gameId, String kieBase) {
    given(gameId, "gameId");
    given(kieBase, "kieBase");
    Library.KMODULE.require("reading META-INF/kmodule.xml");
    if (Library.DECISION_TABLES.isThere()) { // Then KIE looks into the workbooks of all jars.
      for (Library one : List.of(Library.WORKBOOKS, Library.LOGGING)) {
        one.require("reading META-INF/kmodule.xml beside decision tables");
      }
    }
    Logging.prepare();
    ClassLoader loader = CallersLoader.get();
    KieContainer container = // KIE's own would be that of whichever class loader asked first.
        CallersLoader.with(() -> KieServices.get().newKieClasspathContainer(loader));
    KieBaseNames.checkUnambiguous(gameId, container, kieBase, loader);
    return fromKieBase(gameId, container, kieBase, loader);
  }

  /** The rules of a game that a base of a container holds, with notes and catalog of a loader. */
  static RuleBook fromKieBase(
      String gameId, KieContainer container, String kieBase, ClassLoader loader) {
    given(kieBase, "kieBase");
    Game game = game(gameId, container.getClassLoader());
    if (!container.getKieBaseNames().contains(kieBase)) {
      throw new IllegalArgumentException(
          "kieBase ("
              + kieBase
              + ") is in no META-INF/kmodule.xml of "
              + (container.getReleaseId() == null
                  ? "the class path"
                  : "the container " + container.getReleaseId())
              + "; there are "
              + new TreeSet<>(container.getKieBaseNames())
              + ".");
    }
    String list = BuiltRules.list(gameId);
    BuiltRules built =
        new BuiltRules(gameId, KieBaseFiles.beside(container, kieBase, list, loader));
    if (!KieBaseFiles.areReadable()) {
      List<RuleSource> sources = KieBaseFiles.read(container, kieBase);
      checkGame(gameId, "kieBase (" + kieBase + ")", BuiltPackages.of(sources));
      return written(built, RuleBook.compile(game, sources, built.notesOfFiles(), built.catalog()));
    }
    KieBase base = container.getKieBase(kieBase);
    checkGame(gameId, "kieBase (" + kieBase + ")", BuiltPackages.of(base));
    return written(built, RuleBook.of(game, base, built.notesOfFiles(), built.catalog()));
  }

  /** A book of KIE with the texts of the build, if the build left those of the same rules. */
  private static RuleBook written(BuiltRules built, RuleBook book) {
    List<RuleSource> written = built.written();
    boolean same = RuleHash.of(written, built.catalog()).equals(book.hash());
    return same ? book.written(() -> written) : book;
  }

  /**
   * Refuses rules of another game, also beside the game's own: each game's rules bring those of the
   * engine, which would run once for each game.
   */
  static void checkGame(String gameId, String base, SortedSet<String> packages) {
    String own = BuiltPackages.of(gameId);
    String others =
        packages.stream()
            .filter(one -> !one.equals(own))
            .map(one -> one + "*")
            .collect(Collectors.joining(", "));
    if (!others.isEmpty()) {
      throw new IllegalArgumentException(
          base
              + " has rules of another game, in packages of "
              + others
              + "; expected only those of "
              + gameId
              + ", "
              + own
              + "*. Give each game a base of its own.");
    }
  }

  /** A game of the calling thread, or one that only jars of another class loader declare. */
  static Game game(String gameId, ClassLoader other) {
    return Games.ids().contains(given(gameId, "gameId"))
        ? Games.find(gameId)
        : CallersLoader.with(other, () -> Games.find(gameId));
  }
}
