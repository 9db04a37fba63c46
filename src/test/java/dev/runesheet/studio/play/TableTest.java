package dev.runesheet.studio.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import dev.runesheet.api.RuleBook;
import dev.runesheet.game.declared.WrittenGame;
import dev.runesheet.game.declared.authoring.DeclaredGames;
import dev.runesheet.pack.tool.GameTools;
import dev.runesheet.studio.desk.Refusal;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Bots play a match that never ends some way for each request, and no further. */
class TableTest {

  /** The first player yields, and from then on passes; the second has all further turns. */
  private static final RuleBook BOOK =
      new WrittenGame(
              """
              players: 2
              turns: 10000
              kinds: {player: {coins: 0, plan: {seen by: owner}}, scout: {power: 1}}
              zones: {deck: {seen by: nobody}, hand: {seen by: owner}}
              deck zone: hand
              scopes: {rivals: {kinds: [player], whose: enemy}}
              phases: [{phase: main, passes: true, actions: [yield, hold]}]
              actions:
                yield:
                  if: coins of self = 0
                  then:
                    - {do: add-stat, target: self, stat: coins, delta: -1}
                    - for each: rivals
                      then: [{do: add-stat, target: target, stat: coins, delta: 1}]
                  ends: true
                hold: {if: coins of self > 0, ends: true}
              """,
              "cards: {scout: {name: Scout, kind: scout}}\n")
          .book();

  private static final GameTools TOOLS =
      new DeclaredGames().part(GameTools.class, "written").orElseThrow();

  private static Table table(Set<Integer> people) {
    TablePlayers players = TablePlayers.of(people, 2, "random", TOOLS, BOOK, 1);
    return new Table(TOOLS, WrittenGame.match(BOOK, 2), players);
  }

  @Test
  void botsThatAreWatchedPauseInALongMatch() {
    try (Table table = table(Set.of())) {
      table.step(ReplayPace.END);
      JsonNode first = table.toJson(0);
      assertThat(first.path("answers").asInt()).isEqualTo(Table.MOST_CHOICES);
      assertThat(first.path("trouble").asText()).startsWith("Bots have made 1,000 choices");
      table.step(ReplayPace.END);
      assertThat(table.toJson(0).path("answers").asInt()).isEqualTo(2 * Table.MOST_CHOICES);
    }
  }

  @Test
  void botsAmongPeoplePauseAndGoOnWhenThePageWantsIt() {
    try (Table table = table(Set.of(0))) {
      table.goOn();
      assertThat(table.toJson(0).path("waitsForBots").asBoolean()).isFalse();
      assertThatThrownBy(() -> table.step(ReplayPace.END))
          .isInstanceOf(Refusal.class)
          .hasMessageContaining("People play");
      JsonNode asked = table.toJson(0).path("decisions").get(0);
      table.choose(0, asked.path("id").asText(), "yield");
      JsonNode first = table.toJson(0);
      assertThat(first.path("trouble").asText()).startsWith("Bots have made 1,000 choices");
      assertThat(first.path("waitsForBots").asBoolean()).isTrue();
      table.step(ReplayPace.END);
      assertThat(table.toJson(0).path("answers").asInt()).isEqualTo(1 + 2 * Table.MOST_CHOICES);
      table.back();
      assertThat(table.toJson(0).path("trouble").asText()).isEmpty();
      assertThat(table.toJson(0).path("decisions")).isNotEmpty();
    }
  }

  @Test
  void aNumberThatAnotherAloneSeesIsNotExplainedAndNotDenied() {
    try (Table table = table(Set.of())) {
      int other = entityOf(table, 1);
      assertThatThrownBy(() -> table.explain(0, other, "plan"))
          .hasMessage("The player does not see this.");
      assertThatThrownBy(() -> table.explain(0, other, "speed"))
          .hasMessage(table.toJson(0).path("names").get(1).asText() + " has no 'speed'.");
      assertThat(table.explain(1, other, "plan").path("called").asText()).isEqualTo("plan");
    }
  }

  private static int entityOf(Table table, int player) {
    return table.match().world().entities().stream()
        .filter(one -> one.getKind().equals("player") && one.getController() == player)
        .findFirst()
        .orElseThrow()
        .getId();
  }
}
