package dev.runesheet.game.valeria;

import dev.runesheet.engine.MatchContext;
import java.util.List;

/** Which citizens of the centre can be gained now. */
public final class Recruits {

  private Recruits() {}

  /** Keeps citizens whose number was rolled from being gained in this turn's action phase. */
  public static void block(MatchContext match) {
    match.state(ValeriaState.class).blocked = true;
  }

  /** The citizens on top of the citizens' stacks that can be gained. */
  static List<Card> open(MatchContext match) {
    ValeriaState state = match.state(ValeriaState.class);
    return Realm.of(match).tops(Zones.CITIZENS).stream()
        .filter(card -> card.kind() == CardKind.CITIZEN && !isBlocked(state, card))
        .toList();
  }

  /** Whether a citizen cannot be gained now, because its number was rolled. */
  static boolean isBlocked(ValeriaState state, Card card) {
    return state.blocked
        && state.phase == ValeriaState.Phase.ACTION
        && (rolled(state, card.type().roll().first())
            || rolled(state, card.type().roll().second()));
  }

  private static boolean rolled(ValeriaState state, int number) {
    return number == state.firstDie
        || number == state.secondDie
        || number == state.firstDie + state.secondDie;
  }
}
