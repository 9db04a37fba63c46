package dev.runesheet.game.queensblood.board;

import dev.runesheet.spi.Option;
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
    Option[] plays = new Option[Grid.TILES];
    for (int tile = 0; tile < plays.length; tile++) {
      int on = tile;
      plays[tile] = new Option(new Move.Play(card.id(), Place.of(tile)), () -> words(card, on));
    }
    return plays;
  }

  private static String words(CardType card, int tile) {
    return card.called() + " on " + Grid.place(tile);
  }
}
