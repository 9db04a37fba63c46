package dev.runesheet;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.runesheet.api.Match;
import dev.runesheet.api.RuleBook;
import dev.runesheet.game.mathbattle.DuelSetup;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Words of a set-up that no game knows are refused, all at once, with the nearest that it knows.
 */
class SetupWordsTest {

  private static final ObjectMapper MAPPER = new ObjectMapper();
  private static final String DUEL = "math-battle";
  private static final String QUEENS = "queens-blood";
  private static final String VALERIA = "valeria";
  private static final String VALE = "ember-vale";

  private static JsonNode json(String text) {
    try {
      return MAPPER.readTree(text.replace('\'', '"'));
    } catch (JsonProcessingException wrong) {
      throw new IllegalArgumentException(wrong);
    }
  }

  private static void assertRefused(String game, JsonNode setup, String... words) {
    assertThatThrownBy(() -> ShippedBooks.of(game).newMatch(setup, 1))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContainingAll(words)
        .satisfies(
            wrong ->
                assertThat(wrong.getMessage())
                    .doesNotContain("dev.runesheet")
                    .doesNotContain("jackson")
                    .doesNotContain("\n"));
  }

  @Test
  void theNameOrTheNumberOfACardLeadsToItsId() {
    assertRefused(
        QUEENS,
        json("{'decks':{'Y':['Grenadier','3',3]}}"),
        "decks/Y/0 (Grenadier) is not known; expected the id of a card. 'Grenadier' has the id"
            + " '003'.",
        "decks/Y/1 (3) is not known; expected the id of a card. Did you mean '003'?",
        "decks/Y/2 (3) is not right; expected a text. Did you mean '003'?");
  }

  @Test
  void allUnknownWordsOfADuelAreNamed() {
    assertRefused(
        DUEL,
        json(
            "{'mod':'mode','heroes':['fightr','fire mage'],'first':2,"
                + "'position':{'phse':'choice','turn':0,'stats':[{'healt':3},{'mana':'much'}]}}"),
        "word (mod) of set-up is not known; expected one of mode, heroes, first, position."
            + " Did you mean 'mode'?",
        "heroes/0 (fightr) is not known; expected one of fighter, fire-mage. Did you mean"
            + " 'fighter'?",
        "heroes/1 (fire mage) is not known",
        "Did you mean 'fire-mage'?",
        "first (2) is not right; expected a whole number, 0 to 1.",
        "word (phse) of position is not known",
        "Did you mean 'phase'?",
        "position/turn (0) is not right; expected a whole number, 1 or more.",
        "word (healt) of position/stats/0",
        "Did you mean 'health'?",
        "position/stats/1/mana (\"much\") is not right; expected a number.");
    assertRefused(DUEL, json("{'heroes':['fighter']}"), "heroes ([\"fighter\"])", "a list of 2");
    assertRefused(
        DUEL,
        json("{'heroes':['fighter','fire-mage'],'position':{'stats':[{},{},{'health':3}]}}"),
        "position/stats",
        "expected a list of 0 to 2.");
    assertRefused(DUEL, json("{}"), "heroes is missing; expected a list of 2.");
  }

  @Test
  void allUnknownWordsOfAQueensMatchAreNamed() {
    ObjectNode setup = MAPPER.createObjectNode().put("variant", "standart").put("shufle", true);
    ObjectNode decks = setup.putObject("decks");
    ArrayNode deck = decks.putArray("Y");
    Collections.nCopies(15, "001").forEach(deck::add);
    decks.putArray("E").add("0O1").add(7);
    decks.putArray("e");
    assertRefused(
        QUEENS,
        setup,
        "variant (standart) is not known",
        "Did you mean 'standard'?",
        "word (shufle) of set-up is not known",
        "Did you mean 'shuffle'?",
        "word (e) of decks is not known; expected one of Y, E. Did you mean 'E'?",
        "decks/E/0 (0O1) is not known",
        "decks/E/1 (7) is not right; expected a text.",
        "the deck of Y is not allowed: found copy 3 of 001");
    assertRefused(QUEENS, json("{}"), "decks is missing");
    assertRefused(
        QUEENS,
        json(
            "{'decks':{},'position':{'tiles':[{'tile':15,'owner':'X','powerdelta':1}],'hand':{}}}"),
        "position/tiles/0/tile (15) is not right; expected a whole number, 0 to 14.",
        "position/tiles/0/owner (X) is not known; expected one of Y, E, N.",
        "word (powerdelta) of position/tiles/0",
        "Did you mean 'power_delta'?",
        "position/hands is missing",
        "Did you mean 'hands'?");
  }

  @Test
  void allUnknownWordsOfAMatchOfValeriaAreNamed() {
    assertRefused(
        VALERIA,
        json("{'preset':'bse','player':['a','b'],'frist':1}"),
        "preset (bse) is not known",
        "Did you mean 'base'?",
        "Did you mean 'players'?",
        "Did you mean 'first'?");
    assertRefused(
        VALERIA,
        json("{'deal':{'seats':['a','b'],'citizen':[],'starters':['nobody']}}"),
        "word (citizen) of deal is not known",
        "Did you mean 'citizens'?",
        "deal/starters/0 (nobody) is not known");
  }

