package dev.runesheet.document;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.model.diagnostic.Diagnostics;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Entries that name a list stand for one entry for each of its words. */
class EntryListsTest {

  private static final String LISTS =
      """
      lists:
        suit: {hearts: {letter: H, worth: 4}, spades: {letter: S, worth: 1}}
        size: {small: {}, large: {}}
      """;

  private final Diagnostics findings = new Diagnostics();

  private JsonDocument read(String yaml) {
    JsonDocument written =
        JsonDocument.parseYaml("game.yaml", LISTS + yaml, findings).orElseThrow();
    return EntryLists.within(written);
  }

  private void says(String yaml, String json) {
    JsonValue value = read("a: " + yaml + "\n").root().field("a").orElseThrow();
    assertThat(value.node()).hasToString(json.replace('\'', '"'));
    assertThat(findings.all()).isEmpty();
  }

  @Test
  void aFieldIsRepeatedForEachWordOfTheListsInItsName() {
    says("{<suit> cards: 0}", "{'hearts cards':0,'spades cards':0}");
    says(
        "{<size> <suit>: <suit.letter>}",
        "{'small hearts':'H','small spades':'S','large hearts':'H','large spades':'S'}");
  }

  @Test
  void whatStandsForAWordIsFilledInWithinAnEntry() {
    says(
        "{<suit>: {called: 'The <suit>', worth: <suit.worth>, of: [<suit>, other]}}",
        "{'hearts':{'called':'The hearts','worth':4,'of':['hearts','other']},"
            + "'spades':{'called':'The spades','worth':1,'of':['spades','other']}}");
  }

  @Test
  void anEntryOfAListIsRepeatedForTheTextsInItButNotForThoseInListsWithinIt() {
    says("[<suit>, joker]", "['hearts','spades','joker']");
    says("[{of: <suit>}]", "[{'of':'hearts'},{'of':'spades'}]");
    says("[{then: [<suit>]}]", "[{'then':['hearts','spades']}]");
    says("[{<suit>: <suit.letter>}]", "[{'hearts':'H','spades':'S'}]");
  }

  @Test
  void comparisonsAreNoNamesOfLists() {
    says("[a <b and c> d, 1 < 2]", "['a <b and c> d','1 < 2']");
  }

  @Test
  void aFindingAboutARepeatedEntryHasThePlaceWhereItIsWritten() {
    JsonDocument document = read("a:\n  <suit>: {b: 1}\n  c: [<suit>, other]\n");
    JsonValue root = document.root();
    assertThat(root.at("/a/spades/b").orElseThrow().location())
        .hasToString("game.yaml#/a/<suit>/b");
    assertThat(root.at("/a/spades/b").orElseThrow().line()).isEqualTo(5);
    assertThat(root.at("/a/c/2").orElseThrow().location()).hasToString("game.yaml#/a/c/1");
    root.at("/a/c/2").orElseThrow().flag();
    assertThat(findings.all()).singleElement().asString().contains("game.yaml:6:15 #/a/c/1");
  }

  /** A misspelt slot is one mistake: its text as it stands would be a second. */
  @ParameterizedTest
  @CsvSource({
    "<suit.wroth>, 4",
    "<suit.x>, '\"H\"'",
    "2 * <suit.wroth>, '\"2 * 4\"'",
    "<siut.worth>, 4",
    "<siut>, '\"hearts\"'"
  })
  void aMisspeltSlotIsReportedAndFilledWithWhatIsMeant(String slot, String value) {
    JsonValue root = read("<suit>: '" + slot + "'\n").root();
    assertThat(root.field("hearts").orElseThrow().node()).hasToString(value);
    assertThat(findings.all()).singleElement().asString().contains("RS022");
  }

  @Test
  void tooManyRepetitionsAreReportedOnce() {
    String words =
        IntStream.range(0, 400).mapToObj(i -> "w" + i + ": {}").collect(Collectors.joining(", "));
    JsonDocument written =
        JsonDocument.parseYaml(
                "game.yaml",
                "lists: {one: {"
                    + words
                    + "}, two: {"
                    + words
                    + "}, three: {"
                    + words
                    + "}}\n"
                    + "a: {<one> <two> <three>: 1}\n"
                    + "b: {<one>: {<two>: {<three>: 1}}}\n",
                findings)
            .orElseThrow();
    assertThat(EntryLists.within(written).root().field("a").orElseThrow().node()).isEmpty();
    assertThat(findings.all())
        .singleElement()
        .asString()
        .contains("game.yaml:2:26 #/a/<one> <two> <three>: error RS004")
        .contains("more than 30000 values");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "{<siut>: 1} | #/a/<siut> | found 'siut', expected one of suit, size; did you mean 'suit'?",
        "{<suit>: <suit.leter>} | #/a/<suit> | found 'leter', expected one of letter, worth",
        "{b: <suit>} | #/a/b | found <suit>, expected this in the name of an entry or in a list",
        "{<size>: 1, small: 2} | #/a/small | found 'small', expected a name that no other entry"
            + " gets"
      })
  void whatDoesNotFitIsFoundOnceAtItsPlace(String yaml, String place, String found) {
    read("a: " + yaml + "\n");
    assertThat(findings.all()).singleElement().asString().contains(place, found);
  }

  @Test
  void withoutWordsNoRepeatedEntryIsThere() {
    JsonDocument written =
        JsonDocument.parseYaml("cards.yaml", "{<suit>: 1, joker: 2}", findings).orElseThrow();
    EntryLists lists = EntryLists.of(read("").root().node());
    assertThat(lists.emptied().repeated(written).root().node()).hasToString("{\"joker\":2}");
    assertThat(lists.repeatedIn(written.root()).stream().map(JsonFields.JsonField::name))
        .isEqualTo(List.of("<suit>"));
  }
}
