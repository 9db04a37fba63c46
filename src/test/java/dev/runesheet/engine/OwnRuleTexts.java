package dev.runesheet.engine;

import dev.runesheet.api.Match;
import dev.runesheet.api.RuleBook;
import dev.runesheet.engine.testgame.Wild;
import java.util.Random;

/** Parts of files of rules written by hand for the wild skirmish, and a match played by them. */
final class OwnRuleTexts {

  /** The first lines of a file of own rules. */
  static final String HEAD =
      """
      package own.rules;
      import dev.runesheet.spi.fact.*;
      global Changes changes;
      """;

  /** A pattern that matches events of each turn. */
  static final String ANY_EVENT =
      "Event( trigger in ( \"turn starts\", \"turn ends\", \"attack hits\", \"moves\" ) ) ";

  private OwnRuleTexts() {}

  /** The text of a rule. */
  static String rule(String name, String conditions, String consequence) {
    return "rule \"" + name + "\" when " + conditions + " then " + consequence + " end\n";
  }

  /** A match after some answers. */
  static Match played(RuleBook book) {
    Match match = Wild.scene(book, 1).start().match();
    Random random = new Random(1);
    for (int i = 0; i < 20 && !match.over(); i++) {
      Wild.answer(match, new Random(random.nextLong()));
    }
    return match;
  }
}
