package dev.runesheet.engine;

/**
 * A question whose answers follow from what it asks alone. It is asked once per rule book: {@link
 * MatchContext#consult} gives back the fact that rules have answered before, so a fact holds
 * nothing but what was asked and what was said. Rules that join it with other facts make it an
 * ordinary question.
 */
public interface PureQuestion {

  /** All that is asked, by which equal questions are known: a record of it, for example. */
  Object asked();
}
