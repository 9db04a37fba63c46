package dev.runesheet.testing.declared;

import dev.runesheet.schema.Doc;
import dev.runesheet.schema.Label;
import dev.runesheet.schema.OrNull;
import dev.runesheet.schema.Partial;
import dev.runesheet.schema.Range;
import dev.runesheet.schema.Ref;
import dev.runesheet.schema.Tag;
import dev.runesheet.word.WordList;
import java.util.List;

/** The words of {@code then} that all games have in common. */
@Partial
record Outcome(
    @Doc("Whether the match has ended.") Boolean over,
    @Doc("The only winner; none for a draw, a shared win, or while the match goes on.")
        @OrNull("nobody")
        @Ref(WordList.PLAYER)
        String winner,
    @Doc("All that can be chosen now, in order; empty, or 'none' in a cell, if nothing is asked.")
        List<String> options,
    @Doc("What happened: all events of the kinds named, in order; only the fields written count.")
        List<Happened> events) {

  /** An event of a match; see {@link EventWords}. */
  @Tag("event")
  @Doc("An event; all of the kinds named must be listed, in order, one to a row.")
  sealed interface Happened
      permits Happened.Change,
          Happened.Move,
          Happened.Effect,
          Happened.Roll,
          Happened.Choice,
          Happened.Signal,
          Happened.End {

    /** A stat that changed. */
    @Doc("A stat that changed.")
    @Partial
    record Change(
        @Doc("Whom it is about.") @Label("Event of") @Ref("entity") String of,
        @Doc("The stat.") @Label("Event stat") @Ref(WordList.STAT) String stat,
        @Doc("The number before.") @Label("Event from") Double from,
        @Doc("The number after.") @Label("Event to") Double to,
        @Doc("The effect that is the reason; empty for the game itself.")
            @Label("Event by")
            @Ref("reason")
            String by)
        implements Happened {}

    /** An entity that moved. */
    @Doc("An entity that moved.")
    @Partial
    record Move(
        @Doc("Whom it is about.") @Label("Event of") @Ref("entity") String of,
        @Doc("The zone before.") @Label("Moved from") String from,
        @Doc("The zone after.") @Label("Moved to") String to,
        @Doc("The position in the zone after.") @Label("Moved at") Integer at,
        @Doc("The effect that is the reason; empty for the game itself.")
            @Label("Event by")
            @Ref("reason")
            String by)
        implements Happened {}

    /** An effect that ran. */
    @Doc("An effect that ran.")
    @Partial
    record Effect(
        @Doc("The effect.") @Label("Event effect") @Ref("effect") String effect,
        @Doc("Whom it is about.") @Label("Event of") @Ref("entity") String of)
        implements Happened {}

    /** A random outcome. */
    @Doc("A random outcome.")
    @Partial
    record Roll(
        @Doc("How many outcomes there are.") @Label("Event sides") @Range(min = 1) Integer sides,
        @Doc("The outcome.") @Label("Event outcome") @Range(min = 1) Integer outcome)
        implements Happened {}

    /** An answer. */
    @Doc("An answer.")
    @Partial
    record Choice(
        @Doc("The player who chose.") @Label("Event player") @Ref(WordList.PLAYER) String player,
        @Doc("The option that was chosen.") @Label("Event option") String option)
        implements Happened {}

    /** A word that the game told. */
    @Doc("A word that the game told.")
    @Partial
    record Signal(@Doc("The word.") @Label("Event word") String word) implements Happened {}

    /** The end of the match. */
    @Doc("The end of the match.")
    @Partial
    record End(
        @Doc("The winner.") @Label("Event winner") @OrNull("nobody") @Ref(WordList.PLAYER)
            String winner,
        @Doc("The reason.") @Label("Event reason") String reason)
        implements Happened {}
  }
}
