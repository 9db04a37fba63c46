package dev.runesheet.game.werewolf.authoring;

import dev.runesheet.analysis.Finding;
import dev.runesheet.analysis.Knowledge;
import dev.runesheet.document.JsonValue;
import dev.runesheet.game.werewolf.Werewolf;
import dev.runesheet.game.werewolf.attempt.AttemptStage;
import dev.runesheet.game.werewolf.attempt.Deceiving;
import dev.runesheet.game.werewolf.attempt.DefenseOrder;
import dev.runesheet.game.werewolf.attempt.Guarding;
import dev.runesheet.game.werewolf.authoring.check.RoleConflicts;
import dev.runesheet.game.werewolf.authoring.check.RoleDefenses;
import dev.runesheet.game.werewolf.authoring.check.RoleLimits;
import dev.runesheet.game.werewolf.authoring.check.RoleListCheck;
import dev.runesheet.game.werewolf.authoring.check.RoleReferences;
import dev.runesheet.game.werewolf.authoring.check.RoleTimes;
import dev.runesheet.game.werewolf.authoring.check.UnreadLines;
import dev.runesheet.game.werewolf.authoring.effect.AbilityPrograms;
import dev.runesheet.game.werewolf.authoring.effect.TablePhrases;
import dev.runesheet.game.werewolf.authoring.step.PhaseSteps;
import dev.runesheet.game.werewolf.authoring.step.StepsCheck;
import dev.runesheet.game.werewolf.change.Polls;
import dev.runesheet.game.werewolf.phase.Ranking;
import dev.runesheet.game.werewolf.phase.StepOrder;
import dev.runesheet.game.werewolf.role.WolfCatalog;
import dev.runesheet.game.werewolf.state.Lasting;
import dev.runesheet.game.werewolf.verb.AbilityVerbs;
import dev.runesheet.game.werewolf.verb.MessageVerbs;
import dev.runesheet.game.werewolf.verb.PlayerVerbs;
import dev.runesheet.game.werewolf.verb.PollVerbs;
import dev.runesheet.game.werewolf.verb.ProgramVerbs;
import dev.runesheet.game.werewolf.verb.RoleVerbs;
import dev.runesheet.game.werewolf.word.AbilityFamily;
import dev.runesheet.language.roletext.ActionCheck;
import dev.runesheet.language.roletext.DefinedNames;
import dev.runesheet.language.roletext.RoleTextCode;
import dev.runesheet.language.roletext.tree.Definition;
import dev.runesheet.language.roletext.tree.RoleText;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.pack.AuthoringPack;
import dev.runesheet.pack.CatalogSection;
import dev.runesheet.pack.Homes;
import dev.runesheet.pack.Manifest;
import dev.runesheet.pack.PackContent;
import dev.runesheet.pack.SourceFamily;
import dev.runesheet.pack.check.ReadableName;
import dev.runesheet.pack.file.PackFiles;
import dev.runesheet.pack.source.TableSources;
import dev.runesheet.schema.Doc;
import dev.runesheet.schema.Ref;
import dev.runesheet.schema.Required;
import dev.runesheet.schema.shape.ShapeReader;
import dev.runesheet.schema.shape.SourceNames;
import dev.runesheet.spelling.Word;
import dev.runesheet.word.WordList;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

/** Reads Werewolf: roles from their texts, the order of phases and role lists from data. */
public final class WerewolfPack implements AuthoringPack {

  private static final String ROLES = "roles";
  private static final String LISTS = "lists";

  @Override
  public String game() {
    return Werewolf.ID;
  }

  @Override
  public List<Class<?>> verbs() {
    return List.of(
        ProgramVerbs.class,
        PlayerVerbs.class,
        AbilityVerbs.class,
        RoleVerbs.class,
        PollVerbs.class,
        MessageVerbs.class);
  }

  @Override
  public List<String> handWritten() {
    return List.of("rules/werewolf/families.drl", "rules/werewolf/stages.drl");
  }

