package dev.runesheet.game.werewolf.authoring.effect;

import dev.runesheet.game.werewolf.authoring.effect.AbilityWords.NotPlayable;
import dev.runesheet.game.werewolf.change.Feedback;
import dev.runesheet.game.werewolf.state.RunWord;
import dev.runesheet.game.werewolf.target.TargetTerm;
import dev.runesheet.game.werewolf.verb.ProgramVerbs;
import dev.runesheet.game.werewolf.word.TargetWord;
import dev.runesheet.language.roletext.tree.AbilityFilter;
import dev.runesheet.language.roletext.tree.AbilityType;
import dev.runesheet.language.roletext.tree.Action;
import dev.runesheet.language.roletext.tree.Action.AbilityUse;
import dev.runesheet.language.roletext.tree.Action.Branch;
import dev.runesheet.language.roletext.tree.Condition;
import dev.runesheet.language.roletext.tree.Operand;
import dev.runesheet.language.roletext.tree.Target;
import dev.runesheet.language.roletext.write.RoleTextWriter;
import dev.runesheet.model.Condition.All;
import dev.runesheet.model.Condition.Any;
import dev.runesheet.model.Condition.Is;
import dev.runesheet.model.Condition.Not;
import dev.runesheet.model.Condition.Same;
import dev.runesheet.model.Selector;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.Step;
import dev.runesheet.model.vocabulary.VerbCatalog;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/**
 * Programs of actions: they are admitted, begin what they do, wait until that has come to its end,
 * and report. What several abilities begin stands in one block.
 */
public final class AbilityPrograms {

  /** The words that the running program has noted. */
  private static final Selector.Role RUN = new Selector.Role("run");

  private static final Pattern NOTED_RESULT =
      Pattern.compile(RUN + "'s " + TargetTerm.Result.noted("(\\d+)"));

  private final AbilityWords words;
  private final AbilitySteps abilities;

  AbilityPrograms(VerbCatalog verbs, AbilityWords words) {
    this.words = words;
    this.abilities = new AbilitySteps(verbs, words);
  }

  private Step.Do step(String verb, SourceLocation place, String... given) {
    return abilities.step(verb, place, given);
  }

  /** Abilities that do not see what the others change; all their results are told. */
  List<Step> plain(List<AbilityUse> uses, SourceLocation place) {
    List<Step> steps = begin(uses, place, "");
    steps.add(step(ProgramVerbs.REPORT, place));
    return steps;
  }

  private List<Step> begin(List<AbilityUse> uses, SourceLocation place, String prefix) {
    List<Step> steps = new ArrayList<>();
    if (prefix.isEmpty()) {
      steps.add(step(ProgramVerbs.ADMIT, place));
    }
    int part = 0;
    for (AbilityUse use : uses) {
      part++;
      steps.add(abilities.step(use.ability(), prefix + part, use.place()));
    }
    steps.add(step(ProgramVerbs.SETTLE, place));
    return steps;
  }

  /** Process and evaluate: results of the process are not told, but what the lines say of them. */
  List<Step> complex(Action.Complex complex, SourceLocation place) {
    List<Step> steps = begin(complex.process(), place, "");
    List<dev.runesheet.model.Condition> all = new ArrayList<>();
    for (Branch branch : complex.evaluate()) {
      if (branch.when() instanceof Action.When.If when) {
        all.add(condition(when.condition()));
      }
    }
    int line = 0;
    int tested = 0;
    for (Branch branch : complex.evaluate()) {
      line++;
      List<Step> body = outcome(branch, line);
      if (branch.when() instanceof Action.When.Always) {
        steps.addAll(body);
        continue;
      }
      boolean otherwise = branch.when() instanceof Action.When.Otherwise;
      dev.runesheet.model.Condition when = otherwise ? none(all) : all.get(tested);
      tested += otherwise ? 0 : 1;
      steps.add(new Step.If(when, body, List.of(), branch.place()));
    }
    steps.add(step(ProgramVerbs.TELL, place));
    return steps;
  }

