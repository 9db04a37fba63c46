package dev.runesheet.bench;

import com.fasterxml.jackson.databind.JsonNode;
import dev.runesheet.api.Match;
import dev.runesheet.api.RuleBook;
import dev.runesheet.bench.duel.SplitMix64;
import dev.runesheet.engine.RuleProbe;
import dev.runesheet.game.valeria.Valeria;
import dev.runesheet.game.valeria.ValeriaSetup;
import dev.runesheet.game.valeria.state.ValeriaCatalog;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.pack.Packs;
import dev.runesheet.pack.file.DirectoryFiles;
import dev.runesheet.spi.ActionFailedException;
import dev.runesheet.spi.Chance;
import dev.runesheet.spi.Decision;
import dev.runesheet.spi.Option;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Matches of Valeria between three players who choose at random. */
final class ValeriaFixture {

  private static final List<String> PLAYERS = List.of("p1", "p2", "p3");

  private ValeriaFixture() {}

  /** A rule book with the shipped rules. */
  static RuleBook book() {
    return book(RuleProbe.NONE);
  }

  /** The same, watched by a probe. */
  static RuleBook book(RuleProbe probe) {
    Diagnostics findings = new Diagnostics();
    RuleBook book = Packs.book(Valeria.ID, new DirectoryFiles(Path.of("")), findings, probe);
    findings.throwIfErrors();
    return book;
  }

  /** The set-up of a match: the first preset, which is the base game. */
  static JsonNode setup(RuleBook book) {
    String preset = book.catalog(ValeriaCatalog.class).presets().keySet().iterator().next();
    return ValeriaSetup.json(preset, PLAYERS, 0);
  }

  /** Plays a match to its end; gives the number of decisions. */
  static int play(RuleBook book, JsonNode setup, long seed) {
    SplitMix64 policy = new SplitMix64(seed * 31 + 7);
    try (Match match = book.newMatch(setup, Chance.seeded(seed))) {
      int decisions = 0;
      while (!match.over()) {
        choose(match, match.pendingDecisions().get(0), policy);
        decisions++;
      }
      return decisions;
    }
  }

  /** Chooses at random; what is refused is not tried again. */
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
