package dev.runesheet.engine.direct;

import dev.runesheet.engine.rules.index.RuleConditions;
import dev.runesheet.spi.fact.InPlay;
import java.util.ArrayList;
import java.util.List;
import org.drools.base.rule.Pattern;

/**
 * A rule that joins a passing fact with effects in play: whether any belongs to the fact can be
 * told without a network. What the rule then does only the network knows.
 */
final class DirectMeeting extends PairJoin {

  private DirectMeeting(Conditions conditions) {
    super(conditions);
  }

  /** Rules as such joins; none if one of them looks at the fact in another way. */
  static List<DirectMeeting> all(List<RuleFacts> shapes) {
    List<DirectMeeting> all = new ArrayList<>();
    for (RuleFacts shape : shapes) {
      var children = RuleConditions.of(shape.rule()).getChildren();
      Conditions conditions =
          children.size() == 2
                  && children.get(0) instanceof Pattern first
                  && children.get(1) instanceof Pattern second
                  && RuleFacts.type(second) == InPlay.class
              ? Conditions.of(first, second)
              : null;
      if (conditions == null) {
        return List.of();
      }
      all.add(new DirectMeeting(conditions));
    }
    return all;
  }

  @Override
  boolean isEnough(Object fact, Object effect) {
    return true;
  }
}
