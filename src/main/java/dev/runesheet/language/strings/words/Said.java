package dev.runesheet.language.strings.words;

import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;

/**
 * The wording of a record: patterns like those of effect strings, with its components in words, for
 * example {@code "pay {price}[ to gain {gain}]"}; see {@link SaidForms}.
 */
@Retention(RetentionPolicy.RUNTIME)
public @interface Said {

  /** The beginning of what its player may leave. */
  String MAY = "[you may{optional=true}] ";

  /** The end where somebody is robbed, who may get victory points. */
  String VICTIM = "[; that player gains {victimVictory:victory point}]";

  /** Patterns; the first that a record fits is said. */
  String[] value();
}
