package dev.runesheet.model.diagnostic;

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
   * @param severity the severity of its findings
   */
  record Entry(String id, String title, String fix, Severity severity) {}

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

  /** The severity of its findings. */
  default Severity severity() {
    return entry().severity();
  }

  /** True if its findings are about a word that nothing gives, such as the name of a card. */
  default boolean isUnknownWord() {
    return false;
  }
}
