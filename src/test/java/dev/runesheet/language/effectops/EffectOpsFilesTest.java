package dev.runesheet.language.effectops;

import static dev.runesheet.language.effectops.TestVerbs.MATH_BATTLE;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.runesheet.document.JsonDocument;
import dev.runesheet.document.JsonLimits;
import dev.runesheet.document.JsonValue;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostics;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The heroes, the mode and the recorded matches that come with the game. */
class EffectOpsFilesTest {

  private static final ObjectMapper MAPPER = new ObjectMapper();

  private final Diagnostics diagnostics = new Diagnostics();
  private final EffectOpsReader reader = new EffectOpsReader(MATH_BATTLE, diagnostics);
  private final EffectOpsWriter writer = new EffectOpsWriter(MATH_BATTLE, diagnostics);

  @ParameterizedTest
  @ValueSource(strings = {"fighter.json", "fire_mage.json"})
  void aHeroIsWrittenAsItWasRead(String file) throws IOException {
    List<String> attributes = defaultMode().attributes();
    HeroSource hero = reader.readHero(file, Texts.file(file), attributes, "").orElseThrow();
    assertThat(diagnostics.all()).isEmpty();
    assertThat(writer.hero(hero, attributes).map(JsonNode::toString))
        .contains(MAPPER.readTree(Texts.file(file)).toString());
  }

  @Test
  void theDefaultModeIsWrittenAsItWasRead() throws IOException {
    ModeSource mode = defaultMode();
    assertThat(diagnostics.all()).isEmpty();
    assertThat(writer.mode(mode).map(JsonNode::toString))
        .contains(MAPPER.readTree(Texts.file("default_mode.json")).toString());
  }

  @Test
  void theFireMageReadsInEnglish() {
    HeroSource mage =
        reader
            .readHero(
                "fire_mage.json", Texts.file("fire_mage.json"), defaultMode().attributes(), "")
            .orElseThrow();
    assertThat(mage.id()).isEqualTo("fire-mage");
    assertThat(mage.attributes()).containsEntry("mana_regen", 2.0).hasSize(6);
    assertThat(mage.abilities())
        .extracting(AbilitySource::id)
        .containsExactly("fire-mage/fireball", "fire-mage/heal", "fire-mage/ice-bolt");
    assertThat(mage.abilities().get(0).effect().sentence()).startsWith("If its mana is above 4, ");
  }

  @Test
  void everyModeAndHeroOfARecordedMatchSurvivesWriting() throws IOException {
    int number = 0;
    for (String line : matches()) {
      number++;
      JsonValue match =
          JsonDocument.parse("matches.jsonl", number, line, JsonLimits.DEFAULT, diagnostics)
              .orElseThrow()
              .root();
      check(match);
    }
    assertThat(number).isEqualTo(123);
    assertThat(diagnostics.all()).noneMatch(finding -> finding.code() != Code.UNREACHABLE);
  }

  private void check(JsonValue match) {
    JsonValue written = match.field("mode").orElseThrow();
    if (written.node().isTextual()) {
      return;
    }
    ModeSource mode = reader.readMode(written, "mode").orElseThrow();
    String rewritten = writer.writeMode(mode).orElseThrow();
    ModeSource again = reader.readMode("again.json", rewritten).orElseThrow();
    assertThat(EffectOpsRoundTripTest.plain(again)).isEqualTo(EffectOpsRoundTripTest.plain(mode));
    assertThat(writer.writeMode(again)).contains(rewritten);
    for (JsonValue value : match.entries("heroes")) {
      HeroSource hero = reader.readHero(value, mode.attributes(), "x-").orElseThrow();
      String text = writer.writeHero(hero, mode.attributes()).orElseThrow();
      HeroSource copy = reader.readHero("h.json", text, mode.attributes(), "x-").orElseThrow();
      assertThat(EffectOpsRoundTripTest.plain(copy)).isEqualTo(EffectOpsRoundTripTest.plain(hero));
      assertThat(writer.writeHero(copy, mode.attributes())).contains(text);
    }
  }

  private ModeSource defaultMode() {
    return reader.readMode("default_mode.json", Texts.file("default_mode.json")).orElseThrow();
  }

  private static List<String> matches() throws IOException {
    try (BufferedReader lines =
        new BufferedReader(
            new InputStreamReader(
                new GZIPInputStream(
                    EffectOpsFilesTest.class.getResourceAsStream("/math-battle/matches.jsonl.gz")),
                StandardCharsets.UTF_8))) {
      return lines.lines().toList();
    }
  }
}
