package dev.runesheet.game.werewolf.authoring;

import dev.runesheet.game.werewolf.RoleAbility.Scale;
import dev.runesheet.game.werewolf.authoring.AbilityWords.NotPlayable;
import dev.runesheet.language.roletext.tree.Scaling;
import java.util.List;
import java.util.Locale;

/** Scaling of role text as a list of which what comes later counts. */
final class RoleScaling {

  private RoleScaling() {}

  static void add(Scaling scaling, String parity, List<Scale> all) {
    if (scaling instanceof Scaling.Times times) {
      all.add(new Scale(parity, "", "", 0, times.times(), ""));
    } else if (scaling instanceof Scaling.PerPlayers per) {
      all.add(new Scale(parity, "", "", 0, per.divisor(), word(per.count())));
    } else if (scaling instanceof Scaling.OddEven by) {
      add(by.odd(), "odd", all);
      add(by.even(), "even", all);
    } else if (scaling instanceof Scaling.Steps steps) {
      for (Scaling.Step step : steps.steps()) {
        all.add(
            step.test()
                .map(
                    test ->
                        new Scale(
                            parity,
                            word(test.count()),
                            test.relation().sign(),
                            test.players(),
                            step.times(),
                            ""))
                .orElse(new Scale(parity, "", "", 0, step.times(), "")));
      }
    } else {
      throw new NotPlayable("the scaling " + ((Scaling.Said) scaling).words());
    }
  }

  private static String word(Scaling.Count count) {
    return count.name().toLowerCase(Locale.ROOT);
  }
}
