package dev.runesheet.language.registry;

import dev.runesheet.game.queensblood.word.VerbNames;
import dev.runesheet.model.Argument;
import dev.runesheet.model.Step;
import java.util.List;
import java.util.Optional;

/** Tokens that are spawned: one card, or a family of three, one for each rank of a tile. */
record TokenOperation() implements OperationForm {

  private static final OperationField CARD =
      new OperationField("token_id", true, new OperationField.Card());

  private static final OperationField PER_PAWNS =
      new OperationField("per_pawns", false, new OperationField.NotRead("Not read.", "boolean"));

  @Override
  public List<OperationField> fields() {
    return List.of(CARD, PER_PAWNS);
  }

  @Override
  public Optional<Operation> read(OperationInput input) {
    input.value(PER_PAWNS);
    return input
        .value(CARD)
        .flatMap(input::cards)
        .map(ids -> Operation.acting(input.step(VerbNames.SPAWN_TOKENS, byRank(ids))));
  }

  /** The tokens of ranks 1 to 3; the last one named stands for the rest. */
  private static Argument[] byRank(List<String> ids) {
    int last = ids.size() - 1;
    return new Argument[] {
      new Argument.Word(ids.get(0)),
      new Argument.Word(ids.get(Math.min(1, last))),
      new Argument.Word(ids.get(Math.min(2, last)))
    };
  }

  @Override
  public boolean write(String type, Step.Do act, OperationOutput output) {
    if (!act.verb().name().equals(VerbNames.SPAWN_TOKENS)) {
      return false;
    }
    List<String> cards = act.arguments().values().stream().map(Argument::toString).toList();
    boolean same = cards.stream().distinct().count() == 1;
    Optional<String> name = same ? Optional.of(cards.get(0)) : output.names().family(cards);
    name.ifPresent(found -> output.begin(type).put(CARD.name(), found));
    return name.isPresent();
  }
}
