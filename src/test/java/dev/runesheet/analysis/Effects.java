package dev.runesheet.analysis;

import dev.runesheet.engine.verb.AddStat;
import dev.runesheet.engine.verb.ClampStat;
import dev.runesheet.engine.verb.Damage;
import dev.runesheet.engine.verb.Heal;
import dev.runesheet.engine.verb.Lose;
import dev.runesheet.engine.verb.SetStat;
import dev.runesheet.game.mathbattle.Pass;
import dev.runesheet.model.Argument;
import dev.runesheet.model.Body;
import dev.runesheet.model.Condition;
import dev.runesheet.model.Effect;
import dev.runesheet.model.Selector.Role;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.Step;
import dev.runesheet.model.Trigger;
import dev.runesheet.model.Value;
import dev.runesheet.model.vocabulary.VerbCatalog;
import java.util.List;

/** Short ways to build effects. */
final class Effects {

  static final VerbCatalog VERBS =
      VerbCatalog.of(
          List.of(
              AddStat.class,
              SetStat.class,
              ClampStat.class,
              Damage.class,
              Heal.class,
              Lose.class,
              Pass.class));

  static final Step STOP = new Step.Stop(SourceLocation.NONE);

  private Effects() {}

  static Effect effect(String id, String event, Step... steps) {
    return effect(id, "mode", event, steps);
  }

  static Effect effect(String id, String owner, String event, Step... steps) {
    Trigger trigger = event.isEmpty() ? Trigger.ACTIVATED : Trigger.own(event);
    Body.Program program = new Body.Program(List.of(steps));
    SourceLocation place = SourceLocation.pointer("source", "/" + id);
    return Effect.program(id, id, owner, trigger, program, place);
  }

  static Step.Do act(String verb, Argument... arguments) {
    return Step.Do.of(VERBS.get(verb), SourceLocation.NONE, arguments);
  }

  static Step.Do add(Role who, String stat, double delta) {
    return act("add-stat", who, new Argument.Word(stat), Value.of(delta));
  }

  static Step.If when(Condition condition, Step... then) {
    return new Step.If(condition, List.of(then), List.of(), SourceLocation.NONE);
  }

  static Condition above(String stat, double number) {
    return compare(Condition.Relation.ABOVE, stat, number);
  }

  static Condition below(String stat, double number) {
    return compare(Condition.Relation.BELOW, stat, number);
  }

  static Condition equal(String stat, double number) {
    return compare(Condition.Relation.EQUAL, stat, number);
  }

  private static Condition compare(Condition.Relation relation, String stat, double number) {
    return new Condition.Comparison(relation, stat(stat), Value.of(number));
  }

  static Value stat(String name) {
    return new Value.StatOf(Role.SELF, name);
  }
}
