package dev.runesheet.language.strings;

import static dev.runesheet.language.strings.Kit.OWNER;
import static dev.runesheet.language.strings.Kit.TARGET;

import dev.runesheet.model.Condition;
import dev.runesheet.model.Selector;
import java.util.List;
import java.util.Optional;

/**
 * When a player may use what would make a choice necessary: there must be something to choose from.
 * It is asked of the first such part only.
 */
final class Possible {

  private Possible() {}

  /** The condition of parts; empty if they can always be used. */
  static Optional<Condition> of(List<Leg> legs) {
    return legs.stream().map(Possible::of).flatMap(Optional::stream).findFirst();
  }

  private static Optional<Condition> of(Leg leg) {
    if (leg instanceof Leg.BanishOwned banish) {
      return needs(Groups.owned(banish.kind(), OWNER), banish.optional());
    }
    if (leg instanceof Leg.BanishCentre banish) {
      return needs(Groups.centre(banish.kind(), banish.type()), banish.optional());
    }
    if (leg instanceof Leg.Flip flip) {
      Selector.Group open = CardLowering.faceUp(flip.kind());
      return needs(Kit.group(Groups.AWAKE_OTHERS, Kit.some(open)), flip.optional());
    }
    if (leg instanceof Leg.TakeOwned take) {
      Condition owns = Kit.some(Groups.owned(take.kind(), TARGET));
      Selector.Group victims = Kit.group(Groups.AWAKE_OTHERS, CardLowering.NOT_IMMUNE, owns);
      return needs(victims, take.optional());
    }
    boolean wild = leg instanceof Leg.Exchange exchange && exchange.pay().wild();
    return wild
        ? Optional.of(Kit.hasAny(OWNER, ((Leg.Exchange) leg).pay().number()))
        : Optional.empty();
  }

  private static Optional<Condition> needs(Selector.Group group, boolean optional) {
    return optional ? Optional.empty() : Optional.of(Kit.some(group));
  }
}
