package dev.runesheet.game.valeria.authoring;

import dev.runesheet.document.JsonDocument;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.schema.Ref;
import dev.runesheet.schema.Required;
import dev.runesheet.schema.shape.ShapeReader;
import dev.runesheet.schema.shape.Vocabulary;
import java.util.List;
import java.util.Map;

/**
 * Words of effect strings that stand in a file of their own.
 *
 * @param aliases the effect string for each older word
 * @param reserves the reserves of cards that come into the game only by effects
 */
record Aliases(
    @Required Map<@Ref("word") String, String> aliases, @Required List<String> reserves) {

  static final Aliases NONE = new Aliases(Map.of(), List.of());

  /** The words of a file. */
  static Aliases read(String file, String text, Diagnostics findings) {
    ShapeReader reader = new ShapeReader(kind -> Vocabulary.Words.any());
    return JsonDocument.parseYaml(file, text, findings)
        .flatMap(document -> reader.read(Aliases.class, document.root()))
        .orElse(NONE);
  }
}
