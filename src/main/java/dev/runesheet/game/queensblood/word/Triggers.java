package dev.runesheet.game.queensblood.word;

import java.util.List;
import java.util.Map;
import java.util.Set;

/** The kinds of events that effects answer. */
public final class Triggers {

  /**
   * The trigger of a card's placement on an ally; its program is activated, since the card is not
   * in play yet.
   */
  public static final String REPLACES = "is placed on an ally";

  /** A card places its pawns; its effects may change how many. */
  public static final String PLACES_PAWNS = "places pawns";

  /** A card was played; its own effects answer. */
  public static final String IS_PLAYED = "is played";

  /** A card was played; others answer. */
  public static final String CARD_PLAYED = "a card is played";

  /** A card is in a batch of destruction; its own effects answer. */
  public static final String IS_DESTROYED = "is destroyed";

  /** A card is in a batch of destruction; others answer. */
  public static final String CARD_DESTROYED = "a card is destroyed";

  /** A discrete change lowered the power. */
  public static final String ENFEEBLED = "is enfeebled";

  /** The sum of discrete changes rose above 0 for the first time. */
  public static final String FIRST_ENHANCED = "is first enhanced";

  /** The sum of discrete changes fell below 0 for the first time. */
  public static final String FIRST_ENFEEBLED = "is first enfeebled";

  /** A token came into play. */
  public static final String SPAWNED = "is spawned";

  /** The card's side won its lane. */
  public static final String WINS_LANE = "wins its lane";

  /** The round ends and the card's side won its lane. */
  public static final String ROUND_ENDS = "ends the round in a won lane";

  /** The prefix of the triggers of a power that is reached. */
  public static final String REACHES = "power reaches ";

  /** The prefix of the triggers of a power that is reached for the first time. */
  public static final String FIRST_REACHES = "power first reaches ";

  /** The triggers that only cards answer which the event is not about (decisions 4 and 10). */
  public static final List<String> WATCHED = List.of(CARD_PLAYED, CARD_DESTROYED);

  /** The triggers with which others answer the moments that a card's own effects answer. */
  public static final Map<String, String> OWN_MOMENTS =
      Map.of(IS_PLAYED, CARD_PLAYED, IS_DESTROYED, CARD_DESTROYED);

  /** The prefixes of the triggers of a power that is reached; the number follows. */
  public static final List<String> THRESHOLDS = List.of(FIRST_REACHES, REACHES);

  /** The triggers whose programs are not reactions (decision 33). */
  public static final Set<String> UNLIMITED =
      Set.of(REPLACES, PLACES_PAWNS, IS_PLAYED, WINS_LANE, ROUND_ENDS);

  /** All but those of thresholds. */
  public static final List<String> WORDS =
      List.of(
          PLACES_PAWNS,
          IS_PLAYED,
          CARD_PLAYED,
          IS_DESTROYED,
          CARD_DESTROYED,
          ENFEEBLED,
          FIRST_ENHANCED,
          FIRST_ENFEEBLED,
          SPAWNED,
          WINS_LANE,
          ROUND_ENDS);

  private Triggers() {}

  /** The trigger of the effective power rising to a number. */
  public static String reaches(double power, boolean firstTime) {
    return (firstTime ? FIRST_REACHES : REACHES) + whole(power);
  }

  /** The number that a trigger made by {@link #reaches} names, or NaN for any other. */
  public static double threshold(String trigger) {
    String prefix = firstTime(trigger) ? FIRST_REACHES : REACHES;
    return trigger.startsWith(prefix)
        ? Double.parseDouble(trigger.substring(prefix.length()))
        : Double.NaN;
  }

  /** True if a trigger made by {@link #reaches} is that of the first time. */
  public static boolean firstTime(String trigger) {
    return trigger.startsWith(FIRST_REACHES);
  }

  private static String whole(double power) {
    return power == Math.rint(power) ? Long.toString((long) power) : Double.toString(power);
  }
}
