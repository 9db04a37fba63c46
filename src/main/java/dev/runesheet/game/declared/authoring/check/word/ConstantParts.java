package dev.runesheet.game.declared.authoring.check.word;

import dev.runesheet.analysis.NumberCondition;
import dev.runesheet.analysis.PartPlaces;
import dev.runesheet.game.declared.authoring.check.role.RoleKinds;
import dev.runesheet.game.declared.catalog.DeclaredCatalog;
import dev.runesheet.model.Condition;
import dev.runesheet.model.Numerals;
import dev.runesheet.model.Selector;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.Value;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/**
 * The parts of conditions that are settled by what cards print: words that none has there are
 * excluded in vain, an alternative that all fulfil leaves nothing for the others, and a printed
 * number never is another. So are those that ask for more than the largest of all players has. That
 * all have a word which a condition asks for is not told: authors write it for those to come.
 */
public final class ConstantParts {

  private final ConstantWords settled;
  private final PrintedNumbers numbers;
  private final PartPlaces places;
  private final List<Diagnostic> told = new ArrayList<>();

  public ConstantParts(DeclaredCatalog catalog, PrintedNumbers numbers, PartPlaces places) {
    this.settled = new ConstantWords(catalog);
    this.numbers = numbers;
    this.places = places;
  }

  /** The warnings. */
  public List<Diagnostic> told() {
    return told;
  }

  /** Looks at a condition that must hold; what must not hold is left as it is. */
  public void look(Condition condition, RoleKinds roles, Function<Object, SourceLocation> at) {
    ExtremesOfPlayers.told(condition, roles, at.apply(condition)).ifPresent(told::add);
    NumberCondition.ofStat(condition).ifPresent(one -> printed(one, roles, at.apply(condition)));
    if (condition instanceof Condition.Not not && not.of() instanceof Condition.Is is) {
      tell(condition, is, false, roles, at);
    } else if (condition instanceof Condition.All all) {
      RoleKinds inside = roles;
      for (Condition part : all.of()) {
        look(part, inside, at);
        inside = inside.when(part);
      }
    } else if (condition instanceof Condition.Any any) {
      RoleKinds inside = roles;
      for (Condition part : any.of()) {
        look(part, inside, at);
        if (part instanceof Condition.Is is) {
          tell(part, is, true, inside, at);
        }
        inside = inside.when(new Condition.Not(part));
      }
    }
  }

  /** Tells of a number that no card prints; what is asked of a group is judged with its others. */
  private void printed(NumberCondition one, RoleKinds roles, SourceLocation place) {
    Value.StatOf asked = one.stat();
    List<Double> printed = numbers.of(asked.who(), asked.stat(), roles);
    if (printed.isEmpty()
        || asked.who().equals(Selector.Role.TARGET)
        || asked.who().equals(Selector.Role.SELF) && places.isShared(place)
        || printed.stream().anyMatch(one::holds)
        || !numbers.meet(one)) {
      return;
    }
    String cards =
        roles
            .card(asked.who())
            .map(Words::quote)
            .orElse("every card whose kind is " + Words.oneOf(roles.of(asked.who())));
    String said = Words.oneOf(printed.stream().map(Numerals::plain).toList());
    String expected = said + ", the " + asked.stat() + " of " + cards;
    told.add(Diagnostic.about(Code.IMPOSSIBLE, place, one.condition().toString(), expected));
  }

  private void tell(
      Condition whole,
      Condition.Is is,
      boolean holds,
      RoleKinds roles,
      Function<Object, SourceLocation> at) {
    SourceLocation place = at.apply(whole);
    if (is.who().equals(Selector.Role.SELF) && places.isShared(place)) {
      return; // The holder may be another card, of which it does not hold.
    }
    settled
        .of(is, roles)
        .filter(answer -> answer.holds() == holds)
        .map(answer -> always(whole, answer.others(), place))
        .ifPresent(told::add);
  }

  private static Diagnostic always(Condition whole, String others, SourceLocation place) {
    return Diagnostic.about(Code.NO_CHANGE, place, whole.toString(), "")
        .suggesting("it always holds: it is " + others);
  }
}
