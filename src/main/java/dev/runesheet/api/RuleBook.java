package dev.runesheet.api;

import static dev.runesheet.spi.fault.RequiredArguments.given;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.MissingNode;
import dev.runesheet.engine.Games;
import dev.runesheet.engine.RuleProbe;
import dev.runesheet.engine.built.BuiltRules;
import dev.runesheet.engine.built.EngineRules;
import dev.runesheet.engine.host.CallersLoader;
import dev.runesheet.engine.machine.PlayedRules;
import dev.runesheet.engine.machine.RegisteredHandlers;
import dev.runesheet.engine.network.CompiledRules;
import dev.runesheet.engine.network.Sessions;
import dev.runesheet.engine.rules.BuiltPackages;
import dev.runesheet.engine.rules.RuleCompiler;
import dev.runesheet.engine.rules.RuleHash;
import dev.runesheet.engine.rules.RuleSample;
import dev.runesheet.engine.rules.RuleSource;
import dev.runesheet.spi.ActionFailedException;
import dev.runesheet.spi.CatalogAccess;
import dev.runesheet.spi.Chance;
import dev.runesheet.spi.Game;
import dev.runesheet.spi.Rules;
import dev.runesheet.spi.SourceNotes;
import dev.runesheet.spi.fact.EffectDefinition;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.kie.api.KieBase;
import org.kie.api.definition.rule.Rule;
import org.kie.api.runtime.KieContainer;

/**
 * The rules of a game, compiled: loaded once, shared by any number of matches and threads.
 *
 * <pre>{@code
 * RuleBook book = RuleBook.load("math-battle");
 * Match match = book.newMatch(setup, 42);
 * }</pre>
 *
 * <p>A parameter that is null is refused with {@link NullPointerException}, which names it.
 */
public final class RuleBook implements Rules {

  /** The system property that, if it is {@code true}, has all rules asked through the network. */
  public static final String NETWORK = "runesheet.network";

  private static final String SAVED = "json (the text of a saved match)";

  private final Game game;
  private final CompiledRules compiled;
  private final SourceNotes notes;
  private final BookTexts texts;
  private final CatalogAccess catalog;
  private final RegisteredHandlers handlers;
  private final RuleProbe probe;

  /** Made when first needed. */
  private RuleRevisions extensions;

  RuleBook(
      Game game,
      KieBase base,
      List<RuleSource> sources,
      SourceNotes notes,
      JsonNode catalog,
      String hash,
      RuleProbe probe) {
    EngineRules.check(given(game, "game"), given(base, "base"));
    this.game = game;
    this.notes = given(notes, "notes");
    this.texts = new BookTexts(() -> sources, hash);
    this.catalog = new CatalogAccess.Read(game.readCatalog(catalog));
    this.handlers = RegisteredHandlers.of(game, this.catalog);
    this.probe = probe;
    boolean direct = probe == RuleProbe.NONE && !Boolean.getBoolean(NETWORK);
    this.compiled =
        CallersLoader.with(() -> new CompiledRules(base, sources, notes, probe, direct));
    probe.ready(this);
  }

  private RuleBook(RuleBook same, List<RuleSource> sources, SourceNotes notes, JsonNode catalog) {
    this.game = same.game;
    this.compiled = same.compiled;
    this.notes = notes;
    this.texts = new BookTexts(sources, catalog);
    this.probe = same.probe;
    this.catalog = new CatalogAccess.Read(game.readCatalog(catalog));
    this.handlers = RegisteredHandlers.of(game, this.catalog);
  }

  private RuleBook(RuleBook same, CompiledRules compiled, BookTexts texts) {
    this.game = same.game;
    this.compiled = compiled;
    this.notes = same.notes;
    this.texts = texts;
    this.probe = same.probe;
    this.catalog = same.catalog;
    this.handlers = same.handlers;
  }

  /**
   * The rules that the build put on the class path for a game.
   *
   * @throws IllegalArgumentException if there is no such game, or no rules were built for it
   */
  public static RuleBook load(String gameId) {
    return load(gameId, RuleProbe.NONE);
  }

  /**
   * Loads the rules of a game, watched by a probe.
   *
   * @throws IllegalArgumentException if there is no such game, or no rules were built for it
   */
  public static RuleBook load(String gameId, RuleProbe probe) {
    return BuiltBooks.load(gameId, given(probe, "probe"));
  }

