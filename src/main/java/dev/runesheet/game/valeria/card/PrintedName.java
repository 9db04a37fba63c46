package dev.runesheet.game.valeria.card;

import java.util.ArrayList;
import java.util.Collection;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

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

  private static final Set<CardKind> CALLED_AS_STARTERS =
      EnumSet.of(CardKind.STARTER, CardKind.CITIZEN);

  /** The name of a card. */
  public static PrintedName of(CardType card) {
    return new PrintedName(
        card.code(), card.kind(), card.name(), card.expansion(), card.monster().type());
  }

  /**
   * The cards whose name another card has already, not as those of the game that share theirs. New
   * rows stand below the last of their sheets, so of two sheets the card with fewer rows below it
   * came later.
   *
   * @param names the names of all cards, in the order of their rows
   * @return by the code of such a card, the code of the first card of its name
   */
  public static Map<String, String> taken(Collection<PrintedName> names) {
    Set<String> starters =
        names.stream()
            .filter(one -> one.kind == CardKind.STARTER)
            .map(PrintedName::name)
            .collect(Collectors.toSet());
    Map<String, PrintedName> first = new HashMap<>();
    Map<String, String> taken = new HashMap<>();
    for (PrintedName one : oldestFirst(names)) {
      PrintedName other = first.putIfAbsent(one.name, one);
      if (other != null && !one.shares(other, starters)) {
        taken.put(one.code, other.code);
      }
    }
    return taken;
  }

  private static List<PrintedName> oldestFirst(Collection<PrintedName> names) {
    Map<CardKind, List<PrintedName>> sheets = new EnumMap<>(CardKind.class);
    names.stream()
        .filter(one -> !PIECES.contains(one.kind))
        .forEach(one -> sheets.computeIfAbsent(one.kind, kind -> new ArrayList<>()).add(one));
    int longest = sheets.values().stream().mapToInt(List::size).max().orElse(0);
    List<PrintedName> ordered = new ArrayList<>();
    for (int left = longest; left > 0; left--) {
      for (List<PrintedName> sheet : sheets.values()) {
        if (sheet.size() >= left) {
          ordered.add(sheet.get(sheet.size() - left));
        }
      }
    }
    return ordered;
  }

  private boolean shares(PrintedName other, Set<String> starters) {
    boolean monsters = isMonster() && other.isMonster() && expansion.equals(other.expansion);
    return monsters
        || starters.contains(name)
            && CALLED_AS_STARTERS.contains(kind)
            && CALLED_AS_STARTERS.contains(other.kind);
  }

  /** True for a monster, also for one that comes as an event. */
  public boolean isMonster() {
    return kind == CardKind.MONSTER || !type.isEmpty();
  }
}
