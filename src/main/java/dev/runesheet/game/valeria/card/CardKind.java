package dev.runesheet.game.valeria.card;

import dev.runesheet.spelling.Series;
import dev.runesheet.spelling.Word;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/** The tables that cards are listed in, and the plain token of the exhausted deck. */
public enum CardKind implements Word {
  /** The cards that each player begins with. */
  STARTER('s'),
  /** Hired for gold; pays at harvest. */
  CITIZEN('c'),
  /** Built for gold by those with the roles for it. */
  DOMAIN('d'),
  /** Slain for strength and magic. */
  MONSTER('m'),
  /** Drawn where a stack is exhausted; some are monsters too. */
  EVENT('e'),
  /** Kept in secret; scores at the end. */
  DUKE('k'),
  /** Rescued by sailing; scores at the end. */
  NOBLE('n'),
  /** One for each player, kept from two. */
  RELIC('r'),
  /** Engaged by an action for a price. */
  AGENT('a'),
  /** A piece of goods, bought by sailing; pieces of one sort score together. */
  GOODS('g'),
  /** A tome, bought by sailing; scores at the end. */
  TOME('t'),
  /** A plain card of the exhausted deck. */
  TOKEN('x');

  /** The kinds that lie on stacks of the centre, where cards of reserves come, too. */
  public static final Set<CardKind> STACKED =
      Collections.unmodifiableSet(EnumSet.of(CITIZEN, DOMAIN, MONSTER));

  /** The kinds in the slots of the harbour, in its order. */
  public static final List<CardKind> AT_SEA = List.of(GOODS, TOME, NOBLE);

  /** The kinds that players own apart from their other cards, once they have them. */
  public static final Set<CardKind> CARGO = Collections.unmodifiableSet(EnumSet.of(GOODS, TOME));

  private final char letter;

  CardKind(char letter) {
    this.letter = letter;
  }

  /** The letter that codes of its cards begin with. */
  public char letter() {
    return letter;
  }

  /** The word for several. */
  public String plural() {
    return this == GOODS ? word() : word() + "s";
  }

  /** One of its cards, in words. */
  public String one() {
    String article = "aeiou".indexOf(word().charAt(0)) < 0 ? "a " : "an ";
    return this == GOODS ? "a piece of goods" : article + word();
  }

  /** One card of any of some kinds, in words. */
  public static String oneOf(Set<CardKind> kinds) {
    return Series.or(kinds.stream().sorted().map(CardKind::one).toList());
  }

  /** True if its cards lie on stacks of the centre. */
  public boolean isStacked() {
    return STACKED.contains(this);
  }
}
