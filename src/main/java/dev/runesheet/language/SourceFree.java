package dev.runesheet.language;

import dev.runesheet.model.Body;
import dev.runesheet.model.Effect;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.Step;
import java.util.List;

/** Effects without their places, for comparing effects read from different texts. */
public final class SourceFree {

  private SourceFree() {}

  /** The same effect with every place replaced by {@link SourceLocation#NONE}. */
  public static Effect effect(Effect effect) {
    Body body =
        effect.body() instanceof Body.Program program
            ? new Body.Program(steps(program.steps()))
            : effect.body();
    return effect.bare(body);
  }

  /** The same effects without places. */
  public static List<Effect> effects(List<Effect> effectList) {
    return effectList.stream().map(SourceFree::effect).toList();
  }

  /** The same steps without places, at any depth. */
  public static List<Step> steps(List<Step> stepList) {
    return stepList.stream()
        .map(step -> step.with(SourceFree::steps, SourceLocation.NONE))
        .toList();
  }
}
