package dev.runesheet.game.queensblood.board;

import static dev.runesheet.spi.fault.RequiredArguments.given;
import static dev.runesheet.spi.fault.RequiredArguments.givenAll;

import dev.runesheet.schema.Doc;
import dev.runesheet.schema.Inline;
import dev.runesheet.schema.Label;
import dev.runesheet.schema.Ref;
import dev.runesheet.spi.action.Action;
import dev.runesheet.spi.action.TextForm;
import dev.runesheet.word.WordList;
import java.util.List;

/** The actions of a side: a play or the pass in its turn, and before its first the mulligan. */
public sealed interface Move extends Action {

  /** An answer to the question for a turn. */
  sealed interface InTurn extends Move permits Play, Pass {}

  /** The play of a card. */
  @TextForm("{card}@{at}")
  record Play(
      @Doc("What is played.") @Label(usual = true) @Ref(WordList.CARD) String card,
      @Inline Place at)
      implements InTurn {

    /**
     * Refuses what is missing.
     *
     * @throws NullPointerException if a parameter is null; it names it
     */
    public Play {
      given(card, "card");
      given(at, "at");
    }

    @Override
    public List<String> definitions() {
      return List.of(card);
    }
  }

  /** Passes. */
  @TextForm("pass")
  record Pass() implements InTurn {

    @Override
    public boolean isPass() {
      return true;
    }
  }

  /** An answer to the offer of a mulligan. */
  sealed interface Mulligan extends Move permits Keep, Replace {

    /** The places of the hand whose cards are replaced, from 0 and in order. */
    List<Integer> slots();

    /** The mulligan that replaces some places, or keeps the hand if there are none. */
    static Mulligan of(List<Integer> slots) {
      return given(slots, "slots").isEmpty()
          ? new Keep()
          : new Replace(slots.stream().sorted().toList());
    }
  }

  /** Keeping the hand. */
  @TextForm("none")
  record Keep() implements Mulligan {

    @Override
    public List<Integer> slots() {
      return List.of();
    }
  }

  /** The replacement of cards of the hand. */
  @TextForm("{slots}")
  record Replace(List<Integer> slots) implements Mulligan {

    /** Copies the list. */
    public Replace {
      slots = givenAll(slots, "slots");
    }
  }
}
