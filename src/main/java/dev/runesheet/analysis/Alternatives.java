package dev.runesheet.analysis;

import dev.runesheet.model.Condition;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * The alternatives of a condition that are settled where they are looked at: none of the others
 * before holds then, and all that must hold besides does. What is told of one is sure.
 */
final class Alternatives {

  /**
   * An alternative that never holds where it is looked at, or always does.
   *
   * @param part the one of the conditions that must all hold in which it stands
   * @param by the fewest of the conditions beside it that settle it; empty if what is known does
   * @param earlier whether it takes what came before, such as another that does not hold then
   */
  record Settled(
      Condition part, Condition condition, boolean holds, List<Condition> by, boolean earlier) {}

  /**
   * The place of an alternative.
   *
   * @param part the one of the conditions that must all hold in which it stands
   * @param holding what holds where it matters
   * @param failing what does not hold there
   */
  private record Spot(Condition part, Set<Condition> holding, Set<Condition> failing) {

    Spot with(List<Condition> others) {
      Set<Condition> more = new LinkedHashSet<>(others);
      more.addAll(holding);
      return new Spot(part, more, failing);
    }

    Spot without(Condition other) {
      Set<Condition> more = new LinkedHashSet<>(failing);
      more.add(other);
      return new Spot(part, holding, more);
    }

    /** The claims that hold there; of several that settle the same, the last counts. */
    List<Claim> claims() {
      List<Claim> claims = new ArrayList<>();
      failing.forEach(other -> claims.add(Claim.of(other, false)));
      holding.forEach(other -> claims.add(Claim.of(other, true)));
      return claims;
    }
  }

  private final KnownNumbers known;
  private final KnownNumbers facts;
  private final List<Settled> found = new ArrayList<>();

  private Alternatives(KnownNumbers known, KnownNumbers facts) {
    this.known = known;
    this.facts = facts;
  }

  /**
   * The settled ones of all disjunctions within a condition, in order.
   *
   * @param known what is so at any time
   * @param facts what is so where it is looked at
   */
  static List<Settled> of(Condition whole, KnownNumbers known, KnownNumbers facts) {
    Alternatives all = new Alternatives(known, facts);
    List<Condition> parts = WordCheck.parts(whole);
    for (Condition part : parts) {
      all.look(part, new Spot(part, Set.of(), Set.of()).with(others(parts, part)));
    }
    return all.found;
  }

  /** Looks at a condition that must hold; a part of an opposite that never holds may be meant. */
  private void look(Condition here, Spot spot) {
    if (here instanceof Condition.Any) {
      among(here.parts(), spot);
    } else if (here instanceof Condition.All) {
      here.parts().forEach(inside -> look(inside, spot.with(others(here.parts(), inside))));
    }
  }

  private void among(List<Condition> alternatives, Spot spot) {
    Spot here = spot;
    for (Condition one : alternatives) {
      List<Claim> beside = here.claims();
      if (Satisfiability.none(with(facts, beside))) {
        return; // Nothing is left for it, which is told of the others.
      }
      if (excludes(known, beside, one, false)) {
        found.add(settled(known, here, one, true));
        return;
      }
      if (excludes(facts, beside, one, true)) {
        found.add(settled(excludes(known, beside, one, true) ? known : facts, here, one, false));
      } else {
        look(one, here);
      }
      here = here.without(one);
    }
  }

  private Settled settled(KnownNumbers from, Spot spot, Condition one, boolean holds) {
    List<Claim> least = new ArrayList<>(spot.claims());
    for (Claim claim : spot.claims()) {
      least.remove(claim);
      if (!excludes(from, least, one, !holds)) {
        least.add(claim);
      }
    }
    List<Condition> by = least.stream().map(Alternatives::condition).toList();
    boolean earlier =
        from != known
            || spot.failing().stream().anyMatch(other -> least.contains(Claim.of(other, false)));
    return new Settled(spot.part(), one, holds, by, earlier);
  }

  /** True if what is known, and what is so beside it, leave no case where one holds, or not. */
  private static boolean excludes(
      KnownNumbers from, List<Claim> beside, Condition one, boolean holds) {
    KnownNumbers given = with(from, beside);
    NumberCondition atom = NumberCondition.single(one);
    if (atom == null || atom.value() != null) {
      return Satisfiability.none(given.with(Claim.of(one, holds)));
    }
    return holds ? !given.canHold(atom) : given.mustHold(atom);
  }

  private static KnownNumbers with(KnownNumbers from, List<Claim> claims) {
    KnownNumbers all = from;
    for (Claim claim : claims) {
      all = all.with(claim);
    }
    return all;
  }

  private static Condition condition(Claim claim) {
    return claim.holds() ? claim.condition() : new Condition.Not(claim.condition());
  }

  private static List<Condition> others(List<Condition> all, Condition one) {
    List<Condition> others = new ArrayList<>(all);
    others.remove(one);
    return others;
  }
}
