package dev.runesheet.testing;

import dev.runesheet.api.RuleBook;
import dev.runesheet.document.JsonValue;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.spi.RuleWords;
import dev.runesheet.spi.fault.Causes;
import dev.runesheet.spi.fault.OwnRuleFailure;
import dev.runesheet.spi.fault.RuleMistake;
import java.util.ArrayList;
import java.util.List;

/** The runner of scenarios of one game. Whatever is wrong with one, the others still run. */
public record ScenarioRunner(ScenarioKit kit, RuleBook book) {

  /** Called before the scenarios of a file are played: see {@link ScenarioKit#prepare}. */
  public void prepare(List<Scenario> scenarios) {
    kit.prepare(book, scenarios);
  }

  /** Checks and plays a scenario. */
  public ScenarioResult run(Scenario scenario) {
    List<Mismatch> mismatches = new ArrayList<>();
    List<String> story = new ArrayList<>();
    try {
      List<Diagnostic> mistakes = check(kit, book, scenario);
      if (!scenario.findings().hasErrors()) {
        List<Diagnostic> expected =
            ExpectedMistake.isExpected(scenario) && mistakes.isEmpty()
                ? impossible(scenario)
                : mistakes;
        if (expected.isEmpty()) {
          play(scenario, mismatches, story);
        } else {
          ExpectedMistake.compare(scenario, expected, mismatches);
          ExpectedMistake.without(scenario).ifPresent(rest -> play(rest, mismatches, story));
        }
      }
    } catch (RuntimeException | StackOverflowError | AssertionError | LinkageError thrown) {
      mismatches.add(Mismatch.at(scenario.source(), "a scenario that plays", fault(thrown)));
    }
    return new ScenarioResult(scenario, mismatches, story, scenario.findings().all());
  }

  /** The fault that stopped a scenario which is not to blame: the cause of all that wrap it. */
  private static String fault(Throwable thrown) {
    OwnRuleFailure own = OwnRuleFailure.in(thrown);
    if (own != null) {
      return "a mistake of the rules: " + own.getMessage();
    }
    Throwable first = Causes.root(thrown);
    if (first instanceof RuleMistake) {
      return "a mistake of the rules: " + first.getMessage();
    }
    String kind = first.getClass().getSimpleName();
    String reason = first.getMessage() == null ? kind : first.getMessage() + " (" + kind + ")";
    return "a fault of the program or of a verb of the game: " + reason;
  }

  /** The result, and if it failed, with the actions of the scenario's effects. */
  public ScenarioResult traced(ScenarioResult result) {
    if (result.mismatches().isEmpty() || ExpectedMistake.isExpected(result.scenario())) {
      return result;
    }
    List<String> lines = EffectTrace.of(kit, book, result.scenario());
    List<String> story = new ArrayList<>(result.story());
    if (!lines.isEmpty()) {
      story.add("What effects did:");
      lines.forEach(line -> story.add("  " + line));
    }
    return new ScenarioResult(
        result.scenario(), result.mismatches(), story, result.scenario().findings().all());
  }

  /**
   * Checks the words of a scenario without playing it; errors go to the scenario's findings.
   *
   * @return the mistakes that the scenario expects; they are no findings
   */
  public static List<Diagnostic> check(ScenarioKit kit, RuleWords rules, Scenario scenario) {
    if (scenario.findings().hasErrors()
        && scenario.source().location().place().cell().isPresent()) {
      return List.of(); // A wrong cell was told by its column.
    }
    VariantWord.check(kit, rules, scenario);
    kit.check(rules, scenario);
    ExpectationCheck.check(kit, scenario);
    if (!ExpectedMistake.isExpected(scenario)) {
      return List.of();
    }
    ExpectedMistake.checkAlone(scenario);
    return ExpectedMistake.take(scenario);
  }

  private void play(Scenario scenario, List<Mismatch> mismatches, List<String> story) {
    ScenarioRun run;
    try {
      run = kit.start(book, scenario);
    } catch (Refusal refused) {
      settle(scenario, scenario.when().isEmpty(), scenario.given(), refused, mismatches);
      return;
    } catch (IllegalArgumentException impossible) {
      finding(scenario.given(), Code.POSITION, impossible.getMessage());
      return;
    }
    try (run) {
      act(run, scenario, mismatches);
      story.addAll(run.story());
      if (!mismatches.isEmpty()) {
        story.addAll(run.asked());
      }
    }
  }

