package dev.runesheet.cli.test;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.ObjectMapper;
import dev.runesheet.cli.Ran;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class MutateCommandTest {

  private static final String ONLY = "fire-mage/ice-bolt";

  @TempDir private Path folder;

  private Path withoutTestsOfIceBolt() throws Exception {
    Ran.copyOfRules(folder);
    Path scenarios = folder.resolve("data/math-battle/scenarios/abilities.yaml");
    String text = Files.readString(scenarios);
    String without = text.replaceAll("(?s)  - name: Ice Bolt.*?(?=\n  - name: [^I])", "");
    Files.writeString(scenarios, without);
    assertThat(without).doesNotContain("name: Ice Bolt");
    try (var golden = Files.list(folder.resolve("data/math-battle/golden"))) {
      for (Path game : golden.toList()) {
        Files.delete(game);
      }
    }
    return folder;
  }

  @Test
  void shippedScenariosNoticeNearlyAll() {
    Ran ran = Ran.run("mutate", Ran.GAME, "--only", ONLY, "--sample", "12");
    assertThat(ran.code()).as(ran.out() + ran.err()).isZero();
    assertThat(ran.lastLine()).startsWith("12 mutants of ").contains("seed 1: ");
  }

  @Test
  void aGapIsListedWithItsPlaceAndFailsTheBuild() throws Exception {
    Path gap = withoutTestsOfIceBolt();
    Ran ran = Ran.in(gap, "", "mutate", Ran.GAME, "--only", ONLY, "--sample", "all");
    assertThat(ran.code()).isOne();
    assertThat(ran.out())
        .containsPattern(
            "survived data/math-battle/heroes/fire_mage\\.json:\\d+:\\d+ #/abilities/2/\\S+"
                + " \\(fire-mage/ice-bolt\\): .* – ");
    assertThat(ran.err()).contains("error RS122");
  }

  @Test
  void asManyAsAllowedMaySurvive() throws Exception {
    Path gap = withoutTestsOfIceBolt();
    Ran ran =
        Ran.in(gap, "", "mutate", Ran.GAME, "--only", ONLY, "--max-survivors", "100%", "--json");
    assertThat(ran.code()).isZero();
    var json = new ObjectMapper().readTree(ran.out());
    assertThat(json.path("mutants").asInt()).isEqualTo(json.path("results").size());
    assertThat(json.path("results").get(0).path("place").asText()).contains("fire_mage.json:");
  }

  @Test
  void aPageShowsEveryMutant() throws Exception {
    Path page = folder.resolve("mutants.html");
    Ran ran =
        Ran.run("mutate", Ran.GAME, "--only", ONLY, "--sample", "5", "--html", page.toString());
    assertThat(ran.err()).contains("Wrote ");
    assertThat(Files.readString(page).split("<tr class=")).hasSize(6);
  }

  @Test
  void wrongWordsAreRefused() {
    assertThat(Ran.run("mutate", Ran.GAME, "--sample", "0").code()).isEqualTo(2);
    assertThat(Ran.run("mutate", Ran.GAME, "--sample", "0%").err())
        .contains("--sample (0%) must be a number, 'all', or a share like 5%");
    assertThat(Ran.run("mutate", Ran.GAME, "--max-survivors", "101%").err())
        .contains("--max-survivors (101%) must be a share like 5%");
    assertThat(Ran.run("mutate", Ran.GAME, "--only", "no such thing").err())
        .contains("has the text 'no such thing'");
    assertThat(Ran.run("mutate", "chess").code()).isEqualTo(2);
  }

  /** Else a misspelt number is told after a quarter of a minute. */
  @Test
  void aWrongSizeIsRefusedBeforeTheGameIsRead() throws Exception {
    Files.createDirectories(folder.resolve("data/math-battle"));
    Files.writeString(folder.resolve("data/math-battle/game.yaml"), "no game");

    Ran ran = Ran.in(folder, "", "mutate", Ran.GAME, "--sample", "many");
    assertThat(ran.code()).isEqualTo(2);
    assertThat(ran.err()).contains("--sample (many) must be").doesNotContain("game.yaml");
  }
}
