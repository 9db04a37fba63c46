package dev.runesheet.game.declared.authoring;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.MissingNode;
import dev.runesheet.analysis.Finding;
import dev.runesheet.analysis.Knowledge;
import dev.runesheet.analysis.PartPlaces;
import dev.runesheet.document.JsonValue;
import dev.runesheet.engine.verb.AddStat;
import dev.runesheet.engine.verb.ClampStat;
import dev.runesheet.engine.verb.Damage;
import dev.runesheet.engine.verb.Draw;
import dev.runesheet.engine.verb.Eliminate;
import dev.runesheet.engine.verb.EnterPlay;
import dev.runesheet.engine.verb.Grant;
import dev.runesheet.engine.verb.Heal;
import dev.runesheet.engine.verb.LeavePlay;
import dev.runesheet.engine.verb.Lose;
import dev.runesheet.engine.verb.Lower;
import dev.runesheet.engine.verb.MoveTo;
import dev.runesheet.engine.verb.Permit;
import dev.runesheet.engine.verb.Raise;
import dev.runesheet.engine.verb.SetStat;
import dev.runesheet.engine.verb.Shuffle;
import dev.runesheet.engine.verb.Tie;
import dev.runesheet.engine.verb.Win;
import dev.runesheet.game.declared.DeclaredGame;
import dev.runesheet.game.declared.authoring.check.EffectChecks;
import dev.runesheet.game.declared.authoring.check.EntryPlaces;
import dev.runesheet.game.declared.authoring.check.RuleNumbersCheck;
import dev.runesheet.game.declared.authoring.check.common.CommonDecks;
import dev.runesheet.game.declared.authoring.check.common.CommonZones;
import dev.runesheet.game.declared.authoring.check.common.NamedZones;
import dev.runesheet.game.declared.authoring.check.list.SlotFindings;
import dev.runesheet.game.declared.authoring.check.list.UnnamedLists;
import dev.runesheet.game.declared.authoring.check.unused.UnnamedThings;
import dev.runesheet.game.declared.authoring.declaration.Declaration;
import dev.runesheet.game.declared.authoring.declaration.DeclaredNames;
import dev.runesheet.game.declared.authoring.declaration.EffectLine;
import dev.runesheet.game.declared.authoring.phases.MarkingSignals;
import dev.runesheet.game.declared.catalog.DeclaredCatalog;
import dev.runesheet.game.declared.catalog.OptionalDeclarations;
import dev.runesheet.game.declared.setup.RuleNumber;
import dev.runesheet.game.declared.state.DeclaredScopes;
import dev.runesheet.game.declared.verb.AnswerVerbs;
import dev.runesheet.game.declared.verb.CreationVerbs;
import dev.runesheet.game.declared.verb.EndVerbs;
import dev.runesheet.game.declared.verb.NumberVerbs;
import dev.runesheet.game.declared.verb.PlacingVerbs;
import dev.runesheet.game.declared.verb.SightVerbs;
import dev.runesheet.game.declared.verb.StatusVerbs;
import dev.runesheet.game.declared.verb.TopVerbs;
import dev.runesheet.game.declared.verb.TurnVerbs;
import dev.runesheet.model.Effect;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.Step;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.model.place.Place;
import dev.runesheet.model.vocabulary.VerbCatalog;
import dev.runesheet.pack.AuthoringPack;
import dev.runesheet.pack.CatalogSection;
import dev.runesheet.pack.Homes;
import dev.runesheet.pack.Manifest;
import dev.runesheet.pack.PackContent;
import dev.runesheet.pack.QuestionTables;
import dev.runesheet.pack.SourceFamily;
import dev.runesheet.pack.check.MisspeltNames;
import dev.runesheet.pack.check.UnreadFiles;
import dev.runesheet.pack.file.PackFiles;
import dev.runesheet.pack.file.ReplacedFiles;
import dev.runesheet.pack.source.TableHomes;
import dev.runesheet.pack.source.TableSources;
import dev.runesheet.schema.shape.DeclaredWords;
import dev.runesheet.schema.shape.ShapeReader;
import dev.runesheet.spi.Game;
import dev.runesheet.word.Viewpoint;
import dev.runesheet.word.WordList;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.function.Supplier;

