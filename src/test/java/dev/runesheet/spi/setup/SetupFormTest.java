package dev.runesheet.spi.setup;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import org.junit.jupiter.api.Test;

/** The set-ups of a game for three to five with coins. */
class SetupFormTest {

  private static final SetupForm FORM = SetupForm.ofPlayers(3, 5).with("coins", 0, 99, 12);

  private static ObjectNode setup() {
    return JsonNodeFactory.instance.objectNode();
  }

  @Test
  void whatIsLeftOutIsAsUsual() {
    JsonNode none = setup();
    FORM.check(none);
    assertThat(FORM.value(none, "players")).isEqualTo(3);
    assertThat(FORM.value(none, "coins")).isEqualTo(12);
  }

  @Test
  void aNumberThatIsAlwaysTheSameIsToldAsThat() {
    assertThatThrownBy(() -> SetupForm.ofPlayers(2, 2).check(setup().put("players", 3)))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("expected 2")
        .hasMessageNotContaining("2 to 2");
  }

  @Test
  void whatIsGivenCounts() {
    JsonNode given = setup().put("players", 4).put("first", 3).put("coins", 0);
    FORM.check(given);
    assertThat(FORM.value(given, "players")).isEqualTo(4);
    assertThat(FORM.value(given, "coins")).isZero();
  }

  @Test
  void allThatIsWrongIsToldAtOnce() {
    JsonNode wrong = setup().put("players", 2).put("first", 3).put("coins", "many").put("coin", 1);
    assertThatThrownBy(() -> FORM.check(wrong))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("players (2) is not right; expected a whole number, 3 to 5.")
        .hasMessageContaining("first (3) is not right; expected a whole number, 0 to 2.")
        .hasMessageContaining("coins (\"many\") is not right")
        .hasMessageContaining("word (coin) of set-up is not known")
        .hasMessageContaining("Did you mean 'coins'?");
  }

  @Test
  void aNumberThatTheFormHasNotIsRefused() {
    assertThatThrownBy(() -> FORM.value(setup(), "points"))
        .hasMessage("number (points) is not of this set-up.");
  }

  @Test
  void aNameThatIsGivenTwiceIsRefused() {
    assertThatThrownBy(() -> FORM.with("coins", 0, 9, 1))
        .hasMessage("number (coins) is of this set-up already.");
    assertThatThrownBy(() -> FORM.with("first", 0, 2, 0))
        .hasMessage("number (first) is of this set-up already.");
  }

  @Test
  void aUsualNumberBeyondItsBoundsIsRefused() {
    assertThatThrownBy(() -> FORM.with("points", 1, 9, 0))
        .hasMessage("usual points (0) must be from 1 to 9.");
  }
}
