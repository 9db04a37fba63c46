package dev.runesheet.game.werewolf.authoring;

import dev.runesheet.game.werewolf.word.Daytime;
import dev.runesheet.language.roletext.tree.Action;
import dev.runesheet.language.roletext.tree.Definition;
import dev.runesheet.language.roletext.tree.Parameters;
import dev.runesheet.language.roletext.tree.Restriction;
import dev.runesheet.language.roletext.tree.Trigger;
import dev.runesheet.language.roletext.tree.TriggeredAbility;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Diagnostics;
import java.util.List;

/** The check for abilities of nights that are limited to a day, and the other way round. */
record RoleTimes(Diagnostics findings) {

  void check(List<Definition> definitions) {
    definitions.stream().flatMap(one -> one.abilities().stream()).forEach(this::check);
  }

  private void check(TriggeredAbility one) {
    if (one.action() instanceof Action.Abilities several) {
      check(one.trigger(), several.abilities());
    } else if (one.action() instanceof Action.Compound compound) {
      compound.parts().forEach(part -> check(part.trigger(), part.abilities()));
    } else if (one.action() instanceof Action.Complex complex) {
      check(one.trigger(), complex.parameters(), one.place());
      check(one.trigger(), complex.process());
    }
  }

  private void check(Trigger trigger, List<Action.AbilityUse> uses) {
    uses.forEach(use -> check(trigger, use.parameters(), use.written().of("Temporal")));
  }

  private void check(Trigger trigger, Parameters limits, SourceLocation place) {
    if (!(trigger instanceof Trigger.At at) || at.timing().daytime().isEmpty()) {
      return;
    }
    Daytime by = at.timing().daytime().get();
    for (Restriction one : limits.restrictions()) {
      if (one instanceof Restriction.Temporal time && !time.orLater() && time.daytime() != by) {
        String phase = time.daytime().title();
        String number = time.number().isPresent() ? " " + time.number().getAsInt() : "";
        findings.add(
            Diagnostic.of(
                Code.IMPOSSIBLE,
                place,
                "'" + at.timing().title() + "' with 'Temporal: " + phase + number + "'",
                "a " + by.title() + ", or " + phase + number + "+"));
      }
    }
  }
}
