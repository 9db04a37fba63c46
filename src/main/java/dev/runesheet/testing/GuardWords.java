package dev.runesheet.testing;

import dev.runesheet.model.Condition;
import dev.runesheet.model.Phrasing;
import dev.runesheet.model.Pronoun;
import dev.runesheet.model.Selector;
import dev.runesheet.model.Value;
import dev.runesheet.spelling.Word;
import dev.runesheet.word.GivenRole;
import java.util.Arrays;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * The words for conditions of rules, traced as {@code strength of owner ≥ 1}, in the form of the
 * game's sentences: "you have at least 1 strength".
 */
record GuardWords(Phrasing phrasing) {

  private static final String ROLE =
      Arrays.stream(GivenRole.values()).map(Word::word).collect(Collectors.joining("|", "(", ")"));

  /**
   * A status that a role has, or a comparison, that stands alone or among others. What a block
   * tested and noted is in the form of sentences already, where roles stand otherwise.
   */
  private static final Pattern CONDITION =
      Pattern.compile(
          "(?:^|(?<=\\()|(?<= and )|(?<= or ))"
              + "(?:"
              + ROLE
              + " (has|does not have) ([^()]+?)"
              + "|([^()]+?) of "
              + ROLE
              + " (>|<|≥|≤|=|≠|is not|is) (-?[\\w.]+(?: [\\w.]+)*?))"
              + "(?=$|\\)| and | or )");

  /** The words for effects of a player, who has a name: he is not "it", as other holders are. */
  GuardWords ofPlayer(String name) {
    String self = Selector.Role.SELF.name();
    return new GuardWords(phrasing.with(Phrasing.ROLES, Map.of(self, Pronoun.noun(name))));
  }

  /** A condition, as it stands after "whether". */
  String say(String guard) {
    return CONDITION
        .matcher(guard)
        .replaceAll(found -> Matcher.quoteReplacement(phrasing.say(condition(found))));
  }

  private static Condition condition(MatchResult found) {
    if (found.group(1) != null) {
      Condition has = new Condition.Has(new Selector.Role(found.group(1)), found.group(3));
      return found.group(2).equals("has") ? has : new Condition.Not(has);
    }
    Selector.Role who = new Selector.Role(found.group(5));
    String property = found.group(4);
    return switch (found.group(6)) {
      case "is" -> new Condition.Is(who, property, found.group(7));
      case "is not" -> new Condition.Not(new Condition.Is(who, property, found.group(7)));
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
    Value number = Value.of(Double.parseDouble(found.group(7)));
    return new Condition.Comparison(relation, new Value.StatOf(who, found.group(4)), number);
  }
}
