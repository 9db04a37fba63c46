package dev.runesheet.analysis;

import dev.runesheet.model.Body;
import dev.runesheet.model.Effect;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

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
  public static List<Finding> of(List<Effect> effects, Knowledge knowledge, Places places) {
    return of(effects, List.of(), knowledge, places);
  }

  /**
   * Analyses effects whose earlier version is known: a loop is reported at the effect that closed
   * it since then.
   *
   * @param before the effects of the earlier version
   */
  public static List<Finding> of(
      List<Effect> effects, List<Effect> before, Knowledge knowledge, Places places) {
    Report report = new Report();
    KnownStats known = KnownStats.of(knowledge);
    BroughtEffects brought = new BroughtEffects(knowledge, effects);
    TwinCheck twins = new TwinCheck(effects, knowledge, places, report);
    OverlapCheck overlaps = new OverlapCheck(places, report);
    Map<String, Program> programs = new LinkedHashMap<>();
    for (Effect effect : effects) {
      twins.check(effect);
      overlaps.check(effect);
      if (effect.body() instanceof Body.Program program) {
        ProgramWalk.of(program.steps(), known, new GuardCheck(effect, known, places, report));
        IdleCheck idle = new IdleCheck(effect, places, report);
        idle.program(program);
        ProgramWalk.of(program.steps(), known, idle);
      } else if (effect.body() instanceof Body.Modify modifier) {
        new IdleCheck(effect, places, report).modifier(modifier);
        new GuardCheck(effect, known, places, report).modifier(modifier);
      }
      programs.putIfAbsent(effect.id(), Program.of(effect, known, brought));
    }
    List<Program> all = new ArrayList<>();
    programs.values().forEach(program -> all.add(program.withPerformed(programs)));
    new UseCheck(knowledge, all, places, report).check(effects);
    TriggerGraph graph = new TriggerGraph(all, knowledge);
    new LoopCheck(graph, new EarlierEffects(before), knowledge, places, report).check();
    return report.findings();
  }
}
