package dev.runesheet.game.werewolf.state;

import dev.runesheet.engine.fact.Attempt;
import dev.runesheet.game.werewolf.word.AbilityFamily;
import dev.runesheet.spelling.Word;

/** The abilities that a redirection or an obstruction is about. */
public sealed interface Scope {

  /** True if it is about abilities such as an attempt is a use of. */
  boolean covers(Attempt attempt);

  /** The exactness with which it says what it is about: 0 for everything. */
  int narrowness();

  /** Abilities of any family. */
  enum Wide implements Scope, Word {
    ALL,
    NON_KILLING {
      @Override
      public String word() {
        return "non-killing";
      }
    };

    @Override
    public boolean covers(Attempt attempt) {
      return this == ALL || AbilityFamily.of(attempt.getKind()) != AbilityFamily.KILLING;
    }

    @Override
    public int narrowness() {
      return this == ALL ? 0 : 1;
    }
  }

  /** Abilities of a family, or of one kind of it. */
  record Of(AbilityFamily family, String kind) implements Scope {

    @Override
    public boolean covers(Attempt attempt) {
      return family == AbilityFamily.of(attempt.getKind())
          && (kind.isEmpty() || kind.equals(attempt.word("kind")));
    }

    @Override
    public int narrowness() {
      return kind.isEmpty() ? 1 : 2;
    }
  }

  /**
   * The scope that a mark tells; everything if it tells of no family.
   *
   * @throws IllegalArgumentException if there is no such family
   */
  static Scope of(String family, String kind) {
    if (family.isEmpty()) {
      return Wide.ALL;
    }
    return family.equals(Wide.NON_KILLING.word())
        ? Wide.NON_KILLING
        : new Of(AbilityFamily.of(family), kind);
  }
}
