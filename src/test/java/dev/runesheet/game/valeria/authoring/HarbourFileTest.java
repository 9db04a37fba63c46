package dev.runesheet.game.valeria.authoring;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.document.JsonDocument;
import dev.runesheet.document.JsonValue;
import dev.runesheet.game.valeria.card.CardKind;
import dev.runesheet.game.valeria.card.CardType;
import dev.runesheet.game.valeria.card.Harbour;
import dev.runesheet.language.strings.SharedPrograms;
import dev.runesheet.model.diagnostic.Diagnostics;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The file of what players meet when they sail, and mistakes in it. */
class HarbourFileTest {

  private static final String FILE = "data/valeria/harbour.yaml";

  private final Diagnostics findings = new Diagnostics();

  private Optional<HarbourFile> read(String text) {
    return HarbourFile.read(
        written(text), SharedPrograms.effects(new ValeriaPack().catalog()), true);
  }

  private JsonValue written(String text) {
    return JsonDocument.parseYaml(FILE, text, findings).orElseThrow().root();
  }

  @Test
  void questionsThatNoCardAsksTodayAreKnown() throws IOException {
    Harbour harbour = read(Files.readString(Path.of(FILE))).orElseThrow().harbour();

    assertThat(findings.all()).isEmpty();
    assertThat(harbour.waitsAfter()).contains("event banish citizen for reward");
  }

  @Test
  void anUnknownQuestionIsNotToldWhileAnEffectThatMayAskItHasAMistake() throws IOException {
    HarbourFile.read(written(text().replace("may sail", "may sale")), List.of(), false);

    assertThat(findings.all()).isEmpty();
  }

  /** The shipped file, with a question that the shared programs ask. */
  private static String text() throws IOException {
    String text = Files.readString(Path.of(FILE));
    return text.substring(0, text.indexOf("exekratys wait after"))
        + "exekratys wait after: [may sail]\n";
  }

  @Test
  void theShippedHarbourHasThreeSlotsOfEachKind() throws IOException {
    HarbourFile file = read(text()).orElseThrow();
    Harbour harbour = file.harbour();

    assertThat(findings.all()).isEmpty();
    for (CardKind kind : new CardKind[] {CardKind.GOODS, CardKind.TOME, CardKind.NOBLE}) {
      assertThat(harbour.slots(kind)).isEqualTo(3);
    }
    assertThat(file.pieces())
        .extracting(CardType::code)
        .containsExactly("g1", "g2", "g3", "g4", "t1", "t2", "t3");
    assertThat(harbour.waitsAfter()).containsExactly("may sail");
  }

  @Test
  void slotsInWhichNothingMovesHaveAnyPrices() throws IOException {
    read(text().replace("[9, 9, 9]", "[7, 8, 9]"));

    assertThat(findings.all()).isEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "magic: 7 | magik: 7 | did you mean 'magic'",
        "[6, 4, 2] | [6, four, 2] | /goods/prices/1",
        "[6, 4, 2] | [6, 4, 200] | /goods/prices/2",
        "[7, 5, 3] | [7, 53] | at most 7, as cards move to the last",
        "[7, 5, 3] | [7, 53] | /tomes/prices/1",
        "slides: true | slides: 1 | true or false",
        "spices: 6 | spices: 0 | /goods/pieces/spices",
        "[may sail] | [may sail, may sail] | /exekratys wait after/1",
        "may sail | may sale | did you mean 'may sail'",
        "rolls of: 6 | rolls of: 0 | from 1 to 12",
        "rolls of: 6 | rolls of: 13 | from 1 to 12",
        "maps at first | maps at last | maps at first",
        "nobles: | noble: | nobles"
      })
  void aMistakeIsFoundAtItsPlace(String right, String wrong, String said) throws IOException {
    read(text().replaceFirst(java.util.regex.Pattern.quote(right), wrong));

    assertThat(findings.hasErrors()).isTrue();
    assertThat(findings.all())
        .anySatisfy(finding -> assertThat(finding.message()).contains(FILE).contains(said));
  }
}