  @Test
  void allUnknownWordsOfADeclaredMatchAreNamed() {
    assertRefused(VALE, json("{}"), "decks is missing; expected a list of 2.");
    assertRefused(VALE, json("{'decks':'fire'}"), "decks (\"fire\") is not right");
    assertRefused(
        VALE,
        json("{'decks':['fire','frots'],'frist':0,'first':2}"),
        "decks/1 (frots) is not known",
        "Did you mean 'frost'?",
        "Did you mean 'first'?",
        "first (2) is not right; expected a whole number, 0 to 1.");
    assertRefused(
        VALE,
        json(
            "{'decks':['a','b'],'position':{'phase':'dya','turn':-1,'seats':["
                + "{'stats':{'ember':1}},{'zones':{'hnd':[],'hand':[{'crd':'x'},{'card':'spark-im'},"
                + "{'card':'spark-imp','stats':{'attak':2}}]}}]}}"),
        "position/phase (dya) is not known",
        "Did you mean 'day'?",
        "position/turn (-1) is not right",
        "word (ember) of position/seats/0/stats is not known",
        "word (hnd) of position/seats/1/zones is not known",
        "position/seats/1/zones/hand/0/card is missing",
        "position/seats/1/zones/hand/1/card (spark-im) is not known",
        "word (attak) of position/seats/1/zones/hand/2/stats is not known",
        "Did you mean 'attack'?");
    assertRefused(
        VALE,
        json("{'decks':['a','b'],'lists':[['spark-imp'],['whelp']]}"),
        "lists/1/0 (whelp) is not known");
  }

  @Test
  void allThatADeckMayNotHaveIsTold() {
    assertRefused(
        "tcg-pocket",
        json("{'decks':['a','b'],'lists':[" + deck("psychic") + "," + deck("psychic") + "]}"),
        "lists/0 is no deck that is allowed: found 0 cards, expected 20 cards.",
        "lists/0 is no deck that is allowed: found 5 of 'Psychic Energy', expected at most 1.",
        "lists/1 is no deck that is allowed: found 0 cards, expected 20 cards.");
  }

  private static String deck(String card) {
    return "['" + String.join("','", Collections.nCopies(5, card)) + "']";
  }

  @Test
  void playersHaveNamesThatAreToldApart() {
    assertRefused("valeria", json("{'players':['','B']}"), "players/0 (\"\")", "a name");
    assertRefused("valeria", json("{'players':['B','B']}"), "must be different names");
    assertRefused("valeria", json("{}"), "players", "a list of 2 to 5");
    assertRefused(
        VALE,
        json("{'decks':['',7],'lists':[['spark-imp'],['spark-imp']]}"),
        "decks/0 (\"\") is not right; expected a name.",
        "decks/1 (7) is not right; expected a name.");
  }

  /** A set-up of a client may be of any length; what is said of it is not. */
  @ParameterizedTest
  @CsvSource({"math-battle", "queens-blood", "valeria", "ember-vale", "tcg-pocket", "werewolf"})
  void whatIsRepeatedOfASetUpIsShort(String game) {
    String much = "x".repeat(100_000);
    ArrayNode many = MAPPER.createArrayNode();
    Collections.nCopies(20_000, much.substring(0, 100)).forEach(many::add);
    ObjectNode setup = MAPPER.createObjectNode().put(much, much).put("preset", much);
    for (String field : List.of("heroes", "decks", "seats", "players", "first", "lists")) {
      setup.put(field, much);
    }
    assertThatThrownBy(() -> ShippedBooks.of(game).newMatch(setup, 1))
        .hasMessageContaining("… (100000 characters)")
        .satisfies(wrong -> assertThat(wrong.getMessage()).hasSizeLessThan(10_000));
    for (String field : List.of("heroes", "decks", "seats", "players", "lists")) {
      setup.set(field, many);
    }
    assertThatThrownBy(() -> ShippedBooks.of(game).newMatch(setup, 1))
        .satisfies(wrong -> assertThat(wrong.getMessage()).hasSizeLessThan(20_000));
    setup.removeAll();
    setup.set("players", many);
    assertThatThrownBy(() -> ShippedBooks.of(game).newMatch(setup, 1))
        .satisfies(wrong -> assertThat(wrong.getMessage()).hasSizeLessThan(20_000));
  }

