package dev.runesheet.game.tcgpocket.authoring;

import dev.runesheet.game.tcgpocket.authoring.card.CardSource;
import dev.runesheet.language.active.EffectText;
import dev.runesheet.language.active.EffectTypes;
import dev.runesheet.language.active.card.EffectUse;
import java.util.List;

/** The text of cards for players, which follows from their effects. */
final class CardText {

  private final EffectTypes types;
  private final EffectText effects;

  /** Creates the text of cards with effects of some types. */
  CardText(EffectTypes types) {
    this.types = types;
    this.effects = new EffectText(types);
  }

  /** The text of an ability: its name, its limit of uses, and its effects. */
  String ability(CardSource.Ability ability) {
    boolean used = types.file().types().get(ability.effect().type()).then().isPresent();
    String often = ability.uses().isPresent() ? " (once a turn)" : " (any time)";
    return ability.name() + (used ? often : "") + ": " + sentence(List.of(ability.effect()));
  }

  /**
   * The text of an attack: its name, cost and damage, and its effects.
   *
   * @param printed whether it deals its printed damage besides that of its effects
   */
  String attack(CardSource.Attack attack, boolean printed) {
    String damage = attack.damage() > 0 && printed ? ", " + attack.damage() + " damage" : "";
    String cost = attack.cost().types().isEmpty() ? "free" : attack.cost().toString();
    String does = attack.effects().isEmpty() ? "" : ": " + sentence(attack.effects());
    return attack.name() + " (" + cost + damage + ")" + (does.isEmpty() ? "." : does);
  }

  /** Effects in sentences. */
  String sentence(List<EffectUse> uses) {
    return effects.sentence(uses);
  }
}
