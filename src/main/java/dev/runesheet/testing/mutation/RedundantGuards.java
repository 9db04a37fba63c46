package dev.runesheet.testing.mutation;

import dev.runesheet.model.Condition;
import dev.runesheet.model.Condition.Comparison;
import dev.runesheet.model.Condition.Relation;
import dev.runesheet.model.Selector.Group;
import dev.runesheet.model.Selector.Role;
import dev.runesheet.model.Step;
import dev.runesheet.model.Value;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The detection of guards made redundant by a choice. A choice without options is skipped, so a
 * guard before it is redundant if each of its options has the same condition, or a stronger one.
 */
final class RedundantGuards {

  private RedundantGuards() {}

  /** Steps that act the same as a step. */
  static List<Step> of(Step step) {
    if (step instanceof Step.If branch && branch.otherwise().isEmpty()) {
      boolean needless = impliedBy(branch.then(), branch.condition());
      return needless ? branch.then() : List.of(step);
    }
    return List.of(step instanceof Step.AllAtOnce all ? everybody(all) : step);
  }

  /**
   * The choice without those conditions on its group that only exclude members without an option.
   */
  private static Step everybody(Step.AllAtOnce all) {
    List<Condition> kept = new ArrayList<>(all.group().where());
    kept.removeIf(
        condition ->
            fromInside(condition).filter(inside -> impliedBy(all.body(), inside)).isPresent());
    Group group = new Group(all.group().scope(), all.group().of(), kept);
    return new Step.AllAtOnce(group, all.body(), all.source());
  }

  /** A condition on the group's target, as its body says it: there the target is the holder. */
  private static Optional<Condition> fromInside(Condition condition) {
    if (condition instanceof Condition.Not not) {
      return fromInside(not.of()).map(Condition.Not::new);
    }
    return condition instanceof Comparison one
            && one.left() instanceof Value.Count count
            && count.group().of().equals(Role.TARGET)
        ? Optional.of(
            new Comparison(one.relation(), new Value.Count(seenBySelf(count.group())), one.right()))
        : Optional.empty();
  }

  private static Group seenBySelf(Group group) {
    return new Group(group.scope(), Role.SELF, group.where());
  }

  /** True if the steps are a choice without options unless a condition holds. */
  private static boolean impliedBy(List<Step> steps, Condition condition) {
    return steps.size() == 1
        && steps.get(0) instanceof Step.Choose choose
        && choose.branches().stream().allMatch(branch -> implies(branch, condition));
  }

  private static boolean implies(Step.Branch branch, Condition condition) {
    return branch.when().filter(when -> implies(when, condition)).isPresent()
        || branch.options() instanceof Step.Options.Each each
            && implies(above(new Value.Count(each.group()), 0), condition);
  }

  private static Condition above(Value value, double bound) {
    return new Comparison(Relation.ABOVE, value, Value.of(bound));
  }

  /** True if the other condition holds wherever one does; false if that cannot be seen. */
  private static boolean implies(Condition one, Condition other) {
    if (draws(other)) {
      return false; // Drawn twice, a number is not the same.
    }
    if (one.equals(other)) {
      return true;
    }
    if (other instanceof Condition.Any any) {
      return any.of().stream().anyMatch(part -> implies(one, part));
    }
    if (other instanceof Condition.All all) {
      return all.of().stream().allMatch(part -> implies(one, part));
    }
    Bound lower = Bound.of(one);
    Bound asked = Bound.of(other);
    return lower != null && asked != null && lower.reaches(asked);
  }

  private static boolean draws(Condition condition) {
    return condition.values().anyMatch(RedundantGuards::draws);
  }

  private static boolean draws(Value value) {
    return value.draws()
        || value instanceof Value.OfGroup some
            && some.group().where().stream().anyMatch(RedundantGuards::draws);
  }

  /**
   * A lower bound of a value.
   *
   * @param open whether the bound itself is too low
   */
  private record Bound(Value of, double least, boolean open) {

    /** The bound that a condition is; null if it is none. */
    static Bound of(Condition condition) {
      boolean not = condition instanceof Condition.Not;
      Condition inner = condition instanceof Condition.Not one ? one.of() : condition;
      Relation sought = not ? Relation.BELOW : Relation.ABOVE;
      return inner instanceof Comparison one
              && one.relation() == sought
              && one.right() instanceof Value.Constant bound
          ? new Bound(one.left(), bound.number(), !not)
          : null;
    }

    boolean reaches(Bound asked) {
      return isPartOf(asked.of)
          && (least > asked.least || least == asked.least && (open || !asked.open));
    }

    /** True if the other value is the same, or counts all that this one counts. */
    private boolean isPartOf(Value other) {
      return of.equals(other)
          || of instanceof Value.Count inner
              && other instanceof Value.Count outer
              && inner.group().scope().equals(outer.group().scope())
              && inner.group().of().equals(outer.group().of())
              && outer.group().where().stream()
                  .allMatch(
                      asks -> inner.group().where().stream().anyMatch(one -> implies(one, asks)));
    }
  }
}
