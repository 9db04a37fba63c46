package dev.runesheet.language.roletext;

import dev.runesheet.game.werewolf.word.Duration;
import dev.runesheet.language.roletext.tree.Ability;
import dev.runesheet.language.roletext.tree.Action;
import dev.runesheet.language.roletext.tree.Action.AbilityUse;
import dev.runesheet.language.roletext.tree.Action.Outcome;
import dev.runesheet.language.roletext.tree.Definition;
import dev.runesheet.language.roletext.tree.Parameters;
import dev.runesheet.language.roletext.tree.TriggeredAbility;
import dev.runesheet.language.roletext.write.RoleTextWriter;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Diagnostics;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * The check for actions of which a part does nothing, whatever the game is: a compound of one part,
 * a process whose answers nobody gets, one ability twice. Every line of them was understood.
 */
public record ActionCheck(Diagnostics findings) {

  /** Checks the actions of a definition. */
  public void check(Definition definition) {
    definition.abilities().forEach(this::check);
  }

  private void check(TriggeredAbility one) {
    if (one.action() instanceof Action.Abilities several) {
      twice(several.abilities());
    } else if (one.action() instanceof Action.Compound compound) {
      compound.parts().forEach(part -> twice(part.abilities()));
      if (compound.parts().size() == 1) {
        report(one, "Compound with one part", "a second part, or the first without Compound");
      }
    } else if (one.action() instanceof Action.Complex complex) {
      twice(complex.process());
      complex.evaluate().forEach(branch -> twice(branch.outcome()));
      boolean asks = complex.process().stream().allMatch(use -> investigates(use.ability()));
      if (complex.evaluate().isEmpty() && asks) {
        report(one, "investigations below Process, which nobody is told", "lines below Evaluate");
      }
    }
  }

  private void report(TriggeredAbility one, String found, String expected) {
    findings.add(Diagnostic.of(Code.NO_CHANGE, one.place(), found, expected));
  }

  private static boolean investigates(Ability ability) {
    return ability instanceof Ability.Investigating
        || ability instanceof Ability.AttributeInvestigating;
  }

  private void twice(Outcome outcome) {
    if (outcome instanceof Outcome.Use use) {
      twice(use.abilities());
    }
  }

  /** An ability as it is used, wherever it stands. */
  private record Deed(Ability ability, Parameters parameters) {}

  private void twice(List<AbilityUse> uses) {
    Set<Deed> before = new HashSet<>();
    for (AbilityUse use : uses) {
      boolean again = !before.add(new Deed(use.ability(), use.parameters()));
      if (again && isOnce(use.ability())) {
        String found = RoleTextWriter.write(use) + " a second time";
        String expected = "it once, or another ability";
        findings.add(Diagnostic.of(Code.SAME_EFFECT, use.place(), found, expected));
      }
    }
  }

  /** True if doing the same once more adds nothing: two killings or polls are more than one. */
  private static boolean isOnce(Ability ability) {
    return ability instanceof Ability.Targeting
        || ability instanceof Ability.Disguising
        || ability instanceof Ability.Protecting defense && defense.duration() != Duration.UNTIL_USE
        || ability instanceof Ability.Applying
        || ability instanceof Ability.Removing
        || ability instanceof Ability.Redirecting
        || ability instanceof Ability.Whispering
        || ability instanceof Ability.Joining
        || ability instanceof Ability.Granting
        || ability instanceof Ability.Loyalty
        || ability instanceof Ability.Obstructing;
  }
}