  private void act(ScenarioRun run, Scenario scenario, List<Mismatch> mismatches) {
    for (JsonValue move : scenario.moves()) {
      try {
        run.act(move);
      } catch (Refusal refusal) {
        settle(scenario, false, move, refusal, mismatches);
        return;
      }
    }
    run.begin();
    List<JsonValue> when = scenario.when();
    Refusal refused = null;
    for (int i = 0; i < when.size() && refused == null; i++) {
      try {
        run.act(when.get(i));
      } catch (Refusal refusal) {
        refused = refusal;
        if (!settle(scenario, i == when.size() - 1, when.get(i), refusal, mismatches)) {
          return;
        }
      }
    }
    JsonValue expected = ExpectationCheck.expected(scenario, Scenario.ERROR);
    if (expected != null && refused == null) {
      mismatches.add(Mismatch.at(expected, expected.node().asText(), "nothing refused"));
    }
    try {
      mismatches.addAll(
          Expectation.compare(canonical(scenario.then()), run.observe(scenario.then())));
    } catch (UnreadableExpectation unreadable) {
      unreadable.parts().forEach(part -> finding(scenario.then(), part));
    } catch (Refusal refusal) {
      mismatches.add(Mismatch.at(scenario.then(), "what can be seen", refusal.getMessage()));
    }
    if (refused == null || refused.code().equals(Refusal.ILLEGAL)) {
      checkChanceLeft(run, scenario); // An action that failed took back what it had drawn.
    }
  }

  /** The mistake that only the begin of the match finds, of a scenario without actions. */
  private List<Diagnostic> impossible(Scenario scenario) {
    if (!scenario.when().isEmpty()) {
      return List.of();
    }
    try {
      kit.start(book, scenario).close();
      return List.of();
    } catch (Refusal refused) {
      boolean wrong = refused.code().equals(Refusal.INVALID);
      return wrong
          ? List.of(found(scenario.given(), Code.ANSWER, refused.getMessage()))
          : List.of();
    } catch (IllegalArgumentException impossible) {
      return List.of(found(scenario.given(), Code.POSITION, impossible.getMessage()));
    }
  }

  private JsonValue canonical(JsonValue then) {
    return new JsonValue(then.document(), then.pointer(), kit.canonical(book, then.node()));
  }

  /** Notes a refusal; true if it is the one that the scenario expects. */
  private static boolean settle(
      Scenario scenario, boolean last, JsonValue at, Refusal refused, List<Mismatch> mismatches) {
    if (refused.code().equals(Refusal.INVALID) && !(last && ExpectedMistake.isExpected(scenario))) {
      finding(at, Code.ANSWER, refused.getMessage());
      return false;
    }
    JsonValue expected = ExpectationCheck.expected(scenario, Scenario.ERROR);
    String said = refused.getMessage();
    String actual = refused.isUnmet() ? said : refused.code() + " (" + said + ")";
    if (expected != null && last) {
      boolean same = expected.node().asText().equals(refused.code());
      if (!same) {
        mismatches.add(Mismatch.at(expected, expected.node().asText(), actual));
      }
      JsonValue because = ExpectationCheck.expected(scenario, Scenario.BECAUSE);
      if (because != null
          && !TextPart.containsIgnoringCase(refused.getMessage(), because.node().asText())) {
        mismatches.add(Mismatch.at(because, because.node().asText(), refused.getMessage()));
      }
      return same;
    }
    mismatches.addAll(refused.unmet());
    switch (refused.code()) {
      case Refusal.ILLEGAL -> finding(at, Code.ANSWER, refused.getMessage());
      case Refusal.CHANCE -> finding(at, Code.CHANCE, refused.getMessage());
      default -> {
        if (refused.unmet().isEmpty()) {
          mismatches.add(Mismatch.at(at, refused.wanted(), actual));
        }
      }
    }
    return false;
  }

  private static void checkChanceLeft(ScenarioRun run, Scenario scenario) {
    int left = scenario.chance().size() - run.drawn();
    if (scenario.seed().isEmpty() && left > 0) {
      JsonValue given = scenario.given();
      JsonValue outcomes = given.at("/" + Scenario.CHANCE).orElse(given);
      finding(outcomes, Code.CHANCE_LEFT, left + " left of " + scenario.chance().size());
    }
  }

  private static void finding(JsonValue then, UnreadableExpectation.Part part) {
    finding(then.at(part.pointer()).orElse(then), part.code(), part.sentence());
  }

  private static void finding(JsonValue at, Code code, String sentence) {
    at.report(found(at, code, sentence));
  }

  private static Diagnostic found(JsonValue at, Code code, String sentence) {
    return Diagnostic.of(code, at.location(), "", "").suggesting(sentence);
  }
}
