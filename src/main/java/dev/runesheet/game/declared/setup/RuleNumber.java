package dev.runesheet.game.declared.setup;

import dev.runesheet.spi.question.CaseQuestion;
import dev.runesheet.spi.question.Cell;
import dev.runesheet.spi.question.DecisionTable;
import dev.runesheet.spi.question.InputColumn;
import dev.runesheet.spi.question.OutputColumn;

/**
 * The question to a table for a number of a game's rules, such as a limit; asked when a match
 * begins.
 */
@DecisionTable(
    title = "Numbers of the rules",
    family = RuleNumber.FAMILY,
    doc = "numbers of the rules that differ from those which game.yaml declares of the kind 'game'")
public final class RuleNumber extends CaseQuestion<String> {

  /** The family of sources whose workbook has the table. */
  public static final String FAMILY = "numbers";

  /** The list of the names of the numbers. */
  public static final String NAMES = "number of the rules";

  private double value;

  /** Creates the question for a number, with its default. */
  RuleNumber(String name, double usual) {
    super(name);
    this.value = usual;
  }

  /** The number's name. */
  @InputColumn(
      order = 1,
      label = "Number",
      doc = "Which number: one that game.yaml declares of the kind 'game'.",
      required = true)
  @Cell(list = NAMES)
  public String getName() {
    return asked;
  }

  /** Decides the number. */
  @OutputColumn(order = 1, label = "Is", doc = "What it is.", required = true)
  public void is(@Cell(min = -1_000_000, max = 1_000_000) double number) {
    value = number;
  }

  /** The number that the rules decided. */
  double value() {
    return value;
  }
}