/** Reads a game that is declared in data: {@code game.yaml}, cards and decks. */
public record DeclaredPack(String game) implements AuthoringPack {

  private static final String CARDS = DeclaredCards.FAMILY;
  private static final String DECKS = "decks";

  /** The places at which {@code game.yaml} declares names. */
  private static final List<String> NAMES = DeclaredWords.of(Declaration.class).places();

  @Override
  public Game playedBy() {
    return new DeclaredGame(game);
  }

  @Override
  public List<Class<?>> verbs() {
    return List.of(
        AddStat.class,
        SetStat.class,
        ClampStat.class,
        Damage.class,
        Heal.class,
        Lower.class,
        Draw.class,
        MoveTo.class,
        Shuffle.class,
        EnterPlay.class,
        LeavePlay.class,
        Grant.class,
        Permit.class,
        Raise.class,
        PlacingVerbs.class,
        TopVerbs.class,
        SightVerbs.class,
        CreationVerbs.class,
        NumberVerbs.class,
        StatusVerbs.class,
        AnswerVerbs.class,
        TurnVerbs.class,
        EndVerbs.class,
        Eliminate.class,
        Win.class,
        Tie.class,
        Lose.class);
  }

  @Override
  public Set<String> playerScopes() {
    return DeclaredScopes.ofPlayers().keySet();
  }

  @Override
  public Set<String> playerOwners() {
    return Set.of(DeclaredCatalog.PLAYER_RULES);
  }

  @Override
  public Set<String> ownersThatAreRoles() {
    return Set.of(DeclaredCatalog.GAME);
  }

  /** Whose zones a line means does not matter if they are all common. */
  @Override
  public List<Step> settled(Step step, Effect effect, PackContent content) {
    return List.of(NamedZones.settled(step, () -> known(content)));
  }

  @Override
  public Viewpoint viewpoint(String scope, PackContent content) {
    return DeclaredScopes.viewpoint(known(content), scope);
  }

  /** Numbers of the rules. */
  @Override
  public List<Class<?>> optionalQuestions() {
    return List.of(RuleNumber.class);
  }

  @Override
  public List<SourceFamily> families() {
    List<SourceFamily> families = new ArrayList<>();
    families.add(SourceFamily.of(CARDS, "The file of cards.").orSeveral());
    families.addAll(CardLanguages.families());
    families.add(SourceFamily.of(DECKS, "The file of decks."));
    families.add(SourceFamily.of(DeclaredTables.FAMILY, "A workbook of effects.").optional());
    return families;
  }

  private QuestionTables questionTables(DeclaredNames names) {
    return questionTables(
        list -> list.equals(RuleNumber.NAMES) ? names.of(RuleNumber.NAMES) : List.of());
  }

