package dev.runesheet.language.registry;

import dev.runesheet.language.WordTable;
import dev.runesheet.model.Numerals;
import dev.runesheet.model.Trigger.Watch;
import java.util.List;
import java.util.Set;

/** The words of the language with their meanings in the model, besides the names of fields. */
final class RegistryWords {

  static final String WHILE_IN_PLAY = "while_in_play";
  static final String ON_PLAY = "on_play";
  static final String ON_THRESHOLD = "on_power_threshold";
  static final String ON_SPAWNED = "on_spawned";
  static final String ON_DESTROYED = "on_card_destroyed";
  static final String ON_PLAYED = "on_card_played";
  static final String ON_LANE_WIN = "on_lane_win";
  static final String ON_ROUND_END = "on_round_end";

  static final String PLACES_PAWNS = "places pawns";

  /** The event of a card that is placed on an ally: it is activated, not yet being in play. */
  static final String PLACEMENT = "";

  static final String POWER = "power";
  static final String REPLACED_PAWNS = "replaced_pawns";
  static final String REPLACED_POWER = "replaced_power";
  static final String LANE_OWNER = "lane_owner";
  static final String SELF = "self";

  private static final String REACHES = "power reaches ";
  private static final String FIRST_REACHES = "power first reaches ";

  /**
   * All triggers but while_in_play, which is no event, and on_power_threshold, which has a number.
   */
  static final WordTable<String> EVENTS =
      WordTable.<String>empty()
          .and(ON_PLAY, "is played")
          .and("on_destroy", "is destroyed")
          .and(ON_DESTROYED, "a card is destroyed")
          .and(ON_PLAYED, "a card is played")
          .and("on_enfeebled", "is enfeebled")
          .and("on_first_enfeebled", "is first enfeebled")
          .and("on_first_enhanced", "is first enhanced")
          .and(ON_SPAWNED, "is spawned")
          .and(ON_LANE_WIN, "wins its lane")
          .and(ON_ROUND_END, "ends the round in a won lane");

  /**
   * Scopes; {@link #LANE_OWNER} is the winner's side in scoring, which the trigger says already.
   */
  static final WordTable<String> SCOPES =
      WordTable.<String>empty()
          .and(SELF, "self")
          .and("allies_on_affected_tiles", "allies on affected tiles")
          .and("enemies_on_affected_tiles", "enemies on affected tiles")
          .and("all_cards_on_affected_tiles", "all on affected tiles")
          .and("allies_in_lane", "allies in lane")
          .and("enemies_in_lane", "enemies in lane")
          .and("all_cards_in_lane", "all in lane")
          .and("allies_global", "allies")
          .and("enemies_global", "enemies")
          .and("all_cards_global", "all")
          .and(LANE_OWNER, "");

  /** The quantities counted by while_in_play scaling. */
  static final WordTable<String> COUNTED =
      WordTable.<String>empty()
          .and("enhanced_ally", "other enhanced allies")
          .and("enhanced_enemy", "other enhanced enemies")
          .and("enhanced_all", "other enhanced cards")
          .and("enfeebled_ally", "other enfeebled allies")
          .and("enfeebled_enemy", "other enfeebled enemies")
          .and("enfeebled_all", "other enfeebled cards")
          .and("enhanced_or_enfeebled_ally", "other changed allies")
          .and("enhanced_or_enfeebled_enemy", "other changed enemies")
          .and("enhanced_or_enfeebled_all", "other changed cards");

  /** The cards whose destruction is watched. */
  static final WordTable<Watch> DESTROYED = watches("destroyed");

  /** The cards whose play is watched. */
  static final WordTable<Watch> PLAYED = watches("played");

  /** Events that happen once for each card anyway. */
  static final Set<String> ONCE =
      Set.of(
          ON_PLAY,
          "on_destroy",
          "on_first_enfeebled",
          "on_first_enhanced",
          ON_SPAWNED,
          ON_LANE_WIN,
          ON_ROUND_END);

  /** The events before the end of the game: each can run programs that change the board. */
  static final List<String> DURING_PLAY =
      List.of(
          ON_PLAY,
          "on_destroy",
          ON_DESTROYED,
          ON_PLAYED,
          "on_enfeebled",
          "on_first_enfeebled",
          "on_first_enhanced",
          ON_THRESHOLD,
          ON_SPAWNED);

  /** The events after lanes have been won: only their points can still change. */
  static final List<String> SCORING = List.of(ON_LANE_WIN, ON_ROUND_END);

  private RegistryWords() {}

  /** All triggers. */
  static List<String> triggers() {
    return EVENTS.and(WHILE_IN_PLAY, "").and(ON_THRESHOLD, REACHES).words();
  }

  /** The event of a power that is reached. */
  static String reaches(double power, boolean firstTime) {
    return (firstTime ? FIRST_REACHES : REACHES) + Numerals.plain(power);
  }

  /** The number in an event of a power that is reached, or null for other events. */
  static String threshold(String event) {
    String prefix = event.startsWith(FIRST_REACHES) ? FIRST_REACHES : REACHES;
    return event.startsWith(prefix) ? event.substring(prefix.length()) : null;
  }

  /** True if an event is that of a power reached for the first time. */
  static boolean firstTime(String event) {
    return event.startsWith(FIRST_REACHES);
  }

  private static WordTable<Watch> watches(String what) {
    return WordTable.<Watch>empty()
        .and(what + "_ally", Watch.ALLY)
        .and(what + "_enemy", Watch.ENEMY)
        .and(what + "_all", Watch.OTHER);
  }
}
