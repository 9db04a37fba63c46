package dev.runesheet.game.werewolf.state;

import dev.runesheet.game.werewolf.word.AbilityFamily;
import dev.runesheet.game.werewolf.word.AbilityScope;
import dev.runesheet.spi.fact.Attempt;

/** The abilities that a redirection or an obstruction is about. */
public sealed interface CoveredAbilities {

  /** True if it is about abilities such as an attempt is a use of. */
  boolean covers(Attempt attempt);

  /** The exactness with which it says what it is about: 0 for everything. */
  int narrowness();

  /** Abilities of several families. */
  record Wide(AbilityScope scope) implements CoveredAbilities {

    @Override
    public boolean covers(Attempt attempt) {
      return scope.includes(AbilityFamily.of(attempt.getKind()));
    }

    @Override
    public int narrowness() {
      return scope.narrowness();
    }
  }

  /** Abilities of a family, or of one kind of it. */
  record Of(AbilityFamily family, String kind) implements CoveredAbilities {

    @Override
    public boolean covers(Attempt attempt) {
      return family == AbilityFamily.of(attempt.getKind())
          && (kind.isEmpty() || kind.equals(attempt.word(Detail.KIND)));
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
  static CoveredAbilities of(String family, String kind) {
    if (family.isEmpty()) {
      return new Wide(AbilityScope.ALL);
    }
    return family.equals(AbilityScope.NON_KILLING.word())
        ? new Wide(AbilityScope.NON_KILLING)
        : new Of(AbilityFamily.of(family), kind);
  }
}
