package dev.runesheet.language.effectops;

import com.fasterxml.jackson.databind.JsonNode;
import dev.runesheet.document.JsonDocument;
import dev.runesheet.document.JsonFields;
import dev.runesheet.document.JsonValue;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.model.vocabulary.VerbCatalog;
import dev.runesheet.spelling.Slug;
import java.util.Collection;
import java.util.List;
import java.util.Optional;

/**
 * Reads heroes and modes written as effect ops.
 *
 * <p>Every error of a source is reported at once, with JSON pointer, line and column; nothing is
 * thrown. What could be read is given back even then, so that a caller can go on to the next source
 * (a mode's attributes check the heroes); build nothing while {@link Diagnostics#hasErrors}.
 */
public final class EffectOpsReader {

  /** The owner of a mode's effects where the caller names none. */
  public static final String MODE_OWNER = "mode";

  private final OpForms forms;
  private final Diagnostics diagnostics;

  /** A reader of programs with the verbs of a catalog. */
  public EffectOpsReader(VerbCatalog catalog, Diagnostics diagnostics) {
    this.forms = new OpForms(catalog);
    this.diagnostics = diagnostics;
  }

  /**
   * Reads a mode whose effects belong to {@link #MODE_OWNER}.
   *
   * @param file the name for messages, relative where possible
   * @return the mode; empty if the text is no JSON object
   */
  public Optional<ModeSource> readMode(String file, String text) {
    return JsonDocument.parse(file, text, diagnostics)
        .flatMap(document -> readMode(document.root(), MODE_OWNER));
  }

  /** Reads a mode that was parsed as part of a larger text, such as a recorded match. */
  public Optional<ModeSource> readMode(String file, String pointer, JsonNode node, String owner) {
    return readMode(JsonDocument.of(file, pointer, node, diagnostics).root(), owner);
  }

  /** Reads a mode from a value of a document. */
  public Optional<ModeSource> readMode(JsonValue value, String owner) {
    JsonValue mode = value.reportingTo(diagnostics);
    return mode.fields().map(fields -> mode(mode, fields, owner));
  }

  /**
   * Reads a hero.
   *
   * @param file the name for messages; names the hero if the author did not
   * @param attributes the mode's attributes; if empty, those the hero names are not checked
   * @param prefix what the hero's id begins with; empty for nothing
   * @return the hero; empty if the text is no JSON object
   */
  public Optional<HeroSource> readHero(
      String file, String text, Collection<String> attributes, String prefix) {
    return JsonDocument.parse(file, text, diagnostics)
        .flatMap(document -> readHero(document.root(), attributes, prefix));
  }

  /** Reads a hero that was parsed as part of a larger text, such as a recorded match. */
  public Optional<HeroSource> readHero(
      String file, String pointer, JsonNode node, Collection<String> attributes, String prefix) {
    JsonDocument document = JsonDocument.of(file, pointer, node, diagnostics);
    return readHero(document.root(), attributes, prefix);
  }

  /** Reads a hero from a value of a document. */
  public Optional<HeroSource> readHero(
      JsonValue value, Collection<String> attributes, String prefix) {
    Scope scope = new Scope(forms, List.copyOf(attributes));
    JsonValue hero = value.reportingTo(diagnostics);
    return hero.fields().map(fields -> new HeroReader(scope).read(hero, fields, prefix));
  }

  private ModeSource mode(JsonValue value, JsonFields fields, String owner) {
    List<String> attributes =
        fields.required("attributes").map(ModeReader::attributes).orElse(List.of());
    return new ModeReader(new Scope(forms, attributes)).read(value, fields, owner);
  }

  /** The default name of something its author did not name: its file without folders and ending. */
  static String nameOfFile(JsonValue value) {
    String file = value.document().file().replace('\\', '/');
    String base = file.substring(file.lastIndexOf('/') + 1);
    int dot = base.indexOf('.');
    String name = dot > 0 ? base.substring(0, dot) : base;
    return name.isEmpty() ? Slug.of(name) : name;
  }

  /** Reports a list that needs an entry. */
  static void mustNotBeEmpty(JsonValue list, String expected) {
    if (list.node().isArray() && list.node().isEmpty()) {
      list.error(Code.EMPTY, "", expected);
    }
  }
}
