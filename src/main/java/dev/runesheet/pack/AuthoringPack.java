package dev.runesheet.pack;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import dev.runesheet.analysis.Knowledge;
import dev.runesheet.analysis.PartPlaces;
import dev.runesheet.document.JsonFields;
import dev.runesheet.engine.Games;
import dev.runesheet.engine.InstalledGames;
import dev.runesheet.model.DeclarationMistake;
import dev.runesheet.model.Effect;
import dev.runesheet.model.Phrasing;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.Step;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.model.diagnostic.FindingCode;
import dev.runesheet.model.vocabulary.VerbCatalog;
import dev.runesheet.model.vocabulary.Vocabulary;
import dev.runesheet.pack.file.HandWrittenRules;
import dev.runesheet.pack.file.PackFiles;
import dev.runesheet.pack.source.TableSources;
import dev.runesheet.spi.Game;
import dev.runesheet.spi.question.QuestionProvider;
import dev.runesheet.spi.verb.VerbProvider;
import dev.runesheet.word.Viewpoint;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.ServiceLoader;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;

/**
 * The service that reads the sources of a game. Found by {@link ServiceLoader}; a match plays
 * without it. To add a game, implement this beside its {@code Game}:
 *
 * <ol>
 *   <li>{@link #game} gives the id, which also names the folders.
 *   <li>{@link #verbs} names the verb classes; verbs of other jars come in by {@link VerbProvider}.
 *   <li>{@link #questions} names the classes of its tables, {@link #effectWords} the words of its
 *       workbook of effects. A game that has other sources declares their {@link #families}, whose
 *       files are {@link #homes}; then {@link #read} reads {@code data/<game>/game.yaml} and all
 *       sources it names, reports what is wrong, and gives back effects, tables and the catalog of
 *       what matches can be set up with.
 * </ol>
 */
public interface AuthoringPack {

  /** The name by which {@link #closedWords} gives the kinds of attempts. */
  String ATTEMPT = "attempt";

  /** The name by which {@link #closedWords} gives the stages of attempts. */
  String STAGE = "stage";

  /** The family of the workbook of {@link #effectWords}. */
  String EFFECTS = "effects";

  /** The id of the game. */
  String game();

  /** The game that plays by these sources. */
  default Game playedBy() {
    return Games.find(game());
  }

  /** The verb classes of the game. */
  List<Class<?>> verbs();

  /**
   * The files of the hand-written rules that came with the game. A folder of packs that has none in
   * {@code rules/<game>} plays by these; one that has any plays by its own alone.
   */
  default List<String> handWritten() {
    return List.of();
  }

  /** The hand-written rules that a version of the game's files plays by. */
  default HandWrittenRules handWritten(PackFiles files) {
    return HandWrittenRules.of(files, "rules/" + game(), handWritten());
  }

  /** The codes of findings that sources of this game alone have. */
  default List<? extends FindingCode> codes() {
    return List.of();
  }

  /** The classes of questions that decision tables answer. */
  default List<Class<?>> questions() {
    return List.of();
  }

  /** The classes of further questions, for whose tables {@code game.yaml} may name a workbook. */
  default List<Class<?>> optionalQuestions() {
    return List.of();
  }

  /**
   * The verbs and words of effects that are rows of a workbook, whose family is {@value #EFFECTS};
   * empty if the game has no such workbook.
   */
  default Optional<Vocabulary> effectWords() {
    return Optional.empty();
  }

  private Optional<EffectWorkbook> effects() {
    return effectWords().map(words -> new EffectWorkbook(game(), EFFECTS, words));
  }

  /**
   * The families of the game's sources, which {@code homes} in its {@code game.yaml} names, besides
   * those of its questions; by default that of the {@link #effectWords}, if there are any.
   */
  default List<SourceFamily> families() {
    return effectWords().stream()
        .map(words -> SourceFamily.of(EFFECTS, "The workbook of effects."))
        .toList();
  }

  /** The homes of all families; those that the manifest fails to name are missing, and reported. */
  default Homes homes(PackFiles files, Diagnostics findings) {
    return homes(files, findings, Manifest::readName);
  }

  /**
   * The same of a manifest with further fields.
   *
   * @param more reads further fields, before unread ones are reported
   */
  default Homes homes(PackFiles files, Diagnostics findings, Consumer<JsonFields> more) {
    List<SourceFamily> all = new ArrayList<>(families());
    all.addAll(questionTables().families());
    return new Homes(Manifest.read(game(), all, files, findings, more), files, findings);
  }

  /** The words of a list that cells of questions name; none if any word will do. */
  default List<String> words(String list) {
    return List.of();
  }

  /**
   * The words of the game in the sentences of its effects; by default words stand as they are
   * written.
   */
  default Phrasing phrasing() {
    return Phrasing.PLAIN;
  }

  /**
   * Reads all sources; every finding of every source goes to the diagnostics. By default these are
   * the workbook of the {@link #effectWords} and the tables of the game's questions.
   */
  default PackContent read(PackFiles files, Diagnostics diagnostics) {
    Homes homes = homes(files, diagnostics);
    List<PackContent.Table> tables = new ArrayList<>();
    effects().ifPresent(workbook -> tables.addAll(workbook.read(homes)));
    tables.addAll(questionTables().read(homes));
    return new PackContent(List.of(), tables, JsonNodeFactory.instance.objectNode());
  }

