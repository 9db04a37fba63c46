package dev.runesheet.pack.source;

import dev.runesheet.model.Effect;
import java.util.List;

/** Tells people beside an effect what its own row does not show. */
@FunctionalInterface
public interface EffectUsers {

  /**
   * What uses an effect, such as the names of cards, and when its turn comes among others.
   *
   * @param all the effects of its workbook
   */
  String beside(Effect effect, List<Effect> all);
}
