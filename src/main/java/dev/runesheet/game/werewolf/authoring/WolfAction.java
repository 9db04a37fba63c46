package dev.runesheet.game.werewolf.authoring;

import dev.runesheet.document.JsonValue;
import dev.runesheet.schema.Doc;
import dev.runesheet.schema.Label;
import dev.runesheet.schema.Ref;
import dev.runesheet.schema.Size;
import java.util.List;
import java.util.Optional;

/** The words of {@code when}. */
@Doc("What is done. Further actions go into the rows below.")
sealed interface WolfAction permits WolfAction.Act, WolfAction.Look, WolfAction.Go {

  /** Uses an ability, or votes. */
  @Doc("A player uses an ability or votes.")
  record Act(
      @Doc("Who acts or votes.") @Label(usual = true) @Ref("player") String player,
      @Doc("Plays on to this phase first: all do no more in the phases before.")
          @Label(usual = true)
          Optional<String> in,
      @Doc(
              "Which of his abilities, by its number on his role, `Role number` or as it is"
                  + " written, at least its beginning; if left out the only one that can be used"
                  + " now.")
          Optional<AbilityName> use,
      @Doc("On whom.")
          @Label(usual = true)
          @Size(value = 40, of = "players", orFewer = true, orOne = true)
          List<@Ref("player") String> on,
      @Doc("For whom the player votes; `nobody` to abstain. Votes for several are void.")
          @Label(usual = true)
          @Size(value = 40, of = "players", orFewer = true, orOne = true)
          List<String> vote,
      @Doc("In which poll; if left out the only one, or Lynch.") Optional<String> poll,
      @Doc("It is refused, and the reason holds this, in whatever capitals.") @Label(usual = true)
          Optional<String> refused)
      implements WolfAction {

    static Act use(String player, Optional<String> in, Optional<String> use, List<String> on) {
      return new Act(
          player, in, use.map(AbilityName::new), on, List.of(), Optional.empty(), Optional.empty());
    }

    static Act vote(String player, Optional<String> in, String whom, String poll) {
      return new Act(
          player,
          in,
          Optional.empty(),
          List.of(),
          List.of(whom),
          Optional.of(poll),
          Optional.empty());
    }
  }

  /** Looks at how things are. */
  @Doc("Looks at how things are.")
  record Look(
      @Doc("What is so now, in the words of `then`.") @Label(hidden = true) JsonValue expect,
      @Doc("Plays on to this phase first.") Optional<String> in)
      implements WolfAction {}

  /** Plays on. */
  @Doc("Plays on.")
  record Go(@Doc("Plays on to this phase: all do no more in the phases before.") String phase)
      implements WolfAction {}
}
