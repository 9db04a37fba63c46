package dev.runesheet.model.diagnostic;

import dev.runesheet.spelling.Word;

/**
 * The stable code of a finding. A code never changes its meaning and is never used again; no two
 * enums of codes share an id. {@link Code} has those of all games, a language or game may have
 * further ones of its own.
 */
public interface FindingCode {

  /**
   * The entry of a code in the table of codes.
   *
   * @param id the code as printed, for example {@code RS012}
   * @param title the mistake, in a few words
   * @param fix the usual remedy, a sentence
   * @param severity the usual severity of its findings
   * @param other the severity of those that do more or less harm; the usual one if there are none
   */
  record Entry(String id, String title, String fix, Severity severity, Severity other) {

    /** An entry whose findings all have one severity. */
    public Entry(String id, String title, String fix, Severity severity) {
      this(id, title, fix, severity, severity);
    }
  }

  /** The entry of this code. */
  Entry entry();

  /** The code as printed, for example {@code RS012}. */
  default String id() {
    return entry().id();
  }

  /** The mistake, in a few words. */
  default String title() {
    return entry().title();
  }

  /** The usual remedy. */
  default String fix() {
    return entry().fix();
  }

  /** The usual severity of its findings. */
  default Severity severity() {
    return entry().severity();
  }

  /** The severities of its findings in words, such as {@code error or warning}. */
  default String severities() {
    String usual = Word.said(severity());
    return entry().other() == severity() ? usual : usual + " or " + Word.said(entry().other());
  }

  /** True if its findings are about a word that nothing gives, such as the name of a card. */
  default boolean isUnknownWord() {
    return false;
  }
}
