package dev.runesheet.bench;

import com.fasterxml.jackson.databind.JsonNode;
import dev.runesheet.api.Match;
import dev.runesheet.api.RuleBook;
import dev.runesheet.bench.duel.SplitMix64;
import dev.runesheet.bench.lanes.KindReader;
import dev.runesheet.bench.lanes.Kinds;
import dev.runesheet.bench.lanes.LaneCheck;
import dev.runesheet.bench.lanes.LaneMatch;
import dev.runesheet.engine.InstalledGames;
import dev.runesheet.game.queensblood.QueensBlood;
import dev.runesheet.game.queensblood.board.QueensCatalog;
import dev.runesheet.game.queensblood.setup.QueensSetup;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.pack.BuiltPack;
import dev.runesheet.pack.PackBuilder;
import dev.runesheet.pack.Packs;
import dev.runesheet.pack.file.DirectoryFiles;
import dev.runesheet.pack.tool.GameTools;
import dev.runesheet.spi.ActionFailedException;
import dev.runesheet.spi.Chance;
import dev.runesheet.spi.Decision;
import dev.runesheet.spi.Option;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** The same matches of Queen's Blood by rules and by the program written by hand. */
final class LanesFixture {

  private final RuleBook book;
  private final Kinds kinds;
  private final LaneMatch written;
  private final List<JsonNode> setups = new ArrayList<>();
  private final List<int[]> decks = new ArrayList<>();

  private LanesFixture(RuleBook book, Kinds kinds) {
    this.book = book;
    this.kinds = kinds;
    written = new LaneMatch(kinds);
  }

  /** The numbers of compared states, and of plays that both refused as endless. */
  record Compared(int states, int refused) {}

  /** Matches between the shipped decks, each with each. */
  static LanesFixture shipped() {
    LanesFixture fixture = read();
    int decks = fixture.book.catalog(QueensCatalog.class).decks().size();
    for (int pairing = 0; pairing < decks * decks; pairing++) {
      fixture.add(QueensFixture.setup(fixture.book, pairing));
    }
    return fixture;
  }

  /** Matches between random legal decks of all cards. */
  static LanesFixture random(int pairings) {
    LanesFixture fixture = read();
    GameTools tools = InstalledGames.all(GameTools.class, GameTools::game).get(QueensBlood.ID);
    for (int seed = 0; seed < pairings; seed++) {
      fixture.add(tools.randomSetup(fixture.book, 0, seed).orElseThrow());
    }
    return fixture;
  }

  /** The rule book and the cards, both of the sources as they are. */
  private static LanesFixture read() {
    Diagnostics findings = new Diagnostics();
    BuiltPack pack =
        PackBuilder.build(Packs.find(QueensBlood.ID), new DirectoryFiles(Path.of("")), findings);
    findings.throwIfErrors();
    RuleBook book = RuleBook.load(QueensBlood.ID);
    QueensCatalog catalog = book.catalog(QueensCatalog.class);
    return new LanesFixture(
        book, KindReader.read(catalog.cards().values(), pack.content().effects()));
  }

  private void add(JsonNode setup) {
    setups.add(setup);
    for (List<String> deck : QueensSetup.of(setup).decks().values()) {
      decks.add(deck.stream().mapToInt(kinds.numbers()::get).toArray());
    }
  }

  RuleBook book() {
    return book;
  }

  private int pairing(long seed) {
    return (int) (seed % setups.size());
  }

  /** Plays a match by rules of a book of the same sources; gives the number of moves. */
  int play(RuleBook rules, long seed) {
    return QueensFixture.play(rules, setups.get(pairing(seed)), seed);
  }

  /** Plays the same match in the program written by hand; gives the number of choices. */
  int play(long seed) {
    SplitMix64 policy = new SplitMix64(seed * 31 + 7);
    start(seed, false);
    int choices = 0;
    while (!written.isOver()) {
      if (written.choose((int) policy.below(written.options()))) {
        choices++;
      }
    }
    return choices;
  }

  private void start(long seed, boolean mulligans) {
    int pairing = pairing(seed);
    written.start(decks.get(2 * pairing), decks.get(2 * pairing + 1), seed, mulligans);
  }

  /**
   * Plays a match in both, step by step; every other one with mulligans, and two of four so that
   * nobody passes who can play. What was chosen is taken back and chosen again.
   *
   * @throws IllegalStateException if they differ
   */
  Compared compared(long seed) {
    SplitMix64 policy = new SplitMix64(seed * 31 + 7);
    boolean mulligans = seed % 2 == 1;
    boolean eager = seed % 4 > 1;
    start(seed, mulligans);
    int states = 0;
    int refused = 0;
    try (Match match = book.newMatch(setups.get(pairing(seed)), Chance.seeded(seed))) {
      LaneCheck.compare(match, written);
      while (!match.over()) {
        Decision decision = mulligans ? offered(match) : QueensFixture.next(match);
        LaneCheck.compare(decision, written);
        List<Option> options = new ArrayList<>(decision.options());
        while (!chosen(match, decision, options, policy.below(bound(options, eager)))) {
          refused++;
        }
        LaneCheck.compare(match, written);
        states++;
      }
      return new Compared(states + 1, refused);
    } catch (IllegalStateException different) {
      throw new IllegalStateException("match " + seed + " differs", different);
    }
  }

  /** The last offer that is open, or the play. */
  private static Decision offered(Match match) {
    Decision last = QueensFixture.next(match);
    for (Decision open : match.pendingDecisions()) {
      last = open.standing() ? open : last;
    }
    return last;
  }

  /** The number of options to choose from; the last one is the pass. */
  private static int bound(List<Option> options, boolean eager) {
    return eager ? Math.max(1, options.size() - 1) : options.size();
  }

  private boolean chosen(Match match, Decision decision, List<Option> options, long which) {
    int at = (int) which;
    boolean taken = written.choose(at);
    if (taken && options.size() == decision.options().size()) {
      written.undo();
      LaneCheck.compare(match, written);
      LaneCheck.compare(decision, written);
      written.choose(at);
    }
    boolean accepted = true;
    try {
      match.choose(decision, options.remove(at));
    } catch (ActionFailedException endless) {
      accepted = false;
    }
    if (accepted != taken) {
      throw new IllegalStateException("a play is refused by one of both: " + taken);
    }
    return taken;
  }
}
