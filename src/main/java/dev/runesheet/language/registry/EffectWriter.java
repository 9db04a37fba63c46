package dev.runesheet.language.registry;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.runesheet.document.JsonNumbers;
import dev.runesheet.document.WordTable;
import dev.runesheet.game.queensblood.word.CardStats;
import dev.runesheet.game.queensblood.word.Triggers;
import dev.runesheet.game.queensblood.word.VerbNames;
import dev.runesheet.model.Body;
import dev.runesheet.model.Duration;
import dev.runesheet.model.Effect;
import dev.runesheet.model.Stacking;
import dev.runesheet.model.Step;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.word.Watch;
import java.util.List;

/** Writes the effects of one owner as one effect of the registry. */
final class EffectWriter {

  private final Diagnostics diagnostics;
  private final ObjectNode effect = JsonNodeFactory.instance.objectNode();
  private final ArrayNode operations = JsonNodeFactory.instance.arrayNode();
  private final ObjectNode conditions = JsonNodeFactory.instance.objectNode();
  private final CardNames names;
  private String trigger = "";
  private String scope = "";

  EffectWriter(CardNames names, Diagnostics diagnostics) {
    this.names = names;
    this.diagnostics = diagnostics;
  }

  ObjectNode write(List<Effect> parts) {
    parts.forEach(this::write);
    effect
        .put(FieldNames.TRIGGER, trigger)
        .put(FieldNames.SCOPE, scope.isEmpty() ? RegistryWords.SELF : scope);
    effect.set(FieldNames.OPERATIONS, operations);
    if (!conditions.isEmpty()) {
      effect.set(FieldNames.CONDITIONS, conditions);
    }
    return effect;
  }

  private void write(Effect part) {
    boolean plain =
        part.priority() == 0
            && part.duration().equals(Duration.WHILE_IN_PLAY)
            && part.stacking().equals(Stacking.ADDITIVE);
    if (!plain) {
      inexpressible(part, "a priority, duration or stacking of its own");
    }
    if (part.body() instanceof Body.Modify modify) {
      modifier(part, modify);
    } else if (part.body() instanceof Body.Program program) {
      program(part, program.steps());
    } else {
      inexpressible(part, "an effect that suppresses others");
    }
  }

  private void modifier(Effect part, Body.Modify modify) {
    trigger(part, RegistryWords.WHILE_IN_PLAY);
    boolean scaling = !modify.per().isEmpty();
    boolean known = modify.layer() == Body.Layer.ADD && modify.stat().equals(CardStats.POWER);
    if (!known || scaling && !modify.scope().equals(RegistryWords.SELF)) {
      inexpressible(part, "'" + part.sentence() + "'");
      return;
    }
    scope(part, word(part, RegistryWords.SCOPES, modify.scope()));
    if (scaling) {
      String counted = word(part, RegistryWords.COUNTED, modify.per());
      ScaleOperation.write(modify, counted, begin(OperationType.MODIFY_POWER_SCALE));
    } else {
      PowerOperation.write(modify, begin(OperationType.MODIFY_POWER));
    }
  }

  private ObjectNode begin(OperationType type) {
    return operations.addObject().put(FieldNames.TYPE, type.word());
  }

  private void program(Effect part, List<Step> steps) {
    String event = part.trigger().event();
    boolean early = part.trigger().activated() || event.equals(Triggers.PLACES_PAWNS);
    double threshold = Triggers.threshold(event);
    if (early) {
      trigger(part, RegistryWords.ON_PLAY);
    } else if (!Double.isNaN(threshold)) {
      trigger(part, RegistryWords.ON_THRESHOLD);
      if (conditions.has(FieldNames.THRESHOLD)) {
        inexpressible(part, "two thresholds");
      }
      conditions
          .putObject(FieldNames.THRESHOLD)
          .put(FieldNames.STAT, CardStats.POWER)
          .set(FieldNames.VALUE, JsonNumbers.write(threshold));
      if (Triggers.firstTime(event)) {
        conditions.put(FieldNames.FIRST_TIME, true);
      }
    } else {
      trigger(part, word(part, RegistryWords.EVENTS, event));
    }
    OperationWriter writer = new OperationWriter(names, operations, per(part));
    for (Step step : steps) {
      if (step instanceof Step.Do act && act.verb().name().equals(VerbNames.ONLY_ONCE)) {
        conditions.put(FieldNames.FIRST_TIME, true);
      } else if (!writer.write(step)) {
        inexpressible(part, "'" + part.sentence() + "'");
      }
    }
    if (!writer.scope().isEmpty()) {
      scope(part, word(part, RegistryWords.SCOPES, writer.scope()));
    } else if (trigger.equals(RegistryWords.ON_LANE_WIN)
        || trigger.equals(RegistryWords.ON_ROUND_END)) {
      scope(part, RegistryWords.LANE_OWNER);
    }
  }

  /** The word of an operation for the watched cards; empty if the trigger watches no others. */
  private String per(Effect part) {
    Watch watch = part.trigger().watch();
    if (trigger.equals(RegistryWords.ON_DESTROYED)) {
      return word(part, RegistryWords.DESTROYED, watch);
    }
    if (trigger.equals(RegistryWords.ON_PLAYED)) {
      return word(part, RegistryWords.PLAYED, watch);
    }
    if (watch != Watch.OWN) {
      inexpressible(part, "watching others with " + trigger);
    }
    return "";
  }

  private void trigger(Effect part, String word) {
    if (!trigger.isEmpty() && !trigger.equals(word)) {
      inexpressible(part, "two triggers, " + trigger + " and " + word);
    }
    trigger = word;
  }

  private void scope(Effect part, String word) {
    if (!scope.isEmpty() && !scope.equals(word)) {
      inexpressible(part, "two scopes, " + scope + " and " + word);
    }
    scope = word;
  }

  private <T> String word(Effect part, WordTable<T> table, T meaning) {
    return table
        .word(meaning)
        .orElseGet(
            () -> {
              inexpressible(part, "'" + meaning + "' with " + trigger);
              return "";
            });
  }

  private void inexpressible(Effect part, String what) {
    diagnostics.add(
        Diagnostic.of(Code.INEXPRESSIBLE, part.source(), what, "what an effect registry can say"));
  }
}
