package dev.runesheet.testing.junit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.runesheet.api.Match;
import dev.runesheet.api.RuleBook;
import dev.runesheet.spi.GameState;
import dev.runesheet.testing.junit.RuleVerifier.Given;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.logging.Handler;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.opentest4j.AssertionFailedError;

/** The kit of tests in Java, with Math Battle's words. */
@RunesheetTest(game = "math-battle")
class RuleVerifierTest {

  private static final String MAGE = "heroes: [fire-mage, fighter]";

  /** Effect ops 9.4: 8 damage at once; burn 2 takes 2 at the start of the Fighter's turn. */
  @Test
  void whatIsAsExpectedPasses(RuleVerifier rules) {
    rules
        .given(MAGE)
        .when("choose: Fireball")
        .then("stats: {0: {mana: 15}}")
        .and("stats", Map.of("1", Map.of("health", 90, "burn", 1)))
        .and("turn: 2");
  }

  @Test
  void whatCannotFailIsLogged(RuleVerifier rules) {
    List<String> logged = new ArrayList<>();
    Logger logger = Logger.getLogger(RuleVerifier.class.getName());
    Handler handler =
        new Handler() {
          @Override
          public void publish(LogRecord warning) {
            logged.add(warning.getLevel() + " " + warning.getMessage());
          }

          @Override
          public void flush() {}

          @Override
          public void close() {}
        };
    logger.addHandler(handler);
    try {
      rules.given(MAGE).when("choose: Fireball").then("stats: {1: {}}");
    } finally {
      logger.removeHandler(handler);
    }
    assertThat(logged).singleElement().asString().startsWith("WARNING then stats 1: ");
  }

  @Test
  void javaValuesDoAsWell(RuleVerifier rules) {
    rules
        .given()
        .and("heroes", List.of("fighter", "fighter"))
        .and("first", 1)
        .chance(4)
        .when("choose: Power Strike")
        .then("stats", Map.of("0", Map.of("health", 86)));
  }

  @Test
  void aFailureReadsAsSentences(RuleVerifier rules) {
    assertThatThrownBy(
            () -> rules.given(MAGE).when("choose: Fireball").then("stats: {1: {health: 92}}"))
        .isInstanceOfSatisfying(
            AssertionFailedError.class,
            failed -> {
              assertThat(failed.getMessage().lines().toList())
                  .startsWith(
                      "Expected then stats 1 health to be 92, but it is 90.",
                      "  given {\"heroes\":[\"fire-mage\",\"fighter\"]}",
                      "  when {\"choose\":\"Fireball\"}",
                      "What happened:")
                  .anyMatch(line -> line.contains("Fighter's health 100 → 92"));
              assertThat(failed.getExpected().getStringRepresentation()).isEqualTo("92");
              assertThat(failed.getActual().getStringRepresentation()).isEqualTo("90");
            });
  }

  @Test
  void aWordThatTheGameDoesNotKnowIsNamed(RuleVerifier rules) {
    assertThatThrownBy(() -> rules.given("heroes: [fire-mge, fighter]").then("turn: 1"))
        .isInstanceOf(AssertionFailedError.class)
        .hasMessageStartingWith("This cannot be played. given heroes 0: ")
        .hasMessageContaining("did you mean 'fire-mage'?");
  }

  @Test
  void tooFewOutcomesAreNamed(RuleVerifier rules) {
    assertThatThrownBy(
            () ->
                rules
                    .given("heroes: [fighter, fighter]")
                    .chance()
                    .when("choose: Power Strike")
                    .then("turn: 2"))
        .hasMessageContaining("too few or wrong chance outcomes");
  }

  @Test
  void aRefusalCanBeExpected(RuleVerifier rules) {
    rules.given("heroes: [fighter, fighter]").when("choose: Fireball").isRefused("illegal");
    assertThatThrownBy(
            () -> rules.given("heroes: [fighter, fighter]").when("choose: 0").isRefused("illegal"))
        .hasMessageContaining("Expected then error to be illegal");
  }

  @Test
  void aTextThatIsNoYamlIsNamed(RuleVerifier rules) {
    assertThatThrownBy(() -> rules.given("heroes: ["))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("RS023");
    assertThatThrownBy(() -> rules.given("heroes")).hasMessageContaining("names no fields");
    assertThatThrownBy(() -> rules.given(MAGE).when("[{choose: Defend}, {choose: Heal}]"))
        .hasMessageContaining("is a list. Maybe each of its actions is a when(…) of its own.");
    assertThatThrownBy(() -> rules.given("[{heroes: [fighter, fighter]}]"))
        .hasMessageContaining("is a list, not fields");
    assertThatThrownBy(() -> rules.given(null)).hasMessage("the words of given must not be null.");
  }

  @Test
  void aStepCanBeGoneOnWithSeveralTimes(RuleVerifier rules) {
    Given mage = rules.given(MAGE);
    mage.when("choose: Ice Bolt").then("stats: {1: {health: 94}}");
    mage.when("choose: Fireball").then("stats: {1: {health: 90}}");
  }

  /** An action without a {@code then} is never played: such a test could not fail. */
  @Test
  void anActionOfWhichNothingIsExpectedIsAMistake(RuleBook book) {
    ScenarioScript rules = new ScenarioScript(book);
    Given mage = rules.given(MAGE);
    mage.when("choose: Fireball").then("turn: 2");
    rules.requireExpectations();
    mage.when("choose: Ice Bolt").when("choose: Defend");
    assertThatThrownBy(rules::requireExpectations)
        .hasMessage(
            """
            Nothing is expected, so nothing was played. Maybe then(…) is missing.
              given {"heroes":["fire-mage","fighter"]}
              when {"choose":"Ice Bolt"}
              when {"choose":"Defend"}\
            """);
  }

  /** A misspelt position would stay unread: such a test could not fail either. */
  @Test
  void aPositionOfWhichNothingIsExpectedIsAMistake(RuleBook book) {
    ScenarioScript rules = new ScenarioScript(book);
    Given mage = rules.given(MAGE);
    mage.seed(3).then("turn: 1");
    rules.requireExpectations();
    rules.given("heroes: [nobody, fighter]").seed(7);
    assertThatThrownBy(rules::requireExpectations)
        .hasMessage(
            """
            Nothing is expected, so nothing was played. Maybe then(…) is missing.
              given {"heroes":["nobody","fighter"],"seed":7}\
            """);
  }

  @Nested
  class OfTheClassAround {
    @Test
    void areTheRules(RuleBook book, RuleVerifier rules) {
      assertThat(book.game().id()).isEqualTo("math-battle");
      rules.given(MAGE).then("turn: 1");
    }
  }

  @Test
  void aMatchIsSetUpByWords(
      @MatchSetup(
              value = {"fire-mage", "fighter"},
              first = 1,
              seed = 3)
          Match match,
      RuleBook book) {
    assertThat(match.book()).isSameAs(book);
    assertThat(match.state(GameState.class).active()).isEqualTo(1);
    assertThat(match.pendingDecisions()).isNotEmpty();
  }
}
