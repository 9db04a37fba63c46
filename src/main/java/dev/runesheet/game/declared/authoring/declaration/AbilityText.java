package dev.runesheet.game.declared.authoring.declaration;

import dev.runesheet.model.Body;
import dev.runesheet.model.Condition;
import dev.runesheet.model.Effect;
import dev.runesheet.model.Numerals;
import dev.runesheet.model.Trigger;
import dev.runesheet.spelling.Capital;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** The sentence of an ability: how often and when it can be used, and what it does. */
final class AbilityText {

  private AbilityText() {}

  /** Its sentence, which needs no says of its author. */
  static String of(
      EffectLine.Ability ability, Effect effect, Body.Program program, List<Condition> tests) {
    List<String> when = new ArrayList<>();
    if (ability.once()) {
      when.add("once a turn");
    }
    ability
        .needs()
        .forEach((stat, least) -> when.add("with at least " + Numerals.plain(least) + " " + stat));
    if (!tests.isEmpty()) {
      when.add(
          tests.stream()
              .map(condition -> "if " + effect.phrasing().say(condition))
              .collect(Collectors.joining(" and ")));
    }
    String does =
        Effect.program(
                effect.id(),
                effect.name(),
                effect.owner(),
                Trigger.ACTIVATED,
                program,
                effect.source())
            .saidWith(effect.phrasing())
            .sentence();
    String lead = String.join(", ", when);
    String whole =
        lead.isEmpty() ? does : Capital.first(lead) + ": " + effect.phrasing().within(does) + ".";
    return ability.ends() ? whole + " It ends the phase." : whole;
  }
}
