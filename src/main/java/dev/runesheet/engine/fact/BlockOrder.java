package dev.runesheet.engine.fact;

/** Knows which block of a table's effect follows which, since a row cannot. */
public interface BlockOrder {

  /** The name of the block after a block; empty if it is the last of its program. */
  String after(String block);

  /**
   * The name of the block that runs where no rule answers a block, since its conditions do not
   * hold; null if the program ends then.
   */
  default String otherwise(String block) {
    return null;
  }
}
