package dev.runesheet.game.valeria.state;

import dev.runesheet.game.valeria.card.CardKind;
import dev.runesheet.game.valeria.card.CardType;
import dev.runesheet.game.valeria.word.MonsterType;
import dev.runesheet.game.valeria.word.Resource;
import dev.runesheet.game.valeria.word.Role;
import dev.runesheet.spelling.Word;
import dev.runesheet.spi.question.Cell;
import dev.runesheet.spi.question.DecisionTable;
import dev.runesheet.spi.question.HitPolicy;
import dev.runesheet.spi.question.InputColumn;
import dev.runesheet.spi.question.OutputColumn;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** A duke or noble being scored for a player. */
@DecisionTable(
    title = "Scoring",
    family = "scoring",
    doc = "what dukes and nobles score",
    rows = HitPolicy.COLLECT)
public final class ScoreSheet {

  /** The name of the list of things that cards can count. */
  public static final String COUNTED_THING = "counted thing";

  /** The things, besides roles, of which each can give points: wardens have no column. */
  public static final List<String> THINGS =
      Stream.<Word>of(
              CardKind.MONSTER,
              CardKind.CITIZEN,
              CardKind.DOMAIN,
              MonsterType.BOSS,
              MonsterType.MINION,
              MonsterType.BEAST,
              MonsterType.TITAN)
          .map(Word::word)
          .toList();

  /** The thing that is whichever resource there is most of. */
  public static final String WILD = "wild";

  /** The things of which a share gives a point: resources, and the one of which there is most. */
  public static final List<String> SHARED =
      Stream.concat(Resource.IN_PRICES.stream(), Stream.of(WILD)).toList();

  /** The things that cards can count; each of those that are not shared gives points. */
  public static final List<String> COUNTED =
      Stream.of(SHARED, Role.WORDS, THINGS, List.of(CardKind.GOODS.word()))
          .flatMap(List::stream)
          .toList();

  /** The prefix of a number of points per share. */
  public static final String POINTS = " points";

  private final CardType.Scores scores;
  private final Map<String, Integer> held;
  private int total;

  public ScoreSheet(CardType.Scores scores, Map<String, Integer> held) {
    this.scores = scores;
    this.held = Map.copyOf(held);
  }

  /** True if the card has a number for a thing. */
  @InputColumn(
      order = 1,
      label = "The card counts",
      doc = "What the card has a number for.",
      required = true)
  public boolean counts(@Cell(list = COUNTED_THING) String what) {
    return scores.of(what) != 0;
  }

  /** Gives the card's number of points for each thing. */
  @OutputColumn(
      order = 1,
      label = "Points for each",
      doc = "Each of it gives the card's number of points.")
  public void points(@Cell(list = COUNTED_THING) String what) {
    total += held.getOrDefault(what, 0) * scores.of(what);
  }

  /**
   * Gives one point for an amount of a resource equal to the card's number, rounded down; or
   * several points, if the card has a number of them.
   */
  @OutputColumn(
      order = 2,
      label = "Points by share",
      doc = "The card's number of it gives one point, rounded down.")
  public void share(@Cell(list = COUNTED_THING) String what) {
    int each = Math.max(1, scores.of(what + POINTS));
    total += held.getOrDefault(what, 0) / scores.of(what) * each;
  }

  public int total() {
    return total;
  }
}
