package dev.runesheet.language.registry;

import dev.runesheet.game.queensblood.word.CardStats;
import dev.runesheet.game.queensblood.word.VerbNames;
import dev.runesheet.language.registry.OperationSource.AddToHand;
import dev.runesheet.language.registry.OperationSource.Common;
import dev.runesheet.language.registry.OperationSource.ReplaceAlly;
import dev.runesheet.model.Argument;
import dev.runesheet.model.Condition;
import dev.runesheet.model.Selector;
import dev.runesheet.model.Step;
import dev.runesheet.model.Value;
import dev.runesheet.schema.Places;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/** The writer of the steps of a program as operations, with their scope. */
final class OperationWriter {

  private final CardNames names;
  private final List<OperationSource> operations;
  private final Optional<String> per;
  private String scope = "";

  /**
   * A writer of one program.
   *
   * @param operations where operations go
   * @param per the word for the watched cards; empty if none are
   */
  OperationWriter(CardNames names, List<OperationSource> operations, String per) {
    this.names = names;
    this.operations = operations;
    this.per = Optional.of(per).filter(word -> !word.isEmpty());
  }

  /** The scope that the operations have in common, in the model's word; empty if none has one. */
  String scope() {
    return scope;
  }

  /** Writes one step; false if the language has no words for it. */
  boolean write(Step step) {
    if (step instanceof Step.If branch) {
      return guarded(branch);
    }
    return step instanceof Step.Do act && write(act, Common.NONE);
  }

  /**
   * Writes the operations of one rank, then those of the others; false if any cannot be written.
   */
  private boolean guarded(Step.If branch) {
    List<Step> otherwise = branch.otherwise();
    return branch.condition() instanceof Condition.Comparison rank
        && rank.relation() == Condition.Relation.EQUAL
        && rank.left().equals(new Value.StatOf(Selector.Role.SELF, CardStats.REPLACED_PAWNS))
        && whole(rank.right()).isPresent()
        && guarded(branch.then(), on(whole(rank.right()).getAsInt()))
        && (otherwise.isEmpty()
            || otherwise.size() == 1
                && otherwise.get(0) instanceof Step.If other
                && guarded(other));
  }

  private boolean guarded(List<Step> steps, Common common) {
    return steps.stream().allMatch(step -> step instanceof Step.Do act && write(act, common));
  }

  private static Common on(int rank) {
    OperationSource.Conditions conditions = new OperationSource.Conditions(Optional.of(rank));
    return new Common(Optional.empty(), Optional.of(conditions), Places.NONE);
  }

  private boolean write(Step.Do act, Common common) {
    OptionalInt whole = whole(act.arguments().get("amount"));
    int amount = whole.orElse(0);
    return switch (act.verb().name()) {
      case VerbNames.MODIFY_POWER ->
          whole.isPresent()
              ? scoped(act)
                  && add(
                      new OperationSource.ModifyPower(OperationSource.POWER, amount, per, common))
              : follows(ReplaceAlly.Mode.RAISE, act, common);
      case VerbNames.LOWER_POWER -> follows(ReplaceAlly.Mode.LOWER, act, common);
      case VerbNames.SCALE_POWER ->
          whole.isPresent()
              && Selector.Role.SELF.equals(act.arguments().get("target"))
              && scoped(RegistryWords.SELF)
              && add(
                  new OperationSource.ModifyPowerScale(OperationSource.POWER, amount, per, common));
      case VerbNames.DESTROY_CARDS ->
          scoped(act) && add(new OperationSource.DestroyCards(per, common));
      case VerbNames.REPLACE_ALLY ->
          add(new ReplaceAlly(ReplaceAlly.Mode.NEUTRAL, Optional.empty(), per, common));
      case VerbNames.ADD_TO_HAND -> hand(act.arguments().get("card").toString(), common);
      case VerbNames.SPAWN_TOKENS -> tokens(act, common);
      case VerbNames.SET_PAWNS ->
          whole.isPresent() && add(new OperationSource.ModifyTileRanks(amount, per, common));
      case VerbNames.EXPAND_POSITIONS -> add(new OperationSource.ExpandPositions(per, common));
      case VerbNames.SCORE_BONUS ->
          whole.isPresent()
              && add(
                  new OperationSource.ScoreBonus(
                      Optional.of(amount), Optional.empty(), per, common));
      case VerbNames.TRANSFER_LANE_MINIMUM ->
          add(
              new OperationSource.ScoreBonus(
                  Optional.empty(),
                  Optional.of(OperationSource.ScoreBonus.Mode.LANE_MIN_TRANSFER),
                  per,
                  common));
      default -> false;
    };
  }

  private boolean add(OperationSource operation) {
    return operations.add(operation);
  }

  /** The whole number that an argument is, if it is one; an amount that is computed is none. */
  private static OptionalInt whole(Argument amount) {
    return amount instanceof Value.Constant constant && constant.number() == (int) constant.number()
        ? OptionalInt.of((int) constant.number())
        : OptionalInt.empty();
  }

  /** Notes the scope of an operation; false if another one had another. */
  private boolean scoped(String group) {
    boolean fits = scope.isEmpty() || scope.equals(group);
    scope = group;
    return fits;
  }

  private boolean scoped(Step.Do act) {
    return scoped(act.arguments().get("scope").toString());
  }

  /** A change by the power of the ally on which the card was placed belongs to the placement. */
  private boolean follows(ReplaceAlly.Mode mode, Step.Do act, Common common) {
    if (!ReplaceAlly.REPLACED.equals(act.arguments().get("amount"))
        || !common.equals(Common.NONE)
        || !scoped(act)) {
      return false;
    }
    for (int i = 0; i < operations.size(); i++) {
      if (operations.get(i) instanceof ReplaceAlly placement
          && placement.mode() == ReplaceAlly.Mode.NEUTRAL) {
        Optional<ReplaceAlly.Adjustment> power =
            Optional.of(ReplaceAlly.Adjustment.REPLACED_ALLY_POWER);
        operations.set(i, new ReplaceAlly(mode, power, placement.per(), placement.common()));
        return true;
      }
    }
    return false;
  }

  /** Cards that follow each other are one operation. */
  private boolean hand(String card, Common common) {
    List<String> cards = new ArrayList<>();
    int last = operations.size() - 1;
    if (last >= 0
        && operations.get(last) instanceof AddToHand before
        && before.common().equals(common)
        && before.per().equals(per)) {
      cards.addAll(before.cardIds());
      operations.remove(last);
    }
    cards.add(card);
    return add(new AddToHand(cards, per, common));
  }

  private boolean tokens(Step.Do act, Common common) {
    List<String> cards = act.arguments().values().stream().map(Argument::toString).toList();
    boolean same = cards.stream().distinct().count() == 1;
    Optional<String> name = same ? Optional.of(cards.get(0)) : names.family(cards);
    return name.map(one -> add(new OperationSource.SpawnToken(one, per, common))).orElse(false);
  }
}
