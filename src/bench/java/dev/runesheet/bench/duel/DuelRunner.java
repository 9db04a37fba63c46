package dev.runesheet.bench.duel;

/** Plays matches with policies. */
public final class DuelRunner {

  private DuelRunner() {}

  /**
   * Starts a match and plays it to its end.
   *
   * @param first the entity that begins
   * @param policy0 chooses for entity 0
   * @param policy1 chooses for entity 1
   * @return false if the start or a choice failed: the match then stands before it
   */
  public static boolean play(DuelMatch match, int first, Policy policy0, Policy policy1) {
    boolean fine = match.start(first);
    while (fine && match.awaitsChoice()) {
      Policy policy = match.active() == 0 ? policy0 : policy1;
      fine = match.choose(policy.choose(match));
    }
    return fine;
  }
}
