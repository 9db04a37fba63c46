package dev.runesheet.game.queensblood.turn;

import dev.runesheet.engine.Option;
import dev.runesheet.game.queensblood.Board;
import dev.runesheet.game.queensblood.CardType;
import dev.runesheet.game.queensblood.Move;
import dev.runesheet.game.queensblood.Place;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** The options to play cards on tiles, made once for all matches: none tells of a match. */
public final class PlayOptions {

  private final Map<String, Option[]> known = new ConcurrentHashMap<>();

  /** The options of a card of the catalog, by tile; not to be changed. */
  public Option[] of(CardType card) {
    Option[] plays = known.get(card.id());
    return plays != null ? plays : known.computeIfAbsent(card.id(), any -> all(card));
  }

  private static Option[] all(CardType card) {
    Option[] plays = new Option[Board.TILES];
    for (int tile = 0; tile < plays.length; tile++) {
      int on = tile;
      plays[tile] =
          new Option(new Move.Play(card.id(), Place.of(tile)), () -> Plays.words(card, on));
    }
    return plays;
  }
}
