package dev.runesheet.language.registry;

import com.fasterxml.jackson.databind.node.ArrayNode;
import dev.runesheet.document.JsonValue;
import dev.runesheet.game.queensblood.word.VerbNames;
import dev.runesheet.model.Argument;
import dev.runesheet.model.Step;
import dev.runesheet.model.diagnostic.Code;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Cards that are added to the hand, a step for each. */
record HandOperation() implements OperationForm {

  private static final OperationField CARDS =
      new OperationField("card_ids", true, new OperationField.Cards());

  @Override
  public List<OperationField> fields() {
    return List.of(CARDS);
  }

  @Override
  public Optional<Operation> read(OperationInput input) {
    Optional<JsonValue> ids = input.value(CARDS);
    Optional<List<JsonValue>> named = ids.flatMap(JsonValue::list);
    if (named.isPresent() && named.get().isEmpty()) {
      ids.get().error(Code.EMPTY, "", "at least one card");
    }
    List<Step> steps = new ArrayList<>();
    for (JsonValue name : named.orElse(List.of())) {
      input
          .cards(name)
          .map(cards -> input.step(VerbNames.ADD_TO_HAND, new Argument.Word(cards.get(0))))
          .ifPresent(steps::add);
    }
    return Optional.of(Operation.acting(steps));
  }

  /** Cards that follow each other are one operation. */
  @Override
  public boolean write(String type, Step.Do act, OperationOutput output) {
    if (!act.verb().name().equals(VerbNames.ADD_TO_HAND)) {
      return false;
    }
    ArrayNode cards =
        output
            .last(type)
            .map(last -> (ArrayNode) last.get(CARDS.name()))
            .orElseGet(() -> output.begin(type).putArray(CARDS.name()));
    cards.add(act.arguments().get("card").toString());
    return true;
  }
}
