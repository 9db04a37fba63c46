package dev.runesheet.language.roletext;

import dev.runesheet.game.werewolf.word.ExtraRoleDeed;
import dev.runesheet.language.roletext.tree.Ability;
import dev.runesheet.language.roletext.tree.Action.AbilityUse;
import dev.runesheet.language.roletext.tree.Definition;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostics;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Checks the names of definitions against each other. */
final class Names {

  private Names() {}

  static void check(List<RoleTextFile.Read> texts) {
    Set<String> names = new HashSet<>();
    for (RoleTextFile.Read text : texts) {
      Definition definition = text.definition();
      String sort = definition.getClass().getSimpleName();
      if (!definition.name().isEmpty() && !names.add(sort + definition.name())) {
        String found = "'" + definition.name() + "'";
        text.findings().error(Code.DUPLICATE, definition.place(), found, "each name once");
      }
      ContainedAbilities.of(definition)
          .forEach(use -> grantsItself(definition, use, text.findings()));
    }
  }

  private static void grantsItself(Definition definition, AbilityUse use, Diagnostics findings) {
    if (definition instanceof Definition.Role
        && use.ability() instanceof Ability.Granting granting
        && granting.deed() == ExtraRoleDeed.GRANT
        && granting.extraRole().equals(definition.name())) {
      String found = "'" + granting.extraRole() + "'";
      findings.error(
          Code.ROLE_TARGET,
          use.written().of(granting.extraRole()),
          found,
          "another role than the one that grants");
    }
  }
}
