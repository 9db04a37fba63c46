package dev.runesheet.game.werewolf.authoring;

import dev.runesheet.document.JsonValue;
import dev.runesheet.game.werewolf.word.PlayerCount;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.schema.Checked;
import dev.runesheet.schema.Doc;
import dev.runesheet.schema.Label;
import dev.runesheet.schema.Ref;
import dev.runesheet.schema.Required;
import dev.runesheet.schema.Size;
import dev.runesheet.word.WordList;
import java.util.List;
import java.util.Optional;

/** The words of {@code when}. */
@Doc("What is done. Further actions go into the rows below.")
sealed interface WolfAction
    permits WolfAction.Use, WolfAction.Vote, WolfAction.Look, WolfAction.Go {

  /** A player who can be voted for, or nobody. */
  String CANDIDATE = "candidate";

  /** A poll in which players can vote. */
  String OPEN_POLL = "open poll";

  /** Uses an ability. */
  @Doc("A player uses an ability.")
  record Use(
      @Doc("Who acts or votes.") @Label(usual = true) @Ref(WordList.PLAYER) String player,
      @Doc("Plays on to this phase first: all do no more in the phases before.")
          @Label(usual = true)
          Optional<@Ref(WolfGiven.PHASE) String> in,
      @Doc(
              "Which of his abilities, by its number on his role, `Role number` or as it is"
                  + " written, at least its beginning; if left out the only one that can be used"
                  + " now.")
          Optional<AbilityName> use,
      @Doc("On whom.")
          @Label(usual = true)
          @Size(value = PlayerCount.MOST, of = "players", orFewer = true, orOne = true)
          List<@Ref(WordList.PLAYER) String> on,
      @Doc("It is refused, and the reason holds this, in whatever capitals.") @Label(usual = true)
          Optional<String> refused)
      implements WolfAction, Checked {

    @Override
    public void check(JsonValue written) {
      checkReason(written);
    }

    static Use of(String player, Optional<String> in, String ability, List<String> on) {
      return new Use(player, in, Optional.of(new AbilityName(ability)), on, Optional.empty());
    }
  }

  /** Votes. */
  @Doc("A player votes.")
  record Vote(
      @Doc(
              "For whom the player votes, who then uses no ability; `nobody` to abstain. Votes for"
                  + " several are void.")
          @Label(usual = true)
          @Required
          @Size(value = PlayerCount.MOST, of = "players", orFewer = true, orOne = true)
          List<@Ref(CANDIDATE) String> vote,
      @Doc("Who acts or votes.") @Label(usual = true) @Ref(WordList.PLAYER) String player,
      @Doc("Plays on to this phase first: all do no more in the phases before.")
          @Label(usual = true)
          Optional<@Ref(WolfGiven.PHASE) String> in,
      @Doc("In which poll he votes; if left out the only one, or Lynch.")
          Optional<@Ref(OPEN_POLL) String> poll,
      @Doc("It is refused, and the reason holds this, in whatever capitals.") @Label(usual = true)
          Optional<String> refused)
      implements WolfAction, Checked {

    @Override
    public void check(JsonValue written) {
      checkReason(written);
      written.notEmpty("vote", Code.EMPTY, "[]", "one or more players, or nobody");
    }

    static Vote of(String player, Optional<String> in, String whom, String poll) {
      return new Vote(List.of(whom), player, in, Optional.of(poll), Optional.empty());
    }
  }

  /** Looks at how things are. */
  @Doc("Looks at how things are.")
  record Look(
      @Doc("What is so now, in the words of `then`.") @Label(hidden = true) JsonValue expect,
      @Doc("Plays on to this phase first.") Optional<@Ref(WolfGiven.PHASE) String> in)
      implements WolfAction {}

  /** Plays on. */
  @Doc("Plays on.")
  record Go(
      @Doc("Plays on to this phase: all do no more in the phases before.") @Ref(WolfGiven.PHASE)
          String phase)
      implements WolfAction {}

  /** Reports a reason without a word, which every refusal would hold. */
  private static void checkReason(JsonValue written) {
    written
        .at("/refused")
        .filter(value -> value.node().isTextual() && value.node().textValue().isBlank())
        .ifPresent(value -> value.wrong(Code.EMPTY, "a part of the reason"));
  }
}
