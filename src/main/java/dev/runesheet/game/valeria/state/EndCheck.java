package dev.runesheet.game.valeria.state;

import dev.runesheet.game.valeria.card.CardKind;
import dev.runesheet.spi.question.Cell;
import dev.runesheet.spi.question.DecisionTable;
import dev.runesheet.spi.question.HitPolicy;
import dev.runesheet.spi.question.InputColumn;
import dev.runesheet.spi.question.OutputColumn;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** The depletion of the centre at the end of a turn. */
@DecisionTable(
    title = "Ends",
    family = "ending",
    doc = "when the last round begins",
    rows = HitPolicy.COLLECT)
public final class EndCheck {

  /** The name of the list of counts that rows may read. */
  public static final String COUNT = "count";

  /** The number of depleted monster stacks. */
  public static final String MONSTERS = "monster stacks used up";

  /** The number of depleted domain stacks. */
  public static final String DOMAINS = "domain stacks used up";

  /** The number of cards drawn from the exhausted deck. */
  public static final String EXHAUSTED = "exhausted cards drawn";

  /** The prefix of the numbers of empty slots in the harbour; the kind of card follows. */
  public static final String SLOTS_EMPTY = " slots empty";

  /** The counts that rows may read. */
  public static final List<String> COUNTED =
      Stream.concat(
              Stream.of(MONSTERS, DOMAINS, EXHAUSTED),
              CardKind.AT_SEA.stream().map(kind -> kind.word() + SLOTS_EMPTY))
          .toList();

  private static final int MOST = 100;

  private final Map<String, Integer> counts;
  private final int players;
  private final List<String> reasons = new ArrayList<>();

  public EndCheck(Map<String, Integer> counts, int players) {
    this.counts = Map.copyOf(counts);
    this.players = players;
  }

  /** True if a count is at least a number. */
  @InputColumn(order = 1, label = "At least", doc = "What is counted, and how many there must be.")
  public boolean atLeast(
      @Cell(label = "Count of", list = COUNT) String counted,
      @Cell(label = "is at least", min = 1, max = MOST) int number) {
    return counts.getOrDefault(counted, 0) >= number;
  }

  /** True if a count is at least a number for each player. */
  @InputColumn(
      order = 2,
      label = "At least for each player",
      doc = "What is counted, and how many there must be for each player.")
  public boolean atLeastForEach(
      @Cell(label = "Count for each player of", list = COUNT) String counted,
      @Cell(label = "is no less than", min = 1, max = MOST) int number) {
    return counts.getOrDefault(counted, 0) >= number * players;
  }

  /** Ends the game with this round, for a reason. */
  @OutputColumn(
      order = 1,
      label = "Reason",
      doc = "Why the game ends with this round.",
      required = true)
  public void ends(@Cell(form = Cell.Form.NAME) String reason) {
    reasons.add(reason);
  }

  public List<String> reasons() {
    return reasons;
  }
}
