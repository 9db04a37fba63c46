package heap;

import com.fasterxml.jackson.databind.JsonNode;
import dev.runesheet.spi.CatalogAccess;
import dev.runesheet.spi.Game;
import dev.runesheet.spi.Handlers;
import dev.runesheet.spi.MatchContext;
import dev.runesheet.spi.Rules;
import dev.runesheet.spi.fact.ActiveEffect;
import dev.runesheet.spi.fact.Entity;
import dev.runesheet.spi.fact.Event;
import dev.runesheet.spi.fact.StatSchema;
import dev.runesheet.spi.setup.SetupReader;
import java.util.Comparator;
import java.util.List;

/** Players take stones from a heap in turn; who takes the last one wins. */
public final class StoneHeap implements Game {

  /** The id of the game and of its folders. */
  static final String ID = "stone-heap";

  /** The definitions of the heap and of players, which hold effects; all have stones. */
  static final String HEAP = "heap";

  static final String PLAYER = "player";
  static final String STONES = "stones";

  /** The events of a turn that begins, about the heap, and of a player who took stones. */
  static final String TURN_STARTS = "turn starts";

  static final String TAKEN = "stones are taken";

  private static final StatSchema NUMBERS = new StatSchema(List.of(STONES));
  private static final Taking TAKING = new Taking();

  @Override
  public String id() {
    return ID;
  }

  @Override
  public void checkSetup(Rules rules, JsonNode setup) {
    SetupReader reader = SetupReader.of(setup);
    reader.whole(STONES, 1, 99, 12);
    reader.whole("first", 0, HeapState.PLAYERS - 1, 0);
    reader.done();
  }

  @Override
  public HeapState newState(JsonNode setup) {
    HeapState state = new HeapState();
    state.active = setup.path("first").asInt(0);
    return state;
  }

  @Override
  public Class<HeapState> stateType() {
    return HeapState.class;
  }

  @Override
  public void register(Handlers on, CatalogAccess rules) {
    on.question(TAKING);
  }

  /** The players come first, so that the number of a player is that of his entity. */
  @Override
  public void setUp(MatchContext match, JsonNode setup) {
    for (int player = 0; player < HeapState.PLAYERS; player++) {
      String name = "Player " + (player + 1);
      match.enterPlay(PLAYER, match.create(PLAYER, PLAYER, name, player, "table", NUMBERS));
    }
    Entity heap = match.create(HEAP, HEAP, "the heap", -1, "table", NUMBERS);
    match.setStat(heap, STONES, setup.path(STONES).asInt(12));
    match.enterPlay(HEAP, heap);
  }

  /** The heap of a match. */
  static Entity heap(MatchContext match) {
    return match.entity(HeapState.PLAYERS);
  }

  @Override
  public Entity player(MatchContext match, int number) {
    return match.entity(number);
  }

  @Override
  public boolean advance(MatchContext match) {
    HeapState state = match.state(HeapState.class);
    switch (state.phase) {
      case DAWN -> {
        match.post(Event.about(TURN_STARTS, heap(match), -1));
        state.phase = HeapState.Phase.TAKE;
      }
      case TAKE -> {
        match.decide(TAKING, state.active);
        state.phase = HeapState.Phase.DUSK;
      }
      default -> dusk(match, state);
    }
    return true;
  }

  /** Stones that effects take count, too. */
  private static void dusk(MatchContext match, HeapState state) {
    match.phaseEnded("turn", state.turn, state.active);
    match.resetCounts();
    if (heap(match).stat(STONES) <= 0) {
      match.endMatch(state.active, "took the last stone");
      return;
    }
    state.turn++;
    state.active = (state.active + 1) % HeapState.PLAYERS;
    state.phase = HeapState.Phase.DAWN;
  }

  @Override
  public Comparator<ActiveEffect> order(MatchContext match) {
    return Comparator.comparingInt(effect -> effect.getOrigin().getSequence());
  }
}
