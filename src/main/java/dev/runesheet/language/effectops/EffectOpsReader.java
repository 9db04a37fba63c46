package dev.runesheet.language.effectops;

import dev.runesheet.document.JsonDocument;
import dev.runesheet.document.JsonValue;
import dev.runesheet.model.Effect;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.model.vocabulary.VerbCatalog;
import dev.runesheet.spelling.Slug;
import java.util.Collection;
import java.util.List;
import java.util.Optional;

/**
 * The reader of heroes and modes written as effect ops.
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

  /** Reads a mode from a value of a document, such as a recorded match. */
  public Optional<ModeSource> readMode(JsonValue value, String owner) {
    // Its attributes are read ahead of its effects, which name them.
    List<String> attributes =
        read(ModeFields.class, value.reportingTo(new Diagnostics()), List.of())
            .map(ModeFields::names)
            .orElse(List.of());
    return read(ModeFields.class, value.reportingTo(diagnostics), attributes)
        .map(mode -> mode(mode, value, owner));
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

  /** Reads a hero from a value of a document, such as a recorded match. */
  public Optional<HeroSource> readHero(
      JsonValue value, Collection<String> attributes, String prefix) {
    return read(HeroFields.class, value.reportingTo(diagnostics), attributes)
        .map(hero -> hero(hero, value, prefix));
  }

  private <T> Optional<T> read(Class<T> type, JsonValue value, Collection<String> attributes) {
    ProgramNames scope = new ProgramNames(forms, List.copyOf(attributes));
    return scope.reader().read(type, value);
  }

  private ModeSource mode(ModeFields mode, JsonValue value, String owner) {
    EffectReader effects = new EffectReader(owner, forms.phrasing());
    return new ModeSource(
        EffectReader.name(mode.name(), nameOfFile(value)),
        mode.names(),
        effects.effects(mode.effects(), "rule"),
        mode.maxTurns(),
        mode.overflow());
  }

  private HeroSource hero(HeroFields hero, JsonValue value, String prefix) {
    String name = EffectReader.name(hero.name(), nameOfFile(value));
    String id = prefix + Slug.of(name);
    EffectReader effects = new EffectReader(id, forms.phrasing());
    List<AbilitySource> abilities = effects.abilities(hero.abilities());
    List<Effect> own = effects.effects(hero.effects(), "effect");
    return new HeroSource(id, name, hero.attributes(), abilities, own, value.location());
  }

  /** The default name of something its author did not name: its file without folders and ending. */
  private static String nameOfFile(JsonValue value) {
    String file = value.document().file().replace('\\', '/');
    String base = file.substring(file.lastIndexOf('/') + 1);
    int dot = base.indexOf('.');
    String name = dot > 0 ? base.substring(0, dot) : base;
    return name.isEmpty() ? Slug.of(name) : name;
  }
}
