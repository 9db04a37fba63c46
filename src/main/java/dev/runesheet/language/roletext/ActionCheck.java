package dev.runesheet.language.roletext;

import dev.runesheet.game.werewolf.word.Duration;
import dev.runesheet.language.roletext.tree.Ability;
import dev.runesheet.language.roletext.tree.Action;
import dev.runesheet.language.roletext.tree.Action.AbilityUse;
import dev.runesheet.language.roletext.tree.Action.Branch;
import dev.runesheet.language.roletext.tree.Action.Outcome;
import dev.runesheet.language.roletext.tree.Action.When;
import dev.runesheet.language.roletext.tree.Condition;
import dev.runesheet.language.roletext.tree.Definition;
import dev.runesheet.language.roletext.tree.Parameters;
import dev.runesheet.language.roletext.tree.Target;
import dev.runesheet.language.roletext.tree.TriggeredAbility;
import dev.runesheet.language.roletext.write.RoleTextWriter;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.model.diagnostic.Words;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * The check for actions of which a part does nothing, whatever the game is: a compound of one part,
 * a process whose answers nobody gets, answers that are the same whatever is found, one ability
 * twice, a redirection to who has it. Every line of them was understood.
 */
public record ActionCheck(Diagnostics findings) {

  /** Checks the actions of a definition. */
  public void check(Definition definition) {
    definition.abilities().forEach(this::check);
  }

  private void check(TriggeredAbility one) {
    ContainedAbilities.of(one.action()).forEach(this::redirects);
    if (one.action() instanceof Action.Abilities several) {
      twice(several.abilities());
    } else if (one.action() instanceof Action.Compound compound) {
      compound.parts().forEach(part -> twice(part.abilities()));
      if (compound.parts().size() == 1) {
        report(one, "Compound with one part", "a second part, or the first without Compound");
      }
    } else if (one.action() instanceof Action.Complex complex) {
      twice(complex.process());
      complex.evaluate().forEach(branch -> twice(branch.outcome()));
      answers(complex);
      boolean asks = complex.process().stream().allMatch(use -> investigates(use.ability()));
      if (complex.evaluate().isEmpty() && asks) {
        report(one, "investigations below Process, which nobody is told", "lines below Evaluate");
      }
    }
  }

  /** Abilities used on a player are redirected away from him; back to him they are not. */
  private void redirects(AbilityUse use) {
    if (use.ability() instanceof Ability.Redirecting one && one.to().equals(Target.SELF)) {
      String word = RoleTextWriter.write(Target.SELF);
      findings.error(
          Code.NO_CHANGE,
          use.written().behind("\\bto\\b", word),
          "abilities used on " + word + " redirected to " + word,
          "another player");
    }
  }

  private void answers(Action.Complex action) {
    List<Branch> lines = action.evaluate();
    for (Branch line : lines) {
      if (line.when() instanceof When.If asks) {
        asks.condition().asked().forEach(one -> itself(action.process(), line, one));
      }
    }
    List<Branch> chosen =
        lines.stream().filter(line -> !(line.when() instanceof When.Always)).toList();
    boolean same = chosen.stream().map(ActionCheck::told).distinct().count() == 1;
    if (chosen.size() > 1 && same && isComplete(chosen) && told(chosen.get(0)).isPresent()) {
      Branch last = chosen.get(chosen.size() - 1);
      findings.error(
          Code.NO_CHANGE,
          last.place(),
          Words.quote(told(last).get()) + ", told whatever holds",
          "another text than that of the other lines, or one line that is always used");
    }
  }

  /** The text of a line that tells one, which stays the same; empty if it does anything else. */
  private static Optional<String> told(Branch line) {
    return line.outcome() instanceof Outcome.Feedback feedback
        ? Optional.of(feedback.text())
        : Optional.empty();
  }

  /** True if some line is used whatever holds. */
  private static boolean isComplete(List<Branch> lines) {
    Set<Condition> asked = new HashSet<>();
    lines.forEach(
        line -> {
          if (line.when() instanceof When.If asks) {
            asked.add(asks.condition());
          }
        });
    return lines.stream().anyMatch(line -> line.when() instanceof When.Otherwise)
        || asked.stream().anyMatch(one -> asked.contains(new Condition.Not(one)));
  }

  /** Reports results that are compared with themselves, or with those of one investigation. */
  private void itself(List<AbilityUse> process, Branch line, Condition.Asked asked) {
    Condition.Is is = asked.is();
    if (is.target() instanceof Target.Result result
        && is.value() instanceof Target.Result other
        && (result.equals(other) || isSame(process, result, other))) {
      String word = RoleTextWriter.write(result);
      String with =
          result.equals(other)
              ? " compared with itself"
              : " compared with its like " + Words.quote(RoleTextWriter.write(other));
      findings.error(
          asked.holds() ? Code.NO_CHANGE : Code.IMPOSSIBLE,
          line.written().of(word),
          Words.quote(word) + with,
          "a result of another ability, or a text");
    }
  }

  /** True for results of one investigation that is written twice. */
  private static boolean isSame(
      List<AbilityUse> process, Target.Result result, Target.Result other) {
    int most = Math.max(result.number(), other.number());
    if (most > process.size()) {
      return false;
    }
    AbilityUse first = process.get(result.number() - 1);
    AbilityUse second = process.get(other.number() - 1);
    return investigates(first.ability()) && placeless(first).equals(placeless(second));
  }

  private void report(TriggeredAbility one, String found, String expected) {
    findings.error(Code.NO_CHANGE, one.place(), found, expected);
  }

  private static boolean investigates(Ability ability) {
    return ability instanceof Ability.Investigating
        || ability instanceof Ability.AttributeInvestigating;
  }

  private void twice(Outcome outcome) {
    if (outcome instanceof Outcome.Use use) {
      twice(use.abilities());
    }
  }

  /** The use of an ability without its place, to compare uses by what they do. */
  private record PlacelessUse(Ability ability, Parameters parameters) {}

  private static PlacelessUse placeless(AbilityUse use) {
    return new PlacelessUse(use.ability(), use.parameters());
  }

  private void twice(List<AbilityUse> uses) {
    Set<PlacelessUse> before = new HashSet<>();
    for (AbilityUse use : uses) {
      boolean again = !before.add(placeless(use));
      if (again && isOnce(use.ability())) {
        String found = RoleTextWriter.write(use) + " a second time";
        String expected = "it once, or another ability";
        findings.error(Code.SAME_EFFECT, use.place(), found, expected);
      }
    }
  }

  /** True if doing the same once more adds nothing: two killings or polls are more than one. */
  private static boolean isOnce(Ability ability) {
    return ability instanceof Ability.Targeting
        || ability instanceof Ability.Disguising
        || ability instanceof Ability.Protecting defense && defense.duration() != Duration.UNTIL_USE
        || ability instanceof Ability.Applying
        || ability instanceof Ability.Removing
        || ability instanceof Ability.Redirecting
        || ability instanceof Ability.Whispering
        || ability instanceof Ability.Joining
        || ability instanceof Ability.Granting
        || ability instanceof Ability.Loyalty
        || ability instanceof Ability.Obstructing;
  }
}
