package dev.runesheet.game.declared.authoring.duel;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.MissingNode;
import dev.runesheet.analysis.Finding;
import dev.runesheet.analysis.Knowledge;
import dev.runesheet.game.declared.DeclaredGame;
import dev.runesheet.game.declared.authoring.phases.MarkingSignals;
import dev.runesheet.game.declared.catalog.Card;
import dev.runesheet.game.declared.catalog.DeclaredCatalog;
import dev.runesheet.game.declared.catalog.Mode;
import dev.runesheet.language.effectops.AbilitySource;
import dev.runesheet.language.effectops.EffectOpsReader;
import dev.runesheet.language.effectops.HeroSource;
import dev.runesheet.language.effectops.ModeSource;
import dev.runesheet.language.effectops.Overflow;
import dev.runesheet.model.Effect;
import dev.runesheet.model.Phrasing;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.model.diagnostic.Words;
import dev.runesheet.model.vocabulary.Vocabulary;
import dev.runesheet.pack.AuthoringPack;
import dev.runesheet.pack.CatalogSection;
import dev.runesheet.pack.Homes;
import dev.runesheet.pack.Manifest;
import dev.runesheet.pack.PackContent;
import dev.runesheet.pack.SourceFamily;
import dev.runesheet.pack.TablePlaces;
import dev.runesheet.pack.check.MisspeltNames;
import dev.runesheet.pack.check.ReadableName;
import dev.runesheet.pack.check.UnreadFiles;
import dev.runesheet.pack.file.PackFiles;
import dev.runesheet.pack.source.TableHomes;
import dev.runesheet.pack.source.TableSources;
import dev.runesheet.spi.Game;
import dev.runesheet.spi.fact.EffectDefinition;
import dev.runesheet.spi.fact.StatSchema;
import dev.runesheet.table.effect.EffectFamily;
import dev.runesheet.table.layout.TypedTable;
import dev.runesheet.table.read.WorkbookReader;
import dev.runesheet.word.RulePackages;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.atomic.AtomicReference;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Reads a game of two heroes in effect ops: the phases from {@code game.yaml}, the mode and the
 * heroes from JSON, the global rules from their workbook.
 */
public record DuelPack(String game) implements AuthoringPack {

  /** The family of the file of the usual mode. */
  static final String MODE = "mode";

  private static final String HEROES = "heroes";

  /** The outermost fields of a hero's file, by which one is known that is not read. */
  private static final List<String> OF_HEROES = List.of("name", "attributes", "abilities");

  private static final Pattern PLAIN = Pattern.compile("[A-Za-z0-9_-]+( [A-Za-z0-9_-]+)*");
  private static final String GLOBAL_RULES = "global rules";

  @Override
  public Game playedBy() {
    return new DeclaredGame(game);
  }

  @Override
  public List<Class<?>> verbs() {
    return DuelWords.VERBS;
  }

  @Override
  public List<SourceFamily> families() {
    return List.of(
        SourceFamily.of(MODE, "The file of the usual mode: its attributes, turns and rules."),
        SourceFamily.of(HEROES, "The folder of heroes."),
        SourceFamily.of(GLOBAL_RULES, "The workbook of effects that all matches have."));
  }

  @Override
  public Phrasing phrasing() {
    return DuelPhrasing.PHRASING;
  }

  @Override
  public PackContent read(PackFiles files, Diagnostics diagnostics) {
    Diagnostics own = new Diagnostics();
    Read read = readHomes(files, own);
    PackContent content = content(read);
    Map<String, List<String>> names = new LinkedHashMap<>();
    read.manifest().home(MODE).ifPresent(file -> names.put(file, List.of("attributes/*")));
    MisspeltNames.told(own.all(), files, read.manifest().files(), names, Map.of())
        .forEach(diagnostics::add);
    return content;
  }

  private PackContent content(Read read) {
    Manifest manifest = read.manifest();
    Homes homes = read.homes();
    PackFiles files = homes.files();
    Diagnostics diagnostics = homes.findings();
    EffectOpsReader reader = new EffectOpsReader(catalog(), diagnostics);
    ModeSource mode = mode(homes, reader);
    List<PackContent.Table> tables = new ArrayList<>();
    if (namesArePlain(manifest, mode, diagnostics) && read.game().isPresent()) {
      List<String> events = read.events();
      homes
          .readHome(
              GLOBAL_RULES,
              List.of(GLOBAL_RULES, events, mode.attributes()),
              (file, bytes, own) -> globalRules(file, bytes, events, mode, own))
          .ifPresent(tables::add);
    }
    tables.addAll(questionTables().read(homes));
    manifest.home(HEROES).ifPresent(home -> checkHeroes(home, manifest, files, diagnostics));
    List<HeroSource> heroes = heroes(manifest, mode, reader, files, diagnostics);
    List<PackContent.Group> groups = new ArrayList<>();
    groups.add(
        new PackContent.Group(
            RulePackages.of(game, "mode"), "generated/" + game + "/mode.drl", mode.effects()));
    heroes.forEach(hero -> groups.add(group(hero)));
    PackContent content = new PackContent(groups, tables, catalog(read, mode, heroes));
    return diagnostics.hasErrors() ? content : content.with(checked(content, heroes));
  }

