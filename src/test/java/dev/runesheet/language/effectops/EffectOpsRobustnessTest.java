package dev.runesheet.language.effectops;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.language.SourceFree;
import dev.runesheet.model.diagnostic.Diagnostics;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.Size;

/** Whatever stands in a file, it is read or reported. */
class EffectOpsRobustnessTest {

  private static final List<String> PIECES =
      List.of(
          "{",
          "}",
          "[",
          "]",
          ",",
          ":",
          "\"",
          "null",
          "true",
          "-1",
          "1e999",
          "0.5",
          "\"\"",
          "\"op\"",
          "\"END\"",
          "\"kind\": \"ROLL\"",
          "\"program\": []",
          "\"name\": \"x\",");

  private final Diagnostics diagnostics = new Diagnostics();
  private final EffectOpsReader reader = new EffectOpsReader(TestVerbs.MATH_BATTLE, diagnostics);

  @Property(tries = 500)
  void randomBytesNeverThrow(@ForAll @Size(max = 200) byte[] bytes) {
    readBoth(new String(bytes, StandardCharsets.UTF_8));
  }

  @Property(tries = 1500)
  void changedFilesNeverThrowAndAcceptedOnesFitTheSchema(@ForAll long seed) {
    Random random = new Random(seed);
    List<String> files = List.of("fighter.json", "fire_mage.json", "default_mode.json");
    StringBuilder text = new StringBuilder(Texts.file(files.get(random.nextInt(3))));
    for (int i = 1 + random.nextInt(3); i > 0; i--) {
      change(text, random);
    }
    readBoth(text.toString());
  }

  private static void change(StringBuilder text, Random random) {
    int from = random.nextInt(text.length());
    int to = Math.min(text.length(), from + random.nextInt(12));
    String piece = PIECES.get(random.nextInt(PIECES.size()));
    switch (random.nextInt(4)) {
      case 0 -> text.delete(from, to);
      case 1 -> text.insert(from, piece);
      case 2 -> text.replace(from, to, piece);
      default -> text.setCharAt(from, (char) random.nextInt(0x250));
    }
    if (text.isEmpty()) {
      text.append('x');
    }
  }

  private void readBoth(String text) {
    Optional<ModeSource> mode = reader.readMode("x.json", text);
    int errors = diagnostics.errors();
    if (errors == 0) {
      assertThat(Texts.violations(Texts.SCHEMAS, "effect-ops-mode", text)).isEmpty();
    }
    Optional<HeroSource> hero = reader.readHero("x.json", text, Texts.ATTRIBUTES, "");
    if (diagnostics.errors() == errors) {
      assertThat(Texts.violations(Texts.SCHEMAS, "effect-ops-hero", text)).isEmpty();
    }
    if (mode.isEmpty() || hero.isEmpty()) {
      assertThat(diagnostics.hasErrors()).isTrue();
    }
    hero.ifPresent(source -> SourceFree.effects(source.effects()));
  }
}
