package dev.runesheet.studio.play;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.runesheet.api.Match;
import dev.runesheet.api.RuleBook;
import dev.runesheet.game.declared.WrittenGame;
import dev.runesheet.game.declared.authoring.DeclaredGames;
import dev.runesheet.pack.tool.GameTools;
import org.junit.jupiter.api.Test;

/** Reasons tell a player nothing of a card in play that another alone sees. */
class CardsOfOthersTest {

  private static final RuleBook BOOK =
      new WrittenGame(
              """
              players: 2
              turns: 6
              kinds:
                player: {coins: 0}
                ruse: {power: 1}
              zones: {deck: {seen by: owner}, sleeve: {in play: true, seen by: owner}}
              deck zone: deck
              phases: [{phase: main, actions: [hide, end]}]
              actions:
                hide: {with: own deck, then: [{do: enter, target: self, zone: sleeve}]}
                end: {ends: true}
              """,
              """
              cards:
                envoy:
                  name: Envoy
                  kind: ruse
                  effects:
                    - name: audience
                      when: enters play
                      then:
                        - as each: players
                          then: [{do: add-stat, target: self, stat: coins, delta: 2}]
              """,
              "decks: {all: {envoy: 1}}\n")
          .book();

  private static final GameTools TOOLS =
      new DeclaredGames().part(GameTools.class, "written").orElseThrow();

  @Test
  void linesThatEachPlayerRunsDoNotTellTheCardWhoseLinesTheyAre() {
    assertThat(reasons(0)).contains("audience", "coins 0 → 2");
    assertThat(reasons(1)).contains("coins 0 → 2").doesNotContain("audience");
  }

  private static String reasons(int player) {
    StringBuilder all = new StringBuilder();
    try (Match match = WrittenGame.match(BOOK, 2)) {
      MatchStory telling = new MatchStory(match, TOOLS, 2);
      WrittenGame.choose(match, "hide Envoy");
      telling.goOn();
      Reasons reasons =
          new Reasons(
              match, new Replay(), telling, player, TOOLS.players(BOOK, match.setup()), any -> any);
      for (JsonNode line : telling.toJson(player)) {
        int happening = telling.happening(player, line.path("at").asInt()).orElseThrow();
        if (!line.path("kind").asText().equals("heading")) {
          all.append(line.path("words").asText()).append(reasons.why(happening));
        }
      }
    }
    return all.toString();
  }
}
