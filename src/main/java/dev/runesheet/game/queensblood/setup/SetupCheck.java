package dev.runesheet.game.queensblood.setup;

import com.fasterxml.jackson.databind.JsonNode;
import dev.runesheet.game.queensblood.board.Grid;
import dev.runesheet.game.queensblood.board.QueensCatalog;
import dev.runesheet.game.queensblood.board.Side;
import dev.runesheet.spi.setup.SetupReader;
import java.util.ArrayList;
import java.util.List;

/** The check of the words of a set-up before a match begins. */
public record SetupCheck(QueensCatalog catalog) {

  /**
   * Checks a set-up.
   *
   * @throws IllegalArgumentException if it is not valid, with all that is wrong in it
   */
  public void check(JsonNode setup) {
    SetupReader in = SetupReader.of(setup);
    in.word("variant", catalog.variants(), QueensSetup.STANDARD);
    in.word("first", Side.LETTERS, Side.LETTERS.get(0));
    in.flag("shuffle", true);
    in.flag("draws", true);
    boolean whole = !in.has("position");
    decks(in, whole);
    if (!whole) {
      position(in.part("position"));
    }
    in.done();
  }

  private void decks(SetupReader in, boolean whole) {
    SetupReader decks = in.part("decks");
    for (String side : Side.LETTERS) {
      List<String> deck = decks.every(side, catalog.cards().keySet(), catalog::hints);
      if (whole && deck.size() == decks.get(side).size()) {
        DeckRules.problems(catalog, deck).forEach(one -> in.problem(sentence(side, one)));
      }
    }
  }

  private static String sentence(String side, DeckRules.Problem problem) {
    return "the deck of "
        + side
        + " is not allowed: found "
        + problem.found()
        + ", expected "
        + problem.expected()
        + ".";
  }

  private void position(SetupReader position) {
    List<String> cards = new ArrayList<>(catalog.cards().keySet());
    cards.add("");
    for (SetupReader tile : position.parts("tiles")) {
      tile.whole("tile", 0, Grid.TILES - 1, 0);
      tile.word("owner", Side.OWNERS, Side.letter(Side.NOBODY));
      tile.word("card", cards, "");
      tile.numbers(List.of("raw", "power_delta", "scale_delta"));
    }
    SetupReader hands = position.part("hands");
    Side.LETTERS.forEach(side -> hands.every(side, catalog.cards().keySet(), catalog::hints));
  }
}
