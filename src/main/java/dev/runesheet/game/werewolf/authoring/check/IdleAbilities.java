package dev.runesheet.game.werewolf.authoring.check;

import dev.runesheet.game.werewolf.state.StandardAttribute;
import dev.runesheet.game.werewolf.word.AttributeSort;
import dev.runesheet.game.werewolf.word.VoteCount;
import dev.runesheet.language.roletext.ContainedAbilities;
import dev.runesheet.language.roletext.tree.Ability;
import dev.runesheet.language.roletext.tree.AbilityType;
import dev.runesheet.language.roletext.tree.Action.AbilityUse;
import dev.runesheet.language.roletext.tree.AttributeName;
import dev.runesheet.language.roletext.tree.Definition;
import dev.runesheet.language.roletext.tree.Operand;
import dev.runesheet.language.roletext.tree.Restriction;
import dev.runesheet.language.roletext.tree.Target;
import dev.runesheet.language.roletext.tree.Trigger;
import dev.runesheet.language.roletext.tree.TriggeredAbility;
import dev.runesheet.language.roletext.write.RoleTextWriter;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.model.diagnostic.Words;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The abilities of a role that come to nothing for whoever has it: limited by an attribute that its
 * players never get, an obstruction of what they never do, votes set to what they are, help for the
 * dead.
 *
 * @param role a role that its players have from the start of a game
 * @param game all definitions of the game, of which each line was understood
 * @param heritage what roles inherit
 * @param acts all that players of the role do, by it or by anything else, but for answers of that
 */
