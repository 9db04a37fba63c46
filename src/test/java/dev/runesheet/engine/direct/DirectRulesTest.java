package dev.runesheet.engine.direct;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.ShippedBooks;
import dev.runesheet.api.RuleBook;
import dev.runesheet.engine.testgame.Books;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.kie.api.definition.KiePackage;
import org.kie.api.definition.rule.Rule;

/** Which way a rule goes follows from its conditions, attributes and consequence. */
class DirectRulesTest {

  private static final String RULES =
      """
      package rules.test;
      import dev.runesheet.spi.fact.Changes;
      import dev.runesheet.spi.fact.Entity;
      import dev.runesheet.spi.fact.Reaction;
      global Changes changes;
      rule "alone" when $r : Reaction( block == "a", self.above("health", 1) ) then $r.next(); end
      rule "joined" when $r : Reaction( block == "b" ) Entity() then $r.next(); end
      rule "absent" when $r : Reaction( block == "c" ) not Entity() then $r.next(); end
      rule "first" salience 1 when $r : Reaction( block == "d" ) then $r.next(); end
      rule "acts" when $r : Reaction( block == "e" ) then insert("x"); $r.next(); end
      rule "global" when $r : Reaction( block == "f" ) then changes.turn(); $r.next(); end
      rule "bound" when $r : Reaction( block == "g", $b : block ) then $r.goTo($b); end
      rule "any" when $r : Reaction( first == true ) then $r.next(); end
      """;

  @Test
  void onlyWhatLooksAtOneFactAndNeedsNoMoreIsAskedDirectly() {
    assertThat(ways(Books.of(RULES)))
        .containsEntry("alone", RuleEvaluation.DIRECT)
        .containsEntry("joined", RuleEvaluation.JOINS)
        .containsEntry("absent", RuleEvaluation.JOINS)
        .containsEntry("first", RuleEvaluation.ATTRIBUTES)
        .containsEntry("acts", RuleEvaluation.CONSEQUENCE)
        .containsEntry("global", RuleEvaluation.CONSEQUENCE)
        .containsEntry("bound", RuleEvaluation.CONSEQUENCE)
        .containsEntry("any", RuleEvaluation.EVERY_BLOCK)
        .containsEntry("routing: an effect is still in force", RuleEvaluation.JOINS);
  }

  @Test
  void rulesOfProgramsAreAskedDirectlyHoweverTheyWereCompiled() {
    for (RuleBook book :
        new RuleBook[] {ShippedBooks.of("valeria"), ShippedBooks.compiled("math-battle")}) {
      for (var effect : book.effects()) {
        for (Rule rule : book.rulesOfBlock(effect.id())) {
          assertThat(DirectRules.wayOf(rule)).as(rule.getName()).isEqualTo(RuleEvaluation.DIRECT);
        }
      }
    }
  }

  private static Map<String, RuleEvaluation> ways(RuleBook book) {
    Map<String, RuleEvaluation> ways = new TreeMap<>();
    for (KiePackage pack : book.kieBase().getKiePackages()) {
      pack.getRules().forEach(rule -> ways.put(rule.getName(), DirectRules.wayOf(rule)));
    }
    return ways;
  }
}
