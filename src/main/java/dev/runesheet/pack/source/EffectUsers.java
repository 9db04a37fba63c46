package dev.runesheet.pack.source;

import dev.runesheet.model.Effect;
import java.util.List;

/** The notes beside an effect that its own row does not show, for people. */
@FunctionalInterface
public interface EffectUsers {

  /**
   * The users of an effect, such as the names of cards, and its place in the order of effects.
   *
   * @param all the effects of its workbook
   */
  String beside(Effect effect, List<Effect> all);
}
