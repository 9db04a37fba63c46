package dev.runesheet.testing;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.runesheet.engine.Decision;
import dev.runesheet.engine.Happening;
import dev.runesheet.engine.Match;
import dev.runesheet.engine.Option;
import dev.runesheet.engine.RuleBook;
import dev.runesheet.engine.RuleWords;
import dev.runesheet.engine.fact.Entity;
import java.util.List;
import java.util.Optional;

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
  default List<ScenarioColumn> columns(RuleWords rules) {
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

  /**
   * The same expectations with each value in the form in which {@link ScenarioRun#observe} gives
   * it.
   *
   * @param rules the rules whose names it uses
   * @param expected what {@code then} holds
   */
  default JsonNode canonical(RuleWords rules, JsonNode expected) {
    return expected;
  }

  /** The JSON Schema of scenario files. */
  ObjectNode schema();

  /** Reports to the scenario's findings all that is wrong with its words. Nothing is played yet. */
  void check(RuleWords rules, Scenario scenario);

  /**
   * The position that a match stands in, in the words of {@code given}; empty if they cannot.
   * {@code chance} lists what is drawn from there until the match asks what it asks now.
   */
  default Optional<ObjectNode> given(Match match) {
    return Optional.empty();
  }

  /** The set-up of a match in the words of {@code given}; empty if they cannot say it. */
  default Optional<ObjectNode> givenSetup(Match match) {
    return Optional.empty();
  }

  /**
   * What an answer does, in the words of {@code when}.
   *
   * @param match the match as it stands before the answer
   * @return the actions in order; none if these words cannot say it
   */
  default List<ObjectNode> actions(Match match, Decision decision, Option option) {
    return List.of();
  }

  /**
   * Whether something that happened in a match must happen in a scenario made of it, too. Not so is
   * what scenarios leave out, and what names entities by their numbers.
   */
  default boolean matters(Happening happening) {
    return true;
  }

  /** How scenarios call a player, for their names. */
  default String player(int number) {
    return "player " + number;
  }

  /**
   * How an entity is called in scenarios. Players of a match may have names of their own; what
   * happens to them is the same as what happens in a scenario made of it.
   */
  default String name(Entity entity) {
    return entity.getName();
  }

  /**
   * Sets up a scenario that {@link #check} found nothing wrong with.
   *
   * @throws Refusal if the automatic start of the match fails
   * @throws IllegalArgumentException if the position is impossible, with a sentence that says why
   */
  ScenarioRun start(RuleBook book, Scenario scenario);

  /** A match that was begun elsewhere, as a scenario: for what there is to see of it. */
  ScenarioRun of(Match match);
}
