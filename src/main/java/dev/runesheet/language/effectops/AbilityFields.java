package dev.runesheet.language.effectops;

import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.Step;
import dev.runesheet.schema.Doc;
import dev.runesheet.schema.Ref;
import dev.runesheet.schema.Required;
import java.util.List;
import java.util.Optional;

/**
 * An ability as heroes write it.
 *
 * @param name the name; empty if it is called after its place
 */
record AbilityFields(
    Optional<OwnName> name,
    @Doc("Words for people, without meaning in play.") List<String> tags,
    @Required(orEmpty = true) @Ref(ProgramNames.PROGRAM) List<Step> program,
    SourceLocation source) {}
