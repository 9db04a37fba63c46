package dev.runesheet.testing.standard;

import dev.runesheet.document.JsonValue;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.schema.Checked;
import dev.runesheet.schema.Doc;
import dev.runesheet.schema.Label;
import dev.runesheet.schema.Named;
import dev.runesheet.schema.Partial;
import dev.runesheet.schema.Ref;
import dev.runesheet.word.WordList;
import java.util.List;
import java.util.Map;

/** The words of {@code then} besides those that all games have in common. */
@Partial
record StandardThen(
    @Doc("Numbers of entities, with all that changes them.") @Label(value = "Number", usual = true)
        Map<@Ref("entity") String, Map<@Ref(WordList.STAT) String, Double>> numbers,
    @Doc("The definitions of what lies in a zone, in order: 'hand of player 1', 'table'.")
        @Label("Lies there")
        Map<@Ref(WordList.ZONE) String, List<String>> zones,
    @Doc("Whose turn it is.") @Ref(WordList.PLAYER) String active,
    @Doc("The turn.") Integer turn,
    @Doc("The phase.") String phase,
    @Doc("Fields of the game's own state, as it is saved.") @Label(hidden = true) JsonValue state,
    @Doc("Options that can be chosen now, in any order; there may be others.") @Named("can choose")
        List<String> canChoose,
    @Doc("Options that cannot be chosen now.") @Named("cannot choose") List<String> cannotChoose)
    implements Checked {

  /** The parts whose entries are looked for: of an empty one, nothing is. */
  private static final List<String> ASKING = List.of("can choose", "cannot choose");

  @Override
  public void check(JsonValue written) {
    ASKING.forEach(
        list -> written.notEmpty(list, Code.EXPECTS_NOTHING, "[]", "at least one entry"));
    written.field("state").ifPresent(JsonValue::fields);
  }
}
