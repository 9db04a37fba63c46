package dev.runesheet.api;

/** What matches hold of a rule book, for tests that look for leaks. */
public final class OpenSessions {

  private OpenSessions() {}

  /** The number of matches that hold the rules. */
  public static int held(RuleBook book) {
    return book.sessions().held();
  }

  /** The number of sessions that Drools keeps for the rules, empty ones among them. */
  public static int all(RuleBook book) {
    return book.sessions().base().getKieSessions().size();
  }
}