  private static dev.runesheet.model.Condition none(List<dev.runesheet.model.Condition> all) {
    return all.size() == 1 ? new Not(all.get(0)) : new Not(new Any(all));
  }

  private List<Step> outcome(Branch branch, int line) {
    SourceLocation place = branch.place();
    if (branch.outcome() instanceof Action.Outcome.Feedback feedback) {
      return List.of(step(ProgramVerbs.ANSWER, place, AbilityWords.told(feedback.text())));
    }
    if (branch.outcome() instanceof Action.Outcome.Told told) {
      return List.of(step(ProgramVerbs.ANSWER, place, words.target(told.target())));
    }
    List<AbilityUse> uses = ((Action.Outcome.Use) branch.outcome()).abilities();
    String prefix = line(line);
    List<Step> steps = begin(uses, place, prefix);
    for (int part = 1; part <= uses.size(); part++) {
      steps.add(step(ProgramVerbs.ANSWER, place, TargetTerm.RESULT + prefix + part));
    }
    return steps;
  }

  /** The beginning of the names of the parts of a line. */
  static String line(int number) {
    return "line" + number + "-";
  }

  private dev.runesheet.model.Condition condition(Condition condition) {
    if (condition instanceof Condition.Is is) {
      return is.value() instanceof Operand.Text text
          ? is(is.target(), text.text())
          : same(is.target(), (Target) is.value());
    }
    if (condition instanceof Condition.Exists exists) {
      return new Not(new Is(RUN, noted(exists.target()), ""));
    }
    if (condition instanceof Condition.Not not) {
      return new Not(condition(not.condition()));
    }
    if (condition instanceof Condition.And and) {
      return new All(List.of(condition(and.first()), condition(and.second())));
    }
    if (condition instanceof Condition.Or or) {
      return new Any(List.of(condition(or.first()), condition(or.second())));
    }
    throw new NotPlayable("the condition " + RoleTextWriter.write(condition));
  }

  /** Whatever is no failure is a success, whatever else it says. */
  private dev.runesheet.model.Condition is(Target target, String text) {
    if (target instanceof Target.Result && text.equals(Feedback.SUCCESS)) {
      return new Not(new Is(RUN, noted(target), Feedback.FAILURE));
    }
    if (target.is(TargetWord.ACTION_ABILITY_TYPE)) {
      AbilityType type =
          AbilityType.named(text)
              .orElseThrow(() -> new NotPlayable("the type of abilities '" + text + "'"));
      String covered = AbilityWords.filter(new AbilityFilter.OfType(type));
      return new Is(
          RUN, type.subtype().isEmpty() ? noted(target) : RunWord.ACTION_KIND.word(), covered);
    }
    String noted = noted(target);
    if (!(target instanceof Target.Result) && !target.is(TargetWord.ACTION_FEEDBACK)) {
      throw new NotPlayable("the comparison of a player with '" + text + "'");
    }
    return new Is(RUN, noted, text);
  }

  private dev.runesheet.model.Condition same(Target one, Target other) {
    if (one instanceof Target.Result != other instanceof Target.Result) {
      throw new NotPlayable("the comparison of a result with a player");
    }
    return new Same(RUN, noted(one), RUN, noted(other));
  }

  /** Words about a run as role texts have them: {@code @Result1}, {@code @ActionFeedback}. */
  public static String authored(String words) {
    String written = NOTED_RESULT.matcher(words).replaceAll(TargetTerm.RESULT + "$1");
    for (TargetWord one : TargetWord.values()) {
      if (!one.noted().isEmpty()) {
        written = written.replace(RUN + "'s " + one.noted(), one.word());
      }
    }
    return written;
  }

  /** The name under which a run has noted what a target stands for. */
  private String noted(Target target) {
    if (target instanceof Target.Result result) {
      return TargetTerm.Result.noted("" + result.number());
    }
    String word = words.target(target);
    return TargetWord.find(word)
        .map(TargetWord::noted)
        .filter(noted -> !noted.isEmpty())
        .orElseThrow(() -> new NotPlayable("the comparison of " + word));
  }
}
