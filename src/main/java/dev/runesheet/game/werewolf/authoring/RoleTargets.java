package dev.runesheet.game.werewolf.authoring;

import dev.runesheet.game.werewolf.word.RoleGroup;
import dev.runesheet.game.werewolf.word.TargetWord;
import dev.runesheet.language.roletext.ContainedAbilities;
import dev.runesheet.language.roletext.tree.Ability;
import dev.runesheet.language.roletext.tree.Action.AbilityUse;
import dev.runesheet.language.roletext.tree.Definition;
import dev.runesheet.language.roletext.tree.TriggeredAbility;
import dev.runesheet.language.roletext.write.RoleTextWriter;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Diagnostics;
import java.util.List;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * The check for roles that speak of a target which their players cannot have. A player keeps his
 * target whatever trigger asks for it, and whichever of his roles and attributes has made it; so
 * only definitions that are all at hand can be checked.
 *
 * @param unread whether a line of a definition, which may make a target, was not understood
 */
record RoleTargets(Predicate<Definition> unread, Diagnostics findings) {

  private static final Pattern TARGET = Pattern.compile(TargetWord.TARGET.word() + "\\b");

  void check(List<Definition> definitions) {
    if (definitions.stream().filter(one -> !isOwn(one)).anyMatch(this::mayTarget)) {
      return; // Players of any role may get it.
    }
    RoleInheritance heritage = new RoleInheritance(definitions);
    for (Definition one : definitions) {
      if (one instanceof Definition.Role role && isOwn(role) && !unread.test(role)) {
        List<TriggeredAbility> all = heritage.abilities(role);
        if (uses(all).noneMatch(RoleTargets::targets)) {
          uses(role.abilities()).filter(RoleTargets::asks).forEach(this::report);
        }
      }
    }
  }

  /** True for a role that is the only one of its sort that a player has. */
  private static boolean isOwn(Definition one) {
    return one instanceof Definition.Role role
        && role.header().filter(header -> header.group() == RoleGroup.EXTRA).isEmpty();
  }

  private static Stream<AbilityUse> uses(List<TriggeredAbility> abilities) {
    return abilities.stream().flatMap(one -> ContainedAbilities.of(one.action()));
  }

  private boolean mayTarget(Definition one) {
    return unread.test(one) || uses(one.abilities()).anyMatch(RoleTargets::targets);
  }

  private static boolean targets(AbilityUse use) {
    return use.ability() instanceof Ability.Targeting;
  }

  private static boolean asks(AbilityUse use) {
    return TARGET.matcher(RoleTextWriter.write(use)).find();
  }

  private void report(AbilityUse use) {
    findings.add(
        Diagnostic.of(
            Code.IMPOSSIBLE,
            use.written().of(TargetWord.TARGET.word()),
            "'" + TargetWord.TARGET.word() + "' in a role that targets nobody",
            "an ability of the role such as Immediate: Target @Selection, or another target"));
  }
}
