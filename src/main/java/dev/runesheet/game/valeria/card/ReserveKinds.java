package dev.runesheet.game.valeria.card;

import dev.runesheet.spelling.Slug;
import java.util.Collection;
import java.util.EnumSet;
import java.util.Set;

/** The kinds of cards that a reserve can hold, which its event lays onto stacks of the centre. */
public final class ReserveKinds {

  private ReserveKinds() {}

  /**
   * The kinds of a reserve: those of the cards that it is called by, as sentences call it, or else
   * of all that lie on stacks.
   */
  public static Set<CardKind> of(String reserve, Collection<CardType> cards) {
    Set<CardKind> kinds = EnumSet.noneOf(CardKind.class);
    cards.stream()
        .filter(card -> card.kind().isStacked() && named(card.name()).equals(reserve))
        .forEach(card -> kinds.add(card.kind()));
    return kinds.isEmpty() ? CardKind.STACKED : kinds;
  }

  /** The reserve that is called as a card: {@code kings_guard} of King's Guard. */
  public static String named(String card) {
    return Slug.of(card.replace("'", "")).replace('-', '_');
  }
}
