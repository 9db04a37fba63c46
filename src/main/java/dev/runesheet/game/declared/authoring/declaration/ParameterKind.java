package dev.runesheet.game.declared.authoring.declaration;

import dev.runesheet.word.WordList;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The kinds of parameters that procedures take. */
public enum ParameterKind {
  /** A number that is the same whoever asks for it. */
  NUMBER,
  /** The name of a number of entities. */
  STAT,
  /** A kind of entities. */
  KIND,
  /** A zone. */
  ZONE,
  /** A scope, which the lines see from their own 'self'. */
  SCOPE,
  /** A status. */
  STATUS,
  /** An event of the game's own. */
  EVENT,
  /** A card. */
  CARD;

  /** The references of all kinds. */
  static final Set<String> REFERENCES =
      Stream.of(values()).map(ParameterKind::reference).collect(Collectors.toSet());

  /** The kind of reference that its arguments are: {@link WordList} names those to names. */
  String reference() {
    return name().toLowerCase(Locale.ROOT);
  }
}
