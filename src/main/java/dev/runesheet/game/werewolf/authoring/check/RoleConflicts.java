package dev.runesheet.game.werewolf.authoring.check;

import dev.runesheet.game.werewolf.word.TargetWord;
import dev.runesheet.language.roletext.ContainedAbilities;
import dev.runesheet.language.roletext.tree.Ability;
import dev.runesheet.language.roletext.tree.AbilityType;
import dev.runesheet.language.roletext.tree.AbilityTypes;
import dev.runesheet.language.roletext.tree.Action.AbilityUse;
import dev.runesheet.language.roletext.tree.Definition;
import dev.runesheet.language.roletext.tree.Operand;
import dev.runesheet.language.roletext.tree.Target;
import dev.runesheet.language.roletext.tree.Trigger;
import dev.runesheet.language.roletext.tree.TriggeredAbility;
import dev.runesheet.language.roletext.write.RoleTextWriter;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostics;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The check for abilities that come to nothing by what else their role does: about a target that
 * its players cannot have, or an action that they never take, or a disguise as what they are. A
 * player keeps his target and acts by whichever of his roles, attributes and groups it is; so only
 * definitions that are all at hand can be checked.
 *
 * @param unread whether a line of a definition, which may do anything, was not understood
 */
public record RoleConflicts(Predicate<Definition> unread, Diagnostics findings) {

  private static final Pattern TARGET = Pattern.compile(TargetWord.TARGET.word() + "\\b");

  /** Reports abilities that come to nothing by what else their role does. */
  public void check(List<Definition> definitions) {
    List<Definition> shared = definitions.stream().filter(RoleConflicts::isOfAnybody).toList();
    List<AbilityUse> anybody = acts(shared.stream().flatMap(one -> one.abilities().stream()));
    boolean open = definitions.stream().filter(one -> !isOwn(one)).anyMatch(unread);
    RoleInheritance heritage = new RoleInheritance(definitions);
    Predicate<Definition> fromStart = RoleTimes.fromStart(definitions);
    for (Definition one : definitions) {
      if (!open && one instanceof Definition.Role role && isOwn(role) && !unread.test(role)) {
        List<AbilityUse> all = acts(heritage.abilities(role).stream());
        all.addAll(anybody);
        all.addAll(ofPolls(definitions, all));
        targets(role, heritage, anybody);
        role.abilities().forEach(ability -> answers(ability, all));
        role.abilities().forEach(ability -> disguises(role, ability));
        if (fromStart.test(role) && definitions.stream().noneMatch(unread)) {
          new IdleAbilities(role, definitions, heritage, all, findings).check();
        }
      }
    }
  }

  /** True for a role that is the only one of its sort that a player has. */
  static boolean isOwn(Definition one) {
    return one instanceof Definition.Role role && !role.isExtra();
  }

  /** True for what players of any role may get. */
  private static boolean isOfAnybody(Definition one) {
    return !isOwn(one) && one.sort() != Definition.Sort.POLL;
  }

  private static Stream<AbilityUse> uses(Stream<TriggeredAbility> abilities) {
    return abilities.flatMap(one -> ContainedAbilities.of(one.action()));
  }

  // ---- targets

  private void targets(Definition.Role role, RoleInheritance heritage, List<AbilityUse> anybody) {
    Stream<AbilityUse> own = uses(heritage.abilities(role).stream());
    if (Stream.concat(own, anybody.stream()).noneMatch(RoleConflicts::targets)) {
      uses(role.abilities().stream()).filter(RoleConflicts::asks).forEach(this::report);
    }
  }

  private static boolean targets(AbilityUse use) {
    return use.ability() instanceof Ability.Targeting;
  }

  private static boolean asks(AbilityUse use) {
    return TARGET.matcher(RoleTextWriter.write(use)).find();
  }

  private void report(AbilityUse use) {
    findings.error(
        Code.IMPOSSIBLE,
        use.written().of(TargetWord.TARGET.word()),
        "'" + TargetWord.TARGET.word() + "' in a role that targets nobody",
        "an ability of the role such as Immediate: Target @Selection, or another target");
  }

  // ---- actions

  /** The uses that are actions: what answers an action is none. */
  private static List<AbilityUse> acts(Stream<TriggeredAbility> abilities) {
    return uses(abilities.filter(one -> !isAnswer(one.trigger())))
        .collect(Collectors.toCollection(ArrayList::new));
  }

  static boolean isAnswer(Trigger trigger) {
    return trigger instanceof Trigger.On on && on.event() == Trigger.Event.ACTION;
  }

  /** The uses by who carries out polls: those of the own groups, and those that he creates. */
  private static List<AbilityUse> ofPolls(List<Definition> definitions, List<AbilityUse> own) {
    Set<String> polls = new TreeSet<>(ContainedAbilities.createdPolls(own.stream()));
    for (AbilityUse use : own) {
      if (use.ability() instanceof Ability.Joining join) {
        polls.add(join.group());
      }
    }
    return definitions.stream()
        .filter(one -> one.sort() == Definition.Sort.POLL && polls.contains(one.name()))
        .flatMap(ContainedAbilities::of)
        .toList();
  }

  private void answers(TriggeredAbility one, List<AbilityUse> all) {
    if (one.trigger() instanceof Trigger.On on && isAnswer(on) && on.type().isPresent()) {
      AbilityType asked = on.type().get();
      if (!areTaken(asked::includes, all)) {
        String found = "'" + RoleTextWriter.write(on) + "' in a role that does no such thing";
        String expected = "a type of which the role has an ability, or another trigger";
        findings.error(Code.IMPOSSIBLE, one.place(), found, expected);
      }
    }
  }

  /** True if some uses may be of the types that are asked for. */
  static boolean areTaken(Predicate<AbilityType> asked, List<AbilityUse> uses) {
    return uses.stream()
        .map(use -> AbilityTypes.of(use.ability()))
        .anyMatch(type -> type.isEmpty() || asked.test(type.get()));
  }

  // ---- disguises

  /** A disguise that is there from the start, before others, as the role that it is of. */
  private void disguises(Definition.Role role, TriggeredAbility one) {
    if (!(one.trigger() instanceof Trigger.Starting)) {
      return;
    }
    for (AbilityUse use : ContainedAbilities.of(one.action()).toList()) {
      if (use.ability() instanceof Ability.Disguising as
          && as.target().equals(Target.SELF)
          && as.role().equals(new Operand.Text(role.name()))) {
        SourceLocation place = use.written().behind("\\bas\\b", role.name());
        String found = "a disguise of '" + role.name() + "' as what it is";
        findings.error(Code.NO_CHANGE, place, found, "another role");
      }
    }
  }
}
