package dev.runesheet.game.valeria;

/**
 * An event of the centre and a roll: the rows of the table of events match it and say whether it
 * fires. In working memory only for that moment.
 */
public final class EventCheck {

  private static final int ALWAYS = -1;

  private final int number;
  private final int first;
  private final int second;
  private boolean fires;

  EventCheck(int number, int first, int second) {
    this.number = number;
    this.first = first;
    this.second = second;
  }

  /**
   * What shows the event's number: {@code die}, {@code sum}, {@code any roll} or {@code nothing}.
   */
  public String getShown() {
    if (number == ALWAYS) {
      return "any roll";
    }
    boolean die = number == first || number == second;
    return die ? "die" : number == first + second ? "sum" : "nothing";
  }

  /** A row's word: it fires. */
  public void fires() {
    fires = true;
  }

  boolean doesFire() {
    return fires;
  }
}
