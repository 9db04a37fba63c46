package dev.runesheet.game.valeria.centre;

import dev.runesheet.game.valeria.card.CardKind;
import dev.runesheet.game.valeria.state.Card;
import dev.runesheet.game.valeria.state.CardIndex;
import dev.runesheet.game.valeria.state.Player;
import dev.runesheet.game.valeria.state.ValeriaState;
import dev.runesheet.game.valeria.state.Zones;
import dev.runesheet.game.valeria.word.PlayerStats;
import dev.runesheet.spi.MatchContext;
import java.util.List;

/** The citizens of the centre that can be gained now. */
public final class Recruits {

  private Recruits() {}

  /** The citizens on top of the citizens' stacks that a player can gain. */
  public static List<Card> open(MatchContext match, Player player) {
    ValeriaState state = match.state(ValeriaState.class);
    return CardIndex.of(match).tops(Zones.CITIZENS).stream()
        .filter(card -> card.kind() == CardKind.CITIZEN && !isBlocked(state, player, card))
        .toList();
  }

  /** True if a player cannot gain a citizen in this action phase, because its number was rolled. */
  public static boolean isBlocked(ValeriaState state, Player player, Card card) {
    return state.phase == ValeriaState.Phase.ACTION
        && player.stat(PlayerStats.ROLLED_BLOCKED) > 0
        && (rolled(state, card.type().roll().first())
            || rolled(state, card.type().roll().second()));
  }

  private static boolean rolled(ValeriaState state, int number) {
    return number == state.firstDie
        || number == state.secondDie
        || number == state.firstDie + state.secondDie;
  }
}
