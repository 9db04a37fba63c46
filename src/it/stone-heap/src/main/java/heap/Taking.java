package heap;

import dev.runesheet.spi.MatchContext;
import dev.runesheet.spi.Option;
import dev.runesheet.spi.Question;
import dev.runesheet.spi.action.Legality;
import dev.runesheet.spi.fact.Entity;
import dev.runesheet.spi.fact.Event;
import java.util.List;
import java.util.stream.IntStream;

/** The question how many stones a player takes: one to three. */
final class Taking implements Question<Take> {

  private static final int MOST = 3;

  @Override
  public String prompt() {
    return "take";
  }

  @Override
  public Class<Take> actions() {
    return Take.class;
  }

  @Override
  public List<Option> options(MatchContext match, int player) {
    return IntStream.rangeClosed(1, MOST)
        .mapToObj(Take::new)
        .filter(take -> legality(match, player, take).isLegal())
        .map(take -> new Option(take, () -> "take " + take.stones()))
        .toList();
  }

  @Override
  public Legality legality(MatchContext match, int player, Take take) {
    int left = (int) StoneHeap.heap(match).stat(StoneHeap.STONES);
    return Legality.of(
        take.stones() >= 1 && take.stones() <= Math.min(MOST, left),
        () -> "one to three stones can be taken, of " + left);
  }

  @Override
  public void onAnswer(MatchContext match, int player, Take take) {
    move(match, StoneHeap.heap(match), -take.stones());
    move(match, match.player(player), take.stones());
    HeapState state = match.state(HeapState.class);
    state.most = Math.max(state.most, take.stones());
    match.post(Event.about(StoneHeap.TAKEN, match.player(player), -1));
  }

  private static void move(MatchContext match, Entity entity, int stones) {
    match.setStat(entity, StoneHeap.STONES, entity.stat(StoneHeap.STONES) + stones);
  }
}
