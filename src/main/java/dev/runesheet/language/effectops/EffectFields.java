package dev.runesheet.language.effectops;

import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.Step;
import dev.runesheet.schema.Doc;
import dev.runesheet.schema.Ref;
import dev.runesheet.schema.Required;
import java.util.List;
import java.util.Optional;

/**
 * An effect as heroes and modes write it.
 *
 * @param name the name; empty if it is called after its place
 */
@Doc("Runs its program whenever its trigger happens.")
record EffectFields(
    Optional<OwnName> name,
    TriggerSource trigger,
    @Required(orEmpty = true) @Ref(ProgramNames.PROGRAM) List<Step> program,
    SourceLocation source) {}
