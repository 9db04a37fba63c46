package dev.runesheet.game.werewolf.state;

import dev.runesheet.spi.MatchContext;

/**
 * The ability that a player has used last, as the state keeps it.
 *
 * @param type its kind; empty if the player has used none
 * @param result the answer that it brought
 */
public record LastAbility(AbilityKind type, String result) {

  /** The last one of a player. */
  public static LastAbility last(MatchContext match, int player) {
    String kept = match.state(WolfState.class).acted.getOrDefault("" + player, "\n");
    int end = kept.indexOf('\n');
    return new LastAbility(AbilityKind.of(kept.substring(0, end)), kept.substring(end + 1));
  }

  /** Keeps it as the last one of a player. */
  public void keep(MatchContext match, int player) {
    match.state(WolfState.class).acted.put("" + player, type.word() + "\n" + result);
  }
}
