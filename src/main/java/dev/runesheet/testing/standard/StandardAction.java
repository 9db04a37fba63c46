package dev.runesheet.testing.standard;

import dev.runesheet.schema.Doc;
import dev.runesheet.schema.Label;
import dev.runesheet.schema.Ref;
import dev.runesheet.word.WordList;
import java.util.Optional;

/** The words of {@code when}. */
@Doc("What is done. Further actions go into the rows below.")
sealed interface StandardAction permits StandardAction.Choose {

  /** Answers a question. */
  @Doc("An answer to an open question.")
  record Choose(
      @Doc("An option by its words or id.") @Label(usual = true) String choose,
      @Doc("Who answers; whoever has the option if left out.")
          Optional<@Ref(WordList.PLAYER) String> player)
      implements StandardAction {}
}
