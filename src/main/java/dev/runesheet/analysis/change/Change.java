package dev.runesheet.analysis.change;

import dev.runesheet.model.SourceLocation;
import java.util.List;

/** A difference between two versions of a game's sources. */
public interface Change {

  /** The kind of difference. */
  Kind kind();

  /** The kind of thing that differs, for example {@code effect} or {@code card}. */
  String noun();

  /** Its id; the new one if that changed. */
  String id();

  /** The place of its source; the new place if there is one. */
  SourceLocation place();

  /** The sentence before; empty if it was added, or has no sentence. */
  String oldSentence();

  /** The sentence after; empty if it was removed, or has no sentence. */
  String newSentence();

  /** The changes, each in a few words; empty if it was added or removed. */
  List<String> details();

  /** The kind of a difference. */
  enum Kind {
    /** The new version alone has it. */
    ADDED,
    /** The old version alone has it. */
    REMOVED,
    /** Both have it, and it does something else. */
    CHANGED,
    /** Both have it under different ids. */
    RENAMED
  }
}
