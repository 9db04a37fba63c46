package dev.runesheet.language.registry;

import dev.runesheet.document.WordTable;
import dev.runesheet.game.queensblood.word.CardStats;
import dev.runesheet.game.queensblood.word.CountedState;
import dev.runesheet.game.queensblood.word.ScopeRegion;
import dev.runesheet.game.queensblood.word.ScopeSides;
import dev.runesheet.game.queensblood.word.ScopeWords;
import dev.runesheet.game.queensblood.word.Triggers;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.schema.shape.SourceNames;
import dev.runesheet.schema.shape.SourceNames.Words;
import dev.runesheet.word.Watch;
import dev.runesheet.word.WordList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

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

  /** The event of a card that is placed on an ally: it is activated, not yet being in play. */
  static final String PLACEMENT = "";

  static final String LANE_OWNER = "lane_owner";
  static final String SELF = "self";

  /**
   * All triggers but while_in_play, which is no event, and on_power_threshold, which has a number.
   */
  static final WordTable<String> EVENTS =
      WordTable.<String>empty()
          .and(ON_PLAY, Triggers.IS_PLAYED)
          .and("on_destroy", Triggers.IS_DESTROYED)
          .and(ON_DESTROYED, Triggers.CARD_DESTROYED)
          .and(ON_PLAYED, Triggers.CARD_PLAYED)
          .and("on_enfeebled", Triggers.ENFEEBLED)
          .and("on_first_enfeebled", Triggers.FIRST_ENFEEBLED)
          .and("on_first_enhanced", Triggers.FIRST_ENHANCED)
          .and(ON_SPAWNED, Triggers.SPAWNED)
          .and(ON_LANE_WIN, Triggers.WINS_LANE)
          .and(ON_ROUND_END, Triggers.ROUND_ENDS);

  /**
   * Scopes; {@link #LANE_OWNER} is the winner's side in scoring, which the trigger says already.
   */
  static final WordTable<String> SCOPES = scopes();

  /** The quantities counted by while_in_play scaling. */
  static final WordTable<String> COUNTED = counted();

  /** The cards whose destruction is watched. */
  private static final WordTable<Watch> DESTROYED = watches("destroyed");

  /** The cards whose play is watched. */
  private static final WordTable<Watch> PLAYED = watches("played");

  /** The cards that are watched, by the trigger. */
  static final Map<String, WordTable<Watch>> WATCHED =
      Map.of(ON_DESTROYED, DESTROYED, ON_PLAYED, PLAYED);

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

  private static WordTable<String> scopes() {
    WordTable<String> scopes = WordTable.<String>empty().and(SELF, ScopeWords.SELF);
    for (ScopeRegion where : ScopeRegion.values()) {
      String place = where == ScopeRegion.ON_BOARD ? "global" : where.word().replace(' ', '_');
      for (ScopeSides whose : ScopeSides.values()) {
        String cards = whose == ScopeSides.ALL ? "all_cards" : whose.noun();
        scopes = scopes.and(cards + "_" + place, ScopeWords.name(whose, where));
      }
    }
    return scopes.and(LANE_OWNER, "");
  }

  private static WordTable<String> counted() {
    WordTable<String> counted = WordTable.empty();
    for (CountedState state : CountedState.values()) {
      boolean either = state == CountedState.CHANGED;
      String cards = either ? "enhanced_or_enfeebled" : state.word();
      for (ScopeSides whose : ScopeSides.values()) {
        String one = whose == ScopeSides.ALL ? "all" : whose.one();
        counted = counted.and(cards + "_" + one, state.words(whose));
      }
    }
    return counted;
  }

  /** All triggers. */
  static List<String> triggers() {
    return EVENTS.and(WHILE_IN_PLAY, "").and(ON_THRESHOLD, Triggers.REACHES).words();
  }

  /** The words of kinds that do not depend on cards; only the reader knows which may be watched. */
  static final Map<String, Words> FIXED =
      Map.of(
          WordList.TRIGGER,
          Words.of(triggers(), Code.UNKNOWN_TRIGGER),
          WordList.SCOPE,
          Words.of(SCOPES.words(), Code.UNKNOWN_TARGET),
          WordList.STAT,
          Words.of(List.of(CardStats.POWER), Code.UNKNOWN_STAT),
          "watched",
          Words.of(words(DESTROYED, PLAYED), Code.UNKNOWN_WORD),
          "counted",
          Words.of(words(COUNTED, DESTROYED, PLAYED), Code.UNKNOWN_WORD));

  private static final Set<String> BY_TRIGGER = Set.of("watched", "counted");

  /** The names in effects; which cards can be watched or counted depends on the trigger. */
  static SourceNames vocabulary(CardNames names) {
    return kind ->
        BY_TRIGGER.contains(kind)
            ? Words.any()
            : kind.equals(WordList.CARD)
                ? Words.of(names.all(), Code.UNKNOWN_REFERENCE)
                : FIXED.get(kind);
  }

  private static List<String> words(WordTable<?>... tables) {
    return Stream.of(tables).flatMap(table -> table.words().stream()).toList();
  }

  private static WordTable<Watch> watches(String what) {
    return WordTable.<Watch>empty()
        .and(what + "_ally", Watch.ALLY)
        .and(what + "_enemy", Watch.ENEMY)
        .and(what + "_all", Watch.OTHER);
  }
}
