package dev.runesheet.api;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.game.declared.setup.DeclaredSetup;
import dev.runesheet.game.mathbattle.DuelSetup;
import dev.runesheet.spi.Decision;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A process may have set Drools for rules of its own: matches are the same. */
@Tag("thorough")
class HostSettingsTest {

  @ParameterizedTest
  @ValueSource(
      strings = {
        "drools.sequential=true",
        "drools.parallelExecution=parallel_evaluation",
        "drools.parallelExecution=fully_parallel",
        "drools.directFiring=true",
        "drools.alphaNodeRangeIndexThreshold=1",
        "drools.shareAlphaNodes=false",
        "drools.shareBetaNodes=false",
        "drools.removeIdentities=true",
        "drools.equalityBehavior=equality",
        "drools.eventProcessingMode=stream",
        "drools.propertySpecific=DISABLED",
        "drools.dialect.default=mvel",
        "kie.mbeans=enabled"
      })
  void matchesAreTheSameWhateverTheProcessHasSetForItsOwnRules(String setting) {
    String expected = duel() + emberVale();
    String property = setting.substring(0, setting.indexOf('='));
    String before = System.setProperty(property, setting.substring(property.length() + 1));
    try {
      assertThat(duel() + emberVale()).isEqualTo(expected);
    } finally {
      if (before == null) {
        System.clearProperty(property);
      } else {
        System.setProperty(property, before);
      }
    }
  }

  /** A match, what happened in it, and why the last change did: the latter asks other rules. */
  private static String duel() {
    RuleBook book = RuleBook.load("math-battle");
    try (Match match = book.newMatch(DuelSetup.of("fighter", "fire-mage").toJson(), 3)) {
      play(match);
      return match.save() + match.happenings() + match.why(lastChange(match)).text();
    }
  }

  private static String emberVale() {
    RuleBook book = RuleBook.load("ember-vale");
    DeclaredSetup setup = new DeclaredSetup(List.of("fire", "frost"), 0, null);
    try (Match match = book.newMatch(setup.toJson(), 3)) {
      play(match);
      return match.save() + match.happenings();
    }
  }

  private static void play(Match match) {
    for (int answers = 0; answers < 30 && !match.over(); answers++) {
      Decision decision = match.pendingDecisions().get(0);
      match.choose(decision, decision.options().get(answers % decision.options().size()));
    }
  }

  private static int lastChange(Match match) {
    int last = match.happenings().size() - 1;
    while (!match.happenings().get(last).type().equals("StatChanged")) {
      last--;
    }
    return last;
  }
}
