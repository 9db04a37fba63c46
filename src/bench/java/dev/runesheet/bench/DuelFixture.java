package dev.runesheet.bench;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.runesheet.api.Match;
import dev.runesheet.api.RuleBook;
import dev.runesheet.bench.duel.Duel;
import dev.runesheet.bench.duel.DuelMatch;
import dev.runesheet.bench.duel.DuelReader;
import dev.runesheet.bench.duel.RandomPolicy;
import dev.runesheet.bench.duel.SeededChance;
import dev.runesheet.bench.duel.SplitMix64;
import dev.runesheet.engine.Games;
import dev.runesheet.engine.InstalledGames;
import dev.runesheet.engine.RuleProbe;
import dev.runesheet.engine.rules.RuleSource;
import dev.runesheet.language.effectops.EffectOpsReader;
import dev.runesheet.language.effectops.ModeSource;
import dev.runesheet.model.Effect;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.pack.BuiltPack;
import dev.runesheet.pack.PackBuilder;
import dev.runesheet.pack.PackContent;
import dev.runesheet.pack.Packs;
import dev.runesheet.pack.file.DirectoryFiles;
import dev.runesheet.pack.file.PackFiles;
import dev.runesheet.pack.tool.GameTools;
import dev.runesheet.spi.Chance;
import dev.runesheet.spi.Decision;
import dev.runesheet.spi.GameState;
import dev.runesheet.spi.fact.Entity;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/**
 * The same duel for the rule engine and for the hand-written interpreter: Fighter against Fire
 * Mage.
 */
final class DuelFixture {

  private static final Path ROOT = Path.of("");
  private static final List<String> HEROES = List.of("fighter", "fire-mage");

  private DuelFixture() {}

  /** A rule book with the shipped rules and a number of effects that nothing ever activates. */
  static RuleBook book(int unrelated) throws IOException {
    return book(unrelated, RuleProbe.NONE);
  }

  /** The same, watched by a probe. */
  static RuleBook book(int unrelated, RuleProbe probe) throws IOException {
    Diagnostics findings = new Diagnostics();
    PackFiles files = new DirectoryFiles(ROOT);
    BuiltPack pack = PackBuilder.build(Packs.find("math-battle"), files, findings);
    findings.throwIfErrors();
    List<PackContent.Group> groups = new ArrayList<>(pack.content().groups());
    groups.add(
        new PackContent.Group(
            "rules.bench.unrelated", "unrelated.drl", unrelated(unrelated, findings)));
    PackContent content = pack.content().with(groups, pack.content().tables(), pack.catalog());
    BuiltPack built = PackBuilder.build("math-battle", content, files);
    List<RuleSource> rules = built.rules();
    return RuleBook.compile(
        Games.find("math-battle"), rules, built.notes(), built.catalog(), probe);
  }

  /** Effects as a real hero has them, under ids of their own: half abilities, half triggered. */
  private static List<Effect> unrelated(int count, Diagnostics findings) throws IOException {
    String name = "data/math-battle/heroes/fire_mage.json";
    EffectOpsReader reader = new EffectOpsReader(Packs.find("math-battle").catalog(), findings);
    ModeSource mode =
        reader
            .readMode("mode", Files.readString(ROOT.resolve("data/math-battle/default_mode.json")))
            .orElseThrow();
    String text = Files.readString(ROOT.resolve(name));
    List<Effect> effects = new ArrayList<>();
    for (int hero = 0; effects.size() < count; hero++) {
      var source =
          reader.readHero(name, text, mode.attributes(), "unrelated" + hero + "/").orElseThrow();
      source.abilities().forEach(ability -> effects.add(ability.effect()));
      effects.addAll(source.effects());
    }
    return effects.subList(0, count);
  }

  static DuelMatch interpreter(SeededChance chance) throws IOException {
    ObjectMapper mapper = new ObjectMapper();
    JsonNode mode =
        mapper.readTree(Files.readString(ROOT.resolve("src/bench/resources/default_mode.json")));
    Duel duel =
        DuelReader.read(
            mode,
            mapper.readTree(Files.readString(ROOT.resolve("data/math-battle/heroes/fighter.json"))),
            mapper.readTree(
                Files.readString(ROOT.resolve("data/math-battle/heroes/fire_mage.json"))));
    return new DuelMatch(duel, chance, false);
  }

  /** The set-up of the duel. */
  static JsonNode setup(RuleBook book) {
    return InstalledGames.all(GameTools.class, GameTools::game)
        .get("math-battle")
        .setup(book, HEROES, 0);
  }

  private static final Map<RuleBook, JsonNode> SETUPS = new ConcurrentHashMap<>();

  private static Match begun(RuleBook book, long seed) {
    JsonNode setup = SETUPS.get(book);
    return book.newMatch(
        setup != null ? setup : SETUPS.computeIfAbsent(book, DuelFixture::setup),
        Chance.seeded(seed));
  }

  /** Plays a match by rules, both sides at random; gives turns and winner in one number. */
  static int play(RuleBook book, long seed) {
    try (Match match = begun(book, seed)) {
      playOut(match, seed);
      return match.state(GameState.class).turn() * 4 + match.winner() + 1;
    }
  }

  /**
   * Plays a match by rules and in the interpreter, step by step.
   *
   * @return at how many states they were compared
   * @throws IllegalStateException if they differ
   */
  static int compared(RuleBook book, DuelMatch other, SeededChance chance, long seed) {
    chance.seed(seed);
    SplitMix64 policy = new SplitMix64(seed * 31 + 7);
    other.start(0);
    int states = 0;
    try (Match match = begun(book, seed)) {
      while (!match.over()) {
        compare(match, other, seed);
        states++;
        Decision decision = match.pendingDecisions().get(0);
        int option = (int) policy.below(decision.options().size());
        match.choose(decision, decision.options().get(option));
        other.choose(option);
      }
      compare(match, other, seed);
      return states + 1;
    }
  }

  private static void compare(Match match, DuelMatch other, long seed) {
    boolean same =
        match.over() == other.isOver()
            && match.state(GameState.class).turn() == other.turn()
            && (!match.over() || match.winner() == other.winner());
    List<String> attributes = other.duel().attributes();
    List<Entity> heroes =
        match.world().entities().stream().filter(one -> one.has(attributes.get(0))).toList();
    for (int hero = 0; hero < heroes.size(); hero++) {
      for (int i = 0; i < attributes.size(); i++) {
        double number = heroes.get(hero).stat(attributes.get(i));
        same &= number == other.attribute(hero, i);
      }
    }
    if (!same) {
      throw new IllegalStateException("duel " + seed + " differs in turn " + other.turn());
    }
  }

  /** Plays a match by rules; gives how many programs began in it. */
  static int activations(RuleBook book, long seed) {
    try (Match match = begun(book, seed)) {
      playOut(match, seed);
      return QueensFixture.activations(match);
    }
  }

  private static void playOut(Match match, long seed) {
    SplitMix64 policy = new SplitMix64(seed * 31 + 7);
    while (!match.over()) {
      Decision decision = match.pendingDecisions().get(0);
      int option = (int) policy.below(decision.options().size());
      match.choose(decision.id(), decision.options().get(option).id());
    }
  }

  /** Plays the same match in the interpreter. */
  static int play(DuelMatch match, SeededChance chance, long seed) {
    chance.seed(seed);
    RandomPolicy policy = new RandomPolicy(seed * 31 + 7);
    match.start(0);
    while (!match.isOver()) {
      match.choose(policy.choose(match));
    }
    return match.turn() * 4 + match.winner() + 1;
  }
}
