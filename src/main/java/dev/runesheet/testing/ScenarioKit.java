package dev.runesheet.testing;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.runesheet.api.Match;
import dev.runesheet.api.RuleBook;
import dev.runesheet.spi.Decision;
import dev.runesheet.spi.Happening;
import dev.runesheet.spi.Option;
import dev.runesheet.spi.RuleWords;
import dev.runesheet.spi.fact.Entity;
import java.util.List;
import java.util.Optional;

/**
 * The service that reads and plays the scenarios of a game. Found by {@link
 * java.util.ServiceLoader}. To add scenarios to a game, implement this beside its {@code
 * AuthoringPack}:
 *
 * <ol>
 *   <li>{@link #check} reads {@code given}, each action of {@code when}, and {@code then} by their
 *       typed views, so that every unknown word, missing card and impossible number is a finding
 *       with its place.
 *   <li>{@link #start} sets the match up. {@code DeclaredRun} does what all games have in common.
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

  /**
   * The usual variants that a scenario may name, the first for one that names none; empty if the
   * game has none.
   */
  default List<String> variants() {
    return List.of();
  }

  /** The variants that these rules have; the usual ones unless rules decide. */
  default List<String> variants(RuleWords rules) {
    return variants();
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
   * The scenario without short forms that no column has, for writing it as rows.
   *
   * @param rules the rules that it is for
   * @param scenario the scenario as in a file; may be changed
   */
  default JsonNode forColumns(RuleWords rules, JsonNode scenario) {
    return scenario;
  }

  /**
   * The expectations with each value in the form of {@link ScenarioRun#observe}.
   *
   * @param rules the rules whose names it uses
   * @param expected the content of {@code then}
   */
  default JsonNode canonical(RuleWords rules, JsonNode expected) {
    return expected;
  }

  /**
   * The name that people read for an entry of the state, such as {@code lane 2, column 2} for a
   * tile; empty if the columns of sheets name it.
   *
   * @param of the fields that lead to the map or list, with a slash between them
   * @param entry its key there, or its place from 0
   */
  default Optional<String> entryName(String of, String entry) {
    return Optional.empty();
  }

  /** The JSON Schema of scenario files. */
  ObjectNode schema();

  /** The same with the names that a rule book knows, such as its cards, instead of any text. */
  default ObjectNode schema(RuleWords rules) {
    return schema();
  }

  /** Reports to the scenario's findings all that is wrong with its words. Nothing is played yet. */
  void check(RuleWords rules, Scenario scenario);

  /**
   * Called before scenarios that were read together are played with a book: what they bring
   * themselves can be compiled at once. They are not checked yet.
   */
  default void prepare(RuleBook book, List<Scenario> scenarios) {}

  /**
   * The state of a match as a position, in the words of {@code given}; empty if they cannot express
   * it. {@code chance} lists the outcomes drawn from there to the match's open question.
   */
  default Optional<ObjectNode> given(Match match) {
    return Optional.empty();
  }

  /** The set-up of a match in the words of {@code given}; empty if they cannot say it. */
  default Optional<ObjectNode> givenSetup(Match match) {
    return Optional.empty();
  }

  /**
   * The actions of an answer, in the words of {@code when}.
   *
   * @param match the match as it stands before the answer
   * @return the actions in order; none if these words cannot express it
   */
  default List<ObjectNode> actions(Match match, Decision decision, Option option) {
    return List.of();
  }

  /**
   * True if a happening of a match must also occur in a scenario made of it. False for happenings
   * that scenarios leave out, and for those that name entities by their numbers.
   */
  default boolean matters(Happening happening) {
    return true;
  }

  /** The name of a player in scenarios. */
  default String player(int number) {
    return "player " + number;
  }

  /**
   * The name of an entity in scenarios. Players of a match may have names of their own; in
   * scenarios made of it they have these.
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

  /** A match begun elsewhere, as a run whose state can be observed. */
  ScenarioRun of(Match match);
}