  /** What Jackson says of classes says nothing to who wrote a set-up. */
  @Test
  void partsOfAPositionAreRefusedAtTheirPlaceInPlainWords() {
    String card = "{'card':'spark-imp','attached':'kindle'}";
    assertRefused(
        VALE,
        json(position("{'zones':{'board':[" + card + "]}}")),
        "position/seats/0/zones/board/0/attached (\"kindle\") is not right; expected a list.");
    for (String effects : List.of("7", "'x'", "[7]", "[{'efect':{}}]", "[{'turns':'much'}]")) {
      assertRefused(
          VALE, json(position("{'effects':" + effects + "}")), "position/seats/0/effects");
      assertRefused(
          VALE,
          json(position("{'zones':{'board':[{'card':'spark-imp','effects':" + effects + "}]}}")),
          "position/seats/0/zones/board/0/effects");
    }
    assertRefused(
        VALE,
        json(position("{'effects':[{'effct':{},'turns':1}]}")),
        "/position/seats/0/effects/0/effct: field 'effct' is not known; expected one of effect,"
            + " turns. Did you mean 'effect'?");
  }

  @Test
  void whatASeatOfWerewolfBearsIsAListOfTexts() {
    assertRefused(
        "werewolf",
        json(
            "{'seats':[{'name':'A','role':'Seer','attributes':'Wolfish','groups':{},'extra':7},"
                + "{'name':'B','role':'Wolf','attributes':[1],'extra':['Seerr']}],"
                + "'teams':{'Flute':5}}"),
        "seats/0/attributes (\"Wolfish\") is not right; expected a list.",
        "seats/0/groups ({}) is not right; expected a list.",
        "seats/0/extra (7) is not right; expected a list.",
        "seats/1/attributes/0 (1) is not right; expected a text.",
        "seats/1/extra/0 (Seerr) is not known",
        "Did you mean 'Seer'?",
        "teams/Flute (5) is not right; expected a text.");
    assertRefused(
        "werewolf",
        json("{'seats':[{'role':'Seer'},{'role':'Wolf'}],'teams':[]}"),
        "teams ([]) is not right; expected a JSON object.");
  }

  @Test
  void playersOfWerewolfWhoCannotBeToldApartAreRefused() {
    assertRefused(
        "werewolf",
        json("{'seats':[{'name':'A','role':'Seer'},{'name':'A','role':'Wolf'},{'role':'Wolf'}]}"),
        "seats/1/name (A) is not right; each player has a name of his own.",
        "seats/2/name () is not right; each player has a name of his own.");
  }

  private static String position(String seat) {
    return "{'decks':['a','b'],'position':{'seats':[" + seat + ",{}]}}";
  }

  @Test
  void whatADeclaredMatchMayLeaveOutHasTheValueThatIsUsual() {
    RuleBook book = ShippedBooks.of(VALE);
    try (Match match = book.newMatch(json("{'decks':['fire','frost']}"), 1);
        Match position =
            book.newMatch(json("{'decks':['a','b'],'position':{'seats':[{},{}]}}"), 1)) {
      assertThat(match.view(0).active()).isZero();
      assertThat(position.view(0).turn()).isEqualTo(1);
    }
  }

  @ParameterizedTest
  @CsvSource({"math-battle", "queens-blood", "valeria", "ember-vale", "tcg-pocket", "werewolf"})
  void whatIsNoObjectIsRefused(String game) {
    for (String other : List.of("null", "[]", "7", "'base'", "true")) {
      assertThatThrownBy(() -> ShippedBooks.of(game).newMatch(json(other), 1))
          .isInstanceOf(IllegalArgumentException.class)
          .hasMessageMatching("set-up \\(.*\\) is not right; expected a JSON object\\.");
    }
  }

  @Test
  void aListWhereAWordShouldStandIsRefusedAtItsPlace() {
    assertRefused(
        DUEL, json("{'heroes':['fighter',{}]}"), "heroes/1 ({}) is not right; expected a text.");
    assertRefused(
        VALE, json("{'decks':['fire',[]]}"), "decks/1 ([]) is not right; expected a text.");
    assertRefused(
        VALE,
        json("{'decks':['a','b'],'lists':[['spark-imp',[]],'spark-imp']}"),
        "lists/0/1 ([]) is not right; expected a text.",
        "lists/1 (\"spark-imp\") is not right; expected a list.");
    assertRefused(
        VALERIA,
        json("{'preset':'base','players':['Ann','Bob'],'position':{}}"),
        "position of a match of Valeria is not readable: /position lacks 'phase' or 'dice'");
  }

  @Test
  void theSetUpOfASavedMatchIsCheckedToo() {
    RuleBook book = ShippedBooks.of(DUEL);
    try (Match match = book.newMatch(DuelSetup.of("fighter", "fire-mage").toJson(), 1)) {
      String saved = match.save().replace("\"heroes\":[\"fighter\"", "\"heros\":[\"fightre\"");
      assertThatThrownBy(() -> book.restore(saved))
          .isInstanceOf(IllegalArgumentException.class)
          .hasMessageContainingAll("saved match is damaged", "Did you mean 'heroes'?");
    }
  }

  @Test
  void theSetUpsThatGamesWriteAreKnown() {
    for (String first : Arrays.asList("fighter", "fire-mage")) {
      ShippedBooks.of(DUEL).newMatch(DuelSetup.of(first, "fighter").toJson(), 1).close();
    }
  }
}
