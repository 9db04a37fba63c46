package dev.runesheet.why;

/**
 * An effect in question, on one holder.
 *
 * @param effect its id
 * @param name its name as people call it
 * @param holder the number of its holder; -1 if it is not in play
 * @param holderName its holder's name; empty if it is not in play
 * @param writtenAt the place of its source; empty if unknown
 * @param reason its outcome
 */
public record Candidate(
    String effect, String name, int holder, String holderName, String writtenAt, Reason reason) {

  /**
   * The sentence, for example {@code Death of Fighter: it answers 'health changes', not 'turn
   * starts'}.
   */
  public String sentence() {
    String of = holderName.isEmpty() ? "" : " of " + holderName;
    return name + of + " (" + effect + "): " + reason.sentence();
  }
}
