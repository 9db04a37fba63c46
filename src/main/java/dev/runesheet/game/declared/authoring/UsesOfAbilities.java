package dev.runesheet.game.declared.authoring;

import dev.runesheet.game.declared.RuleOwners;
import dev.runesheet.game.declared.authoring.declaration.EffectBuilder;
import dev.runesheet.game.declared.authoring.declaration.Op;
import dev.runesheet.game.declared.verb.UseAbility;
import dev.runesheet.model.Step;
import dev.runesheet.model.verb.Verb;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The uses of other abilities in lines, however deep they stand, and in what the lines run. */
final class UsesOfAbilities {

  private static final String USE = UseAbility.class.getAnnotation(Verb.class).name();

  private final EffectBuilder builder;
  private final Map<String, List<Op>> procedures = new HashMap<>();

  UsesOfAbilities(EffectBuilder builder, Map<String, List<Op>> procedures) {
    this.builder = builder;
    procedures.forEach(
        (name, lines) -> this.procedures.put(EffectBuilder.id(RuleOwners.PROCEDURES, name), lines));
  }

  /** True if some lines use an ability. */
  boolean areIn(List<Op> lines) {
    return areIn(lines, new HashSet<>());
  }

  private boolean areIn(List<Op> lines, Set<String> known) {
    return builder.steps(lines).stream().flatMap(Step::all).anyMatch(step -> is(step, known));
  }

  private boolean is(Step step, Set<String> known) {
    if (step instanceof Step.Do act) {
      return act.verb().name().equals(USE);
    }
    return step instanceof Step.Perform run
        && known.add(run.effect())
        && areIn(procedures.getOrDefault(run.effect(), List.of()), known);
  }
}
