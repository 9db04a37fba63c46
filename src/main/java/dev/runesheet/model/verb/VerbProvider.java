package dev.runesheet.model.verb;

import java.util.List;

/** Adds verbs to a game from another jar; found by {@link java.util.ServiceLoader}. */
public interface VerbProvider {

  /** The id of the game whose authors may use the verbs. */
  String game();

  /** Classes annotated with {@link Verb}. */
  List<Class<?>> verbs();
}
