package dev.runesheet.schema.shape;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.runesheet.schema.Declares;
import dev.runesheet.schema.Inline;
import dev.runesheet.schema.Named;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** The words that sources declare, by the marks of their record. */
class DeclaredWordsTest {

  private record Town(
      Map<@Declares("street") String, Street> streets,
      @Named("market days") List<@Declares("day") String> days,
      Map<String, @Declares("guild") String> crafts,
      @Inline Harbour harbour) {}

  private record Street(
      Map<@Declares("house") String, Double> houses,
      Optional<@Declares("saint") String> saint,
      List<Street> lanes) {}

  private record Harbour(@Declares("pier") String pier) {}

  private static final DeclaredWords WORDS = DeclaredWords.of(Town.class);

  private static JsonNode town(String json) throws Exception {
    return new ObjectMapper().readTree(json.replace('\'', '"'));
  }

  @Test
  void keysEntriesAndTextsAreWordsOfTheirLists() throws Exception {
    JsonNode town =
        town(
            "{'streets': {'north': {'houses': {'mill': 1}, 'saint': 'Ann'}, 'south': {'houses':"
                + " {'inn': 2, 'mill': 3}}}, 'market days': ['monday', 'friday'], 'crafts': {'smith':"
                + " 'iron'}, 'pier': 'long'}");

    assertThat(WORDS.in(town, "street")).containsExactly("north", "south");
    assertThat(WORDS.in(town, "house")).containsExactly("mill", "inn");
    assertThat(WORDS.in(town, "saint")).containsExactly("Ann");
    assertThat(WORDS.in(town, "day")).containsExactly("monday", "friday");
    assertThat(WORDS.in(town, "guild")).containsExactly("iron");
    assertThat(WORDS.in(town, "pier")).containsExactly("long");
    assertThat(WORDS.in(town, "ship")).isEmpty();
  }

  @Test
  void sourcesOfAnotherFormDeclareNothingThere() throws Exception {
    JsonNode town =
        town("{'streets': ['north', {'houses': 3}], 'market days': {}, 'crafts': 1, 'pier': {}}");

    for (String list : List.of("street", "house", "saint", "guild", "pier", "day")) {
      assertThat(WORDS.in(town, list)).isEmpty();
    }
  }

  @Test
  void placesNameKeysAndTextsWithAStarForEach() {
    assertThat(WORDS.places())
        .containsExactly(
            "streets/*", "streets/*/houses/*", "streets/*/saint", "market days/*", "pier");
  }
}
