package dev.runesheet.game.declared.authoring.duel;

import dev.runesheet.analysis.Finding;
import dev.runesheet.analysis.NumberCondition;
import dev.runesheet.analysis.PartPlaces;
import dev.runesheet.language.effectops.EffectOpsReader;
import dev.runesheet.language.effectops.HeroSource;
import dev.runesheet.model.Argument;
import dev.runesheet.model.Effect;
import dev.runesheet.model.Numerals;
import dev.runesheet.model.Selector.Role;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.Step;
import dev.runesheet.model.Value;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Severity;
import dev.runesheet.model.diagnostic.Words;
import dev.runesheet.spi.verb.Writes;
import dev.runesheet.word.StandardVerb;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

/**
 * The check of the numbers that a hero begins with: one above another of its own to which its
 * effects keep it, and one with which a rule of the mode ends the match. Of each number the first
 * reason is told. A rule that ends the match with what every hero begins with is itself told.
 */
final class StartNumbers {

  private static final Set<String> ENDS = Set.of(StandardVerb.LOSE, StandardVerb.WIN);

  private final HeroSource hero;
  private final Map<String, Finding> found = new LinkedHashMap<>();

  private StartNumbers(HeroSource hero) {
    this.hero = hero;
  }

  /** The findings about all heroes, with all effects of the game. */
  static Collection<Finding> of(List<HeroSource> heroes, List<Effect> effects, PartPlaces places) {
    List<Finding> findings = new ArrayList<>();
    List<Effect> others = new ArrayList<>();
    for (Effect effect : effects) {
      List<Finding> ofAll = heroes.size() < 2 ? List.of() : endsAll(heroes, effect, places);
      findings.addAll(ofAll);
      if (ofAll.isEmpty()) {
        others.add(effect);
      }
    }
    heroes.forEach(hero -> findings.addAll(of(hero, others)));
    return findings;
  }

  private static List<Finding> endsAll(List<HeroSource> heroes, Effect effect, PartPlaces places) {
    return endings(effect)
        .filter(ending -> heroes.stream().allMatch(hero -> ending.meets(new StartNumbers(hero))))
        .map(ending -> ending.finding(effect, places))
        .toList();
  }

  /** The findings about a hero. */
  private static Collection<Finding> of(HeroSource hero, List<Effect> effects) {
    StartNumbers check = new StartNumbers(hero);
    for (Effect effect : effects) {
      if (effect.owner().equals(hero.id())) {
        effect.calls().forEach(act -> check.kept(effect, act));
      }
      endings(effect).filter(one -> one.meets(check)).forEach(one -> check.ended(effect, one));
    }
    return new ArrayList<>(check.found.values());
  }

  /** A line that sets a number of the hero to more of it, but no more than another one. */
  private void kept(Effect effect, Step.Do act) {
    Map<String, Argument> given = act.arguments();
    boolean sets =
        act.verb().writes().filter(write -> write.how() == Writes.How.SET).isPresent()
            && given.containsValue(Role.SELF);
    for (Argument argument : sets ? given.values() : List.<Argument>of()) {
      if (argument instanceof Value.Arithmetic choice
          && choice.operator() == Value.Operator.MINIMUM) {
        kept(effect, given, choice.left(), choice.right());
        kept(effect, given, choice.right(), choice.left());
      }
    }
  }

  private void kept(Effect effect, Map<String, Argument> given, Value more, Value limit) {
    if (limit instanceof Value.StatOf most
        && most.who() == Role.SELF
        && raised(more) instanceof Value.StatOf own
        && own.who() == Role.SELF
        && given.containsValue(new Argument.Word(own.stat()))
        && start(own.stat()) > start(most.stat())) {
      String which = Words.quote(most.stat()) + " of the hero, to which ";
      String least = "at most " + Numerals.plain(start(most.stat())) + ", the ";
      tell(effect, own.stat(), least + which + Words.quote(effect.name()) + " keeps it");
    }
  }

  /** The number to which something is added. */
  private static Value raised(Value more) {
    return more instanceof Value.Arithmetic sum && sum.operator() == Value.Operator.ADD
        ? sum.left()
        : more;
  }

  /**
   * A step of a rule that ends the match for whoever has a number.
   *
   * @param asked the condition on the number
   */
  private record Ending(Step.If step, NumberCondition asked) {

    boolean meets(StartNumbers hero) {
      return asked.holds(hero.start(stat()));
    }

    String stat() {
      return asked.stat().stat();
    }

    Finding finding(Effect effect, PartPlaces places) {
      SourceLocation place = places.condition(effect, step, step.condition());
      String expected =
          "a condition on "
              + Words.quote(stat())
              + " that some hero does not begin with, as "
              + Words.quote(effect.name())
              + " ends the match at once";
      Diagnostic told =
          Diagnostic.about(Code.OUT_OF_RANGE, place, effect.name(), expected).as(Severity.WARNING);
      return new Finding(told, List.of(effect.id()));
    }
  }

  private static Stream<Ending> endings(Effect effect) {
    return effect.owner().equals(EffectOpsReader.MODE_OWNER)
        ? effect.steps().flatMap(StartNumbers::ending)
        : Stream.empty();
  }

  private static Stream<Ending> ending(Step step) {
    return step instanceof Step.If branch && branch.then().stream().anyMatch(StartNumbers::ends)
        ? NumberCondition.ofStat(branch.condition()).stream().map(one -> new Ending(branch, one))
        : Stream.empty();
  }

  private void ended(Effect effect, Ending ending) {
    String ends = Words.quote(effect.name()) + " ends the match with this one";
    tell(effect, ending.stat(), "another number, as " + ends);
  }

  private static boolean ends(Step step) {
    return step instanceof Step.Do act && ENDS.contains(act.verb().name());
  }

  private double start(String stat) {
    return hero.attributes().getOrDefault(stat, 0.0);
  }

  private void tell(Effect effect, String stat, String expected) {
    String at = hero.attributes().containsKey(stat) ? "/attributes/" + stat : "/attributes";
    DuelPack.effects(hero).stream()
        .findFirst()
        .map(own -> SourceLocation.pointer(own.source().file(), at))
        .map(
            place ->
                Diagnostic.about(Code.OUT_OF_RANGE, place, Numerals.plain(start(stat)), expected)
                    .as(Severity.WARNING))
        .ifPresent(one -> found.putIfAbsent(stat, new Finding(one, List.of(effect.id()))));
  }
}
