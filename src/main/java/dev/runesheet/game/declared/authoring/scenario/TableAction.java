package dev.runesheet.game.declared.authoring.scenario;

import dev.runesheet.schema.Doc;
import dev.runesheet.schema.Label;
import dev.runesheet.schema.Range;
import dev.runesheet.schema.Ref;
import dev.runesheet.word.WordList;
import java.util.Optional;

/** The words of {@code when}. */
@Doc("What is done. Further actions go into the rows below.")
sealed interface TableAction
    permits TableAction.Choose,
        TableAction.Register,
        TableAction.Remove,
        TableAction.Expire,
        TableAction.Leave {

  /** Answers a question. */
  @Doc("An answer to an open question.")
  record Choose(
      @Doc("An option by its words or id.") @Label(usual = true) @Ref(WordList.ANSWER)
          String choose,
      @Doc("Who answers; whoever has the option if left out.")
          Optional<@Ref(WordList.PLAYER) String> player)
      implements TableAction {}

  /** Brings an effect into play. */
  @Doc("Registers a continuous effect.")
  record Register(
      @Doc("The effect.") @Label(hidden = true) EffectAt register,
      @Doc(
              "On which card or player, such as 'player 2' or, by zone and number in it, 'player 1 hand 2'.")
          @Label(hidden = true)
          String on)
      implements TableAction {}

  /** Ends effects. */
  @Doc("Ends the continuous effects of a type that a card or player brought.")
  record Remove(
      @Doc("Their type; 'all' for those of all types.") String remove,
      @Doc(
              "What brought them, such as 'player 2' or, by zone and number in it, 'player 1 hand 2'; anything if left out.")
          Optional<String> of)
      implements TableAction {

    /** The word for all types. */
    static final String ALL = "all";
  }

  /** Ends what expires. */
  @Doc("Ends the effects that expire with a turn, or did before.")
  record Expire(@Doc("The turn.") @Range(min = 0, max = 10_000) int expire)
      implements TableAction {}

  /** Takes a card out of play. */
  @Doc("Takes a card out of play, whatever the reason.")
  record Leave(
      @Doc("A card, by player, zone and number in it, such as 'player 1 hand 2'.") String leave,
      @Doc("Where it goes.") @Ref(WordList.ZONE) String to)
      implements TableAction {}
}
