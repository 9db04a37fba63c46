package dev.runesheet.spi.question;

import java.util.List;

/** The provider of a game's questions in another jar; found by {@link java.util.ServiceLoader}. */
public interface QuestionProvider {

  /** The id of the game whose authors may answer the questions; never null. */
  String game();

  /** Classes annotated with {@link DecisionTable}. */
  List<Class<?>> questions();
}