  private List<Finding> checked(PackContent content, List<HeroSource> heroes) {
    List<Finding> found = new ArrayList<>(DuelChecks.of(content));
    TablePlaces places = new TablePlaces(content.tables());
    heroes.stream().flatMap(DuelPack::named).forEach(found::add);
    found.addAll(StartNumbers.of(heroes, content.effects(), places));
    DeclaredCatalog catalog = DeclaredCatalog.of(content.catalog());
    found.addAll(MarkingSignals.check(content.effects(), catalog, catalog(), Manifest.path(game)));
    return found;
  }

  /** The doubts about the names of a hero and its abilities. */
  private static Stream<Finding> named(HeroSource hero) {
    return Stream.concat(
        ReadableName.doubt(hero.name(), hero.place().field("name"), List.of(hero.id())).stream(),
        hero.abilities().stream().map(AbilitySource::effect).flatMap(DuelPack::named));
  }

  private static Stream<Finding> named(Effect ability) {
    SourceLocation place = ability.source().field("name");
    return ReadableName.doubt(ability.name(), place, List.of(ability.id())).stream();
  }

  @Override
  public List<TableSources> tableSources(PackFiles files, Diagnostics diagnostics) {
    Read read = readHomes(files, diagnostics);
    Manifest manifest = read.manifest();
    ModeSource mode = mode(read.homes(), new EffectOpsReader(catalog(), diagnostics));
    DuelSources sources = new DuelSources(game, catalog(), read.events(), mode.attributes());
    List<String> heroes = heroFiles(manifest, files);
    List<TableSources> families = new ArrayList<>();
    families.add(sources.heroes(HEROES, heroes));
    TableHomes rules = TableHomes.among(GLOBAL_RULES, manifest.homes(GLOBAL_RULES));
    families.add(sources.mode(MODE, manifest.homes(MODE), rules));
    families.addAll(questionTables().sources(manifest));
    return families;
  }

  @Override
  public List<CatalogSection> catalogSections() {
    return List.of(
        new CatalogSection("cards", "hero", HEROES), new CatalogSection("modes", "mode", MODE));
  }

  /** Heroes and abilities. */
  @Override
  public Map<String, SourceLocation> names(PackContent content) {
    Map<String, SourceLocation> names = new TreeMap<>();
    Set<String> heroes = DeclaredCatalog.of(content.catalog()).cards().keySet();
    for (Effect effect : content.effects()) {
      if (heroes.contains(effect.owner())) {
        String file = effect.source().file();
        names.putIfAbsent(effect.owner(), SourceLocation.pointer(file, "/name"));
        if (effect.trigger().activated()) {
          names.putIfAbsent(effect.name(), effect.source());
        }
      }
    }
    return names;
  }

  @Override
  public Knowledge knowledge(PackContent content) {
    DeclaredCatalog catalog = DeclaredCatalog.of(content.catalog());
    Set<String> owners = new HashSet<>(catalog.cards().keySet());
    owners.add(EffectOpsReader.MODE_OWNER);
    return Knowledge.NONE
        .with(
            Knowledge.TRIGGERS,
            catalog.phases().stream().map(DeclaredCatalog.Phase::event).collect(Collectors.toSet()))
        .with(Knowledge.OWNERS, owners)
        .with(Knowledge.SHARED, Set.of(EffectOpsReader.MODE_OWNER));
  }

  /** The homes of a manifest and what it declares, if that can be read. */
  private record Read(Homes homes, Optional<DuelGame> game) {
    Manifest manifest() {
      return homes.manifest();
    }

    List<String> events() {
      return game.map(DuelGame::events).orElse(List.of());
    }
  }

  /** The declaration of the game, without findings. */
  Optional<DuelGame> declared(PackFiles files) {
    return readHomes(files, new Diagnostics()).game();
  }

  private Read readHomes(PackFiles files, Diagnostics diagnostics) {
    AtomicReference<Optional<DuelGame>> declared = new AtomicReference<>(Optional.empty());
    Homes homes = homes(files, diagnostics, fields -> declared.set(DuelGame.read(fields)));
    return new Read(homes, declared.get());
  }

