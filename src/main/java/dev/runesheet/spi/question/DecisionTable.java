package dev.runesheet.spi.question;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * The declaration of a decision table, on the class of the question that its rows answer: a fact
 * that the phases of a game show to the rules for a moment. To write one:
 *
 * <ol>
 *   <li>Write a public final class. What rows look at are public getters, annotated with {@link
 *       InputColumn}; they return an enum of {@code Word}s, a number or a text. A public method
 *       with parameters that returns a boolean is a condition, too; its words are texts. One that
 *       compares a number which another column asks for says so by {@link Compares}.
 *   <li>What rows say are public methods without a result, annotated with {@link OutputColumn};
 *       each parameter is a part of the cell, a list of an enum several words. One without
 *       parameters is an {@code x}.
 *   <li>Bounds, lists of words and headings of parts stand in {@link Cell}, on a getter or a
 *       parameter.
 *   <li>Annotate the class with this annotation and name it in the {@code questions()} of a game,
 *       or of a {@link QuestionProvider} of your own.
 *   <li>Name a workbook for its family under {@code homes} in {@code game.yaml}.
 *   <li>Ask it in a phase: {@code match.consult(new YourQuestion(…))}. If what rows say follows
 *       from what they ask, implement {@link PureQuestion}, and it is asked once.
 * </ol>
 *
 * <p>The sheet also has the column <i>Rule</i>, a name for each row, which is required.
 *
 * <p>Sheets, their drop-downs and checks, the rules' code and the reference all follow from it. A
 * match plays without it.
 */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.TYPE)
public @interface DecisionTable {

  /** The name of the sheet. */
  String title();

  /** The family of sources whose workbook has the sheet, as {@code game.yaml} names it. */
  String family();

  /**
   * The object of its rows' decision, to follow "Decides": for example {@code what a pawn does to a
   * tile}.
   */
  String doc();

  /** The number of rows that may answer; authors can choose another policy on the sheet. */
  HitPolicy rows() default HitPolicy.UNIQUE;

  /** True if its rows are exceptions from what is so without them: then it may have none. */
  boolean exceptions() default false;

  /** The package of its rules; of the game and the title if it is empty. */
  String rules() default "";
}
