package dev.runesheet.pack.change;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.runesheet.analysis.change.Change;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.pack.CatalogSection;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Differences of catalogs are told in words, also those of lists of things with parts. */
class CatalogDiffTest {

  private static final CatalogSection CARDS =
      new CatalogSection("cards", "card", "cards", Set.of("effects"));

  private static List<String> details(String before, String after) throws JsonProcessingException {
    ObjectMapper json = new ObjectMapper();
    return CatalogDiff.between(
            CARDS,
            SourceLocation::file,
            json.readTree("{\"cards\": {\"Elf\": " + before + "}}"),
            json.readTree("{\"cards\": {\"Elf\": " + after + "}}"))
        .stream()
        .flatMap(change -> change.details().stream())
        .toList();
  }

  @Test
  void partsOfAListAreKnownByTheirNames() throws JsonProcessingException {
    String before =
        "{\"attacks\": [{\"name\": \"Bite\", \"damage\": 3}, {\"name\": \"Hit\", \"damage\": 1}]}";
    String after =
        "{\"attacks\": [{\"name\": \"Hit\", \"damage\": 2}, {\"name\": \"Bite\", \"damage\": 3}]}";
    assertThat(details(before, after))
        .containsExactly("card Elf attacks Hit damage 2 instead of 1");
  }

  @Test
  void partsWithoutNamesAreKnownByTheirPlaces() throws JsonProcessingException {
    String before = "{\"limits\": [{\"asks\": \"turn\", \"number\": 3}]}";
    String after =
        "{\"limits\": [{\"asks\": \"turn\", \"number\": 2}, {\"asks\": \"mana\", \"number\": 1}]}";
    assertThat(details(before, after))
        .containsExactly("card Elf limits 1 number 2 instead of 3", "card Elf limits 2 is new");
  }

  @Test
  void nothingIsToldAsJson() throws JsonProcessingException {
    assertThat(details("{\"cost\": 1}", "{\"cost\": {\"mana\": 2, \"gold\": [1, 3]}}"))
        .containsExactly("card Elf cost mana 2, gold 1, 3 instead of 1");
  }

  /** The rest of the list stays: "nothing instead of sell" would say that it is empty. */
  @Test
  void whatCameToAListAndWhatWentIsSaid() throws JsonProcessingException {
    String all = "{\"actions\": [\"buy\", \"sell\", \"end\"]}";
    String fewer = "{\"actions\": [\"buy\", \"end\"]}";
    String others = "{\"actions\": [\"buy\", \"trade\", \"end\"]}";
    assertThat(details(all, fewer)).containsExactly("card Elf actions without sell now");
    assertThat(details(fewer, all)).containsExactly("card Elf actions with sell now");
    assertThat(details(all, others)).containsExactly("card Elf actions trade instead of sell");
  }

  @Test
  void whatIsToldElsewhereIsNoDifference() throws JsonProcessingException {
    assertThat(details("{\"effects\": [1]}", "{\"effects\": [2]}")).isEmpty();
  }

  @Test
  void theOrderOfEntriesIsADifferenceWhereItCounts() throws JsonProcessingException {
    ObjectMapper json = new ObjectMapper();
    CatalogSection phases = CatalogSection.inOrder("phases", "phase", "");
    assertThat(
            CatalogDiff.between(
                phases,
                SourceLocation::file,
                json.readTree("{\"phases\": [\"dawn\", \"day\", \"dusk\"]}"),
                json.readTree("{\"phases\": [\"day\", \"dawn\", \"dusk\"]}")))
        .singleElement()
        .satisfies(
            change ->
                assertThat(change.details())
                    .containsExactly("they come in another order now: day, dawn, dusk"));
  }

  @Test
  void whatNoSectionTellsIsToldAlone() throws JsonProcessingException {
    ObjectMapper json = new ObjectMapper();
    assertThat(
            CatalogDiff.rest(
                List.of(CARDS),
                SourceLocation.file("game.yaml"),
                json.readTree("{\"cards\": {}, \"deck zone\": \"deck\"}"),
                json.readTree("{\"cards\": {\"Elf\": {}}, \"deck zone\": \"pile\"}")))
        .flatExtracting(Change::details)
        .containsExactly("game deck zone pile instead of deck");
  }
}
