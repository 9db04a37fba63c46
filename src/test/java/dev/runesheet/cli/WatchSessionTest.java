package dev.runesheet.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.analysis.Change;
import dev.runesheet.engine.RuleBook;
import dev.runesheet.pack.LiveRules;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What an edit changes in the rules that are in force. */
class WatchSessionTest {

  private static final String HERO = "data/math-battle/heroes/fire_mage.json";

  @TempDir private Path folder;
  private LiveRules rules;
  private WatchSession session;

  @BeforeEach
  void watch() {
    Ran.copyOfRules(folder);
    rules = LiveRules.of(Ran.GAME, folder);
    session = new WatchSession(Ran.GAME, rules);
    WatchRound first = session.update();
    assertThat(first.broken()).isFalse();
    assertThat(first.update().changes()).isEmpty();
    assertThat(first.passed()).isEqualTo(first.scenarios()).isPositive();
  }

  @Test
  void anEditIsToldByEffectAndByScenario() throws IOException {
    RuleBook before = rules.current();
    Ran.edit(folder.resolve(HERO), "\"value\": 8", "\"value\": 9");
    WatchRound round = session.update();
    assertThat(round.broken()).isFalse();
    assertThat(round.update().changes())
        .extracting(Change::id)
        .containsExactly("fire-mage/fireball");
    assertThat(round.update().changes().get(0).details())
        .containsExactly("now: damage the opponent by 9 instead of 8");
    assertThat(round.outcomes()).isNotEmpty();
    assertThat(round.outcomes().get(0).before()).isEqualTo(WatchSession.PASSED);
    assertThat(rules.current()).isNotSameAs(before);
    Ran.edit(folder.resolve(HERO), "\"value\": 9", "\"value\": 8");
    WatchRound back = session.update();
    assertThat(back.outcomes()).hasSameSizeAs(round.outcomes());
    assertThat(back.passed()).isEqualTo(back.scenarios());
  }

  @Test
  void aBrokenEditKeepsTheLastGoodRules() throws IOException {
    RuleBook before = rules.current();
    byte[] good = Files.readAllBytes(folder.resolve(HERO));
    Files.write(folder.resolve(HERO), java.util.Arrays.copyOf(good, good.length / 2));
    WatchRound round = session.update();
    assertThat(round.broken()).isTrue();
    assertThat(round.findings()).isNotEmpty();
    assertThat(rules.current()).isSameAs(before);
    Files.write(folder.resolve(HERO), good);
    WatchRound back = session.update();
    assertThat(back.broken()).isFalse();
    assertThat(back.update().changes()).as("compared with the last good rules").isEmpty();
    assertThat(rules.current()).as("nothing to compile").isSameAs(before);
  }

  @Test
  void warningsAreToldAndTheRulesAreUsed() throws IOException {
    Ran.edit(
        folder.resolve(HERO),
        "\"type\": \"ON_TURN_START\"",
        "\"type\": \"ON_ATTRIBUTE_CHANGE\", \"attr\": \"strength\"");
    WatchRound round = session.update();
    assertThat(round.broken()).isFalse();
    assertThat(round.findings()).extracting(finding -> finding.code().id()).contains("RS094");
  }
}