  @Override
  public Map<String, Set<String>> closedWords(PackContent content) {
    return Map.of(
        AuthoringPack.ATTEMPT, new TreeSet<>(Word.words(AbilityFamily.class)),
        AuthoringPack.STAGE, new TreeSet<>(Word.words(AttemptStage.class)));
  }

  @Override
  public List<RoleTextCode> codes() {
    return List.of(RoleTextCode.values());
  }

  @Override
  public List<Class<?>> questions() {
    return List.of(
        StepOrder.class,
        Ranking.class,
        DefenseOrder.class,
        Lasting.class,
        Guarding.class,
        Deceiving.class);
  }

  @Override
  public List<SourceFamily> families() {
    return List.of(
        SourceFamily.of(ROLES, "The folder of role texts."),
        SourceFamily.of(LISTS, "The file of role lists, and of the offices of elections."));
  }

  @Override
  public List<TableSources> tableSources(PackFiles files, Diagnostics diagnostics) {
    return questionTables().sources(homes(files, diagnostics).manifest());
  }

  /** Role lists and offices. */
  record Lists(
      @Doc("By name, the roles of all players.") @Required
          Map<@Ref("list") String, List<@Ref(WordList.ROLE) String>> lists,
      @Doc("The roles that winners of elections get: each the first that nobody alive has.")
          List<@Ref(WordList.ROLE) String> offices) {}

  @Override
  public PackContent read(PackFiles files, Diagnostics diagnostics) {
    Homes homes = homes(files, diagnostics);
    List<PackContent.Table> tables = questionTables().read(homes);
    UnreadLines unread = new UnreadLines();
    RoleSources roles =
        new RoleSources(
            catalog(),
            RoleSources.USUAL,
            phrases(tables),
            (place, what) -> {
              if (!unread.areIn(place)) {
                diagnostics.error(Code.INEXPRESSIBLE, place, what, "what can be played");
              }
            });
    List<Definition> definitions = new ArrayList<>();
    for (RoleText text : texts(homes, unread)) {
      roles.add(text);
      definitions.addAll(text.definitions());
    }
    RoleReferences.check(definitions, unread, diagnostics);
    new RoleTimes(true, diagnostics).check(definitions);
    new RoleLimits(diagnostics).check(definitions);
    ActionCheck actions = new ActionCheck(diagnostics);
    definitions.stream().filter(one -> !unread.areIn(one)).forEach(actions::check);
    new RoleConflicts(unread::areIn, diagnostics).check(definitions);
    Optional<JsonValue> written = homes.source(LISTS);
    Optional<Lists> lists = written.flatMap(one -> lists(one, roles, unread));
    if (lists.isPresent()) {
      check(written.get(), roles, definitions, unread);
    }
    WolfCatalog catalog = roles.into(catalog(lists));
    PackContent.Group group =
        new PackContent.Group(RoleSources.RULES, "generated/werewolf/roles.drl", roles.effects());
    questionTables()
        .of(StepOrder.class, tables)
        .map(PhaseSteps::new)
        .ifPresent(steps -> check(steps, phrases(tables), definitions, unread, diagnostics));
    return new PackContent(List.of(group), tables, catalog.toJson())
        .with(definitions.stream().flatMap(one -> named(one).stream()).toList());
  }

  private static Optional<Finding> named(Definition one) {
    return ReadableName.doubt(one.name(), one.place(), List.of(one.name()));
  }

  /** The texts of the files, without what is defined twice. */
  private static List<RoleText> texts(Homes homes, UnreadLines unread) {
    Diagnostics findings = homes.findings();
    DefinedNames names = new DefinedNames();
    List<RoleText> texts = new ArrayList<>();
    for (String home : files(homes)) {
      Manifest.text(home, homes.files(), findings)
          .map(text -> read(home, text, unread, findings))
          .map(text -> first(text, names, findings))
          .ifPresent(texts::add);
    }
    return texts;
  }

