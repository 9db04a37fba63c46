package dev.runesheet.game.declared.authoring.duel;

import dev.runesheet.document.JsonValue;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.schema.Checked;
import dev.runesheet.schema.Doc;
import dev.runesheet.schema.Label;
import dev.runesheet.schema.Ref;
import dev.runesheet.schema.Required;
import dev.runesheet.schema.Rest;
import dev.runesheet.schema.Size;
import dev.runesheet.testing.VerbCall;
import dev.runesheet.word.WordList;
import java.util.List;
import java.util.Optional;

/** The words of {@code when}. */
sealed interface DuelAction permits DuelAction.Choose, DuelAction.Call {

  /** The word of {@code until} for the whole match. */
  String OVER = "over";

  /** Chooses an ability, once or again and again. */
  @Doc("Chooses an ability.")
  record Choose(
      @Doc("The ability's name, or its place from 0; or one for each player.")
          @Label(
              usual = true,
              note = "The ability that is chosen. Further choices go into the rows below.")
          @Required
          @Size(value = 2, of = "abilities, one for each player", orOne = true)
          List<@Ref("ability") String> choose,
      @Doc("Who chooses; if left out, whoever is asked.")
          Optional<@Ref(WordList.PLAYER) String> player,
      @Doc("Chooses again and again, up to the choice of that turn, or to the end: `over`.")
          @Label(hidden = true)
          Optional<JsonValue> until)
      implements DuelAction, Checked {

    @Override
    public void check(JsonValue written) {
      until.ifPresent(
          turn -> {
            if (!turn.node().isTextual()) {
              turn.whole(1, Integer.MAX_VALUE);
            } else if (!turn.node().textValue().equals(OVER)) {
              turn.unknownWord(Code.UNKNOWN_WORD, List.of(OVER));
            }
          });
    }

    /** The turn whose choice is the last; 0 for one choice, the largest number for all. */
    int untilTurn() {
      return until
          .map(turn -> turn.node().isTextual() ? Integer.MAX_VALUE : turn.node().intValue())
          .orElse(0);
    }
  }

  /** Calls a verb as a program of a player's hero would. */
  @Doc("A single call of a verb.")
  record Call(
      @Doc("The verb.") @Label(hidden = true) @Ref("verb") String verb,
      @Doc("Whose program calls it; the active player's if left out.") @Label(hidden = true)
          Optional<@Ref(WordList.PLAYER) String> by,
      @Doc("The verb's parameters.") @Rest("call") VerbCall call)
      implements DuelAction {}
}
