package dev.runesheet.pack.source;

import dev.runesheet.model.Argument;
import dev.runesheet.model.Effect;
import dev.runesheet.model.Selector;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.Step;
import dev.runesheet.model.Value;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.model.diagnostic.Words;
import dev.runesheet.model.verb.Parameter;
import java.util.Collection;
import java.util.Locale;

/**
 * The check that each call of a verb has an argument for each of its parameters, of its type: code
 * that makes effects can make other calls, of which no rules could be generated.
 */
public final class CallArguments {

  private CallArguments() {}

  /** Reports each argument that is missing or of another type, at its line. */
  public static void check(Collection<Effect> effects, Diagnostics findings) {
    for (Effect effect : effects) {
      effect
          .steps()
          .forEach(
              step -> {
                if (step instanceof Step.Do act) {
                  check(act, effect, findings);
                }
              });
    }
  }

  private static void check(Step.Do act, Effect effect, Diagnostics findings) {
    SourceLocation place =
        act.source().equals(SourceLocation.NONE) ? effect.source() : act.source();
    for (Parameter parameter : act.verb().parameters()) {
      Argument argument = act.arguments().get(parameter.name());
      if (!fits(argument, parameter.type())) {
        String called = Words.quote(parameter.name()) + " of " + Words.quote(act.verb().name());
        String expected = parameter.type().name().toLowerCase(Locale.ROOT);
        if (argument == null) {
          findings.error(Code.MISSING_FIELD, place, "", called + ", of type " + expected);
        } else {
          findings.error(Code.WRONG_TYPE, place, called + ": " + argument, expected);
        }
      }
    }
  }

  private static boolean fits(Argument argument, Parameter.Type type) {
    return switch (type) {
      case ENTITY -> argument instanceof Selector.Role;
      case NUMBER -> argument instanceof Value;
      case WHOLE -> argument instanceof Value.Constant;
      case WORD -> argument instanceof Argument.Word || argument instanceof Argument.Answer;
    };
  }
}