  private static Optional<Lists> lists(JsonValue written, RoleSources roles, UnreadLines unread) {
    SourceNames.Words known =
        roles.roles().isEmpty() || unread.areWhole()
            ? SourceNames.Words.any()
            : SourceNames.Words.of(roles.roles().keySet(), Code.UNKNOWN_REFERENCE);
    ShapeReader reader =
        new ShapeReader(kind -> kind.equals("role") ? known : SourceNames.Words.any());
    return reader.read(Lists.class, written);
  }

  /** Checks the lists of roles against what the roles are. */
  private static void check(
      JsonValue lists, RoleSources roles, List<Definition> definitions, UnreadLines unread) {
    Set<String> open =
        definitions.stream()
            .filter(unread::areIn)
            .map(Definition::name)
            .collect(Collectors.toSet());
    RoleListCheck sizes = new RoleListCheck(roles.roles(), open);
    lists.at("/lists").ifPresent(sizes::check);
    lists.at("/offices").ifPresent(sizes::checkOffices);
  }

  /** Checks the definitions against the order of steps. */
  private static void check(
      PhaseSteps steps,
      TablePhrases phrases,
      List<Definition> definitions,
      UnreadLines unread,
      Diagnostics findings) {
    new StepsCheck(steps, findings).check(definitions, unread::mayName);
    if (steps.arePlain() && definitions.stream().noneMatch(unread::areIn)) {
      new RoleDefenses(phrases, steps).check(definitions, findings);
    }
  }

  /** A catalog with lists of roles, and without roles. */
  private static WolfCatalog catalog(Optional<Lists> lists) {
    return new WolfCatalog(
        Map.of(),
        Map.of(),
        Map.of(),
        Map.of(),
        List.of(),
        Map.of(),
        lists.map(Lists::lists).orElse(Map.of()),
        lists.map(Lists::offices).orElse(List.of()),
        WolfCatalog.Names.NONE);
  }

  private static RoleText read(String file, String text, UnreadLines unread, Diagnostics findings) {
    Diagnostics own = new Diagnostics();
    RoleText read = RoleReading.strict(file, text, own);
    unread.add(file, text, read, own);
    findings.addAll(own);
    return read;
  }

  /** The definitions whose names are not taken: what follows from a second one is not told. */
  private static RoleText first(RoleText text, DefinedNames names, Diagnostics findings) {
    return new RoleText(
        text.definitions().stream().filter(one -> names.add(one, findings)).toList());
  }

  /** The files of role texts; none after a finding. */
  private static List<String> files(Homes homes) {
    Optional<String> home = homes.manifest().home(ROLES);
    List<String> all = home.map(homes.files()::list).orElse(List.of());
    if (home.isPresent() && all.isEmpty()) {
      SourceLocation place = SourceLocation.file(home.get());
      homes.findings().error(Code.FILE_MISSING, place, "", "a folder with role texts");
    }
    return all;
  }

  private TablePhrases phrases(List<PackContent.Table> tables) {
    return new TablePhrases(
        questionTables().of(Guarding.class, tables),
        questionTables().of(Deceiving.class, tables),
        questionTables().of(Lasting.class, tables));
  }

  @Override
  public String authored(String words) {
    return AbilityPrograms.authored(words);
  }

  @Override
  public List<CatalogSection> catalogSections() {
    Set<String> abilities = Set.of("id", "abilities"); // They are effects.
    return List.of(
        new CatalogSection("roles", "role", ROLES, abilities),
        new CatalogSection("attributes", "attribute", ROLES, abilities),
        new CatalogSection("groups", "group", ROLES),
        new CatalogSection("polls", "poll", ROLES),
        new CatalogSection("teams", "team", ROLES),
        new CatalogSection("lists", "role list", LISTS),
        CatalogSection.inOrder("offices", "office", LISTS));
  }

  @Override
  public Knowledge knowledge(PackContent content) {
    Set<String> raised =
        content.effects().stream().map(one -> one.trigger().event()).collect(Collectors.toSet());
    // References tell which definitions nothing brings into play.
    return Knowledge.NONE
        .with(Knowledge.TRIGGERS, raised)
        .with(Knowledge.APART, Set.of(Polls.OWNER));
  }
}
