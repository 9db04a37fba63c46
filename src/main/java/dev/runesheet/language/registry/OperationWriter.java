package dev.runesheet.language.registry;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.runesheet.game.queensblood.word.CardStats;
import dev.runesheet.language.JsonNumbers;
import dev.runesheet.model.Argument;
import dev.runesheet.model.Condition;
import dev.runesheet.model.Selector;
import dev.runesheet.model.Step;
import dev.runesheet.model.Value;
import java.util.List;

/** Writes the steps of a program as operations, and finds out their scope. */
final class OperationWriter {

  private final CardNames names;
  private final ArrayNode operations;
  private String scope = "";

  OperationWriter(CardNames names, ArrayNode operations) {
    this.names = names;
    this.operations = operations;
  }

  /** The scope that the operations have in common, in the model's word; empty if none has one. */
  String scope() {
    return scope;
  }

  /** Writes one step; false if the language has no words for it. */
  boolean write(Step step, String per) {
    if (step instanceof Step.If branch) {
      return guarded(branch, per);
    }
    return step instanceof Step.Do act && act(act, per);
  }

  private boolean guarded(Step.If branch, String per) {
    boolean fits =
        branch.otherwise().isEmpty()
            && branch.then().size() == 1
            && branch.condition() instanceof Condition.Comparison;
    if (!fits) {
      return false;
    }
    Condition.Comparison rank = (Condition.Comparison) branch.condition();
    boolean pawns =
        rank.relation() == Condition.Relation.EQUAL
            && rank.left().equals(new Value.StatOf(Selector.Role.SELF, CardStats.REPLACED_PAWNS))
            && rank.right() instanceof Value.Constant;
    int before = operations.size();
    if (!pawns || !write(branch.then().get(0), per) || operations.size() == before) {
      return false;
    }
    ((ObjectNode) operations.get(before))
        .putObject("conditions")
        .set(CardStats.REPLACED_PAWNS, JsonNumbers.write(((Value.Constant) rank.right()).number()));
    return true;
  }

  private boolean act(Step.Do act, String per) {
    Argument amount = act.arguments().get("amount");
    boolean self = Selector.Role.SELF.equals(act.arguments().get("target"));
    return switch (act.verb().name()) {
      case "modify-power" ->
          scoped(act.arguments().get("scope").toString()) && change(amount, "raise", per);
      case "lower-power" ->
          scoped(act.arguments().get("scope").toString()) && change(amount, "lower", per);
      case "spawn-tokens" -> spawn(act, per);
      case "scale-power" ->
          self
              && scoped(RegistryWords.SELF)
              && number("modify_power_scale", "amount_per", amount, per);
      case "destroy-cards" ->
          scoped(act.arguments().get("scope").toString())
              && operation("destroy_cards", per) != null;
      case "replace-ally" -> operation("replace_ally", per).put("mode", "neutral") != null;
      case "add-to-hand" -> card(act.arguments().get("card").toString(), per);
      case "set-pawns" -> number("modify_tile_ranks", "amount", amount, per);
      case "score-bonus" -> number("score_bonus", "amount", amount, per);
      case "transfer-lane-minimum" ->
          operation("score_bonus", per).put("mode", "lane_min_transfer") != null;
      case "expand-positions" -> operation("expand_positions", per) != null;
      default -> false;
    };
  }

  /** A change by a number, or by the power of the ally that the card replaced. */
  private boolean change(Argument amount, String mode, String per) {
    if (!new Value.StatOf(Selector.Role.SELF, CardStats.REPLACED_POWER).equals(amount)) {
      return mode.equals("raise") && number("modify_power", "amount", amount, per);
    }
    // The action at the placement was written before; both are one operation.
    for (int i = 0; i < operations.size(); i++) {
      ObjectNode operation = (ObjectNode) operations.get(i);
      if (operation.path("mode").asText().equals("neutral")) {
        operation.put("mode", mode).put("adjustment", "replaced_ally_power");
        return true;
      }
    }
    return false;
  }

  private boolean number(String type, String field, Argument amount, String per) {
    if (!(amount instanceof Value.Constant constant)) {
      return false;
    }
    ObjectNode operation = operation(type, per);
    if (type.startsWith("modify_power")) {
      operation.put("stat", CardStats.POWER);
    }
    operation.set(field, JsonNumbers.write(constant.number()));
    return true;
  }

  /** Cards that follow each other are one operation. */
  private boolean card(String id, String per) {
    int last = operations.size() - 1;
    boolean more = last >= 0 && operations.get(last).path("type").asText().equals("add_to_hand");
    ArrayNode cards =
        more
            ? (ArrayNode) operations.get(last).get("card_ids")
            : operation("add_to_hand", per).putArray("card_ids");
    cards.add(id);
    return true;
  }

  private boolean spawn(Step.Do act, String per) {
    List<String> cards =
        List.of("one", "two", "three").stream()
            .map(name -> act.arguments().get(name).toString())
            .toList();
    boolean same = cards.stream().distinct().count() == 1;
    String name = same ? cards.get(0) : names.family(cards).orElse("");
    if (name.isEmpty()) {
      return false;
    }
    operation("spawn_token", per).put("token_id", name);
    return true;
  }

  private boolean scoped(String group) {
    boolean fits = scope.isEmpty() || scope.equals(group);
    scope = group;
    return fits;
  }

  private ObjectNode operation(String type, String per) {
    ObjectNode operation = JsonNodeFactory.instance.objectNode().put("type", type);
    if (!per.isEmpty()) {
      operation.put("per", per);
    }
    operations.add(operation);
    return operation;
  }
}
