package dev.runesheet.why;

import dev.runesheet.api.RuleBook;
import dev.runesheet.spi.SourceNotes;
import dev.runesheet.spi.fact.EffectDefinition;

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

  /** An effect of a rule book on an entity; negative if it is not in play. */
  static Candidate of(
      RuleBook book, EffectDefinition effect, int holder, String holderName, Reason reason) {
    SourceNotes.Note own = book.notes().of(effect.id());
    SourceNotes.Note note = own == null ? book.noteOfBlock(effect.id()) : own;
    String writtenAt = note == null ? "" : note.source();
    return new Candidate(effect.id(), effect.name(), holder, holderName, writtenAt, reason);
  }

  /** The same effect with another outcome. */
  public Candidate with(Reason other) {
    return new Candidate(effect, name, holder, holderName, writtenAt, other);
  }

  /**
   * The sentence, for example {@code Death of Fighter: it answers 'health changes', not 'turn
   * starts'}.
   */
  public String sentence() {
    String of = holderName.isEmpty() ? "" : " of " + holderName;
    return name + of + " (" + effect + "): " + reason.sentence();
  }
}
