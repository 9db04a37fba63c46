package dev.runesheet.game.declared.authoring.declaration;

import dev.runesheet.game.declared.RuleOwners;
import dev.runesheet.model.Body;
import dev.runesheet.model.Effect;
import dev.runesheet.model.Phrasing;
import dev.runesheet.model.Selector;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.Step;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** The words for procedures in the sentences of what runs them. */
final class ProcedureWords {

  /** The longest text that stands within a sentence; of others the name stands there. */
  static final int LONGEST = 120;

  /** The longest that is a sentence by itself, of what does nothing else. */
  private static final int LONGEST_ALONE = 400;

  /** Before the id of a procedure: its author's words, where they are long. */
  private static final String ALONE = "alone ";

  private ProcedureWords() {}

  /**
   * The words of a game with those for its procedures: their author's, or those of their lines,
   * where that is short, or their name, as it also stands where another than the holder is self.
   */
  static Phrasing of(Declaration declared, DeclaredNames names) {
    Phrasing phrasing = names.verbs().phrasing();
    Procedures procedures = names.procedures();
    Map<String, ProcedureCall> calls = new LinkedHashMap<>();
    for (ProcedureCall call : procedures.lines().keySet()) {
      String id = procedures.id(call.procedure(), call.given());
      calls.put(id, call);
      String named = "carry out " + call.name();
      phrasing = phrasing.with(Phrasing.WORDS, Map.of(id, named, id + " " + Phrasing.ANY, named));
    }
    EffectBuilder builder = new EffectBuilder(names, phrasing);
    Map<String, List<Step>> left = new LinkedHashMap<>();
    calls.forEach((id, call) -> left.put(id, builder.steps(procedures.lines().get(call))));
    Optional<String> next = next(left);
    while (next.isPresent()) {
      String id = next.get();
      String says = procedures.says(calls.get(id));
      phrasing = with(new EffectBuilder(names, phrasing), phrasing, id, left.remove(id), says);
      next = next(left);
    }
    return usually(phrasing, builder, declared);
  }

  /** The words with what kinds of abilities usually do, which is all that some of those say. */
  private static Phrasing usually(Phrasing words, EffectBuilder builder, Declaration declared) {
    Phrasing phrasing = words;
    for (Map.Entry<String, Declaration.AbilityKindLine> kind : declared.abilityKinds().entrySet()) {
      String name = kind.getKey() + DeclaredNames.USUAL;
      String id = EffectBuilder.id(RuleOwners.KINDS, name);
      String says = declared.says().getOrDefault(name, "");
      phrasing =
          says.isEmpty()
              ? phrasing.with(
                  Phrasing.PROGRAMS,
                  Map.of(id, new Body.Program(builder.steps(kind.getValue().usual()))))
              : phrasing.with(Phrasing.WORDS, Map.of(id, phrasing.within(says)));
    }
    return phrasing;
  }

  /** The first that runs none of those that are left; those of a circle keep their names. */
  private static Optional<String> next(Map<String, List<Step>> left) {
    return left.keySet().stream()
        .filter(
            id ->
                left.get(id).stream()
                    .flatMap(Step::all)
                    .noneMatch(step -> runsOne(step, left.keySet())))
        .findFirst();
  }

  private static boolean runsOne(Step step, Set<String> ids) {
    return step instanceof Step.Perform run && ids.contains(run.effect());
  }

  private static Phrasing with(
      EffectBuilder builder, Phrasing phrasing, String id, List<Step> steps, String says) {
    Effect effect = builder.action(id, id, RuleOwners.PROCEDURES, steps, SourceLocation.NONE);
    String said = phrasing.within(effect.saying(says).sentence());
    if (said.length() > LONGEST) {
      return said.length() > LONGEST_ALONE ? phrasing : alone(phrasing, id, steps, says, said);
    }
    return says.isEmpty()
        ? phrasing.with(Phrasing.PROGRAMS, Map.of(id, new Body.Program(steps)))
        : phrasing.with(Phrasing.WORDS, said(id, said));
  }

  private static Phrasing alone(
      Phrasing phrasing, String id, List<Step> steps, String says, String said) {
    return says.isEmpty()
        ? phrasing.with(Phrasing.ALONE, Map.of(id, new Body.Program(steps)))
        : phrasing.with(Phrasing.WORDS, Map.of(ALONE + id, said));
  }

  /** The effect, in whose sentence the lines of a long procedure stand if it only runs that. */
  static Effect said(Effect effect) {
    if (!(effect.body() instanceof Body.Program program)
        || program.steps().size() != 1
        || !(program.steps().get(0) instanceof Step.Perform run)
        || !run.as().equals(Selector.Role.SELF)) {
      return effect;
    }
    Phrasing phrasing = effect.phrasing();
    String id = run.effect();
    String words = phrasing.get(Phrasing.WORDS).get(ALONE + id);
    if (words != null) {
      return effect.saidWith(phrasing.with(Phrasing.WORDS, Map.of(id, words)));
    }
    return phrasing.get(Phrasing.ALONE).get(id) instanceof Body.Program lines
        ? effect.saidWith(phrasing.with(Phrasing.PROGRAMS, Map.of(id, lines)))
        : effect;
  }

  /** An author's words speak to the holder's player; of others they are said to be for those. */
  private static Map<String, String> said(String id, String says) {
    String owner = id + " " + Selector.Role.OWNER.name();
    return Map.of(id, says, owner, says, id + " " + Phrasing.ANY, says);
  }
}
