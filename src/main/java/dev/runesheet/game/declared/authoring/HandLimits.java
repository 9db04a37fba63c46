package dev.runesheet.game.declared.authoring;

import dev.runesheet.game.declared.authoring.check.common.NamedZones;
import dev.runesheet.game.declared.catalog.DeclaredCatalog;
import dev.runesheet.model.Body;
import dev.runesheet.model.Condition;
import dev.runesheet.model.Effect;
import dev.runesheet.model.Selector;
import dev.runesheet.model.Step;
import dev.runesheet.model.Value;
import dev.runesheet.spi.verb.Verb;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/**
 * The effects that make players give up cards of which they have too many: they ask for a card of a
 * group only if there are more than so many of it, or as many times as there are too many, and do
 * not bring it into play. Who answers such a question plays no card.
 */
final class HandLimits {

  private final DeclaredCatalog catalog;

  /** The choices of a program that are of a limit, and the others. */
  private final List<Step> limited = new ArrayList<>();

  private final List<Step> free = new ArrayList<>();

  private HandLimits(DeclaredCatalog catalog) {
    this.catalog = catalog;
  }

  /** The ids of the effects of a game all of whose choices are of a limit, sorted. */
  static List<String> of(Collection<Effect> effects, DeclaredCatalog catalog) {
    return effects.stream()
        .filter(effect -> effect.body() instanceof Body.Program)
        .filter(effect -> new HandLimits(catalog).isLimit((Body.Program) effect.body()))
        .map(Effect::id)
        .sorted()
        .toList();
  }

  private boolean isLimit(Body.Program program) {
    lines(program.steps(), Set.of());
    return !limited.isEmpty() && free.isEmpty();
  }

  /**
   * Notes the choices of some lines.
   *
   * @param many the scopes of which there are too many there
   */
  private void lines(List<Step> steps, Set<String> many) {
    for (Step step : steps) {
      if (step instanceof Step.If branch) {
        lines(branch.then(), with(many, more(branch.condition())));
        lines(branch.otherwise(), with(many, more(new Condition.Not(branch.condition()))));
      } else if (step instanceof Step.Repeat repeat) {
        lines(repeat.body(), with(many, surplus(repeat.times())));
      } else {
        if (step instanceof Step.Choose choose) {
          (givesUp(choose, many) ? limited : free).add(choose);
        } else if (step instanceof Step.ForEach each && each.asked().isPresent()) {
          free.add(step);
        }
        step.bodies().values().forEach(body -> lines(body, many));
      }
    }
  }

  private static Set<String> with(Set<String> many, Stream<String> more) {
    Set<String> all = new HashSet<>(many);
    more.forEach(all::add);
    return all;
  }

  private boolean givesUp(Step.Choose choose, Set<String> many) {
    return choose.branches().stream()
        .allMatch(
            branch ->
                branch.options() instanceof Step.Options.Each each
                    && many.contains(each.group().scope())
                    && branch.body().stream().flatMap(Step::all).noneMatch(this::plays));
  }

  /** True if a line brings something into play, or may. */
  private boolean plays(Step step) {
    if (!(step instanceof Step.Do act) || !act.verb().changes().contains(Verb.Change.PLACE)) {
      return false;
    }
    List<String> zones = NamedZones.of(act);
    return zones.isEmpty() || !catalog.zones(false).containsAll(zones);
  }

  /** The scopes of which there are more than some, at least two, if a condition holds. */
  private static Stream<String> more(Condition condition) {
    if (condition instanceof Condition.All all) {
      return all.of().stream().flatMap(HandLimits::more);
    }
    boolean not = condition instanceof Condition.Not;
    Condition of = condition instanceof Condition.Not denied ? denied.of() : condition;
    if (of instanceof Condition.Not twice) {
      return more(twice.of());
    }
    Condition.Relation asked = not ? Condition.Relation.BELOW : Condition.Relation.ABOVE;
    return of instanceof Condition.Comparison compared
            && compared.relation() == asked
            && !(compared.right() instanceof Value.Constant few && few.number() < (not ? 2 : 1))
        ? counted(compared.left())
        : Stream.empty();
  }

  /** The scopes of which a number is the surplus: what is counted less a number. */
  private static Stream<String> surplus(Value value) {
    return value instanceof Value.Arithmetic less
            && less.operator() == Value.Operator.SUBTRACT
            && !less.right().equals(Value.of(0))
        ? counted(less.left())
        : Stream.empty();
  }

  private static Stream<String> counted(Value value) {
    return value instanceof Value.Count count
        ? Stream.of(count.group()).map(Selector.Group::scope)
        : Stream.empty();
  }
}
