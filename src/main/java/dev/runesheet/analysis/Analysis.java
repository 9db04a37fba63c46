package dev.runesheet.analysis;

import dev.runesheet.model.Body;
import dev.runesheet.model.Effect;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Static analysis of all effects of a game together: contradictions, dead code, endless loops. The
 * same effects give the same findings in the same order.
 */
public final class Analysis {

  private Analysis() {}

  /**
   * Analyses the effects of a game, read without errors.
   *
   * @param knowledge the facts about the game itself
   * @param places the places of the parts of effects
   */
  public static List<Finding> of(List<Effect> effects, Knowledge knowledge, PartPlaces places) {
    return of(effects, List.of(), knowledge, places);
  }

  /**
   * Analyses effects whose earlier version is known: a loop is reported at the effect that closed
   * it since then.
   *
   * @param before the effects of the earlier version
   */
  public static List<Finding> of(
      List<Effect> effects, List<Effect> before, Knowledge knowledge, PartPlaces places) {
    Report report = new Report();
    KnownNumbers all = KnownNumbers.of(knowledge);
    TwinCheck twins = new TwinCheck(effects, knowledge, places, report);
    OverlapCheck overlaps = new OverlapCheck(knowledge, places, report);
    Set<String> changed = IdleCheck.changed(effects, knowledge);
    for (Effect effect : effects) {
      KnownNumbers known = all.beginning(effect, knowledge);
      twins.check(effect);
      overlaps.check(effect);
      if (effect.body() instanceof Body.Program program) {
        ProgramWalk.of(
            program.steps(), known, new GuardCheck(effect, knowledge, known, places, report));
        IdleCheck idle = new IdleCheck(effect, changed, places, report);
        idle.program(program);
        ProgramWalk.of(program.steps(), known, idle);
      } else if (effect.body() instanceof Body.Modify modifier) {
        new IdleCheck(effect, changed, places, report).modifier(modifier, effects, knowledge);
        new GuardCheck(effect, knowledge, known, places, report).modifier(modifier);
      }
    }
    List<Program> programs = programs(effects, knowledge);
    new UseCheck(knowledge, programs, places, report).check(effects);
    TriggerGraph graph = new TriggerGraph(programs, knowledge);
    new LoopCheck(graph, new EarlierEffects(before), knowledge, places, report).check();
    return report.findings();
  }

  /** The summaries of all programs, one for each id. */
  static List<Program> programs(List<Effect> effects, Knowledge knowledge) {
    KnownNumbers known = KnownNumbers.of(knowledge);
    BroughtEffects brought = new BroughtEffects(knowledge, effects);
    Map<String, Program> programs = new LinkedHashMap<>();
    effects.forEach(
        effect -> programs.computeIfAbsent(effect.id(), id -> Program.of(effect, known, brought)));
    return programs.values().stream().map(program -> program.withPerformed(programs)).toList();
  }
}
