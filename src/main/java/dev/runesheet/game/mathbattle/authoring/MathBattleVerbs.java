package dev.runesheet.game.mathbattle.authoring;

import dev.runesheet.game.mathbattle.Pass;
import dev.runesheet.spi.verb.VerbProvider;
import java.util.List;

/** The verbs that only Math Battle has. */
public final class MathBattleVerbs implements VerbProvider {

  @Override
  public String game() {
    return "math-battle";
  }

  @Override
  public List<Class<?>> verbs() {
    return List.of(Pass.class);
  }
}
