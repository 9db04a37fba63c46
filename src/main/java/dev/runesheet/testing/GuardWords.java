package dev.runesheet.testing;

import dev.runesheet.model.Condition;
import dev.runesheet.model.Phrasing;
import dev.runesheet.model.Selector;
import dev.runesheet.model.Value;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The words for conditions of rules, traced as {@code strength of owner ≥ 1}, in the form of the
 * game's sentences: "you have at least 1 strength".
 */
record GuardWords(Phrasing phrasing) {

  /** A comparison that stands alone or among others. */
  private static final Pattern COMPARED =
      Pattern.compile(
          "(^|(?<=\\()|(?<= and )|(?<= or ))"
              + "([^()]+?) of (\\w+) (>|<|≥|≤|=|≠|is not|is) (-?[\\w.]+(?: [\\w.]+)*?)"
              + "(?=$|\\)| and | or )");

  /** A condition, as it stands after "whether". */
  String say(String guard) {
    return COMPARED
        .matcher(guard)
        .replaceAll(found -> Matcher.quoteReplacement(phrasing.say(condition(found))));
  }

  private static Condition condition(MatchResult found) {
    Selector.Role who = new Selector.Role(found.group(3));
    String value = found.group(5);
    return switch (found.group(4)) {
      case "is" -> new Condition.Is(who, found.group(2), value);
      case "is not" -> new Condition.Not(new Condition.Is(who, found.group(2), value));
      case ">" -> compared(found, who, Condition.Relation.ABOVE);
      case "<" -> compared(found, who, Condition.Relation.BELOW);
      case "=" -> compared(found, who, Condition.Relation.EQUAL);
      case "≤" -> new Condition.Not(compared(found, who, Condition.Relation.ABOVE));
      case "≥" -> new Condition.Not(compared(found, who, Condition.Relation.BELOW));
      default -> new Condition.Not(compared(found, who, Condition.Relation.EQUAL));
    };
  }

  private static Condition compared(
      MatchResult found, Selector.Role who, Condition.Relation relation) {
    Value number = Value.of(Double.parseDouble(found.group(5)));
    return new Condition.Comparison(relation, new Value.StatOf(who, found.group(2)), number);
  }
}
