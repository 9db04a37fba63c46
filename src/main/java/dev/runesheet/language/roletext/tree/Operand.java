package dev.runesheet.language.roletext.tree;

/** A target, or a text in quotes. */
public sealed interface Operand permits Target, Operand.Text {

  /** A text between quotes. */
  record Text(String text) implements Operand {}
}
