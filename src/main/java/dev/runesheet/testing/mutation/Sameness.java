package dev.runesheet.testing.mutation;

import dev.runesheet.analysis.Meaning;
import dev.runesheet.model.Body;
import dev.runesheet.model.Effect;
import dev.runesheet.model.Step;
import dev.runesheet.pack.AuthoringPack;
import dev.runesheet.pack.PackContent;
import java.util.List;

/**
 * Tells which effects act the same, with what their game says of its verbs and of what is printed.
 *
 * @param pack the game
 * @param content what its sources say
 */
record Sameness(AuthoringPack pack, PackContent content) {

  /** Whether two effects act the same. */
  boolean of(Effect one, Effect other) {
    return Meaning.same(one, other) || Meaning.same(settled(one), settled(other));
  }

  private Effect settled(Effect effect) {
    return effect.body() instanceof Body.Program program
        ? new Effect(
            effect.id(),
            effect.name(),
            effect.owner(),
            effect.trigger(),
            new Body.Program(settled(program.steps(), effect)),
            effect.priority(),
            effect.duration(),
            effect.stacking(),
            effect.source())
        : effect;
  }

  private List<Step> settled(List<Step> steps, Effect effect) {
    return steps.stream()
        .map(step -> step.with(inside -> settled(inside, effect), step.source()))
        .flatMap(step -> pack.settled(step, effect, content).stream())
        .toList();
  }
}
