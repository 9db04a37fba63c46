package dev.runesheet.engine.direct;

import java.util.List;
import org.drools.mvel.expr.MVELConsequence;

/** The globals that consequences in MVEL name. */
final class MvelGlobals {

  private MvelGlobals() {}

  /** The globals that a consequence names; none if it is in another dialect. */
  static List<String> of(Object consequence) {
    return consequence instanceof MVELConsequence mvel
        ? SavedParts.code(mvel).map(unit -> List.of(unit.getGlobalIdentifiers())).orElse(List.of())
        : List.of();
  }
}
