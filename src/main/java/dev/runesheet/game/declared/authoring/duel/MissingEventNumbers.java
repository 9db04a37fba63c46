package dev.runesheet.game.declared.authoring.duel;

import dev.runesheet.analysis.Finding;
import dev.runesheet.analysis.PartPlaces;
import dev.runesheet.game.declared.authoring.check.event.BroughtNumbers;
import dev.runesheet.game.declared.catalog.DeclaredCatalog;
import dev.runesheet.game.declared.choice.CharacterAbilities;
import dev.runesheet.model.Condition;
import dev.runesheet.model.Effect;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.Step;
import dev.runesheet.model.Value;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Severity;
import dev.runesheet.model.diagnostic.Words;
import java.util.ArrayList;
import java.util.List;

/** The check that programs read only those numbers that their event brings: others are always 0. */
final class MissingEventNumbers {

  private final PartPlaces places;
  private final Effect effect;
  private final String event;
  private final List<String> brought;
  private final List<Finding> findings = new ArrayList<>();

  private MissingEventNumbers(DeclaredCatalog catalog, Effect effect, PartPlaces places) {
    boolean ability = effect.trigger().activated();
    this.places = places;
    this.effect = effect;
    this.event = ability ? "an ability" : Words.quote(effect.trigger().event());
    this.brought =
        ability
            ? List.of(CharacterAbilities.ABILITY)
            : new BroughtNumbers(catalog).of(effect.trigger().event());
  }

  /** The numbers that an effect reads of its event, and the event does not bring. */
  static List<Finding> of(Effect effect, DeclaredCatalog catalog, PartPlaces places) {
    MissingEventNumbers check = new MissingEventNumbers(catalog, effect, places);
    effect.steps().forEach(check::step);
    return check.findings;
  }

  private void step(Step step) {
    if (step instanceof Step.Do act) {
      act.arguments()
          .forEach(
              (name, argument) -> {
                if (argument instanceof Value value) {
                  value(value, places.argument(effect, act, name));
                }
              });
    } else if (step instanceof Step.If branch) {
      condition(branch, branch.condition());
    } else if (step instanceof Step.Repeat repeat) {
      value(repeat.times(), places.times(effect, repeat));
    }
  }

  private void condition(Step.If branch, Condition condition) {
    condition.parts().forEach(part -> condition(branch, part));
    if (condition instanceof Condition.Comparison) {
      SourceLocation place = places.condition(effect, branch, condition);
      condition.values().forEach(value -> value(value, place));
    }
  }

  private void value(Value value, SourceLocation place) {
    value.parts().forEach(part -> value(part, place));
    if (value instanceof Value.Payload number && !brought.contains(number.key())) {
      String expected = brought.isEmpty() ? "an event that brings numbers" : Words.oneOf(brought);
      Diagnostic finding =
          Diagnostic.of(
                  Code.UNKNOWN_KEY, place, Words.quote(number.key()) + " of " + event, expected)
              .suggesting("it is always 0 there")
              .as(Severity.WARNING);
      findings.add(new Finding(finding, List.of(effect.id())));
    }
  }
}
