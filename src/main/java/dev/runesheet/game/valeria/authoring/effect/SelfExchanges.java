package dev.runesheet.game.valeria.authoring.effect;

import dev.runesheet.model.Body;
import dev.runesheet.model.Effect;
import dev.runesheet.model.Numerals;
import dev.runesheet.model.Step;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.table.cell.CellValue;
import java.util.List;

/** Finds exchanges of a resource for no more of itself: nobody gains by one. */
public final class SelfExchanges {

  private SelfExchanges() {}

  /** Reports those of some effects. */
  public static void check(List<Effect> effects, Diagnostics findings) {
    for (Effect effect : effects) {
      if (effect.body() instanceof Body.Program program) {
        look(program.steps(), findings);
      }
    }
  }

  private static void look(List<Step> steps, Diagnostics findings) {
    for (Step step : steps) {
      EffectSteps.exchange(step).ifPresent(parts -> check(step, parts, findings));
      // Of ways to pay, one is always what is gained: that is for the player to see.
      if (!(step instanceof Step.Choose choose && choose.legs().size() > 1)) {
        step.bodies().values().forEach(body -> look(body, findings));
      }
    }
  }

  private static void check(Step step, List<CellValue> parts, Diagnostics findings) {
    double price = ((CellValue.Number) parts.get(1)).number();
    double gain = ((CellValue.Number) parts.get(3)).number();
    if (parts.get(0).equals(parts.get(2)) && gain <= price) {
      String resource = parts.get(0).literal();
      findings.error(
          Code.NO_CHANGE,
          step.source(),
          said(price, resource) + " for " + said(gain, resource),
          "another resource, or more than is paid");
    }
  }

  private static String said(double number, String resource) {
    return Numerals.plain(number) + " " + resource;
  }
}
