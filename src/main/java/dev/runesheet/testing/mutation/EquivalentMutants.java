package dev.runesheet.testing.mutation;

import dev.runesheet.analysis.NormalizedEffects;
import dev.runesheet.model.Body;
import dev.runesheet.model.Effect;
import dev.runesheet.model.Step;
import dev.runesheet.pack.AuthoringPack;
import dev.runesheet.pack.PackContent;
import java.util.List;

/**
 * The test whether two effects are equivalent, from the game's facts about its verbs and printed
 * numbers.
 *
 * @param pack the game
 * @param content the content of its sources
 */
record EquivalentMutants(AuthoringPack pack, PackContent content) {

  /** True if two effects act the same. */
  boolean of(Effect one, Effect other) {
    Effect inTurn = goesAsBefore(one, other) ? with(other, other.body(), one.priority()) : other;
    return NormalizedEffects.same(one, inTurn)
        || NormalizedEffects.same(settled(one), settled(inTurn));
  }

  /** True if with the other's priority an effect stands to all that answer its event as before. */
  private boolean goesAsBefore(Effect one, Effect other) {
    return !one.trigger().activated()
        && one.trigger().equals(other.trigger())
        && content.effects().stream()
            .filter(rival -> rival.trigger().event().equals(one.trigger().event()))
            .filter(rival -> !rival.id().equals(one.id()))
            .mapToInt(Effect::priority)
            .allMatch(
                rival ->
                    Integer.compare(one.priority(), rival)
                        == Integer.compare(other.priority(), rival));
  }

  private Effect settled(Effect effect) {
    return effect.body() instanceof Body.Program program
        ? with(effect, new Body.Program(settled(program.steps(), effect)), effect.priority())
        : effect;
  }

  private static Effect with(Effect effect, Body body, int priority) {
    return new Effect(
        effect.id(),
        effect.name(),
        effect.owner(),
        effect.trigger(),
        body,
        priority,
        effect.duration(),
        effect.stacking(),
        effect.source());
  }

  private List<Step> settled(List<Step> steps, Effect effect) {
    return steps.stream()
        .map(step -> step.with(inside -> settled(inside, effect), step.source()))
        .flatMap(step -> pack.settled(step, effect, content).stream())
        .flatMap(step -> RedundantGuards.of(step).stream())
        .toList();
  }
}
