package dev.runesheet.engine;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.BooleanNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.runesheet.ShippedBooks;
import dev.runesheet.api.Match;
import dev.runesheet.api.RuleBook;
import dev.runesheet.game.ChangedValues;
import dev.runesheet.game.declared.setup.DeclaredSetup;
import dev.runesheet.game.mathbattle.DuelSetup;
import dev.runesheet.game.queensblood.board.QueensCatalog;
import dev.runesheet.game.queensblood.setup.QueensSetup;
import dev.runesheet.spi.Decision;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A saved match that could not be shown or answered is refused when it is restored. */
class DamagedSaveTest {

  private static final ObjectMapper JSON = new ObjectMapper();
  private static final RuleBook BOOK = ShippedBooks.of("math-battle");

  private static JsonNode saved() throws JsonProcessingException {
    try (Match match = BOOK.newMatch(DuelSetup.of("fighter", "fire-mage").toJson(), 3)) {
      Decision asked = match.pendingDecisions().get(0);
      match.choose(asked.id(), asked.options().get(0).id());
      return JSON.readTree(match.save());
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "/answers/0 | null | /answers/0 is null.",
        "/entities/1 | null | /entities/1 is null.",
        "/chance | null | /chance is null.",
        "/frames | null | /frames is null.",
        "/known | [null] | /known/0 is null.",
        "/surprise | 1 | /surprise: field 'surprise' is not known; expected one of",
        "/winnr | 1 | /winnr: field 'winnr' is not known; expected one of activations, answers,",
        "/entities/0/stat | [] | /entities/0/stat: field 'stat' is not known; expected one of"
            + " controller,",
        "/entities/0/stats | 7 | /entities/0/stats (7) is not right; expected a list.",
        "/entities/0/present | \"much\" | /entities/0/present (\"much\") is not right; expected"
            + " true",
        "/entities/0/present | 2 | /entities/0/present (2) is not right; expected true",
        "/entities/0/present | false | Fighter (/entities/0) is not in play",
        "/entities/1/controller | -1 | Fire Mage (/entities/1) is not that of its player",
        "/frames/0/kind | \"LOW\" | /frames/0/kind (\"LOW\") is not right; expected one of BASE,",
        "/entities/0/schema | 12 | /entities/0: Fighter: has the schema 12, which there is not.",
        "/entities/0/name | 12 | /entities/0/name (12) is not right: expected a text, or a list of two.",
        "/inPlay/0/heldZone | 12 | /inPlay/0/heldZone (12) is not right; expected a text.",
        "/inPlay/0/heldZone | \"far\" | /inPlay/0 (",
        "/pending | [] | /pending: is empty, but the match is not over.",
        "/pending/0/decision/id | null | /pending/0/decision/id is null.",
        "/pending/0/decision/prompt | null | /pending/0/decision/prompt is null.",
        "/pending/0/decision/options/0 | null | /pending/0/decision/options/0 is null.",
        "/pending/0/decision/options/0/id | null | /pending/0/decision/options/0/id is null.",
        "/pending/0/decision/options/0/words | null | /pending/0/decision/options/0/words is null.",
        "/state | null | state of a match of math-battle: is missing",
        "/chance/drawn | -1 | /chance ({\"state\":3,\"script\":null,\"drawn\":-1}) is not right:"
            + " drawn (-1) is no number of outcomes.",
        "/state/phase | null | state of a match of math-battle is not readable: /state/phase",
        "/state/turn | -5 | /state/turn (-5) is none",
        "/state/marks | null | state of a match of math-battle is not readable: /state/marks",
      })
  void isRefusedAtOnceInPlainWords(String place, String value, String how)
      throws JsonProcessingException {
    JsonNode saved = saved();
    ChangedValues.put(saved, place, JSON.readTree(value));

    assertThatThrownBy(() -> BOOK.restore(saved.toString()))
        .isExactlyInstanceOf(IllegalArgumentException.class)
        .hasMessageStartingWith("saved match is damaged: " + how);
  }

  /** What has no value of its own when it is not there would only fail when it is used. */
  @Test
  void aPartOfTheGamesStateThatIsMissingIsNamed() throws JsonProcessingException {
    RuleBook book = ShippedBooks.of("werewolf");
    String setup = "{'seats':[{'name':'A','role':'Wolf'},{'name':'B','role':'Seer'}]}";
    try (Match match = book.newMatch(JSON.readTree(setup.replace('\'', '"')), 3)) {
      JsonNode saved = JSON.readTree(match.save());
      ((ObjectNode) saved.at("/state/open/0")).remove("disqualified");

      assertThatThrownBy(() -> book.restore(saved.toString()))
          .isExactlyInstanceOf(IllegalArgumentException.class)
          .hasMessageContaining(
              "state of a match of werewolf is not readable: /state/open/0 lacks 'disqualified'.");
    }
  }

  /** Or its effects would count in a hand, and the match would fail when it is drawn. */
  @Test
  void aCardInPlayWhereNoneIsIsRefused() throws JsonProcessingException {
    RuleBook book = ShippedBooks.of("ember-vale");
    DeclaredSetup setup = new DeclaredSetup(List.of("fire", "frost"), 0, null);
    try (Match match = book.newMatch(setup.toJson(), 3)) {
      JsonNode saved = JSON.readTree(match.save());
      ChangedValues.put(saved, "/entities/60/present", BooleanNode.TRUE);

      assertThatThrownBy(() -> book.restore(saved.toString()))
          .isExactlyInstanceOf(IllegalArgumentException.class)
          .hasMessageContaining("(/entities/60) is in play in 'deck'.");
    }
  }