  /**
   * The families of sources that can be edited as tables, for {@code runesheet table}; other
   * sources that they need, such as a mode's attributes, are read from the pack's files. A pack
   * that does not say otherwise has the workbook of its {@link #effectWords} and the tables of its
   * questions.
   */
  default List<TableSources> tableSources(PackFiles files, Diagnostics diagnostics) {
    Manifest manifest = new Manifest(Manifest.path(game()), Manifest.written(game(), files));
    List<TableSources> all = new ArrayList<>(questionTables().sources(manifest));
    effects().ifPresent(workbook -> all.add(workbook.sources(manifest)));
    return all;
  }

  /**
   * The rewriter of the sources' older words into the present ones, if the game has older words.
   */
  default Optional<Rewriter> rewriter(PackFiles files, Diagnostics diagnostics) {
    return Optional.empty();
  }

  /** The scopes whose entities represent players; each of them is its own owner. */
  default Set<String> playerScopes() {
    return Set.of();
  }

  /** The owners of effects that players themselves hold: self is its own owner there. */
  default Set<String> playerOwners() {
    return Set.of();
  }

  /** The owners of effects whose only holder a role of their name means, too. */
  default Set<String> ownersThatAreRoles() {
    return Set.of();
  }

  /**
   * The entities from which a scope is the same: has the same entities, in the same order.
   *
   * @param content the content of the game's sources
   */
  default Viewpoint viewpoint(String scope, PackContent content) {
    return Viewpoint.ENTITY;
  }

  /**
   * The words of a finding about effects with the names that authors write for what the model calls
   * otherwise; the same words unless a game overrides it.
   */
  default String authored(String words) {
    return words;
  }

  /**
   * A step in canonical form, for deciding whether two effects do the same: steps that the game's
   * verbs and printed numbers make equivalent become equal. Programs inside the step are left as
   * they are.
   *
   * @param effect the effect with the step
   * @param content the content of the game's sources
   * @return equivalent steps; none if the step changes nothing
   */
  default List<Step> settled(Step step, Effect effect, PackContent content) {
    return List.of(step);
  }

  /**
   * The content after some of its effects or rows were replaced: the catalog's data of effects are
   * derived again, and tables are checked against each other.
   */
  default PackContent derived(PackContent edited, Diagnostics diagnostics) {
    return edited;
  }

  /** The sections of the catalog besides effects and rows of tables, whose changes are reported. */
  default List<CatalogSection> catalogSections() {
    return List.of();
  }

  /**
   * The names that scenarios use and authors give outside tables, such as those of heroes, by where
   * they are given.
   */
  default Map<String, SourceLocation> names(PackContent content) {
    return Map.of();
  }

  /**
   * The facts about the game that the analyst of {@code runesheet check} cannot read from effects.
   */
  default Knowledge knowledge(PackContent content) {
    return Knowledge.NONE;
  }

  /**
   * The words of which rules written by hand can name no others, such as all zones, by the property
   * of facts or the parameter of {@link dev.runesheet.spi.fact.Changes} that they are given to;
   * none for those that code may add to. The kinds of attempts are those of {@value #ATTEMPT},
   * their stages those of {@value #STAGE}.
   */
  default Map<String, Set<String>> closedWords(PackContent content) {
    return Map.of();
  }

  /** The places of the parts of effects. */
  default PartPlaces places(PackContent content) {
    return new TablePlaces(content.tables());
  }

  /** The tables of the game's questions, of those that other jars add, and the stacking policy. */
  default QuestionTables questionTables() {
    return questionTables(this::words);
  }

  /**
   * The question tables, with words that only a reader of the sources has.
   *
   * @param lists the words of a list; empty if any word is valid
   */
  default QuestionTables questionTables(Function<String, List<String>> lists) {
    List<Class<?>> others = new ArrayList<>(optionalQuestions());
    for (QuestionProvider provider : InstalledGames.services(QuestionProvider.class)) {
      if (game().equals(named(provider, provider::game))) {
        others.addAll(classes(provider, provider::questions));
      }
    }
    QuestionTables tables = new QuestionTables(game(), questions(), others, lists);
    tables.requireApart(families());
    return tables;
  }

  /** The verbs of the game and those that other jars add. */
  default VerbCatalog catalog() {
    List<Class<?>> all = new ArrayList<>(verbs());
    for (VerbProvider provider : InstalledGames.services(VerbProvider.class)) {
      if (game().equals(named(provider, provider::game))) {
        all.addAll(classes(provider, provider::verbs));
      }
    }
    return VerbCatalog.of(all).saidWith(phrasing());
  }

  private static String named(Object provider, Supplier<String> asked) {
    String game = DeclarationMistake.answer(provider, asked);
    if (game == null) {
      throw new DeclarationMistake(
          "provider (" + provider.getClass().getName() + ") gives null for its game.");
    }
    return game;
  }

  private static List<Class<?>> classes(Object provider, Supplier<List<Class<?>>> asked) {
    List<Class<?>> named = DeclarationMistake.answer(provider, asked);
    if (named == null || named.stream().anyMatch(Objects::isNull)) {
      throw new DeclarationMistake(
          "provider ("
              + provider.getClass().getName()
              + ") gives null for a class or all of them.");
    }
    return named;
  }
}
