package dev.runesheet.game.queensblood.authoring.scenario;

import dev.runesheet.game.queensblood.board.Move;
import dev.runesheet.game.queensblood.board.Place;
import dev.runesheet.game.queensblood.word.CardStats;
import dev.runesheet.schema.Default;
import dev.runesheet.schema.Distinct;
import dev.runesheet.schema.Doc;
import dev.runesheet.schema.Inline;
import dev.runesheet.schema.Label;
import dev.runesheet.schema.Range;
import dev.runesheet.schema.Ref;
import dev.runesheet.schema.Required;
import dev.runesheet.schema.Size;
import dev.runesheet.schema.Tag;
import dev.runesheet.word.WordList;
import java.util.List;
import java.util.Optional;

/** The words of {@code when}. */
@Tag("do")
@Doc("What is done. Further actions go into the rows below.")
sealed interface QueensAction
    permits QueensAction.Play,
        QueensAction.Pass,
        QueensAction.Draw,
        QueensAction.Modify,
        QueensAction.Destroy,
        QueensAction.Pawn,
        QueensAction.Mulligan {

  /** Plays a card. */
  @Doc("Plays a card.")
  record Play(
      @Doc("Who does it, in or out of turn; the side to move if left out.") @Label(usual = true)
          Optional<@Ref(WordList.PLAYER) String> side,
      @Inline Move.Play play,
      @Doc("Whether it must be that side's turn.") @Default("false") boolean strict)
      implements QueensAction {}

  /** Passes. */
  @Doc("The side to move passes.")
  record Pass() implements QueensAction {}

  /** Draws. */
  @Doc("The side to move draws a card as at the start of a turn; none before its first turn.")
  record Draw() implements QueensAction {}

  /** Changes a power. */
  @Doc("Changes the power of the card on a tile once.")
  record Modify(@Inline Place at, @Doc("The change.") int amount) implements QueensAction {}

  /** Destroys cards. */
  @Doc("Destroys the cards on some tiles as one batch.")
  record Destroy(
      @Doc("The tiles, for example 0,1; 2,1.")
          @Required
          @Size(value = 1, orMore = true, of = "tile")
          @Distinct
          List<Place> tiles)
      implements QueensAction {}

  /** Puts a pawn. */
  @Doc("Puts a side's pawns on a tile.")
  record Pawn(
      @Doc("Whose they are.") @Label(usual = true) @Ref(WordList.PLAYER) String side,
      @Inline Place at,
      @Doc("How many.") @Default("1") @Range(min = 1, max = CardStats.HIGHEST_RANK) int amount)
      implements QueensAction {}

  /** Replaces cards of a hand. */
  @Doc("Replaces cards of a hand.")
  record Mulligan(
      @Doc("Whose hand.") @Label(usual = true) @Ref(WordList.PLAYER) String side,
      @Doc("Their places in the hand, from 0.") @Required @Distinct
          List<@Range(min = 0) Integer> slots,
      @Doc("The deck and the replaced cards after shuffling, from the top.")
          List<@Ref(WordList.CARD) String> order)
      implements QueensAction {}
}
