package dev.runesheet.game.mathbattle.authoring;

import dev.runesheet.analysis.Knowledge;
import dev.runesheet.engine.fact.EffectDefinition;
import dev.runesheet.game.mathbattle.DuelCatalog;
import dev.runesheet.game.mathbattle.MathBattle;
import dev.runesheet.language.effectops.AbilitySource;
import dev.runesheet.language.effectops.EffectOpsReader;
import dev.runesheet.language.effectops.HeroSource;
import dev.runesheet.language.effectops.ModeSource;
import dev.runesheet.language.effectops.Overflow;
import dev.runesheet.model.Effect;
import dev.runesheet.model.Phrasing;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.Vocabulary;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.pack.AuthoringPack;
import dev.runesheet.pack.CatalogSection;
import dev.runesheet.pack.Homes;
import dev.runesheet.pack.Manifest;
import dev.runesheet.pack.PackContent;
import dev.runesheet.pack.file.PackFiles;
import dev.runesheet.pack.source.TableSources;
import dev.runesheet.table.layout.TypedTable;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Pattern;

/** Reads Math Battle: the mode and the heroes from JSON, the global rules from their workbook. */
public final class MathBattlePack implements AuthoringPack {

  private static final String MODE = "mode";
  private static final String HEROES = "heroes";
  private static final Pattern PLAIN = Pattern.compile("[A-Za-z0-9_-]+( [A-Za-z0-9_-]+)*");
  private static final String GLOBAL_RULES = "global rules";

  @Override
  public String game() {
    return MathBattle.ID;
  }

  @Override
  public List<Class<?>> verbs() {
    return DuelWords.VERBS;
  }

  @Override
  public Phrasing phrasing() {
    return DuelPhrasing.PHRASING;
  }

  @Override
  public PackContent read(PackFiles files, Diagnostics diagnostics) {
    Manifest manifest = manifest(files, diagnostics);
    Homes homes = new Homes(manifest, files, diagnostics);
    EffectOpsReader reader = new EffectOpsReader(catalog(), diagnostics);
    ModeSource mode = mode(homes, reader);
    List<PackContent.Table> tables = new ArrayList<>();
    if (namesArePlain(manifest, mode, diagnostics)) {
      manifest
          .home(GLOBAL_RULES)
          .flatMap(home -> globalRules(homes, home, mode))
          .ifPresent(tables::add);
    }
    tables.addAll(questionTables().read(manifest, files, diagnostics));
    manifest.home(HEROES).ifPresent(home -> checkHeroes(home, manifest, files, diagnostics));
    List<HeroSource> heroes = heroes(manifest, mode, reader, files, diagnostics);
    List<PackContent.Group> groups = new ArrayList<>();
    groups.add(
        new PackContent.Group(
            "rules.mathbattle.mode", "generated/math-battle/mode.drl", mode.effects()));
    heroes.forEach(hero -> groups.add(group(hero)));
    return new PackContent(groups, tables, catalog(mode, heroes).toJson());
  }

  @Override
  public List<TableSources> tableSources(PackFiles files, Diagnostics diagnostics) {
    Manifest manifest = manifest(files, diagnostics);
    EffectOpsReader reader = new EffectOpsReader(catalog(), diagnostics);
    ModeSource mode = mode(new Homes(manifest, files, diagnostics), reader);
    DuelSources sources = new DuelSources(catalog(), mode.attributes());
    List<String> heroes = heroFiles(manifest, files);
    List<TableSources> families = new ArrayList<>();
    families.add(sources.heroes(HEROES, heroes));
    families.add(sources.mode(MODE, manifest.home(MODE).map(List::of).orElse(List.of())));
    families.addAll(questionTables().sources(manifest));
    return families;
  }

  @Override
  public List<CatalogSection> catalogSections() {
    return List.of(
        new CatalogSection("heroes", "hero", HEROES), new CatalogSection("modes", "mode", MODE));
  }

  /** Heroes and abilities. */
  @Override
  public Map<String, SourceLocation> names(PackContent content) {
    Map<String, SourceLocation> names = new TreeMap<>();
    Set<String> heroes = DuelCatalog.of(content.catalog()).heroes().keySet();
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
    Set<String> owners = new HashSet<>(DuelCatalog.of(content.catalog()).heroes().keySet());
    owners.add(EffectOpsReader.MODE_OWNER);
    return new Knowledge(DuelWords.PHASE_TRIGGERS, owners, Set.of(EffectOpsReader.MODE_OWNER));
  }

  private Manifest manifest(PackFiles files, Diagnostics diagnostics) {
    List<String> families = new ArrayList<>(List.of(MODE, HEROES, GLOBAL_RULES));
    families.addAll(questionTables().families());
    List<String> optional = questionTables().optionalFamilies();
    return Manifest.read(game(), families, optional, Set.of(), files, diagnostics);
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
    if (heroFiles(manifest, files).isEmpty()) {
      diagnostics.error(
          Code.EMPTY, SourceLocation.file(home), "no hero", "a folder with heroes as .json files");
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

  private Optional<PackContent.Table> globalRules(Homes homes, String home, ModeSource mode) {
    return homes.read(
        home,
        List.of(GLOBAL_RULES, mode.attributes()),
        (file, bytes, own) -> globalRules(file, bytes, mode, own));
  }

  private PackContent.Table globalRules(
      String home, byte[] bytes, ModeSource mode, Diagnostics findings) {
    Vocabulary words = DuelWords.of(catalog(), mode.attributes());
    TypedTable table = GlobalRulesTable.read(words, home, bytes, findings);
    GlobalRulesTable.checkOwners(table, findings);
    return PackContent.Table.written(table, GlobalRulesTable.family(words)::read, findings);
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
                      Diagnostic.of(
                              Code.DUPLICATE,
                              SourceLocation.pointer(name, "/name"),
                              "'" + hero.name() + "'",
                              "a hero of another name")
                          .suggesting("the hero of " + first + " has it too"));
                }
              });
    }
    return List.copyOf(byId.values());
  }

  private static PackContent.Group group(HeroSource hero) {
    return new PackContent.Group(
        "rules.mathbattle.hero",
        "generated/math-battle/" + hero.id().replace('/', '-') + ".drl",
        effects(hero));
  }

  /** A hero's effects in the order that gives abilities their index: abilities first. */
  static List<Effect> effects(HeroSource hero) {
    List<Effect> effects =
        new ArrayList<>(hero.abilities().stream().map(AbilitySource::effect).toList());
    effects.addAll(hero.effects());
    return effects;
  }

  private static DuelCatalog catalog(ModeSource mode, List<HeroSource> heroes) {
    Map<String, DuelCatalog.Hero> byId = new LinkedHashMap<>();
    heroes.forEach(hero -> byId.put(hero.id(), hero(hero)));
    return new DuelCatalog(Map.of(EffectDefinition.GLOBAL, mode(mode)), byId);
  }

  static DuelCatalog.Mode mode(ModeSource mode) {
    return new DuelCatalog.Mode(
        mode.attributes(), mode.maxTurns(), mode.overflow() == Overflow.DROP);
  }

  static DuelCatalog.Hero hero(HeroSource hero) {
    return new DuelCatalog.Hero(hero.name(), hero.attributes());
  }
}
