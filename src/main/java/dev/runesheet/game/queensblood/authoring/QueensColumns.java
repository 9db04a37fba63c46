package dev.runesheet.game.queensblood.authoring;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import dev.runesheet.engine.RuleWords;
import dev.runesheet.game.queensblood.Board;
import dev.runesheet.game.queensblood.QueensCatalog;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.testing.ScenarioColumn;
import dev.runesheet.testing.ScenarioKit;
import dev.runesheet.testing.sheet.CommonColumns;
import java.util.ArrayList;
import java.util.List;

/** The columns of a sheet of Queen's Blood: the words of {@code docs/testers.md} in cells. */
final class QueensColumns {

  private static final String TILE = "tiles/{Lane},{Column}/";
  private static final String NOTHING = "nothing";

  private final RuleWords rules;
  private final List<String> cards;
  private final List<ScenarioColumn> columns = new ArrayList<>();

  QueensColumns(RuleWords rules) {
    this.rules = rules;
    this.cards = List.copyOf(rules.catalog(QueensCatalog.class).cards().keySet());
  }

  List<ScenarioColumn> all(ScenarioKit kit) {
    columns.addAll(CommonColumns.first(kit));
    given();
    when();
    then();
    columns.addAll(CommonColumns.last(kit, rules, QueensColumns::side, column -> column));
    return List.copyOf(columns);
  }

  private static ScenarioColumn side(ScenarioColumn column) {
    return column.oneOf(ScenarioValues.SIDES, Code.UNKNOWN_WORD);
  }

  private ScenarioColumn card(ScenarioColumn column) {
    return column.oneOf(cards, Code.UNKNOWN_REFERENCE);
  }

  private static ScenarioColumn any(ScenarioColumn column) {
    return column.whole(Integer.MIN_VALUE, Integer.MAX_VALUE);
  }

  private static ScenarioColumn lane(ScenarioColumn column) {
    return column.whole(0, Board.LANES - 1).inNewSheets().note("The lane from the top, from 0.");
  }

  private static ScenarioColumn place(ScenarioColumn column) {
    return column
        .whole(0, Board.COLUMNS - 1)
        .inNewSheets()
        .note("The column from Y's edge, from 0.");
  }

  /** Tiles as {@code 1,4}, several with semicolons between them. */
  private static ScenarioColumn tiles(ScenarioColumn column) {
    ScenarioColumn named = column.oneOf(ScenarioValues.TILES, Code.POSITION);
    for (int tile = 0; tile < Board.TILES; tile++) {
      ArrayNode pair = JsonNodeFactory.instance.arrayNode();
      pair.add(Board.lane(tile)).add(Board.column(tile));
      named = named.meaning(ScenarioValues.TILES.get(tile), pair);
    }
    return named.list();
  }

  private void given() {
    columns.add(lane(ScenarioColumn.given("Lane", "")));
    columns.add(place(ScenarioColumn.given("Column", "")));
    columns.add(
        ScenarioColumn.given("Shows", TILE + "t")
            .oneOf(QueensGiven.SHOWN, Code.POSITION)
            .inNewSheets()
            .note("The tile's owner and pawns. Further tiles go into the rows below."));
    columns.add(
        card(ScenarioColumn.given("Card", TILE + "card")).inNewSheets().note("The card on it."));
    columns.add(any(ScenarioColumn.given("Power delta", TILE + "pd")).note("Of the card."));
    columns.add(any(ScenarioColumn.given("Scale delta", TILE + "sd")).note("Of the card."));
    columns.add(
        any(ScenarioColumn.given("Influence", TILE + "raw"))
            .note("The tile's signed influence, positive for Y."));
    for (String side : ScenarioValues.SIDES) {
      columns.add(
          card(ScenarioColumn.given("Hand of " + side, "hands/" + side))
              .list()
              .inNewSheets()
              .note("The cards in the hand of " + side + "."));
    }
    for (String side : ScenarioValues.SIDES) {
      columns.add(
          card(ScenarioColumn.given("Deck of " + side, "decks/" + side))
              .list()
              .note("Its cards from the top."));
    }
    columns.add(
        side(ScenarioColumn.given("To move", "turn")).note("The side to move; Y if left out."));
  }

