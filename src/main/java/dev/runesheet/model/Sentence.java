package dev.runesheet.model;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;

/** Says effects in English; the words of verbs come from their own declarations. */
final class Sentence {

  private Sentence() {}

  static String of(Effect effect) {
    String what =
        effect.body() instanceof Body.Program program
            ? steps(program.steps())
            : continuous(effect.body(), effect.duration());
    String text = when(effect.trigger()) + what;
    return text.substring(0, 1).toUpperCase(Locale.ROOT) + text.substring(1) + ".";
  }

  private static String when(Trigger trigger) {
    if (trigger.activated()) {
      return "";
    }
    return switch (trigger.watch()) {
      case OWN, ANY -> "when " + trigger.event() + ": ";
      case ALLY -> "when " + trigger.event() + " (another ally): ";
      case ENEMY -> "when " + trigger.event() + " (an enemy): ";
      case OTHER -> "when " + trigger.event() + " (another): ";
    };
  }

  private static String continuous(Body body, Duration duration) {
    String how =
        switch (duration.bound()) {
          case SOURCE -> "while in play, ";
          case HOLDER_STAYS -> "while its holder stays, ";
          case TURNS ->
              duration.turns() == 0 ? "this turn, " : "for " + duration.turns() + " more turns, ";
        };
    if (body instanceof Body.Modify modify) {
      String each = modify.per().isEmpty() ? "" : " for each of " + modify.per();
      return how + modify.stat() + " of " + modify.scope() + " " + change(modify) + each;
    }
    return how + "the abilities of " + ((Body.Suppress) body).scope() + " are suppressed";
  }

  private static String change(Body.Modify modify) {
    String amount = Numerals.plain(modify.amount());
    return switch (modify.layer()) {
      case SET -> "is " + amount;
      case MULTIPLY -> "is multiplied by " + amount;
      case ADD -> "changes by " + (modify.amount() < 0 ? "" : "+") + amount;
      case AT_LEAST -> "is at least " + amount;
      case AT_MOST -> "is at most " + amount;
    };
  }

  static String steps(List<Step> steps) {
    List<String> parts = new ArrayList<>();
    for (Step step : steps) {
      if (!(step instanceof Step.Stop)) {
        parts.add(step(step));
      }
    }
    return parts.isEmpty() ? "nothing happens" : String.join(", then ", parts);
  }

  private static String step(Step step) {
    if (step instanceof Step.Do act) {
      return verb(act);
    }
    if (step instanceof Step.If branch) {
      String otherwise =
          empty(branch.otherwise()) ? "" : "; otherwise " + steps(branch.otherwise());
      return "if " + branch.condition() + ", " + steps(branch.then()) + otherwise;
    }
    if (step instanceof Step.ForEach loop) {
      return "for each of " + loop.group() + ": " + steps(loop.body());
    }
    if (step instanceof Step.Draw draw) {
      return "for one of " + draw.group() + " at random: " + steps(draw.body());
    }
    if (step instanceof Step.Choose choose) {
      String legs = choose.legs().stream().map(Sentence::leg).collect(Collectors.joining(", or "));
      return choose.who() + (choose.optional() ? " may choose: " : " chooses: ") + legs;
    }
    if (step instanceof Step.InTurn turn) {
      return "each of " + turn.group() + " in turn: " + steps(turn.body());
    }
    if (step instanceof Step.AllAtOnce all) {
      return "all of " + all.group() + " at once: " + steps(all.body());
    }
    return "do as " + ((Step.Perform) step).effect() + " does";
  }

  private static String leg(Step.Leg leg) {
    String when = leg.when().map(condition -> "if " + condition + ", ").orElse("");
    if (leg.options() instanceof Step.Options.Each each) {
      return when + "one of " + each.group() + ": " + steps(leg.body());
    }
    return when + steps(leg.body());
  }

  private static boolean empty(List<Step> steps) {
    return steps.stream().allMatch(Step.Stop.class::isInstance);
  }

  private static String verb(Step.Do act) {
    String text = act.verb().says();
    for (Map.Entry<String, Argument> argument : act.arguments().entrySet()) {
      text = text.replace("{" + argument.getKey() + "}", argument.getValue().toString());
      if (argument.getValue() instanceof Selector.Role role) {
        text = text.replace("{" + argument.getKey() + "'s}", role.possessive());
      }
    }
    return text;
  }
}
