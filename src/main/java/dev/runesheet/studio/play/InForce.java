package dev.runesheet.studio.play;

import dev.runesheet.api.Match;
import dev.runesheet.spi.Happening;
import dev.runesheet.spi.fact.EffectDefinition;
import dev.runesheet.spi.fact.Entity;
import java.util.List;
import java.util.Optional;

/**
 * The standing of continuous effects, as one player may know it: such an effect answers no event,
 * so nothing in the story of the match says whether it counts.
 */
record InForce(Match match, int player) {

  /** The sentence about an effect of a holder; empty if it answers events or is not known. */
  Optional<String> of(String effect, int holder) {
    Entity own = match.world().entity(holder);
    EffectDefinition definition = match.book().effect(effect);
    if (definition == null || !definition.continuous() || !knows(own, effect)) {
      return Optional.empty();
    }
    boolean inPlay =
        match.world().inPlay().stream()
            .filter(one -> one.getEffect().equals(effect) && one.getHolder() == holder)
            .map(one -> new Happening.EffectEntered(one, Happening.Cause.GAME))
            .anyMatch(told -> own.getController() == player || match.isVisible(player, told));
    if (!inPlay) {
      return Optional.of("It is in force only while " + own.getName() + " is in play.");
    }
    if (definition.suppressing()) {
      return Optional.of("It is in play, and takes the effects that it names out of force.");
    }
    List<String> reached = reached(effect, holder);
    return Optional.of(
        reached.isEmpty()
            ? "It is in play, but changes no number now."
            : "It counts now for " + String.join(", ", reached) + ".");
  }

  private boolean knows(Entity holder, String effect) {
    return match.isVisible(player, holder)
        && (holder.getController() == player
            || match.isVisible(player, new Happening.Activated(effect, holder.getId(), "")));
  }

  private List<String> reached(String effect, int holder) {
    NumbersOfOthers numbers = new NumbersOfOthers(match, player);
    return match.world().entities().stream()
        .filter(one -> match.isVisible(player, one))
        .filter(
            one ->
                one.contributions().stream()
                    .filter(counted -> !numbers.has(one, counted.getStat()))
                    .map(counted -> counted.getModifier().getEffect())
                    .anyMatch(it -> it.getEffect().equals(effect) && it.getHolder() == holder))
        .map(Entity::getName)
        .toList();
  }
}
