package dev.runesheet.game.werewolf.authoring;

import dev.runesheet.game.werewolf.Scale;
import dev.runesheet.game.werewolf.Scale.Count;
import dev.runesheet.game.werewolf.Scale.Parity;
import dev.runesheet.game.werewolf.Scale.Relation;
import dev.runesheet.game.werewolf.authoring.AbilityWords.NotPlayable;
import dev.runesheet.language.roletext.tree.Scaling;
import java.util.List;

/** Scaling of role text as a list of which what comes later counts. */
final class RoleScaling {

  private RoleScaling() {}

  static void add(Scaling scaling, Parity parity, List<Scale> all) {
    if (scaling instanceof Scaling.Times times) {
      all.add(Scale.of(parity, times.times(), Count.NONE));
    } else if (scaling instanceof Scaling.PerPlayers per) {
      all.add(Scale.of(parity, per.divisor(), count(per.count())));
    } else if (scaling instanceof Scaling.OddEven by) {
      add(by.odd(), Parity.ODD, all);
      add(by.even(), Parity.EVEN, all);
    } else if (scaling instanceof Scaling.Steps steps) {
      for (Scaling.Step step : steps.steps()) {
        all.add(
            step.test()
                .map(
                    test ->
                        new Scale(
                            parity,
                            count(test.count()),
                            relation(test.relation()),
                            test.players(),
                            step.times(),
                            Count.NONE))
                .orElse(Scale.of(parity, step.times(), Count.NONE)));
      }
    } else {
      throw new NotPlayable("the scaling " + ((Scaling.Said) scaling).words());
    }
  }

  private static Count count(Scaling.Count count) {
    return AbilityWords.played(Count.class, count, "the count of players");
  }

  private static Relation relation(Scaling.Relation relation) {
    return AbilityWords.played(Relation.class, relation, "the relation " + relation.sign());
  }
}
