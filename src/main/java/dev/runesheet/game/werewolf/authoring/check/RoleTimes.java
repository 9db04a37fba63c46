package dev.runesheet.game.werewolf.authoring.check;

import dev.runesheet.game.werewolf.word.LaterGuideVerb;
import dev.runesheet.game.werewolf.word.Phase;
import dev.runesheet.game.werewolf.word.Timing;
import dev.runesheet.language.roletext.ContainedAbilities;
import dev.runesheet.language.roletext.tree.Ability;
import dev.runesheet.language.roletext.tree.Action;
import dev.runesheet.language.roletext.tree.Definition;
import dev.runesheet.language.roletext.tree.Parameters;
import dev.runesheet.language.roletext.tree.Restriction;
import dev.runesheet.language.roletext.tree.Trigger;
import dev.runesheet.language.roletext.tree.TriggeredAbility;
import dev.runesheet.language.roletext.write.RoleTextWriter;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.model.diagnostic.Words;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * The check for abilities that are limited to phases in which they never come: those of nights to a
 * day, those of the start of a game to a later phase; and for later parts of an action that would
 * come before its first part.
 *
 * @param begins whether games begin with their first phase, and so all roles but extra ones
 */
public record RoleTimes(boolean begins, Diagnostics findings) {

  /** Phases that show all that recurs: behind the greatest number that a restriction has. */
  static final int SHOWN = 2000;

  /** Reports abilities that are limited to phases in which they never come. */
  public void check(List<Definition> definitions) {
    Predicate<Definition> fromStart = fromStart(definitions);
    for (Definition one : definitions) {
      boolean once = begins && fromStart.test(one);
      one.abilities().forEach(ability -> check(ability, once));
      if (one.sort() != Definition.Sort.ATTRIBUTE) { // Its uses outlast it, and it may come again.
        one.abilities().forEach(this::late);
      }
    }
  }

  /**
   * The roles that players have from the start of a game or never, by all its definitions: extra
   * roles and attributes come later, as may what is granted, or any role where one changes.
   */
  static Predicate<Definition> fromStart(List<Definition> definitions) {
    List<Ability> all =
        definitions.stream()
            .flatMap(ContainedAbilities::of)
            .map(Action.AbilityUse::ability)
            .toList();
    boolean stay = all.stream().noneMatch(RoleTimes::changesRoles);
    Set<String> granted =
        all.stream()
            .filter(Ability.Granting.class::isInstance)
            .map(one -> ((Ability.Granting) one).extraRole())
            .collect(Collectors.toSet());
    return one -> stay && isOfGame(one) && !granted.contains(one.name());
  }

  private static boolean changesRoles(Ability one) {
    return one instanceof Ability.Further further && further.is(LaterGuideVerb.ROLE_CHANGE);
  }

  private static boolean isOfGame(Definition one) {
    return one instanceof Definition.Role role && role.header().isPresent() && !role.isExtra();
  }

  private void check(TriggeredAbility one, boolean once) {
    if (one.action() instanceof Action.Abilities several) {
      check(one.trigger(), several.abilities(), once);
    } else if (one.action() instanceof Action.Compound compound) {
      compound.parts().forEach(part -> check(part.trigger(), part.abilities(), once));
    } else if (one.action() instanceof Action.Complex complex) {
      check(one.trigger(), complex.parameters(), one.place(), once);
      check(one.trigger(), complex.process(), once);
    }
  }

  /** Tells of later parts that would begin with their role, before the first part is used. */
  private void late(TriggeredAbility one) {
    if (one.action() instanceof Action.Compound compound
        && compound.parts().stream().limit(1).allMatch(first -> !beginsWithRole(first.trigger()))) {
      compound.parts().stream()
          .filter(part -> part.trigger() instanceof Trigger.Starting)
          .forEach(part -> late(part, compound.parts().get(0)));
    }
  }

  private static boolean beginsWithRole(Trigger trigger) {
    return trigger instanceof Trigger.Starting || trigger instanceof Trigger.Passive;
  }

  private void late(Action.Part part, Action.Part first) {
    String found = "'Starting' behind '" + RoleTextWriter.write(first.trigger()) + "'";
    String expected = "a time at which the first part may have been used";
    findings.error(Code.IMPOSSIBLE, part.place(), found, expected);
  }

  private void check(Trigger trigger, List<Action.AbilityUse> uses, boolean once) {
    uses.forEach(use -> check(trigger, use.parameters(), use.written().of("Temporal"), once));
  }

  private void check(Trigger trigger, Parameters limits, SourceLocation place, boolean once) {
    Timing timing = timing(trigger);
    for (Restriction one : limits.restrictions()) {
      if (one instanceof Restriction.Temporal time
          && IntStream.range(Phase.FIRST, SHOWN)
              .noneMatch(phase -> timing.comes(phase, once) && time.holds(phase))) {
        report(timing, time, place);
      }
    }
  }

  private static Timing timing(Trigger trigger) {
    return trigger instanceof Trigger.At at
        ? at.timing()
        : trigger instanceof Trigger.Starting ? Timing.STARTING : Timing.PASSIVE;
  }

  /**
   * True if something may come in a phase, by its trigger and its limits to phases.
   *
   * @param once whether what begins with its role begins with the game
   */
  static boolean comes(Trigger trigger, Action.AbilityUse use, int phase, boolean once) {
    return timing(trigger).comes(phase, once)
        && use.parameters().restrictions().stream()
            .allMatch(one -> !(one instanceof Restriction.Temporal time) || time.holds(phase));
  }

  private void report(Timing timing, Restriction.Temporal time, SourceLocation place) {
    String phase = time.daytime().title();
    String number = time.number().isPresent() ? " " + time.number().getAsInt() : "";
    String expected =
        timing
            .daytime()
            .map(by -> "a " + by.title() + ", or " + phase + number + "+")
            .orElseGet(() -> Phase.words(Phase.FIRST) + ", or " + Timing.PASSIVE.title());
    String found = Words.quote(timing.title()) + " with " + Words.quote(RoleTextWriter.write(time));
    findings.error(Code.IMPOSSIBLE, place, found, expected);
  }
}
