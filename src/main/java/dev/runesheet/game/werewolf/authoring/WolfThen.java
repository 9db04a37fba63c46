package dev.runesheet.game.werewolf.authoring;

import dev.runesheet.schema.Doc;
import dev.runesheet.schema.Label;
import dev.runesheet.schema.Partial;
import dev.runesheet.schema.Ref;
import dev.runesheet.word.WordList;
import java.util.List;
import java.util.Map;

/** The words of {@code then} that only Werewolf has. */
@Partial
record WolfThen(
    @Doc("The phase.") @Ref(WolfGiven.PHASE) String phase,
    @Doc("All who live, in order.") List<@Ref(WordList.PLAYER) String> alive,
    @Doc("All who are dead, in the order they died; who died together in any order.")
        List<@Ref(WordList.PLAYER) String> dead,
    @Doc(
            "When somebody died: `start N2`, before the players act; `during D1`, while they can"
                + " still act; `end D1`, after that, as by the lynch and by what was chosen for the"
                + " end; `alive` if not.")
        @Label(value = "Death of {key}", hidden = true)
        Map<@Ref(WordList.PLAYER) String, @Ref(DEATH) String> died,
    @Doc("All that somebody was told by his abilities, in order.")
        @Label(value = "Feedback of {key}", hidden = true)
        Map<@Ref(WordList.PLAYER) String, List<@Ref(FEEDBACK) String>> feedback,
    @Doc("Whom the last feedback is about, by the name selected.")
        @Label(value = "{key} asked about", hidden = true)
        Map<@Ref(WordList.PLAYER) String, String> about,
    @Doc("Attributes that roles have invented, in the order they came.")
        @Label(value = "Attributes of {key}", hidden = true)
        Map<@Ref(WordList.PLAYER) String, List<String>> attributes,
    @Doc("The role and extra roles.") @Label(value = "Roles of {key}", hidden = true)
        Map<@Ref(WordList.PLAYER) String, List<String>> roles,
    @Doc("Groups.") @Label(value = "Groups of {key}", hidden = true)
        Map<@Ref(WordList.PLAYER) String, List<String>> groups,
    @Doc("Connections, as `#place as name`; `#place` without a disguise.")
        @Label(value = "Whispers of {key}", hidden = true)
        Map<@Ref(WordList.PLAYER) String, List<String>> whispers,
    @Doc("How many defenses somebody has.") @Label(value = "Defenses of {key}", hidden = true)
        Map<@Ref(WordList.PLAYER) String, Integer> defenses,
    @Doc("How many times abilities were used, by player: the sum of all. A compound action is one.")
        @Label(value = "Uses of {key}", hidden = true)
        Map<@Ref(WordList.PLAYER) String, Integer> uses,
    @Doc("All that was told at places, in order: `#story_time: B is Seer`.") List<String> told,
    @Doc("The polls that are open.") List<String> polls,
    @Doc("The teams that have won.") List<String> winners) {

  /** A time of death. */
  static final String DEATH = "time of death";

  /** The messages to a player. */
  static final String FEEDBACK = "feedback";
}
