package dev.runesheet.game.declared.authoring.duel;

import dev.runesheet.schema.Doc;
import dev.runesheet.schema.Label;
import dev.runesheet.schema.Partial;
import dev.runesheet.schema.Range;
import dev.runesheet.schema.Ref;
import dev.runesheet.word.WordList;
import java.util.Map;

/** The words of {@code then} that only Math Battle has. */
@Partial
record DuelThen(
    @Doc("By player, the attributes.") @Label("{key2} {key}")
        Map<@Ref(WordList.PLAYER) String, Map<@Ref(WordList.STAT) String, Double>> stats,
    @Doc("Whose turn it is.") @Ref(WordList.PLAYER) String active,
    @Doc("The turn.") @Range(min = 0) Integer turn,
    @Doc("The phase that the match stands in.") @Ref("phase or end") String phase,
    @Doc("Whether the action of this turn is skipped.") Boolean passed) {}
