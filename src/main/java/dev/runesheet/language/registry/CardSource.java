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
 * @param powerSource where it says its power
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
    SourceLocation effectSource,
    SourceLocation powerSource) {

  /** The category of cards that effects only bring into play. */
  public static final String TOKEN = "Token";

  /** Copies the cells. */
  public CardSource {
    cells = List.copyOf(cells);
  }

  /**
   * Whether another says the same, wherever it is written. Pawns and the effect go through the
   * cells on their own, so only the order of the cells of each counts.
   */
  public boolean says(CardSource other) {
    return other.like(this).equals(this)
        && other.reached("PX").equals(reached("PX"))
        && other.reached("EX").equals(reached("EX"));
  }

  private CardSource like(CardSource other) {
    return new CardSource(
        id,
        name,
        category,
        cost,
        power,
        other.cells,
        effect,
        other.source,
        other.effectSource,
        other.powerSource);
  }

  private List<String> reached(String kinds) {
    return cells.stream().filter(cell -> kinds.indexOf(cell.charAt(2)) >= 0).toList();
  }

  /** Whether one of its cells is for its effect. */
  public boolean affectsTiles() {
    return cells.stream().anyMatch(cell -> !cell.endsWith("P"));
  }
}
