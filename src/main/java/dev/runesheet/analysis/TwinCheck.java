package dev.runesheet.analysis;

import dev.runesheet.model.Argument;
import dev.runesheet.model.Body;
import dev.runesheet.model.Effect;
import dev.runesheet.model.Numerals;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.Step;
import dev.runesheet.model.Trigger;
import dev.runesheet.model.Value;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.verb.Parameter;
import dev.runesheet.word.BlockName;
import dev.runesheet.word.Presence;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/**
 * The check for duplicate effects of one owner: the same case with the same actions, or with the
 * same actions and other numbers.
 */
final class TwinCheck {

  private final Knowledge knowledge;
  private final PartPlaces places;
  private final Report report;
  private final Map<String, Effect> byId = new HashMap<>();
  private final Map<Object, Effect> same = new HashMap<>();
  private final Map<Object, Effect> alike = new HashMap<>();
  private final OverruledCheck overruled;

  /** When something can be done, by the place where it is written with what it does. */
  private final Map<SourceLocation, Body> permits = new HashMap<>();

  TwinCheck(List<Effect> effects, Knowledge knowledge, PartPlaces places, Report report) {
    this.knowledge = knowledge;
    this.places = places;
    this.report = report;
    this.overruled = new OverruledCheck(places, report);
    for (Effect effect : effects) {
      byId.put(effect.id(), effect);
      if (effect.body() instanceof Body.Program program && program.permission().isPresent()) {
        permits.put(effect.source(), NormalizedEffects.of(program));
      }
    }
  }

  void check(Effect effect) {
    Body body = NormalizedEffects.of(effect.body());
    if (body instanceof Body.Program program
        && (program.steps().isEmpty() || program.permission().isPresent())) {
      return;
    }
    if (goesOn(effect)) {
      return; // A list of actions may have the same one twice.
    }
    if (knowledge.get(Knowledge.APART).contains(effect.owner())) {
      return; // Where one is in play the other need not be.
    }
    if (body instanceof Body.Modify modify && modify.given()) {
      return; // Each is granted by its own name, with a number of its own.
    }
    Optional<Body> permit = Optional.ofNullable(permits.get(effect.source()));
    String offered = knowledge.get(Knowledge.OFFERED).getOrDefault(effect.id(), "");
    // Games may know times by the text.
    // What a player can do answers its own use, as no other does.
    Trigger trigger = offered.isEmpty() ? effect.trigger() : Trigger.ACTIVATED;
    Object done = List.of(key(effect, trigger, typeless(body)), effect.text(), permit, offered);
    Effect twin = same.putIfAbsent(done, effect);
    if (twin != null) {
      report.add(
          Code.SAME_EFFECT,
          effect.source(),
          effect.id(),
          "as '" + twin.id() + "' at " + twin.source(),
          effect,
          twin);
    } else if (!effect.trigger().activated() && body instanceof Body.Program program) {
      contradicted(effect, program);
    } else if (body instanceof Body.Modify modify) {
      contradicted(effect, modify);
    }
  }

  /** A body without the type of a change, which is often no more than its name. */
  private static Body typeless(Body body) {
    return body instanceof Body.Modify modify ? modify.of("") : body;
  }

  /** True if an effect is a further step of another: {@code storm/2} of {@code storm}. */
  private boolean goesOn(Effect effect) {
    Optional<BlockName> step = BlockName.of(BlockName.Kind.STEP, effect.id());
    Effect first = step.map(name -> byId.get(name.effect())).orElse(null);
    return first != null
        && first.owner().equals(effect.owner())
        && first.trigger().equals(effect.trigger());
  }

  private void contradicted(Effect effect, Body.Modify modify) {
    // While so many are there, changes of any names answer one case.
    String type = modify.presence().isPresent() ? "" : modify.type();
    Effect other = alike.putIfAbsent(key(effect, change(modify, type, modify.presence())), effect);
    if (other != null) {
      contradicts(places.amount(effect), Numerals.plain(modify.amount()), effect, other);
    } else {
      overruled.check(effect, modify);
    }
  }

  private void contradicted(Effect effect, Body.Program program) {
    Effect other = alike.putIfAbsent(key(effect, numberless(program.steps())), effect);
    Optional.ofNullable(other)
        .flatMap(one -> firstDifference(effect, one))
        .ifPresent(
            difference -> {
              SourceLocation place =
                  places.argument(effect, difference.act(), difference.parameter());
              contradicts(place, effect.say(difference.act()), effect, other);
            });
  }

  private void contradicts(SourceLocation place, String what, Effect effect, Effect other) {
    report.add(
        Code.CONTRADICTION,
        place,
        what,
        "'" + other.id() + "' at " + other.source() + " answers the same case with other numbers",
        effect,
        other);
  }

  /** A change of a type without its amount. */
  static Body change(Body.Modify modify, String type, Optional<Presence> presence) {
    return new Body.Modify(
        type,
        modify.stat(),
        modify.layer(),
        0,
        modify.scope(),
        modify.per(),
        modify.zone(),
        modify.when(),
        presence);
  }

  /** The key shared by two effects that answer the same case, whatever their actions. */
  static Object key(Effect effect, Object body) {
    return key(effect, effect.trigger(), body);
  }

  private static Object key(Effect effect, Trigger trigger, Object body) {
    return List.of(
        effect.owner(), trigger, body, effect.priority(), effect.duration(), effect.stacking());
  }

  private record Difference(Step.Do act, String parameter) {}

  /** The first number that two effects differ in; empty if they differ only in their sentences. */
  private static Optional<Difference> firstDifference(Effect effect, Effect other) {
    List<Step.Do> own = acts(effect);
    List<Step.Do> theirs = acts(other);
    for (int i = 0; i < own.size(); i++) {
      for (Parameter parameter : own.get(i).verb().parameters()) {
        String name = parameter.name();
        Argument argument = own.get(i).arguments().get(name);
        if (!Objects.equals(argument, theirs.get(i).arguments().get(name))) {
          return Optional.of(new Difference(own.get(i), name));
        }
      }
    }
    return Optional.empty();
  }

  private static List<Step.Do> acts(Effect effect) {
    List<Step.Do> acts = new ArrayList<>();
    collect(((Body.Program) effect.body()).steps(), acts);
    return acts;
  }

  private static void collect(List<Step> steps, List<Step.Do> acts) {
    for (Step step : steps) {
      if (step instanceof Step.Do act) {
        acts.add(act);
      } else if (step instanceof Step.If branch) {
        collect(branch.then(), acts);
        collect(branch.otherwise(), acts);
      }
    }
  }

  /** The lines with the numbers of their verbs left out; conditions keep theirs. */
  static List<Object> numberless(List<Step> steps) {
    List<Object> lines = new ArrayList<>();
    for (Step step : steps) {
      if (step instanceof Step.Do act) {
        lines.add(numberless(act));
      } else if (step instanceof Step.If branch) {
        List<Object> ways = List.of(numberless(branch.then()), numberless(branch.otherwise()));
        lines.add(List.of(branch.condition(), ways));
      } else {
        lines.add(step);
      }
    }
    return lines;
  }

  private static Object numberless(Step.Do act) {
    Map<String, Object> words = new LinkedHashMap<>();
    for (Parameter parameter : act.verb().parameters()) {
      Argument argument = act.arguments().get(parameter.name());
      words.put(parameter.name(), argument instanceof Value.Constant ? "a number" : argument);
    }
    return new Numberless(act.verb().name(), words);
  }

  private record Numberless(String verb, Map<String, Object> words) {}
}