  /**
   * Rules for a game as {@link #compile} gives them, watched by a probe, but not compiled again as
   * far as the build put the same, precompiled, on the class path.
   *
   * @throws dev.runesheet.engine.rules.RuleCompilationException if they do not compile, with all
   *     problems
   */
  public static RuleBook compiled(
      Game game, List<RuleSource> sources, SourceNotes notes, JsonNode catalog, RuleProbe probe) {
    return BuiltBooks.compiled(game, sources, notes, catalog, probe);
  }

  /**
   * The catalog that the build put on the class path for a game; no rules are compiled.
   *
   * @throws IllegalArgumentException if there is no such game, or no rules were built for it
   */
  public static CatalogAccess catalogOf(String gameId) {
    return new CatalogAccess.Read(Games.find(gameId).readCatalog(new BuiltRules(gameId).catalog()));
  }

  /**
   * Compiles rules for a game.
   *
   * @param notes where the rules come from; {@link SourceNotes#NONE} if unknown
   * @throws dev.runesheet.engine.rules.RuleCompilationException if they do not compile, with all
   *     problems
   */
  public static RuleBook compile(Game game, List<RuleSource> sources, SourceNotes notes) {
    return compile(game, sources, notes, MissingNode.getInstance());
  }

  /**
   * Compiles rules for a game.
   *
   * @param notes where the rules come from; {@link SourceNotes#NONE} if unknown
   * @param catalog the catalog that matches are set up from: heroes, cards, decks, in the game's
   *     own form
   * @throws dev.runesheet.engine.rules.RuleCompilationException if they do not compile, with all
   *     problems
   */
  public static RuleBook compile(
      Game game, List<RuleSource> sources, SourceNotes notes, JsonNode catalog) {
    return compile(game, sources, notes, catalog, RuleProbe.NONE);
  }

  /**
   * Compiles rules for a game, watched by a probe.
   *
   * @throws dev.runesheet.engine.rules.RuleCompilationException if they do not compile, with all
   *     problems
   */
  public static RuleBook compile(
      Game game, List<RuleSource> sources, SourceNotes notes, JsonNode catalog, RuleProbe probe) {
    given(game, "game");
    given(sources, "sources");
    given(notes, "notes");
    given(catalog, "catalog");
    given(probe, "probe");
    KieBase base =
        RuleCompiler.compile(sources, packages -> probe.compiled(sources, notes, packages));
    return of(game, base, sources, notes, catalog, probe);
  }

  /**
   * A book for looking up names: of rules that the build has not compiled enough are compiled to
   * prove that all compile, with the stacking policy that loading needs. No match can be played
   * with it.
   *
   * @throws dev.runesheet.engine.rules.RuleCompilationException if they do not compile, with the
   *     problems of the sample; line numbers are those of the sample's files, not of the whole ones
   */
  public static RuleBook sample(
      Game game, List<RuleSource> sources, SourceNotes notes, JsonNode catalog) {
    return BuiltRules.patched(given(game, "game").id(), given(sources, "sources"))
        .map(base -> of(game, base, sources, notes, given(catalog, "catalog"), RuleProbe.NONE))
        .orElseGet(() -> compile(game, RuleSample.of(sources), notes, catalog));
  }

  /** A book of rules compiled to a base, watched by a probe. */
  static RuleBook of(
      Game game,
      KieBase base,
      List<RuleSource> sources,
      SourceNotes notes,
      JsonNode catalog,
      RuleProbe probe) {
    return new RuleBook(game, base, sources, notes, catalog, RuleHash.of(sources, catalog), probe);
  }

  /**
   * These rules with more, such as those of roles that a game invents. Of several such books of one
   * book only what differs is compiled.
   *
   * @param more files of rules besides
   * @param moreNotes the notes on those
   * @param newCatalog the catalog of the new book, in the game's own form
   * @throws dev.runesheet.engine.rules.RuleCompilationException if they do not compile
   * @throws IllegalStateException if the book is of a {@code KieBase} that does not hold the texts
   *     of its rules
   */
  public RuleBook extended(List<RuleSource> more, SourceNotes moreNotes, JsonNode newCatalog) {
    List<RuleSource> all = new ArrayList<>(given(more, "more"));
    SourceNotes allNotes = notes.and(given(moreNotes, "moreNotes"));
    given(newCatalog, "newCatalog");
    all.addAll(0, texts.written());
    return extensions().next(all, allNotes, newCatalog).book();
  }

