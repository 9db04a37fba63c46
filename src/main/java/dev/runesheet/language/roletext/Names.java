package dev.runesheet.language.roletext;

import dev.runesheet.game.werewolf.word.ExtraRoleChange;
import dev.runesheet.language.roletext.tree.Ability;
import dev.runesheet.language.roletext.tree.Action.AbilityUse;
import dev.runesheet.language.roletext.tree.Definition;
import dev.runesheet.model.diagnostic.Diagnostics;
import java.util.List;

/** Checks the names of definitions against each other. */
final class Names {

  private Names() {}

  static void check(List<RoleTextFile.Read> texts) {
    DefinedNames names = new DefinedNames();
    for (RoleTextFile.Read text : texts) {
      Definition definition = text.definition();
      names.add(definition, text.findings());
      ContainedAbilities.of(definition)
          .forEach(use -> grantsItself(definition, use, text.findings()));
    }
  }

  private static void grantsItself(Definition definition, AbilityUse use, Diagnostics findings) {
    if (definition instanceof Definition.Role
        && use.ability() instanceof Ability.Granting granting
        && granting.change() == ExtraRoleChange.GRANT
        && granting.extraRole().equals(definition.name())) {
      String found = "'" + granting.extraRole() + "'";
      findings.error(
          RoleTextCode.TARGET,
          use.written().of(granting.extraRole()),
          found,
          "another role than the one that grants");
    }
  }
}
