package dev.runesheet.game.werewolf.authoring.effect;

import dev.runesheet.game.werewolf.authoring.effect.AbilityWords.NotPlayable;
import dev.runesheet.game.werewolf.role.Scale;
import dev.runesheet.game.werewolf.role.Scale.Parity;
import dev.runesheet.language.roletext.tree.Scaling;
import java.util.List;

/** Scaling of role text as a list of which what comes later counts. */
final class RoleScaling {

  private RoleScaling() {}

  static void add(Scaling scaling, Parity parity, List<Scale> all) {
    if (scaling instanceof Scaling.Times times) {
      all.add(always(parity, times.times()));
    } else if (scaling instanceof Scaling.PerPlayers per) {
      all.add(new Scale(parity, null, per.divisor(), per.count()));
    } else if (scaling instanceof Scaling.OddEven by) {
      add(by.odd(), Parity.ODD, all);
      add(by.even(), Parity.EVEN, all);
    } else if (scaling instanceof Scaling.Steps steps) {
      for (Scaling.Step step : steps.steps()) {
        Scale.Test test = step.test().map(RoleScaling::test).orElse(null);
        all.add(new Scale(parity, test, step.times(), null));
      }
    } else {
      throw new NotPlayable("the scaling " + ((Scaling.Said) scaling).words());
    }
  }

  private static Scale.Test test(Scaling.Test one) {
    return new Scale.Test(one.count(), one.relation(), one.players());
  }

  private static Scale always(Parity parity, int times) {
    return new Scale(parity, null, times, null);
  }
}