  @Override
  public PackContent read(PackFiles files, Diagnostics diagnostics) {
    Diagnostics own = new Diagnostics();
    Declared declared = new Declared(files, own);
    List<PackContent.Table> tables = new ArrayList<>();
    tables.addAll(questionTables(declared.names).read(declared.homes));
    tables.addAll(new DeclaredTables(game, declared.names).read(declared.homes));
    Optional<Sources> sources = declared.read();
    Optional<DeclaredContent> right =
        sources.map(read -> DeclaredContent.of(game, declared.names, read, tables));
    PackContent content =
        right
            .map(one -> one.content(tables, !hasOwnRules(files)).given(declared.active.given()))
            .orElse(new PackContent(List.of(), tables, MissingNode.getInstance()));
    DeclaredTables.checkSentences(content.tables(), declared.names, own);
    boolean whole = !own.hasErrors();
    PartPlaces places = new EntryPlaces(content, declared.names.procedures());
    List<Finding> doubts = new ArrayList<>();
    List<Finding> strays = new ArrayList<>();
    if (!whole && right.isPresent() && own.all().stream().allMatch(DeclaredPack::leavesTheRest)) {
      Diagnostics others = new Diagnostics();
      checkEffects(content, places, others);
      // Warnings of what nothing uses may be about what those rows use.
      others.all().stream().filter(Diagnostic::isError).forEach(own::add);
    }
    if (whole) {
      new FormulaCheck(declared.names, SourceLocation.file(Manifest.path(game)), own).unused();
      doubts.addAll(checkEffects(content, places, own));
      right.ifPresent(
          one -> {
            List<Effect> all = content.effects();
            DeclaredCatalog known = known(content);
            doubts.addAll(one.words(all, known));
            doubts.addAll(MarkingSignals.check(all, known, catalog(), Manifest.path(game)));
            strays.addAll(one.strays());
            one.procedures().unrun(all, own);
            EffectChecks.conditions(one.ofPositions(), known, own);
          });
      declared.checkSentences(content.tables());
      JsonNode root = Manifest.root(game, files);
      new RuleNumbersCheck(root.path("kinds").path(DeclaredCatalog.GAME), own).check(tables);
      doubts.addAll(UnnamedThings.of(root, declared.manifest, files));
    }
    SourceLocation homes = SourceLocation.pointer(Manifest.path(game), "/homes");
    if (!own.areAt(homes)
        && !declared.manifest.homes().isEmpty()) { // Else nothing says which files are read.
      checkUnread(declared.manifest, files, own);
      UnnamedLists.check(declared.names.lists(), declared.manifest, files, own);
    }
    if (own.all().stream().anyMatch(DeclaredPack::isOfTexts)) {
      own.removeIf(one -> one.code() == Code.SENTENCE_STALE); // Its words may be what is wrong.
    }
    told(own, files, declared).forEach(diagnostics::add);
    if (!hasOwnRules(files)) {
      strays.addAll(doubts);
    }
    return content.with(strays);
  }

  private void checkUnread(Manifest manifest, PackFiles files, Diagnostics findings) {
    List<String> sources = new ArrayList<>(List.of(CARDS, DECKS));
    CardLanguages.families().forEach(family -> sources.add(family.name()));
    UnreadFiles.check(
        "data/" + game,
        file -> manifest.files().contains(file) || file.contains("/scenarios/"),
        sources,
        "a file that 'homes' of game.yaml names",
        files,
        findings);
  }

  /** The findings, each mistake once, where it was made. */
  private List<Diagnostic> told(Diagnostics own, PackFiles files, Declared declared) {
    Map<String, List<String>> names = new LinkedHashMap<>();
    names.put(Manifest.path(game), NAMES);
    declared
        .manifest
        .homes(CARDS)
        .forEach(file -> names.put(file, List.of("cards/*", "*/id", "cards/*/name")));
    names.putAll(CardLanguages.names(declared.manifest));
    JsonNode written = Manifest.root(game, files);
    SlotFindings slots = new SlotFindings(declared.names.lists(), declared.manifest, files);
    HiddenNames hidden = new HiddenNames(Manifest.path(game), written, NAMES);
    List<Diagnostic> named = FormulaCheck.named(slots.told(own.all()), written, files);
    List<Diagnostic> told =
        MisspeltNames.told(
            CommonZones.named(hidden.told(named), written.path("zones")),
            files,
            declared.manifest.files(),
            names,
            new DeclaredCards(declared.names).cells(declared.manifest, files));
    return RepeatedFindings.once(told, declared.names, files);
  }

  /**
   * True if all else can be looked at in spite of a finding: it is about rows that name a role that
   * nobody has, maybe since another number of players plays, or about the name of an effect.
   */
  private static boolean leavesTheRest(Diagnostic finding) {
    Place place = finding.location().place();
    return !finding.isError()
        || finding.code() == Code.UNKNOWN_TARGET && place instanceof Place.Cell
        || finding.code() == Code.DUPLICATE && place.toString().endsWith("/name");
  }

  /** True for an error in a file with the words of sentences. */
  private static boolean isOfTexts(Diagnostic finding) {
    return finding.isError() && !PackFiles.isWorkbook(finding.location().file());
  }

  /** True if rules written by hand may do what no effect does. */
  private boolean hasOwnRules(PackFiles files) {
    return !handWritten(files).names().isEmpty();
  }

  private List<Finding> checkEffects(PackContent content, PartPlaces places, Diagnostics findings) {
    Diagnostics own = new Diagnostics();
    List<Finding> doubts =
        EffectChecks.check(content.effects(), known(content), places, Manifest.path(game), own);
    // A value can stand in several lines of its effect.
    own.all().stream().map(content::written).distinct().forEach(findings::add);
    return doubts;
  }

