package dev.runesheet.document;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.runesheet.language.UniqueIds;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;

class JsonTextTest {

  private static final ObjectMapper MAPPER = new ObjectMapper();

  @Test
  void whatFitsStaysOnOneLine() throws JsonProcessingException {
    String longText = "x".repeat(90);
    JsonNode tree =
        MAPPER.readTree(
            "{\"a\":{\"b\":[1,2],\"e\":{}},\"c\":[\"" + longText + "\",[]],\"d\":true}");
    assertThat(JsonText.pretty(tree))
        .isEqualTo(
            """
            {
              "a": {"b": [1, 2], "e": {}},
              "c": [
                "%s",
                []
              ],
              "d": true
            }
            """
                .formatted(longText));
  }

  @Property
  void itReadsBackAsTheSameTree(@ForAll String key, @ForAll String text, @ForAll int number)
      throws JsonProcessingException {
    JsonNode tree =
        MAPPER.createObjectNode().put(key, text).set("n", MAPPER.createArrayNode().add(number));
    assertThat(MAPPER.readTree(JsonText.pretty(tree))).isEqualTo(tree);
  }

  @Property
  void numbersReadBackAsTheSameDouble(@ForAll double number) throws JsonProcessingException {
    JsonNode written = JsonNumbers.write(number);
    assertThat(JsonNumbers.read(MAPPER.readTree(written.toString()))).isEqualTo(number + 0.0);
  }

  @Test
  void wholeNumbersHaveNoPoint() {
    assertThat(JsonNumbers.write(-5.0)).hasToString("-5");
    assertThat(JsonNumbers.write(-0.0)).hasToString("0");
    assertThat(JsonNumbers.write(0.5)).hasToString("0.5");
    assertThat(JsonNumbers.write(1e300)).hasToString("1E+300");
  }

  @Test
  void idsOfOneOwnerAreUnique() {
    UniqueIds ids = new UniqueIds("fire-mage");
    assertThat(ids.next("Ice Bolt")).isEqualTo("fire-mage/ice-bolt");
    assertThat(ids.next("ice bolt")).isEqualTo("fire-mage/ice-bolt-2");
    assertThat(ids.next("Ice Bolt 2")).isEqualTo("fire-mage/ice-bolt-2-2");
    assertThat(ids.next("Ice Bolt!")).isEqualTo("fire-mage/ice-bolt-3");
  }

  @Test
  void aWordTableIsOneToOne() {
    WordTable<Integer> table = WordTable.<Integer>empty().and("a", 1);
    assertThat(table.meaning("a")).contains(1);
    assertThat(table.word(1)).contains("a");
    assertThatThrownBy(() -> table.and("b", 1)).isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> table.and("a", 2)).isInstanceOf(IllegalArgumentException.class);
  }
}
