package dev.runesheet.game.declared.state;

import dev.runesheet.game.declared.catalog.WinnerRule;
import dev.runesheet.game.declared.catalog.WinnerRule.Criterion;
import dev.runesheet.game.declared.number.Expression.Roles;
import dev.runesheet.spi.MatchContext;
import dev.runesheet.spi.fact.Entity;
import java.util.List;
import java.util.stream.IntStream;

/**
 * The result of a match that ends by the rule of its game for winners.
 *
 * @param winners the winners, in the order of their seats
 * @param reason the words of the number that left one player, or of what several are level in
 */
public record FinalStanding(List<Integer> winners, String reason) {

  /** Ends a match by a rule. Players who are out do not win; if all are, nobody does. */
  public static void end(MatchContext match, WinnerRule rule) {
    FinalStanding found = of(match, rule);
    match.endMatch(found.winners, found.reason);
  }

  private static FinalStanding of(MatchContext match, WinnerRule rule) {
    List<Integer> level = left(match);
    if (level.isEmpty()) {
      return new FinalStanding(level, WinnerRule.NOBODY_LEFT);
    }
    for (Criterion by : rule.by()) {
      level = best(match, level, by);
      if (level.size() == 1) {
        return new FinalStanding(level, by.words());
      }
    }
    return new FinalStanding(rule.tied().winners(level), rule.tied().reason());
  }

  /** The players who are not out, in the order of their seats. */
  public static List<Integer> left(MatchContext match) {
    int players = match.state(DeclaredState.class).players;
    return IntStream.range(0, players).filter(player -> !match.isOut(player)).boxed().toList();
  }

  private static List<Integer> best(MatchContext match, List<Integer> players, Criterion by) {
    List<Double> numbers = players.stream().map(player -> number(match, player, by)).toList();
    Double best = by.best().of(numbers.stream().mapToDouble(Double::doubleValue));
    return IntStream.range(0, players.size())
        .filter(i -> numbers.get(i).equals(best))
        .mapToObj(players::get)
        .toList();
  }

  /** A number of a player; 0 is equal to -0. */
  private static double number(MatchContext match, int player, Criterion by) {
    Entity self = match.entity(player);
    return by.number().of(new Roles(match, self, self)) + 0.0;
  }
}
