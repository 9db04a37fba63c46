package dev.runesheet.studio.play;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.runesheet.api.Match;
import dev.runesheet.api.RuleBook;
import dev.runesheet.game.declared.WrittenGame;
import dev.runesheet.game.declared.authoring.DeclaredGames;
import dev.runesheet.pack.tool.GameTools;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Reasons tell a player nothing of the numbers that another alone sees. */
class NumbersOfOthersTest {

  private static final RuleBook BOOK =
      new WrittenGame(
              """
              players: 2
              turns: 6
              kinds:
                player: {coins: 10, bid: {seen by: owner}, favours: {seen by: owner}}
                scout: {power: 1}
              zones: {deck: {seen by: nobody}, hand: {seen by: owner}}
              deck zone: hand
              phases:
                - {phase: secret, who: each, actions: [bid]}
                - {phase: main, who: each, actions: [spend, end]}
              actions:
                bid:
                  then:
                    - one of:
                        low: {says: a low bid, then: [{do: set-stat, target: self, stat: bid, value: 1}]}
                        high: {says: a high bid, then: [{do: set-stat, target: self, stat: bid, value: 7}]}
                      question: choose your bid
                  ends: true
                spend:
                  then:
                    - {do: add-stat, target: self, stat: coins, delta: -1}
                    - {do: add-stat, target: self, stat: favours, delta: bid of self}
                    - if: bid of self > 0
                      then: [{do: add-stat, target: self, stat: coins, delta: -2}]
                end: {ends: true}
              player rules:
                - name: thanks
                  when: favours changes
                  whose: own
                  then: [{do: add-stat, target: self, stat: coins, delta: 1}]
              """,
              "cards: {scout: {name: Scout, kind: scout}}\n")
          .book();

  private static final GameTools TOOLS =
      new DeclaredGames().part(GameTools.class, "written").orElseThrow();

  /** All reasons of what a player reads of a match in which the second bids something. */
  private static List<String> reasons(int player, String bid) {
    try (Match match = WrittenGame.match(BOOK, 2)) {
      MatchStory telling = new MatchStory(match, TOOLS, 2);
      for (String choice : List.of("bid", "a low bid", "bid", bid, "end", "spend")) {
        WrittenGame.choose(match, choice);
        telling.goOn();
      }
      Reasons reasons =
          new Reasons(
              match, new Replay(), telling, player, TOOLS.players(BOOK, match.setup()), any -> any);
      List<String> all = new ArrayList<>();
      for (JsonNode line : telling.toJson(player)) {
        int happening = telling.happening(player, line.path("at").asInt()).orElseThrow();
        if (!line.path("kind").asText().equals("heading")) {
          all.add(line.path("words").asText() + reasons.why(happening));
        }
      }
      String thanks =
          BOOK.effects().stream()
              .filter(one -> one.name().equals("thanks"))
              .findFirst()
              .orElseThrow()
              .id();
      all.add(reasons.whyNot(thanks, 1).toString());
      return all;
    }
  }

  @Test
  void theOtherIsToldTheSameReasonsWhateverTheNumberIs() {
    List<String> low = reasons(0, "a low bid");
    assertThat(low).anyMatch(one -> one.contains("coins 10 → 9"));
    assertThat(low).anyMatch(one -> one.contains("coins 10 → 8"));
    assertThat(reasons(0, "a high bid")).isEqualTo(low);
  }

  /** A status of which the player is not told, since it changes a number that he does not see. */
  @Test
  void whetherAStatusIsInForceThatTheOtherIsNotToldOfStaysUntold() {
    RuleBook book =
        new WrittenGame(
                """
                players: 2
                turns: 6
                kinds: {player: {coins: 0}, scout: {power: 1, health: {seen by: owner}}}
                zones: {deck: {seen by: nobody}, hand: {seen by: owner}, field: {in play: true}}
                deck zone: hand
                phases: [{phase: main, actions: [march, ward, end]}]
                statuses: {warded: {changes: health, by: 3, of: self}}
                scopes: {own units: {zone: field, whose: own}}
                actions:
                  march: {with: own hand, then: [{do: enter, target: self, zone: field}]}
                  ward: {with: own units, then: [{do: grant, target: self, effect: warded, turns: 9}]}
                  end: {ends: true}
                """,
                "cards: {scout: {name: Scout, kind: scout}}\n")
            .book();
    try (Match match = WrittenGame.match(book, 2)) {
      WrittenGame.choose(match, "march Scout");
      int scout =
          match.world().entities().stream()
              .filter(one -> one.getZone().equals("field"))
              .findFirst()
              .orElseThrow()
              .getId();
      List<Object> before = List.of(status(match, 0, scout), status(match, 1, scout));
      WrittenGame.choose(match, "ward Scout");
      assertThat(status(match, 1, scout)).isEqualTo(before.get(1));
      assertThat(status(match, 0, scout)).isNotEqualTo(before.get(0));
    }
  }

  private static Object status(Match match, int player, int holder) {
    return new InForce(match, player).of("statuses/warded", holder);
  }

  @Test
  void theOwnerIsToldThem() {
    assertThat(String.join("", reasons(1, "a high bid"))).contains("bid 0 → 7", "favours 0 → 7");
  }
}
