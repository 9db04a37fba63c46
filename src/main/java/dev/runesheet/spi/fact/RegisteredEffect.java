package dev.runesheet.spi.fact;

import static dev.runesheet.spi.fault.RequiredArguments.given;

import dev.runesheet.word.HolderScope;
import dev.runesheet.word.Need;
import dev.runesheet.word.Watch;
import java.util.Optional;

/**
 * The definition of a continuous effect that is registered during a match and that no rule book
 * knows.
 *
 * @param type its type, by which it stacks and is looked up
 * @param trigger the moment at which programs ask for it; for listings only
 * @param source the game's word for the kind of its origin
 * @param ending what ends it besides its turns
 * @param scope the entities it reaches, seen from its holder
 * @param stat the stat it changes; empty for one that suppresses the abilities of its scope
 * @param layer the layer in which it changes the stat; may be null if there is no stat
 * @param amount the number it changes it by
 * @param stacking its combination with others
 * @param zone the zone in which its holder must lie; empty for any
 * @param condition the condition that must hold when the number is read, in the game's form; empty
 *     for none
 */
public record RegisteredEffect(
    String type,
    String trigger,
    String source,
    Ending ending,
    String scope,
    String stat,
    Layers.Layer layer,
    double amount,
    StackingRule stacking,
    String zone,
    String condition) {

  /**
   * Checks that nothing is left out.
   *
   * @throws NullPointerException if a component is null; it names it. The layer may be null if the
   *     stat is empty
   */
  public RegisteredEffect {
    given(type, "type");
    given(trigger, "trigger");
    given(source, "source");
    given(ending, "ending");
    given(scope, "scope");
    if (!given(stat, "stat").isEmpty()) {
      given(layer, "layer");
    }
    given(stacking, "stacking");
    given(zone, "zone");
    given(condition, "condition");
  }

  /** A reason for which an effect ends, besides its turns. */
  public enum Ending {
    /** Its holder leaves play; it is an ability of its holder and can be suppressed. */
    PLAY,
    /** Its holder leaves the zone in which it lay when the effect was registered. */
    ZONE,
    /** Its turns are over, or its holder leaves play, if it is on a card. */
    TURNS
  }

  /** The id of all these effects. */
  public static final String EFFECT = "registered";

  /** True if it ends when its holder leaves the zone it lies in. */
  public boolean held() {
    return ending == Ending.ZONE;
  }

  /** True if it can go to the player of the card that it is registered on, and outlive the card. */
  public boolean outlivesCard() {
    return ending == Ending.TURNS && !scope.equals(HolderScope.SELF) && zone.isEmpty();
  }

  /** True if it takes abilities out of force. */
  public boolean suppresses() {
    return stat.isEmpty();
  }

  /** The same effect, combined with others in another way. */
  public RegisteredEffect stacked(StackingRule how) {
    given(how, "how");
    return new RegisteredEffect(
        type, trigger, source, ending, scope, stat, layer, amount, how, zone, condition);
  }

  /** The same as a definition of the engine. */
  public EffectDefinition definition() {
    return new EffectDefinition(
        EFFECT,
        type,
        type,
        source,
        "",
        Watch.OWN,
        Need.LIVE,
        0,
        0,
        true,
        suppresses(),
        false,
        Optional.empty(),
        stacking);
  }

  /** The effect in force that it is. */
  ActiveEffect active(InPlay origin) {
    ActiveEffect active =
        new ActiveEffect(origin, type, scope, stat, suppresses() ? null : layer, amount, stacking);
    return condition.isEmpty() ? active : active.late();
  }
}
