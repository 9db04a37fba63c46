package dev.runesheet.language.roletext.tree;

/** A target, or a text in quotes. */
public sealed interface Operand permits Target, Operand.Text {

  /** What stands between quotes. */
  record Text(String text) implements Operand {}
}
