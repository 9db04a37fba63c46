package dev.runesheet.testing.standard;

import dev.runesheet.document.JsonValue;
import dev.runesheet.schema.Default;
import dev.runesheet.schema.Doc;
import dev.runesheet.schema.Label;
import dev.runesheet.schema.Ref;
import dev.runesheet.word.WordList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The words of {@code given}: a match from its start, and numbers that differ from the usual. */
record StandardGiven(
    @Doc("The words that set the match up, as behind 'runesheet play'; the usual match without.")
        @Label(usual = true)
        List<String> setup,
    @Doc("Who begins, in a match set up by words.") @Default("\"player 1\"") @Ref(WordList.PLAYER)
        String first,
    @Doc("The set-up as the game itself reads it, instead of words.") @Label(hidden = true)
        Optional<JsonValue> match,
    @Doc("Numbers that entities have instead of those of the set-up; effects answer the change.")
        @Label("Number")
        Map<@Ref("entity") String, Map<@Ref(WordList.STAT) String, Double>> numbers) {}
