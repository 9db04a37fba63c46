package dev.runesheet.spi.fact;

/** The order of the blocks of a table's effect, which a row does not have. */
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