  /** Or a turn would leave out a phase that cannot be, and fail answers later. */
  @Test
  void aMarkWithoutANameIsRefused() throws JsonProcessingException {
    RuleBook book = ShippedBooks.of("ember-vale");
    DeclaredSetup setup = new DeclaredSetup(List.of("fire", "frost"), 0, null);
    try (Match match = book.newMatch(setup.toJson(), 3)) {
      JsonNode saved = JSON.readTree(ChangedValues.unsealed(match.save()));
      ChangedValues.put(saved, "/state/marks", JSON.readTree("[\"\"]"));

      assertThatThrownBy(() -> book.restore(saved.toString()))
          .isExactlyInstanceOf(IllegalArgumentException.class)
          .hasMessageContaining("marks have one without a name.");
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "/state/variant | null | is not readable: /state/variant is null.",
        "/state/finished | [] | state is not that of two sides",
        "/state/finished | [1] | state is not that of two sides",
      })
  void aBoardOfOtherSidesIsRefused(String place, String value, String how)
      throws JsonProcessingException {
    RuleBook book = ShippedBooks.of("queens-blood");
    List<String> deck = book.catalog(QueensCatalog.class).deck("pawns");
    try (Match match = book.newMatch(QueensSetup.of(deck, deck).toJson(), 3)) {
      JsonNode saved = JSON.readTree(match.save());
      ChangedValues.put(saved, place, JSON.readTree(value));

      assertThatThrownBy(() -> book.restore(saved.toString()))
          .isExactlyInstanceOf(IllegalArgumentException.class)
          .hasMessageContaining(how);
    }
  }

  /** Or the match would go on as if in the middle of an action, and fail answers later. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "/state/destroying | -1 | destroying (-1) is not right; expected true or false.",
        "/state/destroying | \"true\" | destroying (\"true\") is not right; expected true or false.",
        "/state/turn | 1.5 | turn (1.5) is not right; expected a whole number.",
        "/state/turn | \"1\" | turn (\"1\") is not right; expected a whole number.",
        "/state/variant | 3 | variant (3) is not right; expected a text.",
        "/state/phase | 2 | phase (2) is not right; expected a text.",
        "/state/destroying | true | destroying (true) is only so while an action is carried out.",
        "/state/pawns | [{\"tile\":99,\"side\":0,\"amount\":1,\"kind\":\"PAWN\"}]"
            + " | is only so while an action is carried out.",
        "/entities/20/stats/8 | 1e308 | has 'doomed' (1.0E308) in 'hand'.",
        "/entities/20/stats/8 | 2 | has 'doomed' (2.0) in 'hand'.",
        "/state/finished/1 | 1 | is put after the first turn of its side.",
        "/entities/29/zone | \"hand\" | is put to a side with more than 5 cards.",
      })
  void whatHoldsOnlyWithinAnActionIsRefused(String place, String value, String how)
      throws JsonProcessingException {
    RuleBook book = ShippedBooks.of("queens-blood");
    List<String> deck = book.catalog(QueensCatalog.class).deck("pawns");
    try (Match match = book.newMatch(QueensSetup.of(deck, deck).toJson(), 3)) {
      JsonNode saved = JSON.readTree(ChangedValues.unsealed(match.save()));
      ChangedValues.put(saved, place, JSON.readTree(value));

      assertThatThrownBy(() -> book.restore(saved.toString()))
          .isExactlyInstanceOf(IllegalArgumentException.class)
          .hasMessageContaining(how);
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "/state/open/0/entity | 99 | has no entity",
        "/state/open/0/creator | 2 | is of somebody who does not play",
        "/state/open/0/options/0 | null | is of somebody who does not play",
        "/state/deaths | [{\"player\":52,\"phase\":0,\"moment\":\"during\",\"how\":\"attack\",\"first\":0}]"
            + " | deaths is of somebody who does not play",
        "/state/doomed | [{\"player\":52,\"by\":0,\"how\":\"attack\",\"guest\":false}]"
            + " | doomed is of somebody who does not play",
        "/state/votes | [{\"poll\":\"lynch\",\"voter\":0,\"choice\":52}]"
            + " | votes is of somebody who does not play",
        "/state/acted | {\"0\": \"killing\"} | acted/0 is not a family and a result",
        "/pending/0/decision/standing | true | question 'd1p0' would stay open",
      })
  void pollsDeedsAndQuestionsThereCannotBeAreRefused(String place, String value, String how)
      throws JsonProcessingException {
    RuleBook book = ShippedBooks.of("werewolf");
    String setup = "{'seats':[{'name':'A','role':'Wolf'},{'name':'B','role':'Seer'}]}";
    try (Match match = book.newMatch(JSON.readTree(setup.replace('\'', '"')), 3)) {
      JsonNode saved = JSON.readTree(match.save());
      ChangedValues.put(saved, place, JSON.readTree(value));

      assertThatThrownBy(() -> book.restore(saved.toString()))
          .isExactlyInstanceOf(IllegalArgumentException.class)
          .hasMessageContaining(how);
    }
  }
}
