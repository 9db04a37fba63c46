package dev.runesheet.testing;

import com.fasterxml.jackson.databind.JsonNode;
import dev.runesheet.engine.RuleBook;
import dev.runesheet.testing.sheet.ScenarioColumn;
import java.util.List;

/**
 * How scenarios of a game are read and played. Found by {@link java.util.ServiceLoader}. To add
 * scenarios to a game, implement this beside its {@code AuthoringPack}:
 *
 * <ol>
 *   <li>{@link #check} reads {@code given}, each action of {@code when}, and {@code then} by their
 *       typed views, so that every unknown word, missing card and impossible number is a finding
 *       with its place.
 *   <li>{@link #start} sets the match up. {@link AbstractMatchRun} does what all games have in
 *       common.
 *   <li>{@link #columns} names the columns of the same words in a workbook's sheet {@code Tests}.
 *   <li>Publish {@code docs/schema/scenario-<game>.schema.json} for editors; a file without
 *       findings is held against it.
 * </ol>
 *
 * <p>An implementation is stateless.
 */
public interface ScenarioKit {

  /** The id of the game. */
  String game();

  /** The variants that a scenario may name; empty if the game has none. */
  default List<String> variants() {
    return List.of();
  }

  /** The words that {@code error} may expect besides {@link Refusal#ILLEGAL}. */
  default List<String> errors() {
    return List.of();
  }

  /**
   * The columns that a sheet {@code Tests} of the game can have, in the order of a new sheet; empty
   * if the game has no such sheets.
   */
  default List<ScenarioColumn> columns(RuleBook book) {
    return List.of();
  }

  /**
   * The same scenario without short forms that no column has, for writing it as rows.
   *
   * @param scenario as a file has it; may be changed
   */
  default JsonNode forColumns(JsonNode scenario) {
    return scenario;
  }

  /** Reports to the scenario's findings all that is wrong with its words. Nothing is played yet. */
  void check(RuleBook book, Scenario scenario);

  /**
   * Sets up a scenario that {@link #check} found nothing wrong with.
   *
   * @throws Refusal if the automatic start of the match fails
   * @throws IllegalArgumentException if the position is impossible, with a sentence that says why
   */
  ScenarioRun start(RuleBook book, Scenario scenario);
}
