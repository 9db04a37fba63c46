package dev.runesheet.language.roletext.write;

import dev.runesheet.language.roletext.tree.Parameters;
import dev.runesheet.language.roletext.tree.Parameters.Compulsion;
import dev.runesheet.language.roletext.tree.Restriction;
import dev.runesheet.language.roletext.tree.Scaling;
import java.util.stream.Collectors;

/** Restrictions, compulsions and scaling in words. */
final class ParameterWords {

  private ParameterWords() {}

  /** A blank and the parameters; empty if there are none. */
  static String parameters(Parameters parameters) {
    StringBuilder text = new StringBuilder();
    if (!parameters.restrictions().isEmpty()) {
      text.append(
          parameters.restrictions().stream()
              .map(ParameterWords::restriction)
              .collect(Collectors.joining(", ", " [", "]")));
    }
    if (!parameters.compulsions().isEmpty()) {
      text.append(
          parameters.compulsions().stream()
              .map(ParameterWords::compulsion)
              .collect(Collectors.joining(", ", " {", "}")));
    }
    parameters.scaling().ifPresent(one -> text.append(' ').append(bracketed(one)));
    return text.toString();
  }

  /** A scaling in brackets: those of later guides for words that are not understood. */
  private static String bracketed(Scaling scaling) {
    return scaling instanceof Scaling.Said said
        ? "⟨" + said.words() + "⟩"
        : "<" + scaling(scaling) + ">";
  }

  private static String compulsion(Compulsion compulsion) {
    return compulsion.kind().title()
        + compulsion.byDefault().map(one -> ": " + TargetWords.operand(one)).orElse("");
  }

  static String restriction(Restriction restriction) {
    if (restriction instanceof Restriction.Temporal temporal) {
      String number = temporal.number().isPresent() ? " " + temporal.number().getAsInt() : "";
      return "Temporal: " + temporal.daytime().title() + number + (temporal.orLater() ? "+" : "");
    } else if (restriction instanceof Restriction.Attribute one) {
      String whose = one.whose().map(target -> TargetWords.target(target) + " ").orElse("");
      String has = one.has() ? "has " : "lacks ";
      return "Attribute: " + whose + has + TargetWords.attribute(one.attribute());
    } else if (restriction instanceof Restriction.Succession succession) {
      return "Succession: " + succession.title();
    } else if (restriction instanceof Restriction.Quantity quantity) {
      return "Quantity: " + quantity.times();
    } else if (restriction instanceof Restriction.Conditional conditional) {
      return "Condition: " + TargetWords.condition(conditional.condition());
    }
    if (restriction instanceof Restriction.Said said) {
      return said.words();
    }
    return "Status: " + ((Restriction.Status) restriction).title();
  }

  private static String scaling(Scaling scaling) {
    if (scaling instanceof Scaling.Times times) {
      return "x" + times.times();
    } else if (scaling instanceof Scaling.PerPlayers share) {
      return share.count().word() + "/" + share.divisor();
    } else if (scaling instanceof Scaling.Steps steps) {
      return steps.steps().stream().map(ParameterWords::step).collect(Collectors.joining(", "));
    }
    Scaling.OddEven phases = (Scaling.OddEven) scaling;
    return "Odd: " + scaling(phases.odd()) + ", Even: " + scaling(phases.even());
  }

  private static String step(Scaling.Step step) {
    String test =
        step.test()
            .map(one -> one.count().word() + one.relation().word() + one.players() + " ⇒ ")
            .orElse("");
    return test + "x" + step.times();
  }
}
