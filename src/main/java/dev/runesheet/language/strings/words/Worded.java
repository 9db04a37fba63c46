package dev.runesheet.language.strings.words;

/** A value that stands in sentences. */
public interface Worded {

  /** The value in words; those that its class declares if it does not make them itself. */
  default String words() {
    return SaidForms.words(this);
  }
}
