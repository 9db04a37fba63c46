package dev.runesheet.why;

/**
 * An effect that was asked about, on one holder.
 *
 * @param effect its id
 * @param name as people call it
 * @param holder the number of its holder; -1 if it is not in play
 * @param holderName its holder's name; empty if it is not in play
 * @param writtenAt where it was written; empty if nobody knows
 * @param reason what became of it
 */
public record Candidate(
    String effect, String name, int holder, String holderName, String writtenAt, Reason reason) {

  /** For example {@code Death of Fighter: it answers 'health changes', not 'turn starts'}. */
  public String sentence() {
    String of = holderName.isEmpty() ? "" : " of " + holderName;
    return name + of + " (" + effect + "): " + reason.sentence();
  }
}
