package dev.runesheet.engine.fact;

/** Knows which block of a table's effect follows which, since a row cannot. */
public interface BlockOrder {

  /** The name of the block after a block; empty if it is the last of its program. */
  String after(String block);
}
