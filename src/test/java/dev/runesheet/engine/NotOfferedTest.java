package dev.runesheet.engine;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.runesheet.ShippedBooks;
import dev.runesheet.api.Match;
import dev.runesheet.game.declared.setup.DeclaredSetup;
import dev.runesheet.spi.Decision;
import dev.runesheet.spi.IllegalChoiceException;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A refused answer is told in the words that people see, with the one that may be meant. */
class NotOfferedTest {

  private static final DeclaredSetup FIRE = new DeclaredSetup(List.of("fire", "frost"), 0, null);

  private static Match begun() {
    return ShippedBooks.of("ember-vale").newMatch(FIRE.toJson(), 3);
  }

  @ParameterizedTest
  @ValueSource(strings = {"Kindle (3)", "kindle", "cast Kindel", "cast kindle (1)"})
  void theWordsThatMayBeMeantAreNamed(String answer) {
    try (Match match = begun()) {
      Decision asked = match.pendingDecisions().get(0);
      assertThatThrownBy(() -> match.choose(asked.id(), answer))
          .isInstanceOf(IllegalChoiceException.class)
          .hasMessageStartingWith("option '" + answer + "' is not one of play Spark Imp 1 (")
          .hasMessageMatching(".*Did you mean 'cast Kindle \\(cast e\\d+\\)'\\?");
    }
  }

  @Test
  void whatIsNearToNoneHasNoSuggestion() {
    try (Match match = begun()) {
      Decision asked = match.pendingDecisions().get(0);
      assertThatThrownBy(() -> match.choose(asked.id(), "Dragon (3)"))
          .hasMessageEndingWith(", rest");
    }
  }
}