  private static ModeSource mode(Homes homes, EffectOpsReader reader) {
    return homes
        .text(MODE, (home, text, findings) -> reader.readMode(home, text))
        .flatMap(read -> read)
        .orElse(
            new ModeSource("", List.of(), List.of(), ModeSource.DEFAULT_MAX_TURNS, Overflow.FAIL));
  }

  private static List<String> heroFiles(Manifest manifest, PackFiles files) {
    return manifest.home(HEROES).map(files::list).orElse(List.of()).stream()
        .filter(name -> name.endsWith(".json"))
        .toList();
  }

  private static void checkHeroes(
      String home, Manifest manifest, PackFiles files, Diagnostics diagnostics) {
    List<String> read = heroFiles(manifest, files);
    UnreadFiles.check(
        home, read::contains, OF_HEROES, "a name that ends with .json", files, diagnostics);
    if (read.isEmpty()) {
      Code code = files.list(home).isEmpty() ? Code.FILE_MISSING : Code.EMPTY;
      diagnostics.error(
          code, SourceLocation.file(home), "no hero", "a folder with heroes as .json files");
    }
  }

  /** The sheet names attributes in its cells, so their names must be what a cell can carry. */
  private static boolean namesArePlain(
      Manifest manifest, ModeSource mode, Diagnostics diagnostics) {
    boolean plain = !mode.attributes().isEmpty();
    for (int i = 0; i < mode.attributes().size(); i++) {
      String name = mode.attributes().get(i);
      if (!PLAIN.matcher(name).matches()) {
        plain = false;
        diagnostics.error(
            Code.NAME_NOT_PLAIN,
            SourceLocation.pointer(manifest.home(MODE).orElse(""), "/attributes/" + i),
            "'" + name + "'",
            "letters A to Z, digits, blanks inside, _ and -");
      }
    }
    return plain;
  }

  private PackContent.Table globalRules(
      String home, byte[] bytes, List<String> events, ModeSource mode, Diagnostics findings) {
    Vocabulary words = DuelWords.of(catalog(), events, mode.attributes());
    EffectFamily family = GlobalRulesTable.family(game, words);
    TypedTable table = new WorkbookReader(home, bytes, findings).read(family);
    return PackContent.Table.written(table, family::read, findings);
  }

  private static List<HeroSource> heroes(
      Manifest manifest,
      ModeSource mode,
      EffectOpsReader reader,
      PackFiles files,
      Diagnostics diagnostics) {
    Map<String, HeroSource> byId = new LinkedHashMap<>();
    Map<String, String> fileOf = new TreeMap<>();
    for (String name : heroFiles(manifest, files)) {
      Manifest.text(name, files, diagnostics)
          .flatMap(text -> reader.readHero(name, text, mode.attributes(), ""))
          .ifPresent(
              hero -> {
                String first = fileOf.putIfAbsent(hero.id(), name);
                if (first == null) {
                  byId.put(hero.id(), hero);
                } else {
                  diagnostics.add(
                      Diagnostic.about(
                              Code.DUPLICATE,
                              SourceLocation.pointer(name, "/name"),
                              hero.name(),
                              "a hero of another id than " + hero.id())
                          .suggesting(
                              "the hero "
                                  + Words.quote(byId.get(hero.id()).name())
                                  + " of "
                                  + first
                                  + " has it, too; ids are made of names"));
                }
              });
    }
    return List.copyOf(byId.values());
  }

  private PackContent.Group group(HeroSource hero) {
    return new PackContent.Group(
        RulePackages.of(game, "hero"),
        "generated/" + game + "/" + hero.id().replace('/', '-') + ".drl",
        effects(hero));
  }

  /** A hero's effects in the order that gives abilities their index: abilities first. */
  static List<Effect> effects(HeroSource hero) {
    List<Effect> effects =
        new ArrayList<>(hero.abilities().stream().map(AbilitySource::effect).toList());
    effects.addAll(hero.effects());
    return effects;
  }

  private JsonNode catalog(Read read, ModeSource mode, List<HeroSource> heroes) {
    if (read.game().isEmpty()) {
      return MissingNode.getInstance();
    }
    DuelGame declared = read.game().get();
    Map<String, Card> byId = new LinkedHashMap<>();
    heroes.forEach(hero -> byId.put(hero.id(), declared.card(hero.name(), hero.attributes())));
    Map<String, Mode> modes = Map.of(EffectDefinition.GLOBAL, mode(declared, mode));
    return declared.catalog(modes, byId, catalog()).toJson();
  }

  /** A mode with the limits of the game. */
  static Mode mode(DuelGame game, ModeSource mode) {
    boolean drop = mode.overflow() == Overflow.DROP;
    return new Mode(new StatSchema(mode.attributes()), mode.maxTurns(), game.limits(drop));
  }
}
