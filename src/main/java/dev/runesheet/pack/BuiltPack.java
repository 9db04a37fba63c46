package dev.runesheet.pack;

import com.fasterxml.jackson.databind.JsonNode;
import dev.runesheet.engine.rules.RuleSource;
import dev.runesheet.spi.SourceNotes;
import java.util.List;

/**
 * The rules of a game, ready to be compiled.
 *
 * @param game the game's id
 * @param rules all files of rules: the engine's, the tables', the generated ones, the game's own
 * @param notes the source of each rule
 * @param catalog the catalog that matches are set up from
 * @param content the content of the sources
 */
public record BuiltPack(
    String game, List<RuleSource> rules, SourceNotes notes, JsonNode catalog, PackContent content) {

  /** Copies the list. */
  public BuiltPack {
    rules = List.copyOf(rules);
  }
}
