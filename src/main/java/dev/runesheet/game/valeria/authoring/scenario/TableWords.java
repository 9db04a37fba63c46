package dev.runesheet.game.valeria.authoring.scenario;

import dev.runesheet.api.Match;
import dev.runesheet.game.valeria.state.Card;
import dev.runesheet.game.valeria.state.CardIndex;
import dev.runesheet.game.valeria.state.Player;
import dev.runesheet.game.valeria.state.ValeriaState;
import dev.runesheet.game.valeria.word.Resource;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.IntPredicate;

/** The parts of a table in the words that scenarios have for them. */
class TableWords {

  final Match match;
  final ValeriaState state;
  final CardIndex cardIndex;
  final CardNames names;

  TableWords(Match match, CardNames names) {
    this.match = match;
    this.state = match.state(ValeriaState.class);
    this.cardIndex = CardIndex.of(match.world(), state);
    this.names = names;
  }

  /** Something of each player, by name. */
  <T> Map<String, T> byPlayer(Function<Player, T> seat) {
    Map<String, T> players = new LinkedHashMap<>();
    cardIndex
        .players()
        .forEach(one -> players.put(ValeriaVocabulary.PLAYERS.get(one.seat()), seat.apply(one)));
    return players;
  }

  /** The resources of a player of which there is a number that counts. */
  static Map<Resource, Integer> resources(Player player, IntPredicate counts) {
    Map<Resource, Integer> resources = new LinkedHashMap<>();
    for (Resource resource : Resource.values()) {
      if (counts.test(player.has(resource))) {
        resources.put(resource, player.has(resource));
      }
    }
    return resources;
  }

  /** The stacks of a grid, by number. */
  Map<Integer, List<String>> stacks(String grid) {
    Map<Integer, List<String>> stacks = new LinkedHashMap<>();
    for (int i = 0; i < cardIndex.grid(grid).size(); i++) {
      stacks.put(i, list(cardIndex.grid(grid).get(i)));
    }
    return stacks;
  }

  /** Cards, without how they lie. */
  List<String> list(List<Card> cards) {
    return cards.stream().map(card -> names.of(card.getDefinition())).toList();
  }

  /** The resources of the Exekratys. */
  Map<String, Integer> piles() {
    Map<String, Integer> piles = new LinkedHashMap<>();
    for (String resource : Resource.IN_PRICES) {
      piles.put(resource, state.piles.get(piles.size()));
    }
    return piles;
  }

  /** The markers on the tops of stacks that count; cards without any are left out. */
  Map<String, Map<String, Integer>> marks(IntPredicate counts) {
    Map<String, Map<String, Integer>> marks = new LinkedHashMap<>();
    for (Card top : cardIndex.tops()) {
      Map<String, Integer> lying = new LinkedHashMap<>(ValeriaVocabulary.marks(top));
      lying.values().removeIf(number -> !counts.test(number));
      if (!lying.isEmpty()) {
        marks.put(names.of(top.getDefinition()), lying);
      }
    }
    return marks;
  }
}
