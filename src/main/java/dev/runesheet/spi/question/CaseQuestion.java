package dev.runesheet.spi.question;

/**
 * A pure question about a case, which has all that its input columns show.
 *
 * @param <C> the case: a record, or the value of the only input
 */
public abstract class CaseQuestion<C> implements PureQuestion {

  protected final C asked;

  protected CaseQuestion(C asked) {
    this.asked = asked;
  }

  @Override
  public final C asked() {
    return asked;
  }
}
