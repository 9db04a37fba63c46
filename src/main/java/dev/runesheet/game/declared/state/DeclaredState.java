package dev.runesheet.game.declared.state;

import com.fasterxml.jackson.annotation.JsonAutoDetect;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonSetter;
import com.fasterxml.jackson.annotation.Nulls;
import dev.runesheet.game.declared.catalog.DeclaredCatalog;
import dev.runesheet.game.declared.catalog.Mode;
import dev.runesheet.spi.turn.TurnState;
import java.util.Collections;
import java.util.List;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * The turn state: the active player, the turn, the phase. Its sets are sorted, so that they are
 * read back from a save in the order in which they were written.
 */
@JsonAutoDetect(
    fieldVisibility = JsonAutoDetect.Visibility.ANY,
    getterVisibility = JsonAutoDetect.Visibility.NONE,
    isGetterVisibility = JsonAutoDetect.Visibility.NONE)
public final class DeclaredState extends TurnState {

  public int phase = -1;

  @JsonSetter(nulls = Nulls.FAIL, contentNulls = Nulls.FAIL)
  public List<Integer> acting = List.of();

  @JsonSetter(nulls = Nulls.FAIL, contentNulls = Nulls.FAIL)
  public SortedSet<String> used = Collections.emptySortedSet();

  public boolean closed;
  public boolean started;
  public int startPhase;

  @JsonInclude(JsonInclude.Include.NON_NULL)
  public Integer next;

  @JsonInclude(JsonInclude.Include.NON_DEFAULT)
  public boolean reversed;

  @JsonSetter(nulls = Nulls.FAIL)
  public String mode = "";

  private transient Mode played;

  @JsonSetter(nulls = Nulls.FAIL, contentNulls = Nulls.FAIL)
  public SortedSet<String> marks = Collections.emptySortedSet();

  /** The players to whom cards were shown that they would not see otherwise, by number of card. */
  @JsonInclude(JsonInclude.Include.NON_EMPTY)
  @JsonSetter(nulls = Nulls.FAIL, contentNulls = Nulls.FAIL)
  public SortedMap<Integer, SortedSet<Integer>> shown = Collections.emptySortedMap();

  /** True while cards of a zone make room for another, which leaves their order as it is. */
  private transient boolean makingRoom;

  /** No part of the state: made again for each copy, when somebody asks for it. */
  private transient EntitiesByZone places;

  @Override
  public DeclaredState copy() {
    DeclaredState copy = (DeclaredState) withSameFields();
    copy.places = null;
    return copy;
  }

  @Override
  public boolean reversed() {
    return reversed;
  }

  /**
   * Begins in a phase of a turn. The phase that begins each turn counts it; so a turn that begins
   * with this one, or one before it, is not counted yet.
   *
   * @param place the place of the phase among those of the game
   */
  public void begin(DeclaredCatalog catalog, int place, int inTurn) {
    started = true;
    startPhase = place;
    turn = place > catalog.firstOfTurn() ? inTurn : inTurn - 1;
  }

  /** The entities of the match by zone. */
  EntitiesByZone places() {
    if (places == null) {
      places = new EntitiesByZone();
    }
    return places;
  }

  /** True if a card was shown to a player and has neither moved nor been shuffled since. */
  public boolean isShown(int card, int player) {
    return !shown.isEmpty()
        && shown.getOrDefault(card, Collections.emptySortedSet()).contains(player);
  }

  /** Notes that a card has been shown to a player. */
  public void show(int card, int player) {
    SortedMap<Integer, SortedSet<Integer>> more = new TreeMap<>(shown);
    SortedSet<Integer> players =
        new TreeSet<>(shown.getOrDefault(card, Collections.emptySortedSet()));
    players.add(player);
    more.put(card, players);
    shown = more;
  }

  /** Notes that a card has moved or was shuffled: who was shown it knows no more which it is. */
  public void moved(int card) {
    if (!makingRoom && shown.containsKey(card)) {
      SortedMap<Integer, SortedSet<Integer>> fewer = new TreeMap<>(shown);
      fewer.remove(card);
      shown = fewer;
    }
  }

  /** Moves cards within their zone without changing their order. */
  public void makeRoom(Runnable moves) {
    makingRoom = true;
    try {
      moves.run();
    } finally {
      makingRoom = false;
    }
  }

  /** Lets the next of those who act in this phase act. */
  public void hasActed() {
    acting = acting.size() == 1 ? List.of() : List.copyOf(acting.subList(1, acting.size()));
  }

  /** The mode of the match; null in games that have none. */
  public Mode mode(DeclaredCatalog catalog) {
    if (played == null && !mode.isEmpty()) {
      played = catalog.mode(mode);
    }
    return played;
  }

  /** True if the turn has a mark. */
  public boolean isMarked(String mark) {
    return marks.contains(mark);
  }
}
