package dev.runesheet.game.queensblood;

import dev.runesheet.engine.Option;
import dev.runesheet.engine.World;
import java.util.Optional;
import java.util.regex.Pattern;

/** Why a card cannot be played on a tile (decision 2), in a sentence for the player. */
final class Refusals {

  private static final Pattern PLAY = Pattern.compile(".+@[0-2],[0-4]");

  private Refusals() {}

  /** The reason; empty if the option, an id or its words, names no play of a card. */
  static String of(World world, int side, String option) {
    for (Card card : Hands.hand(world, side)) {
      Optional<Option> play =
          card.type().plays().stream()
              .filter(one -> one.id().equals(option) || one.words().equalsIgnoreCase(option))
              .findFirst();
      if (play.isPresent()) {
        return reason(world, side, card.type(), CardType.tile(play.get().id()));
      }
    }
    boolean play = PLAY.matcher(option).matches();
    return play ? "card " + CardType.card(option) + " is not in the hand" : "";
  }

  private static String reason(World world, int side, CardType card, int tile) {
    String where = "lane " + (Board.lane(tile) + 1) + ", column " + (Board.column(tile) + 1);
    if (Board.owner(world, tile) != side) {
      return where + " is not a tile of the player";
    }
    if (card.replaces()) {
      return "";
    }
    if (!Board.empty(world, tile)) {
      return "a card lies on " + where;
    }
    int rank = Board.rank(world, tile);
    return rank < card.cost()
        ? card.name() + " costs " + card.cost() + ", and " + where + " has rank " + rank
        : "";
  }
}
