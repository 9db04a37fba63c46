package dev.runesheet;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.ObjectMapper;
import dev.runesheet.api.Match;
import dev.runesheet.api.RuleBook;
import dev.runesheet.pack.Packs;
import dev.runesheet.spi.Decision;
import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.kie.api.KieServices;

/** The knowledge bases that the jar's {@code kmodule.xml} names, for people who work with KIE. */
class ShippedKieBasesTest {

  private static final String SETUP = "{\"preset\":\"base\",\"first\":0,\"players\":[\"a\",\"b\"]}";
  private static final int MOVES = 60;

  @Test
  void eachGameHasOne() {
    assertThat(KieServices.get().getKieClasspathContainer().getKieBaseNames())
        .containsAll(Packs.games());
  }

  @Test
  void thatOfValeriaPlaysAsTheRulesOfTheJarDo() throws IOException {
    RuleBook ofKie = RuleBook.fromKieBase("valeria", "valeria");
    assertThat(played(ofKie))
        .hasSizeGreaterThan(MOVES)
        .isEqualTo(played(ShippedBooks.of("valeria")));
  }

  /** In Queen's Blood rules of several sheets have the same name. */
  @Test
  void eachRuleIsToldAtThePlaceWhereItIsWritten() {
    RuleBook ofKie = RuleBook.fromKieBase("queens-blood", "queens-blood");
    assertThat(places(ofKie)).isEqualTo(places(ShippedBooks.of("queens-blood")));
  }

  private static List<String> places(RuleBook book) {
    return book.kieBase().getKiePackages().stream()
        .flatMap(one -> one.getRules().stream())
        .filter(rule -> book.notes().of(rule) != null)
        .map(rule -> rule.getName() + " " + book.notes().of(rule).source())
        .sorted()
        .toList();
  }

  private static List<String> played(RuleBook book) throws IOException {
    try (Match match = book.newMatch(new ObjectMapper().readTree(SETUP), 11)) {
      for (int i = 0; i < MOVES && !match.over(); i++) {
        Decision one = match.pendingDecisions().get(0);
        match.choose(one.id(), one.options().get(0).id());
      }
      return match.happenings().stream().map(Object::toString).toList();
    }
  }
}
