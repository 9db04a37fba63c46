package dev.runesheet.game.werewolf.attempt;

import dev.runesheet.engine.MatchContext;
import dev.runesheet.engine.fact.Attempt;
import dev.runesheet.spelling.Word;
import java.util.Arrays;
import java.util.Map;
import java.util.function.BiConsumer;
import java.util.stream.Collectors;

/** The families of abilities: the kinds of attempts, and what those meet at their targets. */
public enum AbilityFamily implements Word {
  KILLING(AttemptStages::guard),
  INVESTIGATING(AttemptStages::see),
  TARGETING,
  DISGUISING,
  PROTECTING,
  APPLYING,
  REDIRECTING,
  VOTE_MANIPULATING,
  WHISPERING,
  JOINING,
  GRANTING,
  CHANGING,
  LOYALTY,
  OBSTRUCTING,
  POLL_MANIPULATING,
  ANNOUNCEMENTS {
    @Override
    public String word() {
      return "announcing";
    }
  };

  private static final Map<String, AbilityFamily> BY_WORD =
      Arrays.stream(values()).collect(Collectors.toMap(Word::word, one -> one));

  private final BiConsumer<MatchContext, Attempt> meets;

  AbilityFamily() {
    this((match, attempt) -> {});
  }

  AbilityFamily(BiConsumer<MatchContext, Attempt> meets) {
    this.meets = meets;
  }

  /**
   * The family of a word.
   *
   * @throws IllegalArgumentException if there is none
   */
  public static AbilityFamily of(String word) {
    AbilityFamily family = BY_WORD.get(word);
    return family == null ? Word.of(AbilityFamily.class, word) : family;
  }

  /** Lets what its target bears answer an attempt. */
  void meet(MatchContext match, Attempt attempt) {
    meets.accept(match, attempt);
  }
}