  private DeclaredCatalog known(PackContent content) {
    return (DeclaredCatalog) playedBy().readCatalog(content.catalog());
  }

  @Override
  public PackContent derived(PackContent edited, Diagnostics diagnostics) {
    checkEffects(edited, places(edited), diagnostics);
    if (diagnostics.hasErrors()) {
      return edited;
    }
    DeclaredCatalog before = known(edited);
    return EffectData.derived(game, before, edited, before.knowsKinds());
  }

  /** The cards, then the effects between their data. */
  @Override
  public List<TableSources> tableSources(PackFiles files, Diagnostics diagnostics) {
    Diagnostics own = new Diagnostics();
    Declared declared = new Declared(files, own);
    told(own, files, declared).forEach(diagnostics::add);
    DeclaredTables tables = new DeclaredTables(game, declared.names);
    DeclaredCards cards = new DeclaredCards(declared.names);
    Homes quiet = declared.homes.quiet();
    List<String> homes = declared.manifest.homes(CARDS);
    Supplier<List<Effect>> effects = () -> effects(files, tables.read(quiet), declared.names);
    if (!declared.names.ownEvents().isEmpty()) {
      effects.get(); // The names learn whom these events are about.
    }
    List<TableSources> families = new ArrayList<>();
    BiConsumer<Map<String, byte[]>, Diagnostics> check =
        (contents, findings) -> read(new ReplacedFiles(files, contents, files.origin()), findings);
    families.add(
        declared
            .active
            .rows(CARDS, homes, check)
            .orElseGet(() -> cards.family(homes, effects, check)));
    if (cards.read(quiet, declared.active).filter(Declaration.Cards::haveEffects).isPresent()) {
      List<String> books = declared.manifest.homes(DeclaredTables.FAMILY);
      TableHomes rows = TableHomes.among(DeclaredTables.FAMILY, books);
      families.add(tables.cards("card effects", homes, declared.active, rows));
    } else { // Else nothing would tell how a workbook of effects is laid out.
      declared.manifest.home(DeclaredTables.FAMILY).map(tables::own).ifPresent(families::add);
    }
    families.addAll(questionTables(declared.names).sources(declared.manifest));
    return families;
  }

  /** All effects; only those of tables if a file of the game is wrong. */
  private List<Effect> effects(
      PackFiles files, List<PackContent.Table> tables, DeclaredNames learning) {
    Declared quiet = new Declared(files, new Diagnostics());
    Optional<DeclaredContent> right =
        quiet.read().map(read -> DeclaredContent.of(game, quiet.names, read, tables));
    quiet.names.raised().ifPresent(learning::raised);
    return right
        .map(read -> read.content(tables, false).effects())
        .orElseGet(() -> tables.stream().flatMap(table -> table.effects().stream()).toList());
  }

  /** The sections of the catalog besides effects. */
  @Override
  public List<CatalogSection> catalogSections() {
    return List.of(
        new CatalogSection("cards", "card", CARDS),
        new CatalogSection("decks", "deck", DECKS),
        new CatalogSection("kinds", "kind", ""),
        new CatalogSection("zones", "zone", ""),
        new CatalogSection("scopes", "scope", ""),
        new CatalogSection("events", "event", ""),
        CatalogSection.inOrder("phases", "phase", ""),
        new CatalogSection("actions", "action", ""),
        new CatalogSection("players", "players", ""),
        new CatalogSection("turns", "turns", ""),
        new CatalogSection("extras", "game", "", OptionalDeclarations.OF_EFFECTS));
  }

  @Override
  public Knowledge knowledge(PackContent content) {
    return DeclaredKnowledge.of(known(content), content.effects());
  }

  @Override
  public Map<String, Set<String>> closedWords(PackContent content) {
    boolean ofDataAlone = catalog().all().size() == VerbCatalog.of(verbs()).all().size();
    return ofDataAlone ? ClosedWords.of(known(content), content.effects()) : Map.of();
  }

