package heap;

import com.fasterxml.jackson.databind.JsonNode;
import dev.runesheet.spi.CatalogAccess;
import dev.runesheet.spi.Handlers;
import dev.runesheet.spi.MatchContext;
import dev.runesheet.spi.Question;
import dev.runesheet.spi.fact.Entity;
import dev.runesheet.spi.fact.Event;
import dev.runesheet.spi.fact.StatSchema;
import dev.runesheet.spi.setup.SetupForm;
import dev.runesheet.spi.turn.TurnGame;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/** Players take stones from a heap in turn; who takes the last one wins. */
public final class StoneHeap extends TurnGame<HeapState> {

  /** The id of the game and of its folders. */
  static final String ID = "stone-heap";

  /** The definition of the heap, which holds effects as players do; all have stones. */
  static final String HEAP = "heap";

  static final String STONES = "stones";

  /** The events of a turn that begins, about the heap, and of a player who took stones. */
  static final String TURN_STARTS = "turn starts";

  static final String TAKEN = "stones are taken";

  private static final int PLAYERS = 2;
  private static final int MOST = 3;
  private static final StatSchema NUMBERS = new StatSchema(List.of(STONES));
  private static final SetupForm SETUP =
      SetupForm.ofPlayers(PLAYERS, PLAYERS).with(STONES, 1, 99, 12);

  /** The question how many stones a player takes: one to three. */
  private static final Question<Take> TAKING =
      Question.of(
          Take.class,
          (match, player) ->
              IntStream.rangeClosed(1, Math.min(MOST, left(match))).mapToObj(Take::new).toList(),
          (match, player) -> "one to three stones can be taken, of " + left(match),
          StoneHeap::take);

  private static final List<Phase<HeapState>> TURN =
      List.of(
          new Phase<>(
              "dawn", (match, state) -> match.post(Event.about(TURN_STARTS, heap(match), -1))),
          new Phase<>("take", (match, state) -> match.decide(TAKING, state.active)));

  public StoneHeap() {
    super(ID, HeapState.class, SETUP, TURN);
  }

  @Override
  public void register(Handlers on, CatalogAccess rules) {
    on.question(TAKING);
  }

  @Override
  public void setUp(MatchContext match, JsonNode setup) {
    match.createPlayers("table", NUMBERS, Map.of());
    Entity heap = match.create(HEAP, HEAP, "the heap", -1, "table", NUMBERS);
    match.setStat(heap, STONES, SETUP.value(setup, STONES));
    match.enterPlay(HEAP, heap);
  }

  private static Entity heap(MatchContext match) {
    return match.entity(PLAYERS);
  }

  private static int left(MatchContext match) {
    return (int) heap(match).stat(STONES);
  }

  private static void take(MatchContext match, int player, Take take) {
    match.addStat(heap(match), STONES, -take.stones());
    match.addStat(match.player(player), STONES, take.stones());
    HeapState state = match.state(HeapState.class);
    state.most = Math.max(state.most, take.stones());
    match.post(Event.about(TAKEN, match.player(player), -1));
  }

  /** Stones that effects take count, too. */
  @Override
  protected void afterTurn(MatchContext match, HeapState state) {
    if (left(match) <= 0) {
      match.endMatch(state.active, "took the last stone");
    }
  }
}
