package dev.runesheet.testing.mutation;

import dev.runesheet.model.Argument;
import dev.runesheet.model.Condition;
import dev.runesheet.model.Effect;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.Step;
import dev.runesheet.model.verb.VerbSpec;
import dev.runesheet.testing.mutation.MutationPoint.Alternative;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The replacements for conditions and verbs of an effect. */
final class Replacements {

  private final Effect effect;
  private final List<VerbSpec> verbs;

  /**
   * The replacements in an effect.
   *
   * @param effect the effect, in whose words they are said
   * @param verbs the verbs that may stand in the place of others
   */
  Replacements(Effect effect, List<VerbSpec> verbs) {
    this.effect = effect;
    this.verbs = verbs.stream().filter(verb -> !isSilent(verb)).toList();
  }

  /** True if no sentence tells of a verb: no author writes it, it holds programs together. */
  static boolean isSilent(VerbSpec verb) {
    return verb.says().isEmpty();
  }

  /** The mutation points of a part as a whole, without those inside it. */
  List<MutationPoint<Object>> of(Record whole, SourceLocation place) {
    if (whole instanceof Condition condition) {
      return List.of(condition(condition, place));
    }
    return whole instanceof Step.Do act && !isSilent(act.verb()) ? List.of(verb(act)) : List.of();
  }

  private MutationPoint<Object> condition(Condition condition, SourceLocation place) {
    Condition other =
        condition instanceof Condition.Not not
            ? not.of()
            : condition instanceof Condition.All all && all.of().size() > 1
                ? new Condition.Any(all.of())
                : condition instanceof Condition.Any any && any.of().size() > 1
                    ? new Condition.All(any.of())
                    : new Condition.Not(condition);
    List<Alternative<Object>> others = new ArrayList<>();
    others.add(new Alternative<>(effect.say(other), other));
    boundary(condition).ifPresent(one -> others.add(new Alternative<>(effect.say(one), one)));
    return new MutationPoint<>(MutationKind.COMPARISON, place, effect.say(condition), others);
  }

  /** The other relations of a comparison whose opposite is written, such as 'at least'. */
  MutationPoint<Object> relation(Condition.Comparison denied, SourceLocation place) {
    List<Alternative<Object>> others = new ArrayList<>();
    for (Condition.Relation other : Condition.Relation.values()) {
      if (other != denied.relation()) {
        Condition changed = new Condition.Comparison(other, denied.left(), denied.right());
        others.add(new Alternative<>(effect.say(new Condition.Not(changed)), other));
      }
    }
    String before = effect.say(new Condition.Not(denied));
    return new MutationPoint<>(MutationKind.COMPARISON, place, before, others);
  }

  /** The comparison that differs where both numbers are the same, if there is one. */
  private static Optional<Condition> boundary(Condition condition) {
    boolean denied = condition instanceof Condition.Not;
    Condition inside = condition instanceof Condition.Not not ? not.of() : condition;
    if (!(inside instanceof Condition.Comparison one)
        || one.relation() == Condition.Relation.EQUAL) {
      return Optional.empty();
    }
    Condition turned = new Condition.Comparison(opposite(one.relation()), one.left(), one.right());
    return Optional.of(denied ? turned : new Condition.Not(turned));
  }

  private static Condition.Relation opposite(Condition.Relation relation) {
    return relation == Condition.Relation.ABOVE
        ? Condition.Relation.BELOW
        : Condition.Relation.ABOVE;
  }

  /** Other verbs that take the same sorts of things. */
  private MutationPoint<Object> verb(Step.Do act) {
    List<Alternative<Object>> others = new ArrayList<>();
    for (VerbSpec other : verbs) {
      if (!other.name().equals(act.verb().name()) && takesTheSame(other, act.verb())) {
        Map<String, Argument> renamed = new LinkedHashMap<>();
        for (int i = 0; i < other.parameters().size(); i++) {
          String before = act.verb().parameters().get(i).name();
          renamed.put(other.parameters().get(i).name(), act.arguments().get(before));
        }
        Step.Do changed = new Step.Do(other, renamed, act.source());
        others.add(new Alternative<>(effect.say(changed), changed));
      }
    }
    return new MutationPoint<>(MutationKind.WORD, act.source(), effect.say(act), others);
  }

  private static boolean takesTheSame(VerbSpec one, VerbSpec other) {
    return sorts(one).equals(sorts(other));
  }

  private static List<String> sorts(VerbSpec verb) {
    return verb.parameters().stream()
        .map(parameter -> parameter.type() + " " + parameter.words())
        .toList();
  }
}
