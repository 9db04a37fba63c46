package dev.runesheet.game.valeria.turn;

import dev.runesheet.game.valeria.card.CardKind;
import dev.runesheet.game.valeria.state.Card;
import dev.runesheet.game.valeria.state.CardIndex;
import dev.runesheet.game.valeria.state.CargoSheet;
import dev.runesheet.game.valeria.state.Player;
import dev.runesheet.game.valeria.state.ScoreSheet;
import dev.runesheet.game.valeria.word.Resource;
import dev.runesheet.game.valeria.word.Role;
import dev.runesheet.spi.MatchContext;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;

/** The scores of dukes, nobles and cargo, by the tables of scoring. */
public final class Scoring {

  private Scoring() {}

  /** The points of a player's cards of a kind. */
  static int of(MatchContext match, Player player, CardKind kind) {
    CardIndex cardIndex = CardIndex.of(match);
    List<Card> cards =
        kind == CardKind.DUKE ? cardIndex.hand(player, kind) : cardIndex.owned(player, kind);
    if (cards.isEmpty()) {
      return 0;
    }
    Map<String, Integer> held = held(cardIndex, player);
    return cards.stream()
        .mapToInt(card -> match.consult(new ScoreSheet(card.type().scores(), held)).total())
        .sum();
  }

  /** The score of a player's tomes. */
  static int tomes(MatchContext match, Player player) {
    return points(match, CardKind.TOME, CardIndex.of(match).cargo(player, CardKind.TOME).size());
  }

  /** The score of a player's goods, each sort by its number. */
  static int goods(MatchContext match, Player player) {
    Map<String, Integer> sorts = new TreeMap<>();
    CardIndex.of(match)
        .cargo(player, CardKind.GOODS)
        .forEach(card -> sorts.merge(card.getDefinition(), 1, Integer::sum));
    return sorts.values().stream().mapToInt(one -> points(match, CardKind.GOODS, one)).sum();
  }

  private static int points(MatchContext match, CardKind kind, int count) {
    return count == 0 ? 0 : match.consult(new CargoSheet(kind, count)).total();
  }

  private static Map<String, Integer> held(CardIndex cardIndex, Player player) {
    Map<String, Integer> held = new HashMap<>();
    int most = 0;
    for (Resource resource : Resource.BASIC) {
      held.put(resource.stat(), player.has(resource));
      most = Math.max(most, player.has(resource));
    }
    held.put(ScoreSheet.WILD, most);
    for (Role role : Role.values()) {
      held.put(role.word(), cardIndex.pips(player, role));
    }
    held.put(CardKind.GOODS.word(), cardIndex.cargo(player, CardKind.GOODS).size());
    for (Card card : cardIndex.tableau(player)) {
      if (card.isMonster()) {
        held.merge(CardKind.MONSTER.word(), 1, Integer::sum);
        held.merge(card.type().monster().type().toLowerCase(Locale.ROOT), 1, Integer::sum);
      } else {
        held.merge(card.kind().word(), 1, Integer::sum);
      }
    }
    return held;
  }
}
