package dev.runesheet.language.registry;

import dev.runesheet.game.queensblood.word.Triggers;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * The operations of the language in the order of the document, each with the triggers that can
 * start it. Readers of JSON and of workbooks hold authors to the same list; {@link OperationSource}
 * declares their fields.
 */
public enum OperationType {
  /** Changes power, for good or while its card is in play. */
  MODIFY_POWER(true, RegistryWords.DURING_PLAY),
  /** Changes its card's own power, once for each event or for each counted card. */
  MODIFY_POWER_SCALE(true, RegistryWords.DURING_PLAY),
  /** Destroys cards. */
  DESTROY_CARDS(false, RegistryWords.DURING_PLAY),
  /**
   * Allows its card to be placed on an ally: part of the placement, without a trigger of its own.
   */
  REPLACE_ALLY(RegistryWords.PLACEMENT),
  /** Adds cards to the hand. */
  ADD_TO_HAND(false, RegistryWords.DURING_PLAY),
  /** Brings tokens onto the board. */
  SPAWN_TOKEN(false, RegistryWords.DURING_PLAY),
  /** Sets the number of pawns of its card; has no meaning after they are placed. */
  MODIFY_TILE_RANKS(Triggers.PLACES_PAWNS),
  /** Adds points to a lane that was won; only then are there points. */
  SCORE_BONUS(false, RegistryWords.SCORING),
  /** Puts influence on neighbouring tiles. */
  EXPAND_POSITIONS(false, RegistryWords.DURING_PLAY);

  private final boolean lasting;
  private final List<String> triggers;
  private final List<String> events;

  OperationType(boolean lasting, List<String> triggers) {
    this.lasting = lasting;
    this.triggers = triggers;
    this.events =
        triggers.stream().flatMap(one -> RegistryWords.EVENTS.meaning(one).stream()).toList();
  }

  /** Creates an operation of the card's own play, before the triggers of its on_play effects. */
  OperationType(String moment) {
    this.lasting = false;
    this.triggers = List.of(RegistryWords.ON_PLAY);
    this.events = List.of(moment);
  }

  /** Its word in the registry. */
  String word() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** The triggers that can start it, in the registry's words. */
  List<String> triggers() {
    List<String> all = new ArrayList<>(triggers);
    if (lasting) {
      all.add(RegistryWords.WHILE_IN_PLAY);
    }
    return all;
  }

  /**
   * The events that can start it, in the model's words; the one of {@code replace_ally} is empty,
   * since its card is activated. Those of a power that is reached are not among them.
   */
  public List<String> events() {
    return events;
  }

  /** True if events during play can start it, also a power that is reached. */
  public boolean isDuringPlay() {
    return triggers.contains(RegistryWords.ON_THRESHOLD);
  }

  /** The operation of a word. */
  static Optional<OperationType> of(String word) {
    return List.of(values()).stream().filter(one -> one.word().equals(word)).findFirst();
  }
}
