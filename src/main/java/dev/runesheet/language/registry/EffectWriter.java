package dev.runesheet.language.registry;

import com.fasterxml.jackson.databind.node.ObjectNode;
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
import dev.runesheet.schema.shape.ShapeWriter;
import dev.runesheet.word.HolderScope;
import dev.runesheet.word.Watch;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The writer of the effects of one owner as one effect of the registry. */
final class EffectWriter {

  private final Diagnostics diagnostics;
  private final List<OperationSource> operations = new ArrayList<>();
  private final CardNames names;
  private EffectSource.Conditions conditions = EffectSource.Conditions.NONE;
  private String trigger = "";
  private String scope = "";

  EffectWriter(CardNames names, Diagnostics diagnostics) {
    this.names = names;
    this.diagnostics = diagnostics;
  }

  ObjectNode write(List<Effect> parts) {
    parts.forEach(this::write);
    EffectSource effect =
        new EffectSource(
            trigger,
            scope.isEmpty() ? RegistryWords.SELF : scope,
            operations,
            Optional.of(conditions).filter(one -> !one.equals(EffectSource.Conditions.NONE)));
    return new ShapeWriter(RegistryWords.vocabulary(names)).write(effect);
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
    boolean known =
        modify.layer() == Body.Layer.ADD
            && modify.stat().equals(CardStats.POWER)
            && modify.amount() == (int) modify.amount();
    if (!known || scaling && !modify.scope().equals(HolderScope.SELF)) {
      inexpressible(part, "'" + part.sentence() + "'");
      return;
    }
    scope(part, word(part, RegistryWords.SCOPES, modify.scope()));
    Optional<String> counted =
        Optional.of(modify.per())
            .filter(per -> scaling)
            .map(per -> word(part, RegistryWords.COUNTED, per));
    int amount = (int) modify.amount();
    OperationSource.Common common = OperationSource.Common.NONE;
    operations.add(
        scaling
            ? new OperationSource.ModifyPowerScale(OperationSource.POWER, amount, counted, common)
            : new OperationSource.ModifyPower(OperationSource.POWER, amount, counted, common));
  }

  private void program(Effect part, List<Step> steps) {
    String event = part.trigger().event();
    boolean early = part.trigger().activated() || event.equals(Triggers.PLACES_PAWNS);
    double threshold = Triggers.threshold(event);
    if (early) {
      trigger(part, RegistryWords.ON_PLAY);
    } else if (!Double.isNaN(threshold)) {
      trigger(part, RegistryWords.ON_THRESHOLD);
      if (conditions.threshold().isPresent()) {
        inexpressible(part, "two thresholds");
      }
      conditions =
          new EffectSource.Conditions(
              Optional.of(new EffectSource.Threshold(OperationSource.POWER, (int) threshold)),
              Triggers.firstTime(event));
    } else {
      trigger(part, word(part, RegistryWords.EVENTS, event));
    }
    OperationWriter writer = new OperationWriter(names, operations, per(part));
    for (Step step : steps) {
      if (step instanceof Step.Do act && act.verb().name().equals(VerbNames.ONLY_ONCE)) {
        conditions = new EffectSource.Conditions(conditions.threshold(), true);
      } else if (!writer.write(step)) {
        inexpressible(part, "'" + part.sentence() + "'");
      }
    }
    if (!writer.scope().isEmpty()) {
      scope(part, word(part, RegistryWords.SCOPES, writer.scope()));
    } else if (RegistryWords.SCORING.contains(trigger)) {
      scope(part, RegistryWords.LANE_OWNER);
    }
  }

  /** The word of an operation for the watched cards; empty if the trigger watches no others. */
  private String per(Effect part) {
    Watch watch = part.trigger().watch();
    if (RegistryWords.WATCHED.containsKey(trigger)) {
      return word(part, RegistryWords.WATCHED.get(trigger), watch);
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
