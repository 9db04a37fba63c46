package dev.runesheet.language.active;

import dev.runesheet.language.active.ModifierCondition.Subject;
import dev.runesheet.spelling.Capital;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** The words of a modifier's condition for players, as they stand after "if". */
final class ModifierSentence {

  private static final Map<Subject, String> ROLES =
      Map.of(Subject.ATTACKER, "the attacker", Subject.DEFENDER, "the defender");

  private static final Map<String, String> COMPARISONS =
      Map.of(
          "<", "below ",
          "<=", "at most ",
          "=", "",
          "!=", "not ",
          ">=", "at least ",
          ">", "above ");

  private static final Map<String, String> OPPOSITES =
      Map.of("<", ">=", "<=", ">", "=", "!=", "!=", "=", ">=", "<", ">", "<=");

  private ModifierSentence() {}

  /** A condition in words. */
  static String of(ModifierCondition condition) {
    return say(condition, true, false);
  }

  /**
   * A condition, or its opposite, in words.
   *
   * @param holds false for the opposite
   * @param within whether it stands beside others, which it must be told apart from
   */
  private static String say(ModifierCondition condition, boolean holds, boolean within) {
    if (condition instanceof ModifierCondition.Not not) {
      return say(not.part(), !holds, within);
    }
    if (condition instanceof ModifierCondition.All all) {
      return joined(all.parts(), holds ? " and " : " or ", holds, within);
    }
    if (condition instanceof ModifierCondition.Any any) {
      return joined(any.parts(), holds ? " or " : " and ", holds, within);
    }
    return condition instanceof ModifierCondition.Is is
        ? is(is, holds)
        : compare((ModifierCondition.Compare) condition, holds);
  }

  private static String joined(
      List<ModifierCondition> parts, String between, boolean holds, boolean within) {
    String said =
        parts.stream().map(part -> say(part, holds, true)).collect(Collectors.joining(between));
    return within ? "(" + said + ")" : said;
  }

  private static String is(ModifierCondition.Is is, boolean holds) {
    String who = ROLES.get(is.subject());
    String be = is.equal() == holds ? " is " : " is not ";
    if (is.word().equals(CardWords.Conditions.MARK.get(0))) {
      return who + be + is.property();
    }
    boolean name = is.property().equals(ModifierCondition.NAME);
    String word = is.word().replace('_', ' ');
    return "the "
        + is.property()
        + " of "
        + who
        + be
        + (name ? '"' + is.word() + '"' : Capital.first(word));
  }

  private static String compare(ModifierCondition.Compare compare, boolean holds) {
    String sign = compare.comparison();
    return "the "
        + compare.property()
        + " of "
        + ROLES.get(compare.subject())
        + " is "
        + COMPARISONS.get(holds ? sign : OPPOSITES.get(sign))
        + compare.number();
  }
}
