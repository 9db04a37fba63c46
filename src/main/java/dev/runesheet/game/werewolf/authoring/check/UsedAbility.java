package dev.runesheet.game.werewolf.authoring.check;

import dev.runesheet.game.werewolf.phase.PhaseStep;
import dev.runesheet.game.werewolf.word.Daytime;
import dev.runesheet.game.werewolf.word.Phase;
import dev.runesheet.game.werewolf.word.PollSort;
import dev.runesheet.language.roletext.ContainedAbilities;
import dev.runesheet.language.roletext.tree.Ability;
import dev.runesheet.language.roletext.tree.Action;
import dev.runesheet.language.roletext.tree.Action.AbilityUse;
import dev.runesheet.language.roletext.tree.Definition;
import dev.runesheet.language.roletext.tree.Trigger;
import dev.runesheet.language.roletext.tree.TriggeredAbility;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * An ability of a game with the moments at which it is used.
 *
 * @param at the steps in which it is; none for any
 * @param played whether by a player
 * @param trigger what it answers, or that of a closed poll
 * @param first the first phase in which it can be
 * @param once whether what begins with its role begins with the game, and never again
 */
record UsedAbility(
    AbilityUse use,
    List<Daytime> by,
    List<PhaseStep> at,
    boolean played,
    Trigger trigger,
    int first,
    boolean once) {

  private static final List<Daytime> BOTH = List.of(Daytime.values());

  /** The abilities of all definitions of a game. */
  static List<UsedAbility> of(List<Definition> definitions) {
    Set<String> created =
        ContainedAbilities.createdPolls(definitions.stream().flatMap(ContainedAbilities::of));
    Set<String> groups = Definition.names(definitions, Definition.Sort.GROUP);
    Predicate<Definition> fromStart = RoleTimes.fromStart(definitions);
    return definitions.stream()
        .flatMap(
            one ->
                one.sort() == Definition.Sort.POLL
                    ? ofPoll(one, created.contains(one.name()), groups.contains(one.name()))
                    : one.abilities().stream().flatMap(any -> of(any, fromStart.test(one))))
        .toList();
  }

  /** The result of a poll, which who creates it carries out, or a voter of its group. */
  private static Stream<UsedAbility> ofPoll(Definition poll, boolean created, boolean group) {
    PollSort sort = PollSort.of(poll.name());
    List<PhaseStep> met = List.of(PhaseStep.of(sort));
    int first = created ? Phase.FIRST : sort.first();
    return poll.abilities().stream()
        .flatMap(
            one ->
                ContainedAbilities.of(one.action())
                    .map(
                        use ->
                            new UsedAbility(
                                use, BOTH, met, created || group, one.trigger(), first, false)));
  }

  private static Stream<UsedAbility> of(TriggeredAbility one, boolean once) {
    if (one.action() instanceof Action.Compound compound) { // Its later parts come at their time.
      return compound.parts().stream()
          .flatMap(part -> ContainedAbilities.of(new Action.Abilities(part.abilities())))
          .map(use -> new UsedAbility(use, BOTH, List.of(), true, one.trigger(), 0, false));
    }
    return ContainedAbilities.of(one.action()).map(use -> of(one.trigger(), use, once));
  }

  private static UsedAbility of(Trigger trigger, AbilityUse use, boolean once) {
    if (!(trigger instanceof Trigger.At at)) {
      return new UsedAbility(use, BOTH, List.of(), true, trigger, Phase.FIRST, once);
    }
    List<Daytime> by = at.timing().daytime().map(List::of).orElse(BOTH);
    List<PhaseStep> steps = PhaseStep.of(at.timing(), use.ability() instanceof Ability.Killing);
    return new UsedAbility(use, by, steps, true, trigger, Phase.FIRST, once);
  }

  /** True if it comes with the begin of the game only. */
  boolean begins() {
    return once && trigger instanceof Trigger.Starting;
  }

  /** True if it answers a death. */
  boolean answersDeath() {
    return trigger instanceof Trigger.On on && on.event() == Trigger.Event.DEATH;
  }

  /** True if it may come in a phase, if what it answers does. */
  boolean comes(int phase) {
    return phase >= first && RoleTimes.comes(trigger, use, phase, once);
  }
}