  private synchronized RuleRevisions extensions() {
    if (extensions == null) {
      extensions = new RuleRevisions(game, probe);
    }
    return extensions;
  }

  /** The probe that watches its matches; {@link RuleProbe#NONE} if none does. */
  public RuleProbe probe() {
    return probe;
  }

  @Override
  public Map<String, List<String>> restrictions() {
    return game.restrictions(catalog);
  }

  /**
   * The same rules, all of them evaluated by Drools' network, as if the property {@value #NETWORK}
   * were set. It plays the same matches, only slower; for comparisons.
   */
  public RuleBook throughNetwork() {
    return new RuleBook(this, compiled.throughNetwork(), texts);
  }

  /** The same rules with their texts as they are written. */
  RuleBook written(Supplier<List<RuleSource>> texts) {
    return new RuleBook(this, compiled, new BookTexts(texts, hash()));
  }

  /** The same rules, perhaps with other source places, with another catalog; uses the same base. */
  RuleBook with(List<RuleSource> sources, SourceNotes newNotes, JsonNode newCatalog) {
    return new RuleBook(this, sources, newNotes, newCatalog);
  }

  /**
   * Rules that are compiled already, such as a {@code KieBase} that a {@code kmodule.xml} names.
   *
   * @param base is copied, so that the book stays as it is when KIE updates its container; one that
   *     no container made, such as one read from bytes, does not know files of functions alone,
   *     which are then left out of the hash
   * @param catalog the catalog that matches are set up from, in the game's own form
   * @throws IllegalArgumentException if it has rules that a build made of another game
   */
  public static RuleBook of(Game game, KieBase base, SourceNotes notes, JsonNode catalog) {
    BuiltBooks.checkGame(given(game, "game").id(), "base", BuiltPackages.of(given(base, "base")));
    KieBase copy = RuleCompiler.copy(base);
    String hash = RuleHash.of(base, given(catalog, "catalog"));
    return of(game, copy, hash, notes, catalog).written(BookTexts.of(game, base));
  }

  /** Compiled rules whose hash is known. */
  static RuleBook of(Game game, KieBase base, String hash, SourceNotes notes, JsonNode catalog) {
    return new RuleBook(game, base, List.of(), notes, catalog, hash, RuleProbe.NONE);
  }

  /**
   * Rules of a shipped game that a {@code KieBase} of the class path holds, with their notes and
   * catalog. Needs {@code drools-xml-support}, which reads {@code kmodule.xml}.
   *
   * @param kieBase the name that a {@code META-INF/kmodule.xml} gives it
   * @throws IllegalArgumentException if there is no such game or base, or several {@code
   *     kmodule.xml} give its name to different rules of the game
   * @throws IllegalStateException if {@code drools-xml-support} is missing, or files of the base
   *     that are not in Drools' rule language cannot be read in Java's encoding, such as UTF-16
   */
  public static RuleBook fromKieBase(String gameId, String kieBase) {
    return BuiltBooks.fromKieBase(gameId, kieBase);
  }

  /**
   * The same of a container that KIE made, for example of the jar that {@code runesheet package}
   * writes. The book keeps these rules when the container is updated; take a new one then.
   *
   * @throws IllegalArgumentException if there is no such game or base, or its jar has no catalog
   */
  public static RuleBook fromKieBase(String gameId, KieContainer container, String kieBase) {
    given(container, "container");
    return BuiltBooks.fromKieBase(gameId, container, kieBase, container.getClassLoader());
  }

  /**
   * Starts a match and plays it up to the first decision.
   *
   * @param setup the game's set-up; it is copied
   * @param seed decides every random outcome
   * @throws IllegalArgumentException if the set-up is not valid, with all that is wrong in it
   * @throws ActionFailedException if the automatic start of the match fails
   */
  public Match newMatch(JsonNode setup, long seed) {
    return newMatch(setup, Chance.seeded(seed));
  }

