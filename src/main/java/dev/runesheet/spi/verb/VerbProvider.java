package dev.runesheet.spi.verb;

import java.util.List;

/** The provider of a game's verbs in another jar; found by {@link java.util.ServiceLoader}. */
public interface VerbProvider {

  /**
   * The id of the game whose authors may use the verbs; never null. Where that game is not
   * installed, the verbs are not used.
   */
  String game();

  /** Classes annotated with {@link Verb}. */
  List<Class<?>> verbs();
}
