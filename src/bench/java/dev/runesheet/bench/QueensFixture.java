package dev.runesheet.bench;

import com.fasterxml.jackson.databind.JsonNode;
import dev.runesheet.api.Match;
import dev.runesheet.api.RuleBook;
import dev.runesheet.bench.duel.SplitMix64;
import dev.runesheet.engine.Games;
import dev.runesheet.engine.RuleProbe;
import dev.runesheet.game.queensblood.QueensBlood;
import dev.runesheet.game.queensblood.board.Move;
import dev.runesheet.game.queensblood.board.QueensCatalog;
import dev.runesheet.game.queensblood.setup.QueensSetup;
import dev.runesheet.model.Effect;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.pack.BuiltPack;
import dev.runesheet.pack.PackBuilder;
import dev.runesheet.pack.PackContent;
import dev.runesheet.pack.Packs;
import dev.runesheet.pack.file.DirectoryFiles;
import dev.runesheet.pack.file.PackFiles;
import dev.runesheet.spi.ActionFailedException;
import dev.runesheet.spi.Chance;
import dev.runesheet.spi.Decision;
import dev.runesheet.spi.Happening;
import dev.runesheet.spi.Option;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Matches of Queen's Blood between the shipped decks, standard variant, both sides at random. */
final class QueensFixture {

  private static final int MIDDLE = 10;

  private QueensFixture() {}

  /**
   * What happened in a match.
   *
   * @param moves plays and passes
   * @param activations how many programs began
   */
  record Tally(int moves, int activations) {}

  /** A rule book with the shipped rules and a number of effects that no card has. */
  static RuleBook book(int further) {
    return book(further, RuleProbe.NONE);
  }

  /** The same, watched by a probe. */
  static RuleBook book(int further, RuleProbe probe) {
    Diagnostics findings = new Diagnostics();
    PackFiles files = new DirectoryFiles(Path.of(""));
    BuiltPack pack = PackBuilder.build(Packs.find(QueensBlood.ID), files, findings);
    findings.throwIfErrors();
    PackContent shipped = pack.content();
    List<PackContent.Group> groups = new ArrayList<>(shipped.groups());
    groups.add(
        new PackContent.Group(
            "rules.bench.further", "further.drl", further(shipped.effects(), further)));
    PackContent content = shipped.with(groups, shipped.tables(), shipped.catalog());
    BuiltPack built = PackBuilder.build(QueensBlood.ID, content, files);
    return RuleBook.compile(
        Games.find(QueensBlood.ID), built.rules(), built.notes(), built.catalog(), probe);
  }

  /** The shipped effects again and again, each time under ids and owners of their own. */
  private static List<Effect> further(List<Effect> shipped, int count) {
    List<Effect> further = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      Effect effect = shipped.get(i % shipped.size());
      String prefix = "further" + i / shipped.size() + "-";
      further.add(
          new Effect(
              prefix + effect.id(),
              prefix + effect.name(),
              prefix + effect.owner(),
              effect.trigger(),
              effect.body(),
              effect.priority(),
              effect.duration(),
              effect.stacking(),
              effect.source()));
    }
    return further;
  }

  /** The set-up of a match: each deck meets each, itself too. */
  static JsonNode setup(RuleBook book, long seed) {
    QueensCatalog catalog = book.catalog(QueensCatalog.class);
    List<List<String>> decks = catalog.decks().keySet().stream().map(catalog::deck).toList();
    int left = (int) Math.floorMod(seed, (long) decks.size());
    int right = (int) Math.floorMod(seed / decks.size(), (long) decks.size());
    return QueensSetup.of(decks.get(left), decks.get(right)).toJson();
  }

  /** Plays a match to its end; gives the number of moves. */
  static int play(RuleBook book, JsonNode setup, long seed) {
    try (Match match = book.newMatch(setup, Chance.seeded(seed))) {
      return playOn(match, seed, Integer.MAX_VALUE);
    }
  }

  /** Plays a match to its end and counts what happened in it. */
  static Tally tally(RuleBook book, int pairing, long seed) {
    try (Match match = book.newMatch(setup(book, pairing), Chance.seeded(seed))) {
      int moves = playOn(match, seed, Integer.MAX_VALUE);
      return new Tally(moves, activations(match));
    }
  }

  /** A match in its middle. */
  static Match middle(RuleBook book, long seed) {
    Match match = book.newMatch(setup(book, seed), Chance.seeded(seed));
    playOn(match, seed, MIDDLE);
    return match;
  }

  /** How many programs began in a match. */
  static int activations(Match match) {
    int count = 0;
    for (Happening happening : match.happenings()) {
      if (happening instanceof Happening.Activated) {
        count++;
      }
    }
    return count;
  }

  private static int playOn(Match match, long seed, int most) {
    SplitMix64 policy = new SplitMix64(seed * 31 + 7);
    int moves = 0;
    while (moves < most && !match.over()) {
      Decision decision = next(match);
      choose(match, decision, policy);
      if (decision.asksFor(Move.InTurn.class)) {
        moves++;
      }
    }
    return moves;
  }

  /** The decision that must be answered next; offers of a mulligan are left. */
  static Decision next(Match match) {
    List<Decision> open = match.pendingDecisions();
    Decision next = open.get(0);
    for (Decision other : open) {
      next = next.standing() ? other : next;
    }
    return next;
  }

  /** Chooses at random; what is refused as an endless chain is not tried again. */
  private static void choose(Match match, Decision decision, SplitMix64 policy) {
    List<Option> options = new ArrayList<>(decision.options());
    while (true) {
      Option option = options.remove((int) policy.below(options.size()));
      try {
        match.choose(decision, option);
        return;
      } catch (ActionFailedException refused) {
        if (options.isEmpty()) {
          throw refused;
        }
      }
    }
  }
}
