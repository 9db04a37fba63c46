package dev.runesheet.language.strings;

/** A value that stands in sentences. */
interface Worded {

  /** The value in words; those that its class declares if it does not make them itself. */
  default String words() {
    return SaidForms.words(this);
  }
}
