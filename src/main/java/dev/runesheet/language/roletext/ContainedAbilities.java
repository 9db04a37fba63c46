package dev.runesheet.language.roletext;

import dev.runesheet.language.roletext.tree.Ability;
import dev.runesheet.language.roletext.tree.Action;
import dev.runesheet.language.roletext.tree.Action.AbilityUse;
import dev.runesheet.language.roletext.tree.Action.Outcome;
import dev.runesheet.language.roletext.tree.Definition;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** All abilities that stand anywhere in a definition. */
public final class ContainedAbilities {

  private ContainedAbilities() {}

  /** The abilities of a definition, in the order of the text. */
  public static Stream<AbilityUse> of(Definition definition) {
    return definition.abilities().stream().flatMap(one -> of(one.action()));
  }

  /** The abilities of an action. */
  public static Stream<AbilityUse> of(Action action) {
    if (action instanceof Action.Abilities several) {
      return all(several.abilities());
    } else if (action instanceof Action.Compound compound) {
      return compound.parts().stream().flatMap(part -> all(part.abilities()));
    }
    Action.Complex complex = (Action.Complex) action;
    return Stream.concat(
        all(complex.process()),
        complex.evaluate().stream()
            .filter(branch -> branch.outcome() instanceof Outcome.Use)
            .flatMap(branch -> all(((Outcome.Use) branch.outcome()).abilities())));
  }

  /** The polls that abilities create. */
  public static Set<String> createdPolls(Stream<AbilityUse> uses) {
    return uses.map(AbilityUse::ability)
        .filter(one -> one instanceof Ability.PollManipulating poll && poll.creates())
        .map(one -> ((Ability.PollManipulating) one).poll())
        .collect(Collectors.toSet());
  }

  private static Stream<AbilityUse> all(List<AbilityUse> uses) {
    return uses.stream()
        .flatMap(
            use ->
                use.ability() instanceof Ability.ForEach each
                    ? Stream.concat(Stream.of(use), all(each.abilities()))
                    : Stream.of(use));
  }
}
