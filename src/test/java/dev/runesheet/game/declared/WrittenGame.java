package dev.runesheet.game.declared;

import dev.runesheet.ShippedFiles;
import dev.runesheet.api.Match;
import dev.runesheet.api.RuleBook;
import dev.runesheet.engine.rules.RuleSource;
import dev.runesheet.game.declared.authoring.DeclaredPack;
import dev.runesheet.game.declared.authoring.scenario.TableScenarios;
import dev.runesheet.game.declared.setup.DeclaredSetup;
import dev.runesheet.model.Effect;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.pack.BuiltPack;
import dev.runesheet.pack.PackBuilder;
import dev.runesheet.pack.PackContent;
import dev.runesheet.pack.check.PackAnalysis;
import dev.runesheet.pack.file.PackFiles;
import dev.runesheet.pack.file.ReadCache;
import dev.runesheet.spi.Decision;
import dev.runesheet.spi.Option;
import dev.runesheet.testing.ScenarioReader;
import dev.runesheet.testing.ScenarioResult;
import dev.runesheet.testing.ScenarioRunner;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;

/** A declared game whose files are written in a test. */
public record WrittenGame(String game, String cards, String decks) implements PackFiles {

  /** A game whose only deck has two scouts. */
  public WrittenGame(String game, String cards) {
    this(game, cards, "decks: {all: {scout: 2}}\n");
  }

  private static final PackFiles PROJECT = ShippedFiles.ALL;
  private static final String ID = "written";
  private static final String FOLDER = "data/" + ID;

  private static final String HEAD =
      """
      game: written
      name: Written
      homes:
        cards: data/written/cards.yaml
        decks: data/written/decks.yaml
        stacking policy: decision-tables/engine/stacking-policy.drl.xlsx
      """;

  /** The rules of the game. */
  public RuleBook book() {
    return bookWith();
  }

  /** The rules of the game and some that are written by hand. */
  RuleBook bookWith(RuleSource... own) {
    return book(rules -> Stream.concat(rules, Stream.of(own)));
  }

  /** The rules of the game, some of which are written otherwise. */
  RuleBook bookEdited(UnaryOperator<String> drl) {
    return book(rules -> rules.map(rule -> new RuleSource(rule.name(), drl.apply(rule.drl()))));
  }

  private RuleBook book(UnaryOperator<Stream<RuleSource>> edit) {
    Diagnostics findings = new Diagnostics();
    BuiltPack built = PackBuilder.build(new DeclaredPack(ID), this, findings);
    if (built == null || findings.hasErrors()) {
      throw new AssertionError(findings.all().toString());
    }
    List<RuleSource> rules = edit.apply(built.rules().stream()).toList();
    return RuleBook.compile(new DeclaredGame(ID), rules, built.notes(), built.catalog());
  }

  /** What is found in its files. */
  public Diagnostics findings() {
    Diagnostics findings = new Diagnostics();
    PackBuilder.build(new DeclaredPack(ID), this, findings);
    return findings;
  }

  /** The sentence of the first effect that a card has. */
  String sentence() {
    return PackBuilder.read(new DeclaredPack(ID), this, new Diagnostics()).effects().stream()
        .filter(one -> one.owner().equals("flagship"))
        .findFirst()
        .orElseThrow()
        .sentence();
  }

  /** The sentences of all effects that cards have. */
  List<String> sentences() {
    return PackBuilder.read(new DeclaredPack(ID), this, new Diagnostics()).effects().stream()
        .map(Effect::sentence)
        .toList();
  }

  /** What is found if the effects are looked at together, too. */
  public List<Diagnostic> findingsTogether() {
    Diagnostics findings = new Diagnostics();
    DeclaredPack pack = new DeclaredPack(ID);
    PackContent content = PackBuilder.read(pack, this, findings);
    if (content == null) {
      throw new AssertionError(findings.all().toString());
    }
    PackAnalysis.check(pack, content, this, findings);
    return findings.all();
  }

  /**
   * The findings if parts of its declaration are written otherwise, by its place in it; of all
   * effects together only where nothing else is wrong.
   *
   * @param edits a part and what is written for it, as often as needed
   */
  List<String> mistakes(String... edits) {
    String edited = game;
    for (int i = 0; i < edits.length; i += 2) {
      if (!edited.contains(edits[i])) {
        throw new AssertionError("not in the game: " + edits[i]);
      }
      edited = edited.replace(edits[i], edits[i + 1]);
    }
    WrittenGame other = new WrittenGame(edited, cards, decks);
    Diagnostics findings = other.findings();
    return (findings.hasErrors() ? findings.all() : other.findingsTogether())
        .stream().map(one -> EditedGame.told(one).replace(FOLDER + "/game.yaml | ", "")).toList();
  }

  /** The result of a scenario, given as its words besides the name. */
  static ScenarioResult run(RuleBook book, String scenario) {
    String text = "game: ember-vale\nscenarios:\n  - {name: x, " + scenario + "}\n";
    return new ScenarioRunner(new TableScenarios("ember-vale"), book)
        .run(
            ScenarioReader.read("mine.yaml", text, new Diagnostics())
                .orElseThrow()
                .scenarios()
                .get(0));
  }

  /** A match with decks that are all the same. */
  public static Match match(RuleBook book, int players) {
    List<String> decks = java.util.Collections.nCopies(players, "all");
    return book.newMatch(new DeclaredSetup(decks, 0, null).toJson(), 1);
  }

  /** The ids of the options of the only question. */
  static List<String> options(Match match) {
    return question(match).options().stream().map(Option::id).toList();
  }

  /** The words of the options of the only question. */
  static List<String> words(Match match) {
    return question(match).options().stream().map(Option::words).toList();
  }

  /** The player who is asked. */
  static int asked(Match match) {
    return question(match).player();
  }

  /** Takes the first option whose words are so, whatever its number. */
  public static void choose(Match match, String words) {
    Option option =
        question(match).options().stream()
            .filter(one -> one.unnumbered().equals(words))
            .findFirst()
            .orElseThrow(() -> new AssertionError(question(match).toString()));
    match.choose(question(match).id(), option.id());
  }

  /** A number of a player. */
  static double of(Match match, int player, String stat) {
    return match.world().entity(player).stat(stat);
  }

  /** The first open question of a match. */
  static Decision question(Match match) {
    return match.pendingDecisions().get(0);
  }

  @Override
  public String origin() {
    return PROJECT.origin();
  }

  @Override
  public List<String> list(String folder) {
    return folder.startsWith(FOLDER) ? List.of() : PROJECT.list(folder);
  }

  @Override
  public Optional<byte[]> read(String name) {
    Map<String, String> own =
        Map.of(
            FOLDER + "/game.yaml",
            HEAD + game,
            FOLDER + "/cards.yaml",
            cards,
            FOLDER + "/decks.yaml",
            decks);
    return own.containsKey(name)
        ? Optional.of(own.get(name).getBytes(StandardCharsets.UTF_8))
        : name.startsWith(FOLDER) ? Optional.empty() : PROJECT.read(name);
  }

  @Override
  public ReadCache readings() {
    return PROJECT.readings();
  }
}