public record IdleAbilities(
    Definition.Role role,
    List<Definition> game,
    RoleInheritance heritage,
    List<AbilityUse> acts,
    Diagnostics findings) {

  void check() {
    for (TriggeredAbility one : role.abilities()) {
      for (AbilityUse use : ContainedAbilities.of(one.action()).toList()) {
        attributes(use);
        obstructs(use);
        if (use.ability() instanceof Ability.VoteManipulating votes
            && votes.target().equals(Target.SELF)) {
          votes(one.trigger(), use, votes);
        }
        dead(one.trigger(), use);
      }
    }
  }

  private void report(Code code, SourceLocation place, String found, String expected) {
    findings.error(code, place, found, expected);
  }

  /** All that players of the role use, answers too. */
  private Stream<AbilityUse> all() {
    return Stream.concat(uses(heritage.abilities(role)), acts.stream()).distinct();
  }

  private static Stream<AbilityUse> uses(List<TriggeredAbility> abilities) {
    return abilities.stream().flatMap(one -> ContainedAbilities.of(one.action()));
  }

  // ---- attributes

  private void attributes(AbilityUse use) {
    List<Restriction.Attribute> asked = use.parameters().attributes();
    for (int number = 0; number < asked.size(); number++) {
      Restriction.Attribute one = asked.get(number);
      if (isOwn(one) && !mayGet(one.attribute())) {
        report(
            one.has() ? Code.IMPOSSIBLE : Code.NO_CHANGE,
            RoleLimits.place(use, number),
            Words.quote(RoleTextWriter.write(one)) + " in a role that never gets it",
            "an attribute that its players may get");
      }
    }
  }

  private static boolean isOwn(Restriction.Attribute one) {
    return one.bearer().equals(Target.SELF);
  }

  /** True if players of the role may get an attribute, a group or what else it means. */
  private boolean mayGet(AttributeName attribute) {
    String name = AttributeSort.plain(attribute.toString());
    boolean group = attribute.name().equals(AttributeSort.MEMBERSHIP.word());
    boolean open =
        name.indexOf(':') >= 0 && !group
            || StandardAttribute.words().contains(name)
            || Definition.names(game, Definition.Sort.ROLE).contains(name);
    return open || game.stream().anyMatch(one -> gives(one, attribute));
  }

  /** True if a definition may give an attribute to players of the role. */
  private boolean gives(Definition one, AttributeName attribute) {
    if (!RoleConflicts.isOwn(one)) {
      return ContainedAbilities.of(one).anyMatch(use -> turns(use) || brings(use, attribute));
    } else if (!one.name().equals(role.name())) {
      return ContainedAbilities.of(one)
          .anyMatch(use -> brings(use, attribute) && !isForSelf(use.ability()));
    }
    return heritage.abilities(role).stream()
        .filter(source -> mayCome(source.trigger(), attribute))
        .flatMap(source -> ContainedAbilities.of(source.action()))
        .anyMatch(use -> brings(use, attribute) && !needs(use, attribute));
  }

  /** True if whatever players use on themselves may come to others. */
  private static boolean turns(AbilityUse use) {
    return use.ability() instanceof Ability.Redirecting;
  }

  private static boolean brings(AbilityUse use, AttributeName attribute) {
    String name = AttributeSort.plain(attribute.toString());
    if (use.ability() instanceof Ability.Joining join) {
      return name.equals(AttributeSort.MEMBERSHIP.word() + ":" + join.group());
    }
    return use.ability() instanceof Ability.Further
        || use.ability() instanceof Ability.Applying apply && apply.attribute().name().equals(name);
  }

  private static boolean isForSelf(Ability ability) {
    return ability instanceof Ability.Joining join && join.who().equals(Target.SELF)
        || ability instanceof Ability.Applying apply && apply.target().equals(Target.SELF);
  }

  /** True if something comes without the attribute: what answers an action, if one is open. */
  private boolean mayCome(Trigger trigger, AttributeName attribute) {
    if (!RoleConflicts.isAnswer(trigger)) {
      return true;
    }
    Optional<AbilityType> asked = ((Trigger.On) trigger).type();
    Predicate<AbilityType> fits = type -> asked.isEmpty() || asked.get().includes(type);
    return RoleConflicts.areTaken(
        fits, acts.stream().filter(use -> !needs(use, attribute)).toList());
  }

  private static boolean needs(AbilityUse use, AttributeName attribute) {
    return use.parameters().attributes().stream()
        .anyMatch(one -> isOwn(one) && one.has() && one.attribute().equals(attribute));
  }

  // ---- obstructions

  private void obstructs(AbilityUse use) {
    if (use.ability() instanceof Ability.Obstructing one
        && one.target().equals(Target.SELF)
        && !RoleConflicts.areTaken(one.abilities()::includes, all().toList())) {
      report(
          Code.IMPOSSIBLE,
          use.place(),
          Words.quote(RoleTextWriter.write(use)) + ", which does no such thing",
          "a type of which the role has an ability, or another player");
    }
  }

  // ---- votes

  private void votes(Trigger trigger, AbilityUse use, Ability.VoteManipulating votes) {
    String count = votes.subtype().title();
    boolean joins = all().anyMatch(one -> one.ability() instanceof Ability.Joining);
    if (votes.subtype() == VoteCount.PRIVATE_VOTING_POWER && !joins) {
      report(
          Code.IMPOSSIBLE,
          use.written().of(count),
          Words.quote(count) + " in a role of no group",
          "a role that joins a group, or another number");
    } else if (trigger instanceof Trigger.Starting
        && !votes.relative()
        && votes.value().equals(new Operand.Text("" + votes.subtype().usual()))
        && all().filter(one -> isOf(one, votes.subtype())).filter(mayComeFirst()).count() == 1) {
      report(
          Code.NO_CHANGE,
          use.written().behind(count, "" + votes.subtype().usual()),
          Words.quote(count) + " set to what it is",
          "another number");
    }
  }

  /** The uses that may come before what a role does at the start: those of extra roles do not. */
  private Predicate<AbilityUse> mayComeFirst() {
    boolean granted =
        game.stream()
            .flatMap(one -> one.abilities().stream())
            .filter(one -> one.trigger() instanceof Trigger.Starting)
            .flatMap(one -> ContainedAbilities.of(one.action()))
            .anyMatch(use -> use.ability() instanceof Ability.Granting);
    Set<AbilityUse> later =
        game.stream()
            .filter(one -> !granted && one instanceof Definition.Role extra && extra.isExtra())
            .flatMap(ContainedAbilities::of)
            .collect(Collectors.toSet());
    return use -> !later.contains(use);
  }

  private static boolean isOf(AbilityUse use, VoteCount count) {
    return use.ability() instanceof Ability.VoteManipulating votes && votes.subtype() == count;
  }

  // ---- the dead

  private void dead(Trigger trigger, AbilityUse use) {
    boolean died = trigger instanceof Trigger.On on && on.event() == Trigger.Event.DEATH;
    if (died
        && use.ability() instanceof Ability.Protecting one
        && one.target().equals(Target.SELF)) {
      report(
          Code.NO_CHANGE,
          use.place(),
          "protection of " + RoleTextWriter.write(Target.SELF) + " who is dead",
          "another player, or an earlier time");
    }
  }
}
