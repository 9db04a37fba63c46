package dev.runesheet.language.registry;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.runesheet.game.queensblood.word.VerbNames;
import dev.runesheet.model.Argument;
import dev.runesheet.model.Step;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * An operation that is one verb, with the effect's scope or with an amount.
 *
 * @param verb the verb
 * @param scoped whether the verb's only argument is the scope
 * @param amounts the field of the verb's only argument; empty if it has none
 * @param meaning the operation of the step
 */
record VerbOperation(
    String verb, boolean scoped, List<OperationField> amounts, Function<Step, Operation> meaning)
    implements OperationForm {

  /** The destruction of the cards of a scope. */
  static final VerbOperation DESTROY_CARDS =
      new VerbOperation(VerbNames.DESTROY_CARDS, true, List.of(), Operation::acting);

  /** Influence on neighbouring tiles. */
  static final VerbOperation EXPAND_POSITIONS =
      new VerbOperation(VerbNames.EXPAND_POSITIONS, false, List.of(), Operation::acting);

  /** The number of pawns that a card places on a tile; at most the number of ranks. */
  static final VerbOperation SET_PAWNS =
      new VerbOperation(
          VerbNames.SET_PAWNS,
          false,
          List.of(
              new OperationField(
                  "amount", true, new OperationField.Whole(1, OperationField.MOST_PAWNS))),
          Operation::pawns);

  @Override
  public List<OperationField> fields() {
    return amounts;
  }

  @Override
  public Optional<Operation> read(OperationInput input) {
    Argument[] arguments =
        scoped
            ? new Argument[] {input.scopeWord()}
            : amounts.stream()
                .flatMap(amount -> input.amount(amount).stream())
                .toArray(Argument[]::new);
    return !scoped && arguments.length < amounts.size()
        ? Optional.empty()
        : Optional.of(meaning.apply(input.step(verb, arguments)));
  }

  @Override
  public boolean write(String type, Step.Do act, OperationOutput output) {
    boolean fits =
        act.verb().name().equals(verb)
            && amounts.stream().allMatch(amount -> OperationOutput.hasNumber(act, amount.name()))
            && (!scoped || output.scoped(act.arguments().get("scope").toString()));
    if (fits) {
      ObjectNode operation = output.begin(type);
      for (OperationField amount : amounts) {
        OperationOutput.number(operation, amount, act.arguments().get(amount.name()));
      }
    }
    return fits;
  }
}
