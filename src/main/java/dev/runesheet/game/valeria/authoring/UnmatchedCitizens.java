package dev.runesheet.game.valeria.authoring;

import dev.runesheet.analysis.NumberCondition;
import dev.runesheet.analysis.StatRanges;
import dev.runesheet.analysis.WordCheck;
import dev.runesheet.game.valeria.card.CardKind;
import dev.runesheet.game.valeria.word.CardStats;
import dev.runesheet.game.valeria.word.Role;
import dev.runesheet.game.valeria.word.ValeriaScope;
import dev.runesheet.language.strings.CitizenTest;
import dev.runesheet.model.Body;
import dev.runesheet.model.Condition;
import dev.runesheet.model.Effect;
import dev.runesheet.model.Numerals;
import dev.runesheet.model.Selector;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.Step;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Diagnostics;
import java.util.HashMap;
import java.util.IntSummaryStatistics;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.ToIntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * The warnings about effects that look for a citizen with a name and printed numbers which no
 * citizen has, or none has together. A number that effects change is left open, and one that no
 * card has is told with all other conditions.
 */
final class UnmatchedCitizens {

  private static final Set<String> SCOPES =
      Set.of(ValeriaScope.CITIZENS.word(), ValeriaScope.OPEN_CITIZENS.word());

  private final List<CardSource> cards;
  private final List<CardSource> citizens;
  private final Map<String, ToIntFunction<CardSource>> printed;
  private final Diagnostics findings;

  private UnmatchedCitizens(
      List<CardSource> cards,
      Map<String, ToIntFunction<CardSource>> printed,
      Diagnostics findings) {
    this.cards = cards;
    this.citizens = cards.stream().filter(card -> card.kind() == CardKind.CITIZEN).toList();
    this.printed = printed;
    this.findings = findings;
  }

  /**
   * Checks effects.
   *
   * @param effects all effects of the game
   * @param cards all cards of the game
   */
  static void check(List<Effect> effects, List<CardSource> cards, Diagnostics findings) {
    UnmatchedCitizens check = new UnmatchedCitizens(cards, printed(effects), findings);
    for (Effect effect : effects) {
      if (effect.body() instanceof Body.Program program) {
        program.steps().stream().flatMap(Step::all).forEach(step -> check.look(effect, step));
      }
    }
  }

  /** The numbers that are as printed at any time. */
  private static Map<String, ToIntFunction<CardSource>> printed(List<Effect> effects) {
    Map<String, ToIntFunction<CardSource>> printed = new HashMap<>();
    for (Role role : Role.values()) {
      printed.put(role.word(), card -> card.pips().of(role));
    }
    printed.put(CardStats.GOLD_COST, CardSource::gold);
    StatRanges changes = StatRanges.of(Map.of(), effects, Map.of());
    printed.keySet().removeIf(changes::isWritten);
    for (Effect effect : effects) {
      if (effect.body() instanceof Body.Modify change) {
        printed.remove(change.stat());
      }
    }
    return printed;
  }

  private void look(Effect effect, Step step) {
    SourceLocation own = step.source();
    SourceLocation place = own.equals(SourceLocation.NONE) ? effect.source() : own;
    step.groups()
        .filter(group -> SCOPES.contains(group.scope()))
        .flatMap(group -> unfit(group).stream())
        .map(unfit -> warning(place, unfit))
        .distinct()
        .forEach(findings::add);
  }

  private Diagnostic warning(SourceLocation place, List<Condition> unfit) {
    String found = unfit.stream().map(Condition::toString).collect(Collectors.joining(" and "));
    String expected = "what some citizen has" + (unfit.size() > 1 ? " together" : bounds(unfit));
    return Diagnostic.of(Code.IMPOSSIBLE, place, found, expected);
  }

  /** The numbers that citizens have of the one which a condition asks for. */
  private String bounds(List<Condition> asked) {
    return number(asked.get(0))
        .map(test -> numbers(citizens, test))
        .map(all -> ", which is always " + Numerals.within(all.getMin(), all.getMax()))
        .orElse("");
  }

  /** The conditions that no citizen fulfils: one by itself, or all of them; empty if one does. */
  private Optional<List<Condition>> unfit(Selector.Group group) {
    List<Condition> parts = WordCheck.parts(new Condition.All(group.where()));
    if (citizens.isEmpty() || !parts.stream().allMatch(this::isKnown) || fitting(parts)) {
      return Optional.empty();
    }
    return Optional.of(
        parts.stream()
            .filter(part -> !fitting(List.of(part)))
            .findFirst()
            .map(List::of)
            .orElse(group.where()));
  }

  private boolean fitting(List<Condition> parts) {
    return citizens.stream().anyMatch(one -> parts.stream().allMatch(part -> fits(one, part)));
  }

  /** True if a condition asks for what some card has, or a number between those of two. */
  private boolean isKnown(Condition part) {
    if (part instanceof Condition.Is) {
      return cards.stream().anyMatch(card -> fits(card, part));
    }
    return number(part).map(this::isKnown).orElse(true);
  }

  private boolean isKnown(NumberCondition test) {
    IntSummaryStatistics all = numbers(cards, test);
    return IntStream.rangeClosed(all.getMin(), all.getMax()).anyMatch(test::holds);
  }

  private IntSummaryStatistics numbers(List<CardSource> of, NumberCondition test) {
    return of.stream().mapToInt(printed.get(test.stat().stat())).summaryStatistics();
  }

  /** True if a card fulfils a condition, or may. */
  private boolean fits(CardSource card, Condition part) {
    if (part instanceof Condition.Is is) {
      return !is.property().equals(CitizenTest.NAME) || is.word().equals(card.name());
    }
    return number(part)
        .map(test -> test.holds(printed.get(test.stat().stat()).applyAsInt(card)))
        .orElse(true);
  }

  /** The condition on a printed number that a condition is; empty for other conditions. */
  private Optional<NumberCondition> number(Condition condition) {
    return NumberCondition.ofStat(condition)
        .filter(test -> printed.containsKey(test.stat().stat()));
  }
}
