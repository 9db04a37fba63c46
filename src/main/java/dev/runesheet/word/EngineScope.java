package dev.runesheet.word;

import dev.runesheet.spelling.Word;
import java.util.Arrays;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * The scopes for which the engine itself has rules, beside {@link HolderScope}: cards in play, seen
 * from the holder of an effect. The rules about whom continuous effects and suppressors reach by
 * them are generated from these declarations: {@code drl GAME --all} prints them.
 */
public enum EngineScope implements Word {
  /** The cards of the same player; of a card that is nobody's, those of nobody. */
  ALLIES(Controllers.OWN, false),
  /** The same without the holder. */
  OTHER_ALLIES(Controllers.OWN, true),
  /** The cards of other players. */
  ENEMIES(Controllers.ENEMY, false),
  /** The cards of all players. */
  ALL(Controllers.ANY, false);

  /** The kind of entities that are players, and no cards. */
  public static final String PLAYER = "player";

  /** The kind of the entity that is the game itself, and no card. */
  public static final String GAME = "game";

  private static final Map<String, EngineScope> BY_NAME =
      Arrays.stream(values())
          .collect(Collectors.toUnmodifiableMap(Word::word, Function.identity()));

  private final Controllers whose;
  private final boolean others;

  EngineScope(Controllers whose, boolean others) {
    this.whose = whose;
    this.others = others;
  }

  /** The scope of a name; empty if it is none of these. */
  public static Optional<EngineScope> find(String name) {
    return Optional.ofNullable(BY_NAME.get(name));
  }

  /** The players whose cards belong to it. */
  public Controllers whose() {
    return whose;
  }

  /** True if the holder itself does not belong to it. */
  public boolean others() {
    return others;
  }
}
