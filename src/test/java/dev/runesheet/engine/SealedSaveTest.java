package dev.runesheet.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import dev.runesheet.ShippedBooks;
import dev.runesheet.api.Match;
import dev.runesheet.api.RuleBook;
import dev.runesheet.game.ChangedValues;
import dev.runesheet.game.mathbattle.DuelSetup;
import dev.runesheet.spi.Decision;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** A save in which a byte was lost or changed is refused, or is the same match; never another. */
class SealedSaveTest {

  private static final RuleBook BOOK = ShippedBooks.of("math-battle");

  private static String saved() {
    try (Match match = BOOK.newMatch(DuelSetup.of("fighter", "fire-mage").toJson(), 3)) {
      for (int i = 0; i < 6; i++) {
        Decision asked = match.pendingDecisions().get(0);
        match.choose(asked, asked.options().get(0));
      }
      return match.save();
    }
  }

  @Test
  void eachCharacterCounts() {
    String saved = saved();
    Random random = new Random(1);
    for (int i = 0; i < saved.length(); i++) {
      assertRefusedOrTheSame(saved.substring(0, i) + saved.substring(i + 1), saved);
      char other = "0123456789-.eE,:\"[]{} xtruefalsn".charAt(random.nextInt(32));
      assertRefusedOrTheSame(saved.substring(0, i) + other + saved.substring(i + 1), saved);
    }
  }

  private static void assertRefusedOrTheSame(String changed, String saved) {
    try (Match match = BOOK.restore(changed)) {
      assertThat(match.save()).as(changed).isEqualTo(saved);
    } catch (IllegalArgumentException refused) {
      assertThat(refused).hasMessageContaining("saved match");
    }
  }

  @Test
  void aNumberThatCouldBeIsNamedAsAChange() {
    String saved = saved();
    String other = saved.replaceFirst("\"stats\":\\[(\\d)", "\"stats\":[1$1");
    assertThat(other).isNotEqualTo(saved);
    assertThatThrownBy(() -> BOOK.restore(other))
        .isExactlyInstanceOf(IllegalArgumentException.class)
        .hasMessageStartingWith("saved match is damaged: a value was changed after it was saved.");
    BOOK.restore(ChangedValues.unsealed(other)).close();
  }

  /** Some keep JSON in an order, form and precision of their own. */
  @Test
  void aDatabaseMayWriteItOtherwise() throws JsonProcessingException {
    JsonMapper mapper =
        JsonMapper.builder()
            .enable(
                SerializationFeature.ORDER_MAP_ENTRIES_BY_KEYS, SerializationFeature.INDENT_OUTPUT)
            .build();
    String saved = saved();
    String other =
        mapper.writeValueAsString(mapper.readValue(saved, Map.class)).replaceAll("\\.0\\b", "");
    assertThat(other).isNotEqualTo(saved);
    JsonNode tree = mapper.readTree(other);
    assertThat(tree.fieldNames().next()).isEqualTo("activations");
    try (Match match = BOOK.restore(other);
        Match logged = BOOK.restoreWithLog(other)) {
      assertThat(mapper.readTree(match.save()))
          .isEqualTo(mapper.readTree(saved))
          .isEqualTo(mapper.readTree(logged.save()));
    }
  }

  /** Of older versions, and where a person changed it. */
  @Test
  void itNeedsNoSeal() {
    String saved = saved();
    try (Match match = BOOK.restore(ChangedValues.unsealed(saved));
        Match logged = BOOK.restoreWithLog(ChangedValues.unsealed(saved))) {
      assertThat(match.save()).isEqualTo(saved).isEqualTo(logged.save());
    }
  }
}
