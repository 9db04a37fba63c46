package dev.runesheet.engine.testgame;

import dev.runesheet.model.Body;
import dev.runesheet.model.Condition;
import dev.runesheet.model.Duration;
import dev.runesheet.model.Effect;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.Stacking;
import dev.runesheet.model.Step;
import dev.runesheet.model.Trigger;
import dev.runesheet.spelling.Slug;
import dev.runesheet.word.StackingMode;
import java.util.List;
import java.util.Optional;

/** Short words for writing effects in tests; an effect's id is its owner and its name. */
public final class Cards {

  private Cards() {}

  /** An ability that a player uses. */
  public static Effect ability(String owner, String name, Step... steps) {
    return effect(
        owner, name, Trigger.ACTIVATED, new Body.Program(List.of(steps)), 0, Stacking.ADDITIVE);
  }

  /** An effect that answers an event. */
  public static Effect answer(String owner, String name, Trigger trigger, Step... steps) {
    return effect(owner, name, trigger, new Body.Program(List.of(steps)), 0, Stacking.ADDITIVE);
  }

  /** The same effect with a priority. */
  public static Effect first(Effect effect, int priority) {
    return new Effect(
        effect.id(),
        effect.name(),
        effect.owner(),
        effect.trigger(),
        effect.body(),
        priority,
        effect.duration(),
        effect.stacking(),
        effect.source());
  }

  /** A continuous effect that adds, of a type of its own. */
  public static Effect aura(String owner, String name, String stat, double amount, String scope) {
    Body body = new Body.Modify(Slug.of(owner + "-" + name), stat, Body.Layer.ADD, amount, scope);
    return effect(owner, name, Trigger.ACTIVATED, body, 0, Stacking.ADDITIVE);
  }

  /** A continuous effect that adds 1 for each of some entities, of a type of its own. */
  public static Effect counting(
      String owner, String name, String stat, String scope, String counted) {
    String type = Slug.of(owner + "-" + name);
    Body body = new Body.Modify(type, stat, Body.Layer.ADD, 1, scope, counted);
    return effect(owner, name, Trigger.ACTIVATED, body, 0, Stacking.ADDITIVE);
  }

  /** A continuous effect in a layer, of a type of its own. */
  public static Effect layer(
      String owner, String name, String stat, Body.Layer layer, double amount) {
    Body body = new Body.Modify(Slug.of(owner + "-" + name), stat, layer, amount, "self");
    return effect(owner, name, Trigger.ACTIVATED, body, 0, Stacking.ADDITIVE);
  }

  /** A continuous effect that stacks with others of its type and key. */
  public static Effect stacked(
      String owner, String type, double amount, String scope, StackingMode mode, String key) {
    Body body = new Body.Modify(type, "power", Body.Layer.ADD, amount, scope);
    return effect(owner, type, Trigger.ACTIVATED, body, 0, new Stacking(mode, key));
  }

  /** A continuous effect on its holder that counts where a condition holds when it is asked for. */
  public static Effect late(String owner, String name, String stat, double amount, Condition when) {
    Body body =
        new Body.Modify(
            Slug.of(owner + "-" + name),
            stat,
            Body.Layer.ADD,
            amount,
            "self",
            "",
            "",
            List.of(when),
            Optional.empty());
    return effect(owner, name, Trigger.ACTIVATED, body, 0, Stacking.ADDITIVE);
  }

  /** An effect that suppresses others. */
  public static Effect suppressor(String owner, String scope) {
    return effect(
        owner,
        "silence",
        Trigger.ACTIVATED,
        new Body.Suppress("silence", scope, true, Optional.empty()),
        0,
        Stacking.ADDITIVE);
  }

  private static Effect effect(
      String owner, String name, Trigger trigger, Body body, int priority, Stacking stacking) {
    String id = Slug.of(owner) + "/" + Slug.of(name);
    return new Effect(
        id,
        name,
        owner,
        trigger,
        body,
        priority,
        Duration.WHILE_IN_PLAY,
        stacking,
        SourceLocation.NONE);
  }
}
