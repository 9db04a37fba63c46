package dev.runesheet.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.IntNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.runesheet.ShippedBooks;
import dev.runesheet.api.Match;
import dev.runesheet.game.queensblood.board.Board;
import dev.runesheet.game.valeria.word.Prompts;
import dev.runesheet.spi.Decision;
import java.util.Map;
import java.util.Random;
import java.util.function.Consumer;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A save that was changed to say something that no match says is refused, with what it is. */
class ImpossibleSavesTest {

  private static final ObjectMapper JSON = new ObjectMapper();
  private static final String DECK =
      "['001','001','005','005','007','007','008','008','009','012','013','024','025','027','053']";
  private static final Map<String, String> SETUPS =
      Map.of(
          "queens-blood",
          "{'decks':{'Y':DECK,'E':DECK}}".replace("DECK", DECK),
          "ember-vale",
          "{'decks':['fire','frost'],'first':0}",
          "math-battle",
          "{'heroes':['fighter','fire-mage'],'first':0}",
          "valeria",
          "{'preset':'base','players':['a','b','c']}",
          "werewolf",
          "{'seats':[{'name':'A','role':'Wolf'},{'name':'B','role':'Seer'},"
              + "{'name':'C','role':'Citizen'}]}");

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "queens-blood | /state/passes | -7 | /state/passes (-7) are none",
        "queens-blood | /state/turn | -7 | /state/turn (-7) is none",
        "queens-blood | /state/variant | \"standardx\" | /state/variant (standardx) is none",
        "queens-blood | /entities/3/zone | \"hand\" | (/entities/3) is not where it belongs",
        "queens-blood | /entities/3/position | -7 | (/entities/3) is not where it belongs",
        "queens-blood | /entities/3/definition | \"tilex\" | (/entities/3) is no tile",
        "queens-blood | /entities/3/kind | \"hut\" | (/entities/3) is no tile",
        "queens-blood | /winner | 0 | somebody has won, but it is not over",
        "queens-blood | /over | true | /over (true): a match that is over has no open question",
        "ember-vale | /over | true | /over (true): a match that is over has no open question",
        "ember-vale | /counts/exhausted | true | /counts/exhausted (true): no event was beyond",
        "ember-vale | /counts/activations | 1000000 | /counts/activations (1000000): expected 0 to",
        "ember-vale | /counts/activations | -5 | /counts/activations (-5): expected 0 to 10000.",
        "ember-vale | /counts/operations | 2147483647 | /counts/operations (2147483647): expected",
        "ember-vale | /counts/dropped | 1 | /counts/dropped (1): expected 0 to 0.",
        "math-battle | /counts/exhausted | true | /counts/exhausted (true): no event was beyond",
        "math-battle | /counts/operations | 2147483647 | /counts/operations (2147483647): expected",
        "ember-vale | /entities/20/position | -1 | (/entities/20) has position -1, expected 0 to",
        "ember-vale | /entities/20/position | 2147483647 | has position 2147483647, expected 0 to",
        "queens-blood | /entities/20/position | -1 | (/entities/20) has position -1, expected 0 to",
        "ember-vale | /entities/1/controller | -1 | (/entities/1) is not that of its player",
        "ember-vale | /state/turn | 0 | /state/turn (0) is none",
        "ember-vale | /state/used | [\"\"] | /state/used () is no use of an action",
        "ember-vale | /state/used | [\"attack e999 on e1\"] | /state/used (attack e999 on e1) is of an",
        "ember-vale | /entities/0/present | false | (/entities/0) is not in play in '",
        "ember-vale | /entities/2/present | false | (/entities/2) is not in play in '",
        "ember-vale | /state/phaseName | \"morning\" | is not 'morning'",
        "ember-vale | /inPlay/1/holder | 999 | /inPlay/1: entity (999) does not exist",
        "ember-vale | /inPlay/2/sequence | 999 | /inPlay/2: sequence (999): is newer than the newest",
        "ember-vale | /entities/4/schema | 9 | /entities/4: ",
        "ember-vale | /pending/0/decision/holder | -7 | is asked by entity (-7), which does not exist",
        "ember-vale | /pending/0/decision/prompt | \"x\" | /pending/0: question",
        "ember-vale | /answers | [\"\"] | /answers/0 (): expected the id of a question",
        "ember-vale | /winner | 7 | /winner (7): expected players of 0 to 1",
        "valeria | /state/exhausted | 2147483647 | /state/exhausted (2147483647) cannot be",
        "valeria | /state/areas | null | /state/areas (null): expected a list",
        "valeria | /state/piles | null | /state/piles (null): expected a list",
        "werewolf | /state/used | null | /state/used (null): expected an object",
        "queens-blood | /questions | [] | /questions ([]): question 'd1' is not counted",
        "werewolf | /questions | [1,0,1] | /questions ([1, 0, 1]): question 'd1p1' is not counted",
        "ember-vale | /pending/0/decision/id | \"q\" | question 'q' is not counted",
        "werewolf | /state/chosen"
            + " | [{\"player\":0,\"ability\":\"seer/2\",\"on\":[\"1\"],\"due\":1}]"
            + " | chosen ability 'seer/2' is none that waits for its time",
        "werewolf | /state/chosen"
            + " | [{\"player\":0,\"ability\":\"seer/1\",\"on\":[\"1\"],\"due\":1}]"
            + " | chosen ability 'seer/1' was never that of player 0",
        "ember-vale | /winner | 0 | somebody has won, but it is not over",
        "ember-vale | /entities/2/definition | \"gamex\" | (/entities/2) does not hold the game's rules",
      })
  void isRefused(String game, String pointer, String value, String why)
      throws JsonProcessingException {
    assertRefused(game, match -> true, pointer, value, why);
  }

  /** The state says who won by its scores, or by its teams. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "queens-blood | /winner | 0 | /winner (0): by /state the winners are [",
        "valeria | /winner | 1 | /winner (1): by /state the winners are [",
        "werewolf | /winners | [0,1] | /winners ([0, 1]): by /state the winners are [1, 2].",
      })
  void aWinnerThatTheStateDoesNotNameIsRefused(
      String game, String pointer, String value, String why) throws JsonProcessingException {
    assertRefused(game, Match::over, pointer, value, why);
  }

  /** The state of a declared game does not say who won, but the answers lead to him. */
  @ParameterizedTest
  @CsvSource({"ember-vale, 0", "ember-vale, -1", "math-battle, 1"})
  void aWinnerToWhomTheAnswersDoNotLeadIsRefused(String game, int winner)
      throws JsonProcessingException {
    assertRefused(
        game,
        Match::over,
        "/winner",
        String.valueOf(winner),
        "/winner (" + winner + "), but by its answers it is (");
  }

  /** Where its answers do not lead to the position, somebody changed it on purpose. */
  @Test
  void theWinnerOfAPositionThatWasChangedIsTakenAsItIs() throws JsonProcessingException {
    JsonNode setup = JSON.readTree(SETUPS.get("ember-vale").replace('\'', '"'));
    try (Match match = played("ember-vale", setup, Match::over)) {
      JsonNode save = JSON.readTree(ChangedValues.unsealed(match.save()));
      int other = 1 - match.winner();
      ChangedValues.put(save, "/winner", IntNode.valueOf(other));
      ChangedValues.put(save, "/entities/0/stats/0", IntNode.valueOf(3));
      try (Match restored = ShippedBooks.of("ember-vale").restore(save.toString())) {
        assertThat(restored.winner()).isEqualTo(other);
      }
    }
  }

  /** Or the program would fail, wait for ever, or go on as another, answers later. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "/activations/0/self | 2 | /activations/0/self (2), but by its answers it is (",
        "/pending/0/activation | 0 | /pending/0/activation (0), but by its answers it is (1)",
        "/pending/0/choices/0/block | \"game-player/dawn\""
            + " | /pending/0/choices/0/block (\"game-player/dawn\"), but by its answers it is (",
        "/activations/0/block | \"game-player/dawn\" | /activations/0/block (\"game-player/dawn\"), but",
        "/pending/0/decision/standing | true | /pending/0: question 'd",
      })
  void aProgramToWhichTheAnswersDoNotLeadIsRefused(String pointer, String value, String why)
      throws JsonProcessingException {
    assertRefused("ember-vale", ImpossibleSavesTest::runsAProgramInAnother, pointer, value, why);
  }

  private static boolean runsAProgramInAnother(Match match) {
    return match.pendingDecisions().get(0).effect().endsWith("/enters-play")
        && match.save().contains("\"effect\":\"actions/cast\",\"origin\":null");
  }

  /** Or the game would act with the numbers of a card. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "/inPlay/1/effect | \"soot-witch/leaves-play\" | is no effect of Ember Vale (/entities/2)",
        "/inPlay/1/source | 0 | (game/a-player-without-health-loses) is no effect of Ember Vale",
      })
  void anEffectOfAnotherThanItsHolderIsRefused(String pointer, String value, String why)
      throws JsonProcessingException {
    assertRefused("ember-vale", match -> true, pointer, value, "/inPlay/1 (");
    assertRefused("ember-vale", match -> true, pointer, value, why);
  }

  /** Or it would lie twice on the board. */
  @Test
  void aCardOnTwoTilesIsRefused() throws JsonProcessingException {
    assertRefused(
        "queens-blood",
        match -> Board.card(match.world(), 0) != null,
        save -> ChangedValues.put(save, "/entities/1/stats", save.at("/entities/0/stats")),
        "(/entities/1) holds a card that does not lie there");
  }

  @Test
  void aResourceBelowZeroIsRefused() throws JsonProcessingException {
    assertRefused(
        "valeria",
        match -> true,
        save -> ChangedValues.put(save, "/entities/0/stats/0", IntNode.valueOf(-1)),
        "a (/entities/0) has gold (-1.0) below 0");
  }

  /** Or the number of actions would fall below 0, and the turn never end. */
  @Test
  void aPlayerWithoutActionsIsNotAskedForOne() throws JsonProcessingException {
    assertRefused(
        "valeria",
        match -> match.pendingDecisions().get(0).prompt().equals(Prompts.ACTION),
        "/state/actions",
        "0",
        "is put to a player who has no action left");
  }

  /** Changes the save of the first position of a match that is wanted. */
  private static void assertRefused(
      String game, Predicate<Match> wanted, String pointer, String value, String why)
      throws JsonProcessingException {
    JsonNode other = JSON.readTree(value);
    Consumer<JsonNode> edit =
        save -> {
          assertThat(save.at(pointer).isMissingNode()).isFalse();
          ChangedValues.put(save, pointer, other);
        };
    assertRefused(game, wanted, edit, why);
  }

  private static void assertRefused(
      String game, Predicate<Match> wanted, Consumer<JsonNode> edit, String why)
      throws JsonProcessingException {
    JsonNode setup = JSON.readTree(SETUPS.get(game).replace('\'', '"'));
    try (Match match = played(game, setup, wanted)) {
      String saved = ChangedValues.unsealed(match.save());
      ShippedBooks.of(game).restore(saved).close();
      JsonNode save = JSON.readTree(saved);
      edit.accept(save);

      assertThatThrownBy(() -> ShippedBooks.of(game).restore(save.toString()))
          .isInstanceOf(IllegalArgumentException.class)
          .hasMessageContaining(why);
    }
  }

  /** A match played at random up to the first position that is wanted. */
  private static Match played(String game, JsonNode setup, Predicate<Match> wanted) {
    Match match = ShippedBooks.of(game).newMatch(setup, 5);
    Random random = new Random(5);
    while (!wanted.test(match)) {
      Decision asked = match.pendingDecisions().get(0);
      int option = random.nextInt(asked.options().size());
      match.choose(asked.id(), asked.options().get(option).id());
    }
    return match;
  }

  /** Its default would be another state: turns would begin anew. */
  @ParameterizedTest
  @CsvSource({"queens-blood, passes", "ember-vale, turn", "ember-vale, closed", "ember-vale, used"})
  void aPartOfTheStateThatIsTakenOutIsMissed(String game, String field)
      throws JsonProcessingException {
    JsonNode setup = JSON.readTree(SETUPS.get(game).replace('\'', '"'));
    try (Match match = ShippedBooks.of(game).newMatch(setup, 5)) {
      JsonNode save = JSON.readTree(ChangedValues.unsealed(match.save()));
      assertThat(((ObjectNode) save.get("state")).remove(field)).isNotNull();

      assertThatThrownBy(() -> ShippedBooks.of(game).restore(save.toString()))
          .isInstanceOf(IllegalArgumentException.class)
          .hasMessageContaining(": /state/" + field + ": is missing.");
    }
  }
}