  private void when() {
    columns.add(
        ScenarioColumn.when("Do", "do")
            .oneOf(QueensActions.WORDS, Code.UNKNOWN_WORD)
            .inNewSheets()
            .note("What is done. Further actions go into the rows below."));
    columns.add(side(ScenarioColumn.when("Side", "side")).inNewSheets().note("Who does it."));
    columns.add(card(ScenarioColumn.when("Card", "card")).inNewSheets().note("What is played."));
    columns.add(lane(ScenarioColumn.when("Lane", "lane")));
    columns.add(place(ScenarioColumn.when("Column", "col")));
    columns.add(any(ScenarioColumn.when("Amount", "amount")).note("Of 'modify' and 'pawn'."));
    columns.add(
        tiles(ScenarioColumn.when("Tiles", "tiles"))
            .note("Of 'destroy': the cards that go together, for example 0,1; 2,1."));
    columns.add(
        ScenarioColumn.when("Strict", "strict")
            .yesNo()
            .note("Whether it must be that side's turn."));
    columns.add(
        ScenarioColumn.when("Slots", "slots")
            .whole(0, Integer.MAX_VALUE)
            .list()
            .note("Of 'mulligan': the places in the hand, from 0."));
    columns.add(
        card(ScenarioColumn.when("Order", "order"))
            .list()
            .note("Of 'mulligan': the deck and the replaced cards after shuffling."));
  }

  private void then() {
    columns.add(lane(ScenarioColumn.then("Lane", "")));
    columns.add(place(ScenarioColumn.then("Column", "")));
    columns.add(
        ScenarioColumn.then("Shows", TILE + "t")
            .oneOf(QueensGiven.SHOWN, Code.POSITION)
            .inNewSheets()
            .note("The tile's owner and pawns. Further tiles go into the rows below."));
    columns.add(
        card(ScenarioColumn.then("Card", TILE + "card"))
            .meaning(NOTHING, JsonNodeFactory.instance.nullNode())
            .inNewSheets()
            .note("The card on it, or 'nothing'."));
    columns.add(side(ScenarioColumn.then("Side", TILE + "side")).note("The card's side."));
    columns.add(
        any(ScenarioColumn.then("Power", TILE + "power")).inNewSheets().note("The card's power."));
    columns.add(any(ScenarioColumn.then("Power delta", TILE + "pd")).note("Of the card."));
    columns.add(any(ScenarioColumn.then("Scale delta", TILE + "sd")).note("Of the card."));
    columns.add(
        any(ScenarioColumn.then("Influence", "raw/{Lane},{Column}"))
            .note("The tile's signed influence, positive for Y."));
    for (String side : ScenarioValues.SIDES) {
      columns.add(
          card(ScenarioColumn.then("Hand of " + side, "hands/" + side))
              .list()
              .note("The cards in the hand of " + side + "."));
    }
    for (String side : ScenarioValues.SIDES) {
      columns.add(
          ScenarioColumn.then("Deck of " + side, "deck/" + side)
              .whole(0, Integer.MAX_VALUE)
              .note("How many cards are left."));
    }
    columns.add(side(ScenarioColumn.then("To move", "turn")).note("The side to move."));
    legalAndScore();
  }

  private void legalAndScore() {
    columns.add(
        side(ScenarioColumn.then("Legal side", "legal/side"))
            .note("Whose legal places are meant."));
    columns.add(card(ScenarioColumn.then("Legal card", "legal/card")).note("Of which card."));
    columns.add(
        tiles(ScenarioColumn.then("Legal at", "legal/at"))
            .note("All tiles where that side could play the card, lane by lane: 0,0; 2,2."));
    for (String side : ScenarioValues.SIDES) {
      columns.add(
          any(ScenarioColumn.then("Score of " + side, "score/" + side))
              .note("As if the match ended now."));
    }
    columns.add(
        side(ScenarioColumn.then("Leader", "score/winner"))
            .orNobody()
            .note("Who would win if the match ended now."));
    columns.add(
        ScenarioColumn.then("Score lane", "")
            .whole(0, Board.LANES - 1)
            .note("A lane; all three must be given, one to a row."));
    String lane = "score/lanes/#{Score lane}/";
    for (String side : ScenarioValues.SIDES) {
      columns.add(
          any(ScenarioColumn.then("Lane power of " + side, lane + side))
              .note("The power of " + side + " in that lane."));
    }
    columns.add(any(ScenarioColumn.then("Lane points", lane + "points")).note("What it is worth."));
    columns.add(
        side(ScenarioColumn.then("Lane winner", lane + "winner")).orNobody().note("Who has it."));
  }
}
