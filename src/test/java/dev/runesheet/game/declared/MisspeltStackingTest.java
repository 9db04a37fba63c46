package dev.runesheet.game.declared;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.pack.AuthoringPack;
import dev.runesheet.pack.PackBuilder;
import dev.runesheet.pack.Packs;
import dev.runesheet.pack.check.PackAnalysis;
import dev.runesheet.pack.file.PackFiles;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Types and keys of stacking that stand once and are nearly those of another effect. */
class MisspeltStackingTest {

  private static final String LINE =
      "      - {changes: attack, of: other own units, by: 1, name: call of flames}\n";

  /** The findings if two cards have changes with more fields each, in a line. */
  private static List<String> findings(String first, String second) {
    EditedGame game = new EditedGame("ember-vale");
    game.edit("cards.yaml", LINE, line("a", 1, first) + line("b", 2, second));
    return game.findingsTogether().stream().map(EditedGame::told).toList();
  }

  private static String line(String name, int by, String more) {
    return "      - {changes: attack, of: other own units, name: %s, by: %d, %s}\n"
        .formatted(name, by, more);
  }

  @ParameterizedTest
  @ValueSource(strings = {"max only", "min only", "no stack", "additive"})
  void aKeyThatIsNearlyAnothersIsFoundOnce(String way) {
    String stacking = "type: courage, stacking: " + way + ", key: ";
    assertThat(findings(stacking + "zeal", stacking + "zael"))
        .contains(
            "RS135 | data/ember-vale/cards.yaml"
                + " | cards/flame-caller/effects/1/key | zael | zeal")
        .noneMatch(one -> one.startsWith("RS096") && one.contains("zael"));
  }

  @ParameterizedTest
  @CsvSource({"courage, couragee", "courage, Courage"})
  void aTypeThatIsNearlyAnothersIsFound(String type, String slip) {
    String stacking = "stacking: max only, key: zeal, type: ";
    assertThat(findings(stacking + type, stacking + slip))
        .containsExactly(
            "RS135 | data/ember-vale/cards.yaml | cards/flame-caller/effects/1/type | %s | %s"
                .formatted(slip, type));
  }

  @Test
  void copiesOfACardHaveAKeyOfTheirOwn() {
    assertThat(
            findings(
                "stacking: max only, key: zeal, type: courage",
                "stacking: max only, key: rage, type: fury"))
        .isEmpty();
  }

  @Test
  void namesAreNoTypesThatAnybodyMisspells() {
    assertThat(findings("type: zeal 1, says: a", "type: zeal 2, says: b")).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({"Key, zeal, zael", "Type, courage, couragee"})
  void aWordOfARowIsFoundAtItsCell(String column, String word, String slip) {
    PackFiles files =
        AurasWorkbook.edited(
            AurasWorkbook.put(column, slip)
                .andThen(AurasWorkbook.put("Stacking", "max only"))
                .andThen(AurasWorkbook.copied("Second", "Amount", 2))
                .andThen(AurasWorkbook.put(column, word)));
    String cell = AurasWorkbook.cell(files, column).replaceAll("\\d", "") + 9;
    AuthoringPack pack = Packs.find("ember-vale");
    Diagnostics findings = new Diagnostics();
    PackAnalysis.check(pack, PackBuilder.build(pack, files, findings).content(), files, findings);

    assertThat(findings.all())
        .singleElement()
        .asString()
        .contains("RS135", "!Auras!" + cell, slip, "did you mean '" + word + "'?");
  }
}
