package dev.runesheet.game.declared.authoring;

import dev.runesheet.game.declared.DeclaredGame;
import dev.runesheet.model.Body;
import dev.runesheet.model.Condition;
import dev.runesheet.model.Duration;
import dev.runesheet.model.Effect;
import dev.runesheet.model.Selector;
import dev.runesheet.model.Slug;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.Stacking;
import dev.runesheet.model.Step;
import dev.runesheet.model.Trigger;
import dev.runesheet.model.diagnostic.Diagnostics;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Makes effects of the model from lines that were read without errors. */
final class EffectBuilder {

  private static final String LEAVES = "leaves play";

  private final DeclaredNames names;
  private final Set<String> ids = new HashSet<>();

  EffectBuilder(DeclaredNames names) {
    this.names = names;
  }

  /** The effects of an owner, in order. */
  List<Effect> effects(String owner, List<EffectLine> lines) {
    List<Effect> effects = new ArrayList<>();
    lines.forEach(line -> effects.add(effect(owner, line)));
    return effects;
  }

  private Effect effect(String owner, EffectLine line) {
    String name = line.name().orElseGet(() -> Slug.of(title(line)));
    String id = id(id(owner, name));
    if (line instanceof EffectLine.Answer answer) {
      return answer(id, name, owner, answer);
    }
    if (line instanceof EffectLine.Ability ability) {
      Trigger used = Trigger.own(DeclaredGame.use(id));
      Body.Program program = new Body.Program(steps(ability.then()));
      return Effect.program(id, name, owner, used, program, line.place());
    }
    Body body =
        line instanceof EffectLine.Change change
            ? new Body.Modify(
                name,
                change.changes(),
                change.how(),
                change.by(),
                change.scope(),
                change.per().orElse(""),
                change.zone().orElse(""))
            : new Body.Suppress(name, ((EffectLine.Suppress) line).suppresses());
    return continuous(id, name, owner, body, line.place());
  }

  /** A status: it is in play only where it is granted. */
  Effect status(String name, EffectLine line) {
    Effect effect = effect(DeclaredNames.STATUSES, line);
    return new Effect(
        DeclaredNames.STATUSES + "/" + name,
        name,
        DeclaredNames.STATUSES,
        effect.trigger(),
        effect.body(),
        0,
        Duration.WHILE_IN_PLAY,
        Stacking.ADDITIVE,
        line.place());
  }

  /** A program that the phases start. */
  Effect action(String id, String name, String owner, List<Step> steps, SourceLocation place) {
    return Effect.program(id, name, owner, Trigger.ACTIVATED, new Body.Program(steps), place);
  }

  private static Effect continuous(
      String id, String name, String owner, Body body, SourceLocation place) {
    return new Effect(
        id,
        name,
        owner,
        Trigger.ACTIVATED,
        body,
        0,
        Duration.WHILE_IN_PLAY,
        Stacking.ADDITIVE,
        place);
  }

  private Effect answer(String id, String name, String owner, EffectLine.Answer line) {
    Trigger.Watch watch = Trigger.Watch.valueOf(line.whose().name());
    boolean last = line.when().equals(LEAVES) && watch == Trigger.Watch.OWN;
    Trigger.Need need = last ? Trigger.Need.LAST_KNOWN : Trigger.Need.LIVE;
    List<Step> steps = steps(line.then());
    if (line.test().isPresent()) {
      steps =
          List.of(
              new Step.If(test(line.test().get(), line.place()), steps, List.of(), line.place()));
    }
    return Effect.program(
        id,
        name,
        owner,
        new Trigger(line.when(), watch, need),
        new Body.Program(steps),
        line.place());
  }

  /** The id of an effect by its owner and name, if no other of the owner has that name. */
  static String id(String owner, String name) {
    return owner + "/" + Slug.of(name);
  }

  private static String title(EffectLine line) {
    if (line instanceof EffectLine.Answer answer) {
      return answer.when();
    }
    return line instanceof EffectLine.Change change ? change.changes() : "suppresses";
  }

  private String id(String wanted) {
    String id = wanted;
    for (int again = 2; !ids.add(id); again++) {
      id = wanted + "-" + again;
    }
    return id;
  }

  /** A condition that was read before. */
  Condition test(String text, SourceLocation place) {
    return names.formulas().test(text, place, new Diagnostics()).orElseThrow();
  }

  /** The steps of a program. */
  List<Step> steps(List<Op> ops) {
    return ops.stream().map(this::step).toList();
  }

  private Step step(Op op) {
    if (op instanceof Op.Do act) {
      return new Step.Do(names.verbs().get(act.verb()), act.arguments(), act.place());
    }
    if (op instanceof Op.If branch) {
      return new Step.If(
          test(branch.test(), branch.place()),
          steps(branch.then()),
          steps(branch.otherwise()),
          branch.place());
    }
    if (op instanceof Op.ForEach each) {
      return new Step.ForEach(
          group(each.scope(), each.where(), each.place()), steps(each.then()), each.place());
    }
    if (op instanceof Op.AtRandom random) {
      return new Step.Draw(
          group(random.scope(), random.where(), random.place()),
          steps(random.then()),
          random.place());
    }
    if (op instanceof Op.Choose choose) {
      return Step.Choose.pick(
          new Selector.Role(choose.asks()),
          choose.question(),
          group(choose.scope(), choose.where(), choose.place()),
          steps(choose.then()),
          choose.optional() ? Step.Asking.OPTIONAL : Step.Asking.ALWAYS,
          choose.place());
    }
    return op instanceof Op.OneOf ways ? oneOf(ways) : new Step.Stop(((Op.Stop) op).place());
  }

  private Step oneOf(Op.OneOf ways) {
    Map<String, List<Op>> all = new LinkedHashMap<>(ways.ways());
    List<Step.Leg> legs = new ArrayList<>();
    all.forEach((name, ops) -> legs.add(new Step.Leg(name, steps(ops))));
    return new Step.Choose(
        new Selector.Role(ways.asks()), ways.question(), legs, Step.Asking.ALWAYS, ways.place());
  }

  private Selector.Group group(String scope, Optional<String> where, SourceLocation place) {
    return new Selector.Group(
        scope, where.map(text -> List.of(test(text, place))).orElse(List.of()));
  }
}
