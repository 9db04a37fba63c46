package dev.runesheet.game.valeria.authoring;

import dev.runesheet.analysis.WordCheck;
import dev.runesheet.game.valeria.card.CardKind;
import dev.runesheet.game.valeria.word.Role;
import dev.runesheet.game.valeria.word.Scope;
import dev.runesheet.language.strings.CitizenTest;
import dev.runesheet.model.Body;
import dev.runesheet.model.Condition;
import dev.runesheet.model.Effect;
import dev.runesheet.model.Selector;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.Step;
import dev.runesheet.model.Value;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Diagnostics;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The warnings about effects that look for a citizen with a name and roles which no citizen has
 * together. What it costs is left open, as effects change it.
 */
final class UnfitCitizens {

  private static final Set<String> SCOPES =
      Set.of(Scope.CITIZENS.word(), Scope.OPEN_CITIZENS.word());

  private final List<CardSource> citizens;
  private final Diagnostics findings;

  private UnfitCitizens(List<CardSource> citizens, Diagnostics findings) {
    this.citizens = citizens;
    this.findings = findings;
  }

  /**
   * Checks effects.
   *
   * @param cards all cards of the game
   */
  static void check(List<Effect> effects, List<CardSource> cards, Diagnostics findings) {
    List<CardSource> citizens =
        cards.stream()
            .filter(card -> Set.of(CardKind.CITIZEN, CardKind.STARTER).contains(card.kind()))
            .toList();
    UnfitCitizens check = new UnfitCitizens(citizens, findings);
    for (Effect effect : effects) {
      if (effect.body() instanceof Body.Program program) {
        program.steps().stream().flatMap(Step::all).forEach(step -> check.look(effect, step));
      }
    }
  }

  private void look(Effect effect, Step step) {
    SourceLocation own = step.source();
    SourceLocation place = own.equals(SourceLocation.NONE) ? effect.source() : own;
    step.groups()
        .filter(group -> SCOPES.contains(group.scope()))
        .filter(this::isUnfit)
        .map(
            group ->
                Diagnostic.of(
                    Code.IMPOSSIBLE,
                    place,
                    group.where().stream()
                        .map(Condition::toString)
                        .collect(Collectors.joining(" and ")),
                    "what some citizen has together"))
        .distinct()
        .forEach(findings::add);
  }

  /** True if no citizen fulfils all conditions, though some fulfil each. */
  private boolean isUnfit(Selector.Group group) {
    List<Condition> parts = WordCheck.parts(new Condition.All(group.where()));
    return citizens.stream().noneMatch(one -> parts.stream().allMatch(part -> fits(one, part)))
        && parts.stream().allMatch(part -> citizens.stream().anyMatch(one -> fits(one, part)));
  }

  /** True if a citizen fulfils a condition, or may. */
  private static boolean fits(CardSource citizen, Condition part) {
    if (part instanceof Condition.Not not) {
      return role(not.of()).isEmpty() || !fits(citizen, not.of());
    }
    if (part instanceof Condition.Is is) {
      return !is.property().equals(CitizenTest.NAME) || is.word().equals(citizen.name());
    }
    return role(part)
        .map(
            role -> {
              Condition.Comparison test = (Condition.Comparison) part;
              double number = ((Value.Constant) test.right()).number();
              return test.relation().holds(citizen.pips().of(role), number);
            })
        .orElse(true);
  }

  /** The role whose signs a condition compares with a number; empty for other conditions. */
  private static Optional<Role> role(Condition condition) {
    return condition instanceof Condition.Comparison test
            && test.left() instanceof Value.StatOf stat
            && test.right() instanceof Value.Constant
        ? Stream.of(Role.values()).filter(role -> role.word().equals(stat.stat())).findFirst()
        : Optional.empty();
  }
}
