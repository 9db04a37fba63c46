package dev.runesheet.language.registry;

import dev.runesheet.model.SourceLocation;
import java.util.List;

/**
 * A card as its author wrote it.
 *
 * @param id its id
 * @param name as people call it; may be empty
 * @param category the word for which sort of card it is
 * @param cost the rank its tile needs
 * @param power its printed power
 * @param cells the cells it reaches, in order: a column letter, a row digit and a kind each
 * @param effect the id of its effect; empty if it has none
 * @param source where it was written
 * @param effectSource where it names its effect
 */
public record CardSource(
    String id,
    String name,
    String category,
    int cost,
    int power,
    List<String> cells,
    String effect,
    SourceLocation source,
    SourceLocation effectSource) {

  /** The category of cards that effects only bring into play. */
  public static final String TOKEN = "Token";

  /** Copies the cells. */
  public CardSource {
    cells = List.copyOf(cells);
  }

  /** Whether one of its cells is for its effect. */
  public boolean affectsTiles() {
    return cells.stream().anyMatch(cell -> !cell.endsWith("P"));
  }
}
