package dev.runesheet.game.declared.authoring.duel;

import dev.runesheet.document.JsonDocument;
import dev.runesheet.document.JsonValue;
import dev.runesheet.game.declared.authoring.duel.RecordedMatch.PlayedHero;
import dev.runesheet.game.declared.authoring.duel.RecordedMatch.PlayedMode;
import dev.runesheet.game.declared.catalog.DeclaredCatalog;
import dev.runesheet.language.effectops.EffectOpsReader;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.schema.shape.SourceNames;
import dev.runesheet.spi.fact.EffectDefinition;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The names that one recorded match uses. Its mode and heroes are those of the game, files beside
 * the record, or written in it; the mode is read ahead of the heroes, whose attributes it has.
 */
final class MatchVocabulary implements SourceNames {

  private final DeclaredCatalog catalog;
  private final String usualMode;
  private final EffectOpsReader reader;
  private final Diagnostics findings;
  private final String prefix;
  private final List<String> attributes = new ArrayList<>();
  private int heroes;

  /**
   * The names of a match.
   *
   * @param usualMode the name of the file of the game's own mode
   * @param prefix what the ids of a mode and of heroes that it brings begin with
   */
  MatchVocabulary(
      DeclaredCatalog catalog,
      String usualMode,
      EffectOpsReader reader,
      String prefix,
      Diagnostics findings) {
    this.catalog = catalog;
    this.usualMode = usualMode;
    this.reader = reader;
    this.prefix = prefix;
    this.findings = findings;
  }

  /** The words of a kind: those of phases are the game's. */
  static Words words(String kind, List<String> phases) {
    return kind.equals(RecordedMatch.PHASE) ? Words.of(phases, Code.UNKNOWN_WORD) : null;
  }

  @Override
  public Words words(String kind) {
    return words(kind, catalog.phases().stream().map(DeclaredCatalog.Phase::name).toList());
  }

  @Override
  public Optional<?> value(String kind, JsonValue value) {
    return kind.equals(RecordedMatch.MODE) ? mode(value) : hero(value);
  }

  private Optional<PlayedMode> mode(JsonValue value) {
    if (value.node().asText().equals(usualMode)) {
      attributes.addAll(catalog.modes().get(EffectDefinition.GLOBAL).stats());
      return Optional.of(new PlayedMode(EffectDefinition.GLOBAL, Optional.empty()));
    }
    String id = prefix + "mode";
    Optional<PlayedMode> mode =
        source(value)
            .flatMap(source -> reader.readMode(source, id))
            .map(source -> new PlayedMode(id, Optional.of(source)));
    mode.flatMap(PlayedMode::brought).ifPresent(source -> attributes.addAll(source.attributes()));
    return mode;
  }

  private Optional<PlayedHero> hero(JsonValue value) {
    String owner = prefix + "h" + heroes++ + "/";
    String shipped = value.node().asText().replace(".json", "").replace('_', '-');
    if (catalog.cards().containsKey(shipped)) {
      return Optional.of(new PlayedHero(shipped, Optional.empty()));
    }
    return source(value)
        .flatMap(source -> reader.readHero(source, attributes, owner))
        .map(source -> new PlayedHero(source.id(), Optional.of(source)));
  }

  /** The file that a record names, or what stands in its place. */
  private Optional<JsonValue> source(JsonValue value) {
    return value.node().isTextual()
        ? beside(value, "heroes/" + value.node().textValue()).map(JsonDocument::root)
        : Optional.of(value);
  }

  /** The file of a name beside the record, unless the name leads elsewhere. */
  private Optional<JsonDocument> beside(JsonValue naming, String name) {
    Path record = Path.of(naming.document().file());
    Path folder = record.toAbsolutePath().normalize().getParent();
    Path wanted = folder.resolve(name).normalize();
    if (wanted.startsWith(folder) && Files.isRegularFile(wanted)) {
      try {
        return JsonDocument.parse(name, Files.readString(wanted), findings);
      } catch (IOException unreadable) {
        // Reported below: for the reader of the message it is as good as missing.
      }
    }
    naming.error(Code.FILE_MISSING, name, "a file beside " + record.getFileName());
    return Optional.empty();
  }
}
