package dev.runesheet.game.declared.authoring;

import dev.runesheet.game.declared.RuleOwners;
import dev.runesheet.game.declared.authoring.declaration.Declaration;
import dev.runesheet.game.declared.authoring.declaration.DeclaredNames;
import dev.runesheet.game.declared.authoring.declaration.EffectBuilder;
import dev.runesheet.game.declared.authoring.declaration.EffectLine;
import dev.runesheet.game.declared.authoring.declaration.Op;
import dev.runesheet.game.declared.authoring.declaration.Procedures;
import dev.runesheet.game.declared.verb.AnswerVerbs;
import dev.runesheet.model.Step;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The uses of other abilities in lines, however deep they stand, and in what the lines run. */
final class UsesOfAbilities {

  private final EffectBuilder builder;
  private final Map<String, List<Op>> procedures = new HashMap<>();

  UsesOfAbilities(EffectBuilder builder, Declaration declared, Procedures all) {
    this.builder = builder;
    all.lines()
        .forEach((call, lines) -> procedures.put(all.id(call.procedure(), call.given()), lines));
    declared
        .abilityKinds()
        .forEach(
            (name, kind) ->
                procedures.put(
                    EffectBuilder.id(RuleOwners.KINDS, name + DeclaredNames.USUAL), kind.usual()));
  }

  /** True if an ability uses others: by its own lines, or by what its kind usually does. */
  boolean areIn(EffectLine.Ability ability) {
    return areIn(builder.doing(ability), new HashSet<>());
  }

  private boolean areIn(List<Step> steps, Set<String> known) {
    return steps.stream().flatMap(Step::all).anyMatch(step -> is(step, known));
  }

  private boolean is(Step step, Set<String> known) {
    if (step instanceof Step.Do act) {
      return act.verb().name().equals(AnswerVerbs.USE_ABILITY);
    }
    return step instanceof Step.Perform run
        && known.add(run.effect())
        && areIn(builder.steps(procedures.getOrDefault(run.effect(), List.of())), known);
  }
}
