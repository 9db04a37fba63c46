package dev.runesheet.table;

import dev.runesheet.model.SourceLocation;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * A table as rules.
 *
 * @param drl the rules' text; a comment before each rule names its cell
 * @param rules the first cell of the row that each rule comes from, by the rule's name
 */
public record CompiledTable(String drl, Map<String, SourceLocation> rules) {

  /** Copies the map in its order. */
  public CompiledTable {
    rules = Collections.unmodifiableMap(new LinkedHashMap<>(rules));
  }
}
