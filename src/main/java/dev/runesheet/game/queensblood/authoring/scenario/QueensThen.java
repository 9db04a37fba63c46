package dev.runesheet.game.queensblood.authoring.scenario;

import com.fasterxml.jackson.databind.JsonNode;
import dev.runesheet.document.JsonValue;
import dev.runesheet.game.queensblood.board.Grid;
import dev.runesheet.game.queensblood.board.Place;
import dev.runesheet.game.queensblood.board.Side;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.schema.Checked;
import dev.runesheet.schema.Doc;
import dev.runesheet.schema.Label;
import dev.runesheet.schema.Named;
import dev.runesheet.schema.OrNull;
import dev.runesheet.schema.OtherForm;
import dev.runesheet.schema.Partial;
import dev.runesheet.schema.Range;
import dev.runesheet.schema.Ref;
import dev.runesheet.schema.Required;
import dev.runesheet.schema.ShortForm;
import dev.runesheet.schema.Size;
import dev.runesheet.word.WordList;
import java.util.List;
import java.util.Map;

/** The words of {@code then} that only Queen's Blood has. */
@Partial
record QueensThen(
    @Doc("By lane and column, what lies on the tiles.") Map<Place, Tile> tiles,
    @Doc("The tile's signed influence, positive for " + Side.LEFTS + ".") @Label("Influence")
        Map<Place, Integer> raw,
    @Doc("The cards in the hand.") @Label("Hand of {key}")
        Map<@Ref(WordList.PLAYER) String, List<@Ref(WordList.CARD) String>> hands,
    @Doc("How many cards are left.") @Label("Deck of {key}")
        Map<@Ref(WordList.PLAYER) String, @Range(min = 0) Integer> deck,
    @Doc("The side to move.") @Label("To move") @Ref(WordList.PLAYER) String turn,
    @Doc("Where a side could play a card.") @Label("Legal {field}") Legal legal,
    @Doc("The score, as if the match ended now.") @Label("{field}") Score score) {

  /** A tile, and the card on it. */
  @Partial
  @ShortForm("t")
  @OtherForm(TileList.class)
  record Tile(
      @Doc("The tile's owner and pawns. Further tiles go into the rows below.")
          @Named("t")
          @Label(value = "Shows", usual = true)
          @Ref(QueensGiven.LOOK)
          String shown,
      @Doc("The card on it, or 'nothing'.")
          @Label(usual = true)
          @OrNull("nothing")
          @Ref(WordList.CARD)
          String card,
      @Doc("The card's side.") @Ref(WordList.PLAYER) String side,
      @Doc("The card's power.") @Label(usual = true) Integer power,
      @Doc("The card's power delta.") @Named("pd") Integer powerDelta,
      @Doc("The card's scale delta.") @Named("sd") Integer scaleDelta) {}

  /** All tiles where a side could play a card. */
  record Legal(
      @Doc("Whose legal places are meant.") @Ref(WordList.PLAYER) String side,
      @Doc("Of which card.") @Ref(WordList.CARD) String card,
      @Doc("All tiles where that side could play the card, lane by lane: 0,0; 2,2.") @Required
          List<Place> at) {}

  /** The score of a match. */
  @Partial
  record Score(
      @Doc("The points of " + Side.LEFTS + ".") @Named(Side.LEFTS) @Label("Score of " + Side.LEFTS)
          Integer left,
      @Doc("The points of " + Side.RIGHTS + ".")
          @Named(Side.RIGHTS)
          @Label("Score of " + Side.RIGHTS)
          Integer right,
      @Doc("Who would win.") @Label("Leader") @OrNull("nobody") @Ref(WordList.PLAYER) String winner,
      @Doc("A lane; all three must be given, one to a row.")
          @Label("Score lane")
          @Size(value = Grid.LANES, of = "lanes")
          List<Lane> lanes)
      implements Checked {

    /** Three lanes there are always, so that lanes of which nothing is said cannot fail. */
    @Override
    public void check(JsonValue written) {
      written
          .at("/lanes")
          .filter(all -> all.node().size() == Grid.LANES)
          .filter(all -> all.node().valueStream().allMatch(JsonNode::isEmpty))
          .ifPresent(
              all ->
                  all.report(
                      Diagnostic.of(
                          Code.EXPECTS_NOTHING,
                          all.location(),
                          all.node().toString(),
                          "something to compare in at least one lane")));
    }
  }

  /** The score of a lane. */
  @Partial
  record Lane(
      @Doc("The power of " + Side.LEFTS + " in that lane.")
          @Named(Side.LEFTS)
          @Label("Lane power of " + Side.LEFTS)
          Integer left,
      @Doc("The power of " + Side.RIGHTS + " in that lane.")
          @Named(Side.RIGHTS)
          @Label("Lane power of " + Side.RIGHTS)
          Integer right,
      @Doc("What it is worth.") @Label("Lane points") Integer points,
      @Doc("Who has it.") @Label("Lane winner") @OrNull("nobody") @Ref(WordList.PLAYER)
          String winner) {}
}
