package dev.runesheet.game.queensblood.authoring;

import dev.runesheet.analysis.Knowledge;
import dev.runesheet.analysis.Knowledge.Range;
import dev.runesheet.game.queensblood.board.Card;
import dev.runesheet.game.queensblood.word.CardStats;
import dev.runesheet.game.queensblood.word.CountedState;
import dev.runesheet.game.queensblood.word.ScopeSides;
import dev.runesheet.game.queensblood.word.ScopeWords;
import dev.runesheet.game.queensblood.word.Triggers;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The words that tables of Queen's Blood may name, and what is known of them. */
final class QueensWords {

  /** The stats that conditions and amounts may name. */
  static final List<String> STATS =
      List.of(
          CardStats.POWER,
          Card.DELTA,
          Card.SCALE,
          CardStats.REPLACED_PAWNS,
          CardStats.REPLACED_POWER,
          Card.TOKEN);

  /** The scopes of operations and auras. */
  static final List<String> SCOPES =
      Stream.concat(Stream.of(ScopeWords.SELF), ScopeWords.CARDS.stream()).toList();

  /** The quantities counted by scaling. */
  static final List<String> COUNTED =
      Arrays.stream(CountedState.values())
          .flatMap(state -> Arrays.stream(ScopeSides.values()).map(state::words))
          .toList();

  private static final Range POWERS = new Range(-CardStats.MOST, CardStats.MOST);

  /**
   * The events of the game itself: plays and scoring need no effect. A card is destroyed once, and
   * crosses its lines of power for the first time once; tokens are new cards. Their tiles have the
   * rank 1 to 3, which a card that was no token never had. A power that never falls reaches a
   * number once; cards that go may have held it down. No tables let a power, or a change of one, be
   * beyond their own bounds.
   */
  static final Knowledge KNOWLEDGE =
      Knowledge.NONE
          .with(
              Knowledge.TRIGGERS,
              Set.of(
                  Triggers.PLACES_PAWNS,
                  Triggers.IS_PLAYED,
                  Triggers.CARD_PLAYED,
                  Triggers.WINS_LANE,
                  Triggers.ROUND_ENDS))
          .with(
              Knowledge.CONTINUOUS,
              Set.of(
                  Triggers.REACHES,
                  Triggers.FIRST_REACHES,
                  Triggers.IS_DESTROYED,
                  Triggers.CARD_DESTROYED))
          .once(
              Set.of(
                  Triggers.FIRST_REACHES,
                  Triggers.FIRST_ENHANCED,
                  Triggers.FIRST_ENFEEBLED,
                  Triggers.IS_DESTROYED,
                  Triggers.CARD_DESTROYED,
                  Triggers.SPAWNED),
              Set.of(Triggers.SPAWNED))
          .with(Knowledge.RISING, Set.of(Triggers.REACHES))
          .with(Knowledge.ENDING, Set.of(Triggers.IS_DESTROYED, Triggers.SPAWNED))
          .with(
              Knowledge.RANGES,
              STATS.stream().collect(Collectors.toMap(stat -> stat, QueensWords::range)))
          .with(
              Knowledge.ANSWERING,
              Map.of(
                  Triggers.SPAWNED,
                  Map.of(CardStats.REPLACED_PAWNS, new Range(1, CardStats.HIGHEST_RANK))));

  /** The numbers of cards that no effect spawns. */
  static final Map<String, Range> NEVER_SPAWNED = Map.of(CardStats.REPLACED_PAWNS, Range.at(0));

  private QueensWords() {}

  private static Range range(String stat) {
    return switch (stat) {
      case CardStats.REPLACED_PAWNS -> new Range(0, CardStats.HIGHEST_RANK);
      case Card.TOKEN -> new Range(0, 1);
      default -> POWERS;
    };
  }
}
