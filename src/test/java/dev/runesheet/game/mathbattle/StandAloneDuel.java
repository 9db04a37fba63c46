package dev.runesheet.game.mathbattle;

import com.fasterxml.jackson.databind.ObjectMapper;
import dev.runesheet.api.Match;
import dev.runesheet.api.RuleBook;
import dev.runesheet.engine.rules.RuleSource;
import dev.runesheet.game.declared.DeclaredGame;
import dev.runesheet.spi.Happening;
import dev.runesheet.spi.SourceNotes;
import java.io.IOException;
import java.util.List;
import java.util.Map;

/** Plays a duel from rules as text; run in a class loader that has nothing but engine and game. */
public final class StandAloneDuel {

  private StandAloneDuel() {}

  /** Always answers with the first option; gives all that happened. */
  public static String play(Map<String, String> rules, String catalog, String setup, long seed)
      throws IOException {
    try (Match match = played(rules, catalog, setup, seed)) {
      return match.happenings() + " won by " + match.winner();
    }
  }

  /** Plays likewise and asks why the match ended; gives the answer, or why there is none. */
  public static String ask(Map<String, String> rules, String catalog, String setup, long seed)
      throws IOException {
    try (Match match = played(rules, catalog, setup, seed)) {
      List<Happening> all = match.happenings();
      int end = all.size() - 1;
      while (!(all.get(end) instanceof Happening.MatchEnded)) {
        end--;
      }
      return match.why(end).text();
    } catch (IllegalStateException none) {
      return none.getMessage();
    }
  }

  private static Match played(Map<String, String> rules, String catalog, String setup, long seed)
      throws IOException {
    List<RuleSource> sources =
        rules.entrySet().stream().map(one -> new RuleSource(one.getKey(), one.getValue())).toList();
    ObjectMapper mapper = new ObjectMapper();
    RuleBook book =
        RuleBook.compile(
            new DeclaredGame("math-battle"), sources, SourceNotes.NONE, mapper.readTree(catalog));
    Match match = book.newMatch(mapper.readTree(setup), seed);
    while (!match.over()) {
      var decision = match.pendingDecisions().get(0);
      match.choose(decision.id(), decision.options().get(0).id());
    }
    return match;
  }
}
