package dev.runesheet.game.valeria.card;

import java.util.Collection;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;

/**
 * The name of a card, and what says whether another card may have it, too. Several monsters of an
 * expansion have one name, some of which come as events; and each expansion has citizens that are
 * called as the starters are.
 *
 * @param code the card's code
 * @param kind its table
 * @param name its name
 * @param expansion the expansion it comes with
 * @param type what sort of monster it is; empty if it is none
 */
public record PrintedName(String code, CardKind kind, String name, String expansion, String type) {

  /** Cards without a row of their own: their names are words for what lies on them. */
  private static final Set<CardKind> PIECES =
      EnumSet.of(CardKind.GOODS, CardKind.TOME, CardKind.TOKEN);

  /** The name of a card. */
  public static PrintedName of(CardType card) {
    return new PrintedName(
        card.code(), card.kind(), card.name(), card.expansion(), card.monster().type());
  }

  /**
   * The cards whose name another card has already, not as those of the game that share theirs.
   *
   * @param names the names of all cards, in the order of their rows
   * @return by the code of such a card, the code of the first card of its name
   */
  public static Map<String, String> taken(Collection<PrintedName> names) {
    Map<String, PrintedName> first = new HashMap<>();
    Map<String, String> taken = new HashMap<>();
    for (PrintedName one : names) {
      PrintedName other = PIECES.contains(one.kind()) ? null : first.putIfAbsent(one.name(), one);
      if (other != null && !one.shares(other)) {
        taken.put(one.code(), other.code());
      }
    }
    return taken;
  }

  private boolean shares(PrintedName first) {
    boolean monsters = isMonster() && first.isMonster() && expansion.equals(first.expansion);
    return monsters || kind == CardKind.CITIZEN && first.kind == CardKind.STARTER;
  }

  private boolean isMonster() {
    return kind == CardKind.MONSTER || !type.isEmpty();
  }
}
