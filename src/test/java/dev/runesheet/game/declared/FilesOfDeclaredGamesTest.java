package dev.runesheet.game.declared;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.pack.PackBuilder;
import dev.runesheet.pack.Packs;
import dev.runesheet.pack.file.ReplacedFiles;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Findings about game.yaml and the files that it names. */
class FilesOfDeclaredGamesTest {

  /** A list that the missing file may name is not called unused besides. */
  @Test
  void aMissingFileIsOneFindingWithTheNearestOneThatIsThere() {
    EditedGame files = new EditedGame("ember-vale").edit("game.yaml", "cards.yaml", "card.yaml");
    files.edit("game.yaml", "kinds:", "lists: {hue: {red: {}, blue: {}}}\nkinds:");
    assertThat(files.findings())
        .singleElement()
        .asString()
        .contains("RS001", "did you mean 'data/ember-vale/cards.yaml'?");
  }

  @Test
  void anEntryOfADeckThatNamesAListIsRepeatedForItsWords() {
    EditedGame files = new EditedGame("ember-vale").edit("decks.yaml", "spark-imp", "<hue>-imp");
    files.edit("game.yaml", "kinds:", "lists: {hue: {spark: {}}}\nkinds:");
    assertThat(files.findings()).isEmpty();
  }

  @Test
  void aMisspeltEndOfTheWinnersNumbersIsOneFinding() {
    EditedGame files = new EditedGame("ember-vale");
    files.edit("game.yaml", "kinds:", "winner: {by: [{biggest: health of self}]}\nkinds:");
    assertThat(files.findings())
        .singleElement()
        .asString()
        .contains("#/winner/by/0/biggest: error RS007", "expected one of largest, smallest");
  }

  @Test
  void aCardOfTwoFilesIsToldAtTheSecondWithThePlaceOfTheFirst() {
    String cards = "data/ember-vale/cards.yaml";
    String more = "data/ember-vale/more.yaml";
    EditedGame two = new EditedGame("ember-vale");
    two.edit("game.yaml", cards, "[" + cards + ", " + more + "]");
    String again = "cards: {kindle: {name: Kindle, kind: spell}}";
    Map<String, byte[]> added = Map.of(more, again.getBytes(StandardCharsets.UTF_8));
    Diagnostics findings = new Diagnostics();
    PackBuilder.read(Packs.find("ember-vale"), new ReplacedFiles(two, added, "edited"), findings);
    assertThat(findings.all())
        .singleElement()
        .asString()
        .contains(
            more + ":1:17 #/cards/kindle: error RS008",
            "found 'kindle', expected an id that " + cards + "#/cards/kindle does not have");
  }
}