  @Override
  public PartPlaces places(PackContent content) {
    return new EntryPlaces(content);
  }

  /** The content of a game's files. */
  record Sources(
      Declaration game,
      Map<String, EffectLine> statuses,
      Declaration.Cards cards,
      Declaration.Decks decks) {}

  /** The files of a game being read. */
  private final class Declared {

    private final Diagnostics findings;
    private final Manifest manifest;
    private final Homes homes;
    private final Optional<JsonValue> decks;
    private final CardLanguage.Cards active;
    private final DeclaredNames names;
    private Optional<Declaration> declaration = Optional.empty();

    Declared(PackFiles files, Diagnostics findings) {
      this.findings = findings;
      JsonNode written = Manifest.root(game, files);
      active = CardLanguages.read(homesOf(files), written, files, findings);
      names = names(files, written);
      homes =
          homes(
              files,
              findings,
              fields -> declaration = new ShapeReader(names).part(Declaration.class, fields));
      manifest = homes.manifest();
      declaration.ifPresent(this::procedures);
      decks = homes.source(DECKS).map(root -> names.lists().repeated(root.document()).root());
    }

    /** Reads the lines of procedures with what is given to them, and makes words of them. */
    private void procedures(Declaration game) {
      if (names.procedures().read(game, names) && !findings.hasErrors()) {
        names.read(game);
      }
    }

    /** The homes as they are written, whatever else is wrong with the manifest. */
    private Manifest homesOf(PackFiles files) {
      return new Manifest(Manifest.path(game), Manifest.written(game, files));
    }

    /** All names, with those of cards whatever else is wrong with their files. */
    private DeclaredNames names(PackFiles files, JsonNode written) {
      DeclaredCards others =
          new DeclaredCards(new DeclaredNames(written, Map.of(), List.of(), List.of(), catalog()));
      Map<String, String> cards = others.names(homesOf(files).homes(CARDS), files);
      List<String> all =
          homesOf(files).homes(DECKS).stream()
              .flatMap(file -> DeclaredCards.names(file, files, DECKS).stream())
              .toList();
      return new DeclaredNames(written, cards, all, active.statusNames(), catalog());
    }

    void checkSentences(List<PackContent.Table> tables) {
      List<Effect> effects = tables.stream().flatMap(table -> table.effects().stream()).toList();
      new DeclaredCards(names).checkSentences(homes, effects);
    }

    Optional<Sources> read() {
      ShapeReader reader = new ShapeReader(names);
      Optional<Declaration.Cards> allCards = new DeclaredCards(names).read(homes, active);
      allCards.ifPresent(names::equipment);
      Optional<Declaration.Decks> allDecks =
          // Decks cannot be held against cards that could not be read.
          names.of(WordList.CARD).isEmpty()
              ? Optional.empty()
              : decks.flatMap(root -> reader.read(Declaration.Decks.class, root));
      declaration.ifPresent(
          game -> {
            DeclarationCheck check = new DeclarationCheck(game, names, findings);
            SourceLocation file = SourceLocation.file(Manifest.path(DeclaredPack.this.game));
            check.game(file);
            allDecks.ifPresent(all -> CommonZones.decks(game, names.of("deck"), file, findings));
            active.withoutKnockOns(
                findings,
                () -> {
                  allCards.ifPresent(check::cards);
                  active.check(game);
                });
            if (allCards.isPresent() && allDecks.isPresent()) {
              DeckCheck.check(game, allCards.get(), allDecks.get(), decks.get(), findings);
              CommonDecks.check(game, allCards.get(), allDecks.get(), findings);
            }
          });
      declaration.ifPresent(this::procedures);
      boolean all = declaration.isPresent() && allCards.isPresent() && allDecks.isPresent();
      if (!all || !findings.all().stream().allMatch(DeclaredPack::leavesTheRest)) {
        return Optional.empty();
      }
      Declaration read = declaration.get();
      // Those that the game declares, and those that effects of cards give.
      Map<String, EffectLine> statuses = active.statuses(read.statuses(), names, findings);
      new DeclarationCheck(read, names, findings).brought(statuses);
      procedures(read);
      return Optional.of(new Sources(read, statuses, allCards.get(), allDecks.get()));
    }
  }
}
