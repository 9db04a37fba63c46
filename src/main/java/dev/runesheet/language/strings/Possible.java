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
    if (leg instanceof Leg.Choose choose && isForCitizens(choose)) {
      return needs(Kit.group(Groups.CENTRE_CITIZENS), false);
    }
    if (leg instanceof Leg.Steal) {
      return needs(LegLowering.robbed(), false);
    }
    if (leg instanceof Leg.TakeFrom take) {
      return needs(LegLowering.robbed(Kit.has(TARGET, take.amount())), take.optional());
    }
    if (leg instanceof Leg.StealCitizen steal) {
      return needs(CardLowering.owners(CardLowering.stolen(steal)), false);
    }
    if (leg instanceof Leg.Key key) {
      return CardLowering.victims(key.word()).flatMap(victims -> needs(victims, false));
    }
    if (leg instanceof Leg.Flip flip) {
      return needs(CardLowering.owners(CardLowering.faceUp(flip.kind())), flip.optional());
    }
    if (leg instanceof Leg.TakeOwned take) {
      Condition owns = Kit.some(Groups.owned(take.kind(), TARGET));
      return needs(LegLowering.robbed(owns), take.optional());
    }
    boolean wild = leg instanceof Leg.Exchange exchange && exchange.pay().wild();
    return wild
        ? Optional.of(Kit.hasAny(OWNER, ((Leg.Exchange) leg).pay().number()))
        : Optional.empty();
  }

  /**
   * Whether all that there is to choose are citizens of the centre; which of them does not count.
   */
  private static boolean isForCitizens(Leg.Choose choose) {
    return choose.options().stream()
        .allMatch(one -> one instanceof Option.OfCitizens || one instanceof Option.OfPicks);
  }

  private static Optional<Condition> needs(Selector.Group group, boolean optional) {
    return optional ? Optional.empty() : Optional.of(Kit.some(group));
  }
}
