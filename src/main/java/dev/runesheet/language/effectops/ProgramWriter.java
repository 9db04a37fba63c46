package dev.runesheet.language.effectops;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.runesheet.model.Argument;
import dev.runesheet.model.Condition;
import dev.runesheet.model.Selector;
import dev.runesheet.model.Step;
import dev.runesheet.model.Value;
import dev.runesheet.model.verb.Parameter;
import dev.runesheet.word.WordList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** The writer of programs as lists of ops; it reports a step without an op and writes null. */
final class ProgramWriter {

  private final WriterScope scope;
  private final ValueWriter values;
  private final JsonNodeFactory nodes = JsonNodeFactory.instance;

  ProgramWriter(WriterScope scope) {
    this.scope = scope;
    this.values = new ValueWriter(scope);
  }

  ArrayNode write(List<Step> stepList) {
    ArrayNode program = nodes.arrayNode();
    stepList.forEach(step -> program.add(step(step)));
    return program;
  }

  private JsonNode step(Step step) {
    if (step instanceof Step.Stop) {
      return nodes.objectNode().put("op", EffectOpsWords.END);
    }
    if (step instanceof Step.If branch) {
      return branch(branch);
    }
    if (step instanceof Step.Do act) {
      return verb(act);
    }
    String kind = step.getClass().getSimpleName().toLowerCase(Locale.ROOT);
    return scope.inexpressible("a step of kind " + kind, step.source());
  }

  private JsonNode branch(Step.If branch) {
    if (!(branch.condition() instanceof Condition.Comparison test)) {
      return scope.inexpressible("the condition " + branch.condition(), branch.source());
    }
    String word = ControlOp.Branch.Comparison.of(test.relation());
    ObjectNode op = nodes.objectNode().put("op", word);
    op.set("lhs", values.write(test.left(), branch.source()));
    op.set("rhs", values.write(test.right(), branch.source()));
    op.set("then", write(branch.then()));
    if (!branch.otherwise().isEmpty()) {
      op.set("else", write(branch.otherwise()));
    }
    return op;
  }

  private JsonNode verb(Step.Do act) {
    Optional<OpForm> form = scope.scope().forms().of(act.verb());
    if (form.isEmpty() || act.arguments().size() != form.get().fields().size()) {
      return scope.inexpressible("the verb '" + act.verb() + "' as used here", act.source());
    }
    if (!form.get().needs().isEmpty()) {
      scope.attribute(form.get().needs(), act.source());
    }
    ObjectNode op = nodes.objectNode().put("op", form.get().op());
    for (OpForm.Field field : form.get().fields()) {
      op.set(field.name(), argument(act, field.parameter()));
    }
    return op;
  }

  private JsonNode argument(Step.Do act, Parameter parameter) {
    Argument argument = act.arguments().get(parameter.name());
    Parameter.Type type = parameter.type();
    if (type == Parameter.Type.ENTITY && argument instanceof Selector who) {
      return values.target(who, act.source());
    }
    if (type == Parameter.Type.NUMBER && argument instanceof Value value) {
      return values.write(value, act.source());
    }
    if (type == Parameter.Type.WHOLE && argument instanceof Value.Constant constant) {
      int whole = (int) constant.number();
      return whole == constant.number()
          ? nodes.numberNode(whole)
          : scope.inexpressible(constant, act.source());
    }
    if (type == Parameter.Type.WORD && argument instanceof Argument.Word word) {
      return parameter.words().equals(WordList.STAT)
          ? scope.attribute(word.word(), act.source())
          : nodes.textNode(word.word());
    }
    return scope.inexpressible(parameter.name() + " of '" + act.verb() + "'", act.source());
  }
}
