package dev.runesheet.game.declared.state;

import dev.runesheet.game.declared.catalog.DeclaredCatalog;
import dev.runesheet.game.declared.catalog.OptionalDeclarations;
import dev.runesheet.game.declared.catalog.OptionalDeclarations.Continuous;
import dev.runesheet.game.declared.number.Calculated;
import dev.runesheet.game.declared.number.Calculated.Part;
import dev.runesheet.game.declared.number.Calculated.Side;
import dev.runesheet.game.declared.number.Expression;
import dev.runesheet.game.declared.number.Expression.Roles;
import dev.runesheet.spi.MatchContext;
import dev.runesheet.spi.fact.Contribution;
import dev.runesheet.spi.fact.Entity;
import dev.runesheet.spi.fact.InPlay;
import dev.runesheet.spi.fact.Stacking;
import dev.runesheet.spi.fault.RuleMistake;
import java.util.ArrayList;
import java.util.List;

/**
 * A calculation of a declared game being worked out, with what each part of it does.
 *
 * @param declared the calculation
 * @param steps its parts, in order
 * @param result the result
 */
public record CalculationTrace(Calculated declared, List<Step> steps, double result) {

  /** Copies the list. */
  public CalculationTrace {
    steps = List.copyOf(steps);
  }

  /**
   * The contribution of a part.
   *
   * @param part the part's name
   * @param effects the modifiers that count, oldest first; none for a summand
   * @param before the number before
   * @param after the number after
   */
  public record Step(String part, List<Contribution> effects, double before, double after) {}

  /**
   * Computes a number.
   *
   * @param calculation the calculation's name
   * @param self the source of the calculation
   * @param target the target of the calculation
   * @throws RuleMistake if the game has no such calculation
   */
  public static CalculationTrace of(
      MatchContext match, String calculation, Entity self, Entity target, double base) {
    OptionalDeclarations extras = match.book().catalog(DeclaredCatalog.class).extras();
    Calculated declared = extras.calculations().get(calculation);
    if (declared == null) {
      throw new RuleMistake("there is no calculation '" + calculation + "'.");
    }
    if (declared.zeroStays() && base == 0) {
      return new CalculationTrace(declared, List.of(), 0);
    }
    Roles roles = new Roles(match, self, target);
    List<Step> steps = new ArrayList<>();
    double number = base;
    for (List<Part> together : declared.together(roles)) {
      double before = number;
      List<Part> parts = together.stream().filter(part -> holds(part, roles)).toList();
      List<Contribution> counting = counting(parts, roles, extras);
      number = Stacking.apply(number, counting);
      for (Part part : parts) {
        number = part.times() == null ? number : number * part.times().of(roles);
        number = part.add() == null ? number : number + part.add().of(roles);
      }
      if (number != before || !counting.isEmpty()) {
        steps.add(new Step(parts.get(0).name(), counting, before, number));
      }
    }
    return new CalculationTrace(declared, steps, Math.max(declared.least(), number));
  }

  private static boolean holds(Part part, Roles roles) {
    return part.test() == null || part.test().holds(roles);
  }

  /** The modifiers that count in parts that count together, oldest first. */
  private static List<Contribution> counting(
      List<Part> parts, Roles roles, OptionalDeclarations extras) {
    List<Contribution> all = new ArrayList<>();
    for (Part part : parts) {
      Entity entity = part.of() == Side.SELF ? roles.self() : roles.target();
      for (Contribution one : entity.contributions()) {
        if (one.getStat().equals(part.modifiers())) {
          all.add(one);
        }
      }
      for (Contribution one : entity.candidates()) {
        if (one.getStat().equals(part.modifiers()) && holds(one, roles, extras)) {
          all.add(one);
        }
      }
    }
    if (all.size() > 1) {
      all.sort(Contribution.OLDEST_FIRST);
      return Stacking.counting(all);
    }
    return all;
  }

  private static boolean holds(Contribution one, Roles roles, OptionalDeclarations extras) {
    InPlay origin = one.getModifier().getEffect().getOrigin();
    if (origin.registered() != null) {
      return Expression.test(origin.registered().condition()).holds(roles);
    }
    Continuous does = extras.continuous().get(origin.getEffect());
    return does == null || does.condition() == null || does.condition().holds(roles);
  }
}
