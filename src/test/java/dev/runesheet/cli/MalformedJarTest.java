package dev.runesheet.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.runesheet.api.PackedGame;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A packed game of which an entry was rewritten wrongly is refused when it is loaded. */
@Tag("thorough")
class MalformedJarTest {

  private static final String GAME = "math-battle";
  private static final String FOLDER = "runesheet/built/" + GAME + "/";

  /** The entry is not there; texts are of ISO 8859-1, so that each byte can be written. */
  private static final String GONE = "-";

  @TempDir private static Path folder;

  private static Path whole;

  @BeforeAll
  static void packaged() {
    whole = folder.resolve("whole.jar");
    assertThat(Ran.run("package", GAME, "--out", whole.toString()).code()).isZero();
  }

  /** Of the list, {@code <} stands for its first line, {@code >} for the others. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          rules.list | no tab | rules.list), line 1: found 'no tab', expected a file and
          rules.list | <no tab | line 2: found 'no tab', expected a file and the name of
          rules.list | hash | line 1: found 'hash', expected
          rules.list | hash\\t | line 1: found 'hash
          rules.list | \\tname | expected a file and the name of its source
          rules.list | \\n< | line 1: found '', expected
          rules.list | <\\n\\n> | line 2: found '', expected
          rules.list | a.drl\\ta.drl | math-battle/a.drl) is missing.
          rules.list | ../a.drl\\ta.drl | math-battle/../a.drl) is missing.
          rules.list | \\377\\376 | rules.list) is not written in UTF-8.
          rules.list | `` | rules of the engine (attempts, calculations
          rules.list | - | has no rules of math-battle.
          rules.list | hash\\tof others\\n> | rules.list) has the hash of other rules or another
          013-generated-math-battle-fighter-drl.drl | //\\n<> | has the hash of other rules or another
          catalog.json | - | catalog.json) is missing.
          catalog.json | `` | catalog (DeclaredCatalog) is not
          catalog.json | { | catalog.json): JSON is not readable
          catalog.json | nonsense | catalog.json): JSON is not readable
          catalog.json | {} {} | catalog.json): JSON is not readable
          catalog.json | \\377 | catalog.json) is not written in UTF-8.
          catalog.json | [] | catalog
          catalog.json | 7 | catalog
          catalog.json | null | catalog
          catalog.json | "text" | catalog
          catalog.json | {} | catalog
          catalog.json | {"cards": 7} | catalog
          catalog.json | {"cards": {"a": 7}} | catalog
          catalog.json | {"players": "two"} | catalog
          sources.json | - | sources.json) is missing.
          sources.json | `` | sources.json): notes of rules are not readable
          sources.json | { | sources.json): notes of rules are not readable
          sources.json | {} | sources.json): notes of rules are not readable: found none
          sources.json | [] | sources.json): notes of rules are not readable
          sources.json | null | sources.json): notes of rules are not readable
          sources.json | {"a": 7} | sources.json): notes of rules are not readable
          sources.json | {"a": null} | sources.json): notes of rules are not readable
          sources.json | {"a": {"source": []}} | sources.json): notes of rules are not readable
          sources.json | {"a": {"steps": [null]}} | sources.json): notes of rules are not readable
          sources.json | {"a": {"steps": 7}} | sources.json): notes of rules are not readable
          sources.json | {"a": {"else": 7}} | sources.json): notes of rules are not readable
          sources.json | {} {} | sources.json): notes of rules are not readable
          sources.json | \\377 | sources.json) is not written in UTF-8.
          """)
  void aJarWithAWrongEntryIsRefusedWithItsName(String entry, String text, String words)
      throws IOException {
    Path jar = changed(entry, text.translateEscapes());
    assertThatThrownBy(() -> PackedGame.load(GAME, jar))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageStartingWith("jar (" + jar + ") ")
        .hasMessageContaining(words)
        .hasMessageNotContaining("class path");
  }

  private static Path changed(String wrong, String content) throws IOException {
    Path other = folder.resolve("other.jar");
    try (ZipFile from = new ZipFile(whole.toFile());
        ZipOutputStream to = new ZipOutputStream(Files.newOutputStream(other))) {
      for (ZipEntry entry : Collections.list(from.entries())) {
        boolean changes = entry.getName().equals(FOLDER + wrong);
        if (!changes || !content.equals(GONE)) {
          to.putNextEntry(new ZipEntry(entry.getName()));
          byte[] old = from.getInputStream(entry).readAllBytes();
          to.write(changes ? bytes(content, new String(old, StandardCharsets.UTF_8)) : old);
        }
      }
    }
    return other;
  }

  private static byte[] bytes(String content, String old) {
    int end = old.indexOf('\n');
    return content
        .replace("<", end < 0 ? "" : old.substring(0, end) + "\n")
        .replace(">", end < 0 ? "" : old.substring(end + 1))
        .getBytes(StandardCharsets.ISO_8859_1);
  }
}
