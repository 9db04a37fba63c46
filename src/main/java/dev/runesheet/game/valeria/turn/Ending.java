package dev.runesheet.game.valeria.turn;

import dev.runesheet.game.valeria.card.CardKind;
import dev.runesheet.game.valeria.card.Harbour;
import dev.runesheet.game.valeria.centre.Slots;
import dev.runesheet.game.valeria.centre.Stacks;
import dev.runesheet.game.valeria.price.Tomes;
import dev.runesheet.game.valeria.state.Card;
import dev.runesheet.game.valeria.state.CardIndex;
import dev.runesheet.game.valeria.state.EndCheck;
import dev.runesheet.game.valeria.state.Player;
import dev.runesheet.game.valeria.state.ValeriaState;
import dev.runesheet.game.valeria.state.ValeriaState.Phase;
import dev.runesheet.game.valeria.state.ValeriaState.Standing;
import dev.runesheet.game.valeria.state.Zones;
import dev.runesheet.game.valeria.word.CardStats;
import dev.runesheet.game.valeria.word.Resource;
import dev.runesheet.spi.MatchContext;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The end of a turn, and of the game (rules.md, section 6). */
public final class Ending {

  private Ending() {}

  public static void endTurn(MatchContext match, ValeriaState state) {
    match.phaseEnded("turn", state.turn, state.active);
    if (!state.ending) {
      state.ending = !reasons(match, state).isEmpty();
    }
    int next = (state.active + 1) % state.players;
    CardIndex cardIndex = CardIndex.of(match);
    for (Player player : cardIndex.players()) {
      for (Card card : cardIndex.tableau(player)) {
        if (card.isFresh()) {
          match.setStat(card, CardStats.FRESH, 0);
        }
      }
    }
    Tomes.refresh(match, cardIndex.active());
    Stacks.reveal(match);
    if (state.ending && next == state.first) {
      state.turn++;
      state.active = next;
      score(match, state);
      return;
    }
    state.active = next;
    state.phase = Phase.ROLL;
  }

  /** Why the game ends with this round, by the table of ends; empty if it does not. */
  static List<String> reasons(MatchContext match, ValeriaState state) {
    CardIndex cardIndex = CardIndex.of(match);
    Map<String, Integer> counts = new HashMap<>();
    counts.put(EndCheck.MONSTERS, usedUp(cardIndex, Zones.MONSTERS));
    counts.put(EndCheck.DOMAINS, usedUp(cardIndex, Zones.DOMAINS));
    counts.put(EndCheck.EXHAUSTED, state.exhausted);
    for (Harbour.Row row : Slots.harbour(match).rows()) {
      counts.put(row.kind().word() + EndCheck.SLOTS_EMPTY, Slots.empty(match, row.kind()));
    }
    EndCheck check = new EndCheck(counts, state.players);
    return match.consult(check).reasons();
  }

  /** The number of stacks of a grid that are empty, or show only a card of the exhausted deck. */
  private static int usedUp(CardIndex cardIndex, String zone) {
    int count = 0;
    for (List<Card> stack : cardIndex.grid(zone)) {
      Card top = CardIndex.top(stack);
      boolean exhausted =
          top == null || top.kind() == CardKind.TOKEN || top.kind() == CardKind.EVENT;
      count += exhausted ? 1 : 0;
    }
    return count;
  }

  public static void score(MatchContext match, ValeriaState state) {
    CardIndex cardIndex = CardIndex.of(match);
    state.phase = Phase.OVER;
    List<Standing> standings = new ArrayList<>();
    for (Player player : cardIndex.players()) {
      for (Card card : cardIndex.tableau(player)) {
        match.setStat(card, CardStats.FLIPPED, 0);
      }
      standings.add(standing(match, cardIndex, player));
    }
    state.standings = ranked(standings);
    List<Integer> winners = winners(state);
    match.endMatch(winners, winners.size() > 1 ? "the victory is shared" : "most victory points");
  }

  /** The players who have won by the scores, in the order of their seats. */
  public static List<Integer> winners(ValeriaState state) {
    return state.standings.stream()
        .filter(standing -> standing.rank() == 1)
        .map(Standing::seat)
        .sorted()
        .toList();
  }

  private static Standing standing(MatchContext match, CardIndex cardIndex, Player player) {
    int duke = Scoring.of(match, player, CardKind.DUKE);
    int nobles = Scoring.of(match, player, CardKind.NOBLE);
    int cards = 0;
    for (List<Card> owned : List.of(cardIndex.tableau(player), cardIndex.hand(player))) {
      for (Card card : owned) {
        cards += card.kind() == CardKind.RELIC ? 0 : 1;
      }
    }
    return new Standing(
        player.seat(),
        player.has(Resource.VICTORY),
        duke,
        Scoring.tomes(match, player),
        Scoring.goods(match, player),
        nobles,
        cards,
        0);
  }

  /** The winner first: by points, then by cards; players who are level in both share a rank. */
  private static List<Standing> ranked(List<Standing> standings) {
    Comparator<Standing> worse =
        Comparator.comparingInt(Standing::total).thenComparingInt(Standing::cards);
    return standings.stream()
        .map(
            one -> {
              long better = standings.stream().filter(all -> worse.compare(one, all) < 0).count();
              return one.ranked((int) better + 1);
            })
        .sorted(Comparator.comparingInt(Standing::rank).thenComparingInt(Standing::seat))
        .toList();
  }
}
