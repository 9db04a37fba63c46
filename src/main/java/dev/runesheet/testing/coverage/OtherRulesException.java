package dev.runesheet.testing.coverage;

/** The exception of merging coverages of different rules. */
public final class OtherRulesException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  private final String subject;
  private final String source;

  OtherRulesException(String subject, String source) {
    super("coverage of (" + subject + ") was recorded with another (" + source + ")");
    this.subject = subject;
    this.source = source;
  }

  /** The game or project. */
  public String subject() {
    return subject;
  }

  /** The file of rules, or the rule, that differs. */
  public String source() {
    return source;
  }
}
