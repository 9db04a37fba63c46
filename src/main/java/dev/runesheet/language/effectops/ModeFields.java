package dev.runesheet.language.effectops;

import dev.runesheet.schema.Default;
import dev.runesheet.schema.Distinct;
import dev.runesheet.schema.Doc;
import dev.runesheet.schema.Named;
import dev.runesheet.schema.Range;
import dev.runesheet.schema.Required;
import dev.runesheet.schema.Size;
import java.util.List;
import java.util.Optional;

/**
 * A mode as its file has it.
 *
 * @param name the name; empty if it is called after its file
 */
record ModeFields(
    @Doc("The name for people; left out, the file's.") Optional<OwnName> name,
    @Doc("All attributes of a match, at least one, each once; the order gives their ids.")
        @Required(orEmpty = true)
        @Size(value = 1, orMore = true, of = "attribute")
        @Distinct
        List<AttributeName> attributes,
    @Doc("Global rules, held by both sides before the heroes' own effects.")
        List<EffectFields> effects,
    @Doc("The match is a draw after this turn; from 1 to 2147483647.")
        @Named("max_turns")
        @Default("" + ModeSource.DEFAULT_MAX_TURNS)
        @Range(min = 1)
        int maxTurns,
    @Doc(
            "What too many events of an action do: `fail` undoes the action, `drop` forgets the surplus.")
        @Default("\"fail\"")
        Overflow overflow) {

  /** The names of its attributes. */
  List<String> names() {
    return attributes.stream().map(AttributeName::key).toList();
  }
}
