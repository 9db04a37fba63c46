package dev.runesheet.spi.question;

/**
 * A question whose answers follow from its own inputs alone, and are therefore cached per rule
 * book: {@code consult} returns the fact that rules answered before, so its class may hold nothing
 * but inputs and answers, and no object is asked in two rule books. Phases may ask it, and verbs.
 * With rules that join it with other facts it is asked like an ordinary question, by phases only.
 *
 * <p>The answered object is shared by all matches and threads of the book: whoever is given it must
 * not change it. A book keeps every answer, so the inputs should have few values in all.
 */
public interface PureQuestion {

  /** All inputs, as a value with {@code equals}: questions with equal inputs share one answer. */
  Object asked();
}