  /**
   * Starts a match with a chance of its own, for example recorded outcomes; see {@link
   * #newMatch(JsonNode, long)}.
   *
   * @param chance goes on in the match as a copy, so that it can begin other matches alike
   */
  public Match newMatch(JsonNode setup, Chance chance) {
    given(setup, "setup (the set-up of a match)");
    return Match.start(this, setup, given(chance, "chance"));
  }

  /**
   * Continues a match that was saved with these rules. Its log begins there, and earlier answers
   * cannot be taken back; see {@link #restoreWithLog}.
   *
   * @param json the result of {@link Match#save}
   * @throws IllegalArgumentException if it is not a saved match of this game and these rules
   */
  public Match restore(String json) {
    return MatchRestorer.restore(this, given(json, SAVED), false);
  }

  /**
   * Continues a saved match as {@link #restore} does, also one that was saved with other rules.
   * These must have all cards and stats that the match has; open questions are made anew by them.
   *
   * @param json the result of {@link Match#save}
   * @throws IllegalArgumentException if it is not a saved match of this game, or cannot go on with
   *     these rules
   */
  public Match restoreUnderAnyRules(String json) {
    return MatchRestorer.restore(this, given(json, SAVED), true);
  }

  /**
   * Continues a saved match with its log: the match is replayed from its start, which takes time,
   * but all answers can be taken back.
   *
   * @param json the result of {@link Match#save}
   * @throws IllegalArgumentException if it is not a saved match of this game and these rules, or
   *     one that its answers do not tell, see {@link Match#firstChance}
   */
  public Match restoreWithLog(String json) {
    return MatchRestorer.replay(this, given(json, SAVED));
  }

  /** The game. */
  public Game game() {
    return game;
  }

  @Override
  public String gameId() {
    return game.id();
  }

  @Override
  public KieBase kieBase() {
    return compiled.sessions().show();
  }

  @Override
  public String hash() {
    return texts.hash();
  }

  @Override
  public <C> C catalog(Class<C> type) {
    return catalog.catalog(type);
  }

  @Override
  public SourceNotes notes() {
    return notes;
  }

  @Override
  public Collection<EffectDefinition> effects() {
    return compiled.index().effects().values();
  }

  @Override
  public List<String> effectIds() {
    return effects().stream().map(EffectDefinition::id).toList();
  }

  @Override
  public boolean has(String id) {
    return compiled.index().effects().containsKey(given(id, "id"));
  }

  @Override
  public EffectDefinition effect(String id) {
    return compiled.index().effect(given(id, "id"));
  }

  @Override
  public List<EffectDefinition> effectsOf(String definition) {
    return compiled.index().ofOwner(given(definition, "definition"));
  }

  @Override
  public List<EffectDefinition> abilitiesOf(String definition) {
    return compiled.index().abilitiesOf(given(definition, "definition"));
  }

  @Override
  public List<String> abilityNames(String definition) {
    return abilitiesOf(definition).stream().map(EffectDefinition::name).toList();
  }

  @Override
  public Optional<Set<String>> optionWords() {
    return notes.options();
  }

  @Override
  public EffectDefinition effectOfBlock(String block) {
    return compiled.index().effectOfBlock(given(block, "block"));
  }

  @Override
  public List<Rule> rulesOfBlock(String block) {
    return compiled.index().rules(given(block, "block"));
  }

  @Override
  public SourceNotes.Note noteOfBlock(String block) {
    given(block, "block");
    return Stream.concat(
            compiled.index().rulesOf(block).stream(),
            compiled.index().rulesOfContinuous(block).stream())
        .sorted()
        .map(notes::of)
        .filter(note -> note != null)
        .findFirst()
        .orElse(null);
  }

  /** True if programs can take the entities of a scope: its game or the engine knows the name. */
  public boolean hasScope(String scope) {
    return handlers.hasScope(given(scope, "scope"));
  }

  /** The names of such scopes in alphabetical order, without those of families. */
  public Set<String> scopes() {
    return handlers.scopes();
  }

  /** The rules for a match to be played by. */
  PlayedRules played() {
    return new PlayedRules(this, game, compiled, handlers);
  }

  /** The base with its sessions. */
  Sessions sessions() {
    return compiled.sessions();
  }
}
