package dev.runesheet.game.valeria;

/**
 * Tomes, or goods of one sort, being scored: the rows of the table of cargo match it and say what
 * they give. In working memory only for that moment.
 */
public final class CargoSheet {

  private final CardKind kind;
  private final int count;
  private int total;

  CargoSheet(CardKind kind, int count) {
    this.kind = kind;
    this.count = count;
  }

  /** What is counted: {@code goods} of one sort, or every {@code tome}. */
  public String getKind() {
    return kind.word();
  }

  /** How many there are. */
  public int getCount() {
    return count;
  }

  /** A row's word: they give so many points together. */
  public void points(double points) {
    total += (int) points;
  }

  /** A row's word: each gives so many points. */
  public void each(double points) {
    total += (int) points * count;
  }

  int total() {
    return total;
  }
}
