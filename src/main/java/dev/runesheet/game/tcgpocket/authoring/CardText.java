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

  /**
   * The text of effects of a card in play: their name, the limit of their uses, and the effects.
   *
   * @param once whether those that are done at once can be used once a turn only
   */
  String inPlay(String name, List<EffectUse> uses, boolean once) {
    String often = once ? " (once a turn)" : " (any time)";
    boolean used = uses.stream().anyMatch(this::isUsed);
    return name + (used ? often : "") + ": " + sentence(uses);
  }

  /** True if an effect is done at once, when its card is used. */
  boolean isUsed(EffectUse use) {
    return types.file().types().get(use.type()).then().isPresent();
  }

  /**
   * The text of an attack: its name, cost and damage, and its effects.
   *
   * @param printed whether it deals its printed damage besides that of its effects
   */
  String attack(CardSource.Attack attack, boolean printed) {
    String damage = attack.damage() > 0 && printed ? ", " + attack.damage() + " damage" : "";
    String cost = attack.cost().isEmpty() ? "free" : attack.cost();
    String does = attack.effects().isEmpty() ? "" : ": " + sentence(attack.effects());
    return attack.name() + " (" + cost + damage + ")" + (does.isEmpty() ? "." : does);
  }

  /** Effects in sentences. */
  String sentence(List<EffectUse> uses) {
    return effects.sentence(uses);
  }
}
