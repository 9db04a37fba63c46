package dev.runesheet.language.effectops;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.document.JsonDocument;
import dev.runesheet.document.SchemaCheck;
import dev.runesheet.model.Step;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.model.vocabulary.VerbCatalog;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** Sources for tests and short ways to read them. */
final class Texts {

  static final List<String> ATTRIBUTES = List.of("health", "mana", "burn");

  /** One schema check for all tests: compiling the schemas takes a while. */
  static final SchemaCheck SCHEMAS = EffectOpsSchemas.check(TestVerbs.MATH_BATTLE);

  private Texts() {}

  /** A hero with one ability of these ops. */
  static String hero(String ops) {
    return "{\"name\": \"Test\", \"abilities\": [{\"name\": \"A\", \"program\": [" + ops + "]}]}";
  }

  /** A hero with one ability that adds this ValueSpec to its mana. */
  static String valued(String value) {
    return hero(
        "{\"op\": \"ADD_ATTR\", \"target\": \"SELF\", \"attr\": \"mana\", \"delta\": "
            + value
            + "}");
  }

  /** A hero with one effect of this trigger. */
  static String triggered(String trigger) {
    return "{\"abilities\": [{\"program\": []}], \"effects\": [{\"trigger\": "
        + trigger
        + ", \"program\": []}]}";
  }

  /** The steps of the only ability of a hero without errors. */
  static List<Step> steps(VerbCatalog catalog, String ops) {
    Diagnostics diagnostics = new Diagnostics();
    HeroSource hero =
        new EffectOpsReader(catalog, diagnostics)
            .readHero("h.json", hero(ops), ATTRIBUTES, "")
            .orElseThrow();
    assertThat(diagnostics.all()).isEmpty();
    return ((dev.runesheet.model.Body.Program) hero.abilities().get(0).effect().body()).steps();
  }

  /** What the reader says about a hero. */
  static List<Diagnostic> findings(String hero) {
    Diagnostics diagnostics = new Diagnostics();
    new EffectOpsReader(TestVerbs.MATH_BATTLE, diagnostics)
        .readHero("h.json", hero, ATTRIBUTES, "");
    return diagnostics.all();
  }

  /** What the reader says about a mode. */
  static List<Diagnostic> modeFindings(String mode) {
    Diagnostics diagnostics = new Diagnostics();
    new EffectOpsReader(TestVerbs.MATH_BATTLE, diagnostics).readMode("m.json", mode);
    return diagnostics.all();
  }

  /** The findings of a schema in a text. */
  static List<String> violations(SchemaCheck schemas, String schema, String text) {
    return JsonDocument.parse("h.json", text, new Diagnostics())
        .map(document -> schemas.violations(schema, document.root().node()))
        .orElseThrow();
  }

  /** A file of the test resources. */
  static String file(String name) {
    try (InputStream stream = Texts.class.getResourceAsStream("/math-battle/heroes/" + name)) {
      return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
