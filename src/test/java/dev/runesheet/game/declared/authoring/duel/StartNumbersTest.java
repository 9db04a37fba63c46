package dev.runesheet.game.declared.authoring.duel;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.pack.PackBuilder;
import dev.runesheet.pack.check.PackAnalysis;
import dev.runesheet.pack.file.DirectoryFiles;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.BiFunction;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Heroes that begin with more than their effects let them have, or with numbers that lose. */
class StartNumbersTest {

  private static final String HEROES = "data/math-battle/heroes";
  private static final String HERO = HEROES + "/fire_mage.json";

  @TempDir Path folder;

  private List<String> found(String what, String by) throws IOException {
    return found((file, text) -> file.equals(Path.of(HERO)) ? text.replace(what, by) : text);
  }

  private List<String> found(BiFunction<Path, String, String> edit) throws IOException {
    for (String part : List.of("data/math-battle", "decision-tables", "rules")) {
      try (Stream<Path> files = Files.walk(Path.of(part))) {
        for (Path file : files.filter(Files::isRegularFile).toList()) {
          Path copy = folder.resolve(file);
          Files.createDirectories(copy.getParent());
          if (file.startsWith(HEROES)) {
            Files.writeString(copy, edit.apply(file, Files.readString(file)));
          } else {
            Files.copy(file, copy);
          }
        }
      }
    }
    Diagnostics findings = new Diagnostics();
    DirectoryFiles files = new DirectoryFiles(folder);
    DuelPack pack = new DuelPack("math-battle");
    PackAnalysis.check(pack, PackBuilder.read(pack, files, findings), files, findings);
    return findings.all().stream().map(Object::toString).toList();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          "health": 70     | "health": 700     | health | 700 | Heal       | 70 | max_health
          "max_health": 70 | "max_health": 7   | health | 70  | Heal       | 7  | max_health
          "max_health": 70 | "max_health": 0   | health | 70  | Heal       | 0  | max_health
          "max_health": 70,|                   | health | 70  | Heal       | 0  | max_health
          "mana": 20       | "mana": 21        | mana   | 21  | Mana Regen | 20 | max_mana
          """)
  void aNumberAboveTheOneToWhichAnEffectOfTheHeroKeepsItIsFound(
      String what, String by, String stat, String number, String effect, String most, String limit)
      throws IOException {
    assertThat(found(what, by == null ? "" : by))
        .singleElement()
        .asString()
        .contains(HERO, "/attributes/" + stat, "warning RS010", "found '" + number + "'")
        .endsWith(
            "expected at most %s, the '%s' of the hero, to which '%s' keeps it"
                .formatted(most, limit, effect));
  }

  @ParameterizedTest
  @ValueSource(strings = {"0", "-70", "0.5"})
  void aNumberWithWhichARuleEndsTheMatchIsFound(String number) throws IOException {
    assertThat(found("\"health\": 70", "\"health\": " + number))
        .singleElement()
        .asString()
        .contains(HERO, "/attributes/health", "warning RS010", "found '" + number + "'")
        .endsWith("expected another number, as 'Death' ends the match with this one");
  }

  @Test
  void aRuleThatEndsTheMatchWithWhatEveryHeroBeginsWithIsFoundItself() throws IOException {
    assertThat(found((file, text) -> text.replaceAll("\"health\": [0-9]+", "\"health\": 0")))
        .singleElement()
        .asString()
        .contains("global-rules.drl.xlsx!Global rules!", "warning RS010", "found 'Death'")
        .endsWith(
            "expected a condition on 'health' that some hero does not begin with, as 'Death' ends"
                + " the match at once");
  }

  @Test
  void aNumberThatIsLeftOutAndEndsTheMatchIsFoundAtTheAttributes() throws IOException {
    assertThat(found("\"health\": 70,", ""))
        .singleElement()
        .asString()
        .contains(HERO, "/attributes: warning RS010", "found '0'");
  }

  @ParameterizedTest
  @ValueSource(strings = {"\"health\": 69", "\"health\": 1", "\"health\": 70, \"burn\": 3"})
  void aNumberThatItsEffectsLetItHaveIsNot(String written) throws IOException {
    assertThat(found("\"health\": 70", written)).isEmpty();
  }
}
