package dev.runesheet.pack;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.pack.file.DirectoryFiles;
import dev.runesheet.pack.file.PackFiles;
import dev.runesheet.pack.file.ReplacedFiles;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A file or folder that is not there is told once, where the game's manifest names it. */
class MissingHomesTest {

  @ParameterizedTest
  @CsvSource({
    "werewolf, roles: d, 5:10 #/homes/roles, a folder with role texts",
    "werewolf, lists: d, 6:10 #/homes/lists, a file",
    "werewolf, order: d, 7:10 #/homes/order, a file",
    "queens-blood, decks: d, 8:10 #/homes/decks, 'a folder with decks, as JSON'",
    "queens-blood, variants: d, 9:13 #/homes/variants, a file",
    "valeria, harbour: d, 13:12 #/homes/harbour, a file",
    "math-battle, heroes: d, 6:11 #/homes/heroes, a folder with heroes as .json files",
    "tcg-pocket, effect types: d, 13:17 #/homes/effect types, a file",
    "tcg-pocket, - d, 9:7 #/homes/cards/0, a file"
  })
  void aHomeThatIsNotThereIsToldWhereItIsNamed(
      String game, String entry, String place, String expected) {
    String manifest = Manifest.path(game);
    PackFiles shipped = new DirectoryFiles(Path.of("."));
    String text = new String(shipped.read(manifest).orElseThrow(), StandardCharsets.UTF_8);
    String wrong = text.replaceFirst(entry, entry.replaceFirst("d$", "x"));
    assertThat(wrong).isNotEqualTo(text);
    Map<String, byte[]> edited = Map.of(manifest, wrong.getBytes(StandardCharsets.UTF_8));
    Diagnostics findings = new Diagnostics();
    PackBuilder.read(Packs.find(game), new ReplacedFiles(shipped, edited, "edited"), findings);
    assertThat(findings.all())
        .filteredOn(one -> one.code() == Code.FILE_MISSING)
        .singleElement()
        .asString()
        .startsWith(manifest + ":" + place + ": error RS001: the file cannot be read: found 'x")
        .endsWith("', expected " + expected);
    if (!game.equals("tcg-pocket")) {
      assertThat(findings.all()).hasSize(1);
    }
  }

  /** As one that the user may not read. */
  @Test
  void aFileThatIsListedButCannotBeReadIsProtected() {
    String cards = "data/ember-vale/cards.yaml";
    PackFiles shipped = new DirectoryFiles(Path.of("."));
    PackFiles denied =
        new PackFiles() {
          @Override
          public String origin() {
            return "a test";
          }

          @Override
          public List<String> list(String folder) {
            return shipped.list(folder);
          }

          @Override
          public Optional<byte[]> read(String name) {
            return name.equals(cards) ? Optional.empty() : shipped.read(name);
          }
        };
    Diagnostics findings = new Diagnostics();
    assertThat(Manifest.bytes(cards, denied, findings)).isEmpty();
    assertThat(findings.all())
        .singleElement()
        .asString()
        .isEqualTo(
            cards + ": error RS001: the file cannot be read: expected one that is not protected");
  }
}
