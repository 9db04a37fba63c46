package dev.runesheet.analysis;

import dev.runesheet.model.SourceLocation;
import java.util.List;

/** Something that differs between two versions of a game's sources. */
public interface Change {

  /** How it differs. */
  Kind kind();

  /** What it is, for example {@code effect} or {@code card}. */
  String noun();

  /** Its id; the new one if that changed. */
  String id();

  /** Where it is written; the new place if there is one. */
  SourceLocation place();

  /** What it was in a sentence; empty if it was not there, or has no sentence. */
  String oldSentence();

  /** What it is in a sentence; empty if it is not there any more, or has no sentence. */
  String newSentence();

  /** What changed, each in a few words; empty if it was added or removed. */
  List<String> details();

  /** How something differs. */
  enum Kind {
    /** Only the new version has it. */
    ADDED,
    /** Only the old version has it. */
    REMOVED,
    /** Both have it, and it does something else. */
    CHANGED,
    /** Both have it under different ids. */
    RENAMED
  }
}
