package dev.runesheet.spi;

import dev.runesheet.spi.fact.Entity;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.List;
import java.util.function.Function;

/**
 * The order of things that a player is offered, which tells him nothing of what he does not see:
 * those about entities that are hidden from him, such as cards of his deck, stand by the ids of the
 * entities and not by their places.
 */
public final class HiddenOrder {

  private HiddenOrder() {}

  /**
   * The same things, those about unseen entities by id among themselves.
   *
   * @param about the entity that a thing is about; null for none
   */
  public static <T> List<T> byNumber(
      MatchContext match, int player, List<T> things, Function<T, Entity> about) {
    Game game = match.game();
    BitSet places = new BitSet();
    for (int i = 0; i < things.size(); i++) {
      Entity entity = about.apply(things.get(i));
      if (entity != null && !game.isVisible(match, player, entity)) {
        places.set(i);
      }
    }
    if (places.cardinality() < 2) {
      return things;
    }
    List<T> unseen = new ArrayList<>();
    places.stream().forEach(place -> unseen.add(things.get(place)));
    unseen.sort(Comparator.comparingInt(one -> about.apply(one).getId()));
    List<T> all = new ArrayList<>(things);
    int next = 0;
    for (int place = places.nextSetBit(0); place >= 0; place = places.nextSetBit(place + 1)) {
      all.set(place, unseen.get(next++));
    }
    return all;
  }
}
