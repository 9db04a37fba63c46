package dev.runesheet.engine.network;

import dev.runesheet.engine.direct.ConditionValues;
import dev.runesheet.engine.direct.DirectDerivation;
import dev.runesheet.engine.direct.EffectsInForce;
import dev.runesheet.spi.fact.ActiveEffect;
import dev.runesheet.spi.fact.InPlay;
import java.util.List;

/** The effects in force that rules derive of one match without its session. */
final class DirectEffects {

  private final DirectDerivation rules;
  private final ConditionValues values;

  /** Null as long as nothing comes in force. */
  private DirectDerivation.Derivation memory;

  private DirectEffects(DirectDerivation rules, ConditionValues values) {
    this.rules = rules;
    this.values = values;
  }

  /** The effects by rules; null if there are none that need no session. */
  static DirectEffects of(DirectDerivation rules, ConditionValues values) {
    return rules == null ? null : new DirectEffects(rules, values);
  }

  /** Lets those in play bring their effects into force; false if one of them needs a session. */
  boolean begin(List<InPlay> effects, EffectsInForce inForce) {
    for (InPlay effect : effects) {
      if (!begin(effect, inForce)) {
        return false;
      }
    }
    return true;
  }

  /** Lets one in play bring its effects into force; false if that needs a session. */
  boolean begin(InPlay effect, EffectsInForce inForce) {
    List<ActiveEffect> derived = rules.derived(effect, values, memory());
    if (derived != null) {
      derived.forEach(inForce::begins);
    }
    return derived != null;
  }

  /**
   * The effects that one in play brings into force if no rule joins it with another fact, so that
   * it need not be in the session; otherwise null.
   */
  List<ActiveEffect> apart(InPlay effect) {
    return rules.apart(effect, values, memory());
  }

  private DirectDerivation.Derivation memory() {
    if (memory == null) {
      memory = new DirectDerivation.Derivation();
    }
    return memory;
  }
}
