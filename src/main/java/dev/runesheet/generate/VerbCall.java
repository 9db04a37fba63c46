package dev.runesheet.generate;

import dev.runesheet.model.Argument;
import dev.runesheet.model.Selector;
import dev.runesheet.model.Step;
import dev.runesheet.model.Value;
import dev.runesheet.model.verb.Parameter;
import java.util.Map;

/** The call of a verb as a statement of a consequence. */
final class VerbCall {

  private VerbCall() {}

  static String of(Step.Do act) {
    StringBuilder call = new StringBuilder(act.verb().called()).append("($r");
    for (Parameter parameter : act.verb().parameters()) {
      call.append(", ").append(argument(parameter, act.arguments()));
    }
    return call.append(");").toString();
  }

  private static String argument(Parameter parameter, Map<String, Argument> arguments) {
    Argument argument = arguments.get(parameter.name());
    if (argument instanceof Value.Constant constant && parameter.type() == Parameter.Type.WHOLE) {
      return Integer.toString((int) constant.number());
    }
    if (argument instanceof Value value) {
      return Expressions.value(value);
    }
    if (argument instanceof Selector.Role role) {
      return Expressions.role(role);
    }
    if (argument instanceof Argument.Answer) {
      return "$r.answer()";
    }
    if (argument instanceof Argument.Word word) {
      return parameter.choices().isEmpty()
          ? Literals.text(word.word())
          : parameter.choices().constant(word.word());
    }
    throw new IllegalArgumentException(
        "argument (" + parameter.name() + ") of a verb is missing or a group: " + argument);
  }
}
