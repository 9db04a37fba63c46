package dev.runesheet.game.declared.authoring.display;

import dev.runesheet.game.declared.catalog.DeclaredCatalog;
import dev.runesheet.spi.Happening;
import dev.runesheet.spi.Happening.Cause;
import dev.runesheet.spi.Rules;
import dev.runesheet.spi.fact.EffectDefinition;

/**
 * The story of the time before the first turn and the first question: what cards do, and the
 * numbers, statuses and turns that rules change. How rules deal the cards is not told: the position
 * shows it.
 */
final class OpeningNarration {

  private final Rules book;
  private final DeclaredCatalog catalog;

  /** True if the program that began last is one of a card. */
  private boolean ofCard;

  private boolean over;
  private boolean tells;

  /**
   * The opening of a match.
   *
   * @param over true if it was told before, or is not to be told
   */
  OpeningNarration(Rules book, boolean over) {
    this.book = book;
    this.catalog = book.catalog(DeclaredCatalog.class);
    this.over = over;
  }

  /** Takes notice of a happening: a question ends the opening, and so does a phase of a turn. */
  void take(Happening happening) {
    if (happening instanceof Happening.Activated began) {
      ofCard = isOfCard(book.effectOfBlock(began.effect()));
      over |=
          catalog.phases().stream()
              .anyMatch(phase -> !phase.opening() && phase.event().equals(began.trigger()));
    } else if (happening instanceof Happening.Asked || happening instanceof Happening.Answered) {
      over = true;
    }
    tells = over || isTold(happening);
  }

  /** True if the first turn has begun. */
  boolean isOver() {
    return over;
  }

  /** True if the happening that was taken last is told. */
  boolean tells() {
    return tells;
  }

  private boolean isTold(Happening happening) {
    if (happening instanceof Happening.StatChanged change) {
      return isCaused(change.cause());
    } else if (happening instanceof Happening.EffectEntered entered) {
      return isCaused(entered.cause());
    } else if (happening instanceof Happening.EffectEnded ended) {
      return isCaused(ended.cause());
    } else if (happening instanceof Happening.Signalled signal) {
      return isCaused(signal.cause());
    } else if (happening instanceof Happening.Moved moved) {
      return isOfCard(moved.cause());
    } else if (happening instanceof Happening.Appeared appeared) {
      return isOfCard(appeared.cause());
    } else if (happening instanceof Happening.Shown shown) {
      return isOfCard(shown.cause());
    }
    return happening instanceof Happening.Rolled && ofCard;
  }

  private static boolean isCaused(Cause cause) {
    return !cause.block().isEmpty();
  }

  private boolean isOfCard(Cause cause) {
    return isOfCard(book.effectOfBlock(cause.block()));
  }

  private boolean isOfCard(EffectDefinition effect) {
    return effect != null && catalog.cards().containsKey(effect.owner());
  }
}
