package dev.runesheet.game.valeria;

import dev.runesheet.engine.MatchContext;
import dev.runesheet.engine.Option;
import dev.runesheet.game.valeria.ValeriaState.Phase;
import java.util.List;

/** Each player keeps one of the dukes, then one of the relics that were dealt. */
final class Keeping {

  private Keeping() {}

  static void askDukes(MatchContext match, ValeriaState state) {
    ask(match, CardKind.DUKE, Valeria.CHOOSE_DUKE);
    state.phase = state.relics ? Phase.RELICS : Phase.ROLL;
  }

  static void askRelics(MatchContext match, ValeriaState state) {
    ask(match, CardKind.RELIC, Valeria.CHOOSE_RELIC);
    state.phase = Phase.ROLL;
  }

  private static void ask(MatchContext match, CardKind kind, String prompt) {
    Realm realm = Realm.of(match);
    for (Player player : realm.players()) {
      List<Option> options =
          realm.hand(player).stream()
              .filter(card -> card.kind() == kind)
              .map(card -> new Option(card.getDefinition(), "keep " + card.getName()))
              .toList();
      if (!options.isEmpty()) {
        match.decide(player.seat(), prompt, options);
      }
    }
  }

  /** Keeps a card; the others of its kind go. A relic lies open from then on. */
  static void keep(MatchContext match, int seat, String code) {
    Realm realm = Realm.of(match);
    Player player = realm.player(seat);
    CardKind kind = CardKind.of(code);
    for (Card card : List.copyOf(realm.hand(player))) {
      if (card.kind() == kind && !card.getDefinition().equals(code)) {
        match.move(card, Zones.GONE, 0);
      } else if (card.kind() == CardKind.RELIC && kind == CardKind.RELIC) {
        Cards.own(match, card, player);
      }
    }
  }
}
