package dev.runesheet.analysis;

import dev.runesheet.model.Body;
import dev.runesheet.model.Body.Layer;
import dev.runesheet.model.Body.Modify;
import dev.runesheet.model.Effect;
import dev.runesheet.model.Numerals;
import dev.runesheet.model.Stacking;
import dev.runesheet.model.diagnostic.Code;
import java.util.HashMap;
import java.util.Map;

/**
 * The check for changes of one owner that another takes the effect of: a number that two set,
 * bounds that cross, and the weaker of two bounds on one side.
 */
final class OverruledCheck {

  private final PartPlaces places;
  private final Report report;

  /** The first that sets a number, by its owner, the number and whose it is. */
  private final Map<Object, Effect> set = new HashMap<>();

  /** The strictest that always bounds a number on one side. */
  private final Map<Object, Effect> bounds = new HashMap<>();

  /** The strictest bound on one side of all under the same conditions. */
  private final Map<Object, Effect> alike = new HashMap<>();

  OverruledCheck(PartPlaces places, Report report) {
    this.places = places;
    this.report = report;
  }

  /** Checks a change; of those that are weighed against others, any may count. */
  void check(Effect effect, Modify modify) {
    if (!effect.stacking().equals(Stacking.ADDITIVE)) {
      return;
    }
    switch (modify.layer()) {
      case SET -> overruled(effect, modify);
      case AT_LEAST -> bounded(effect, modify, Layer.AT_MOST, 1);
      case AT_MOST -> bounded(effect, modify, Layer.AT_LEAST, -1);
      default -> {}
    }
  }

  /** Finds an earlier change that sets the same numbers, and never counts because of this one. */
  private void overruled(Effect effect, Modify modify) {
    Effect other = set.putIfAbsent(key(effect, modify, Layer.SET), effect);
    if (other != null && always(modify) && amount(other) != modify.amount()) {
      tell(effect, other, "sets the same number, and never counts, since of several the last does");
    }
  }

  /**
   * Checks a bound against those before it.
   *
   * @param sign 1 for bounds from below, -1 for those from above
   */
  private void bounded(Effect effect, Modify modify, Layer opposite, int sign) {
    weaker(effect, modify, sign);
    if (always(modify)) {
      crossed(effect, modify, opposite, sign);
    }
  }

  /** Finds an earlier bound on the same side under the same conditions: the weaker never counts. */
  private void weaker(Effect effect, Modify modify, int sign) {
    Object same = TwinCheck.key(effect, TwinCheck.change(modify, "", modify.presence()));
    Effect other = alike.get(same);
    alike.merge(same, effect, (one, two) -> stricter(one, two, sign));
    if (other != null && amount(other) != modify.amount()) {
      boolean counts = alike.get(same) == effect;
      tell(
          effect,
          other,
          "bounds the same number on the same side, "
              + (counts
                  ? "and never counts, since this is stricter"
                  : "and is stricter, so that this never counts"));
    }
  }

  /** Finds an earlier bound on the other side that leaves no number between both. */
  private void crossed(Effect effect, Modify modify, Layer opposite, int sign) {
    bounds.merge(
        key(effect, modify, modify.layer()), effect, (one, other) -> stricter(one, other, sign));
    Effect other = bounds.get(key(effect, modify, opposite));
    if (other != null && sign * (modify.amount() - amount(other)) > 0) {
      double stays = sign > 0 ? amount(other) : modify.amount();
      String why = "bounds the same number on the other side, so that it is always ";
      tell(effect, other, why + Numerals.plain(stays));
    }
  }

  private static Effect stricter(Effect one, Effect other, int sign) {
    return sign * (amount(other) - amount(one)) > 0 ? other : one;
  }

  private void tell(Effect effect, Effect other, String why) {
    report.add(
        Code.CONTRADICTION,
        places.amount(effect),
        Numerals.plain(amount(effect)),
        "'" + other.id() + "' at " + other.source() + " " + why,
        effect,
        other);
  }

  private static double amount(Effect effect) {
    return ((Modify) effect.body()).amount();
  }

  private static boolean always(Modify modify) {
    return modify.equals(
        new Modify(modify.type(), modify.stat(), modify.layer(), modify.amount(), modify.scope()));
  }

  private static Object key(Effect effect, Modify modify, Layer layer) {
    Body plain = new Modify("", modify.stat(), layer, 0, modify.scope());
    return TwinCheck.key(effect, plain);
  }
}
