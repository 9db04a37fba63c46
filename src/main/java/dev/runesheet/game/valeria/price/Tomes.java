package dev.runesheet.game.valeria.price;

import dev.runesheet.game.valeria.card.CardKind;
import dev.runesheet.game.valeria.payment.TurnAction;
import dev.runesheet.game.valeria.state.Card;
import dev.runesheet.game.valeria.state.CardIndex;
import dev.runesheet.game.valeria.state.Player;
import dev.runesheet.game.valeria.word.CardStats;
import dev.runesheet.game.valeria.word.Resource;
import dev.runesheet.spi.MatchContext;
import dev.runesheet.spi.Option;
import dev.runesheet.spi.action.Legality;
import dev.runesheet.spi.action.Wording;
import java.util.ArrayList;
import java.util.List;

/**
 * Tomes as payment: in an action a player lays out tomes, each worth one of its resource for the
 * next payment, and turns down those used. They are turned up when the turn ends.
 */
public final class Tomes {

  private Tomes() {}

  /** The options to lay out a face-up tome, one for each resource of which the player has one. */
  public static List<Option> options(MatchContext match, Player player) {
    if (CardIndex.of(match).cargo(player).isEmpty()) {
      return List.of();
    }
    List<Option> options = new ArrayList<>();
    for (Resource resource : Resource.BASIC) {
      if (!ready(match, player, resource, 0).isEmpty()) {
        TurnAction.LayOutTome tome = new TurnAction.LayOutTome(resource);
        options.add(new Option(tome, () -> Wording.of(tome, resource.stat())));
      }
    }
    return options;
  }

  /** Legal if a player may lay out a tome of a resource. */
  public static Legality legality(MatchContext match, Player player, TurnAction.LayOutTome tome) {
    return Legality.of(
        !ready(match, player, tome.resource(), 0).isEmpty(),
        () -> "No face-up tome of " + tome.resource().stat() + " is left.");
  }

  /** Lays out a tome of a resource. */
  public static void layOut(MatchContext match, Player player, TurnAction.LayOutTome tome) {
    match.setStat(ready(match, player, tome.resource(), 0).get(0), CardStats.LAID_OUT, 1);
  }

  /** The face-up tomes of a resource that are laid out, or are not. */
  private static List<Card> ready(
      MatchContext match, Player player, Resource resource, int laidOut) {
    return CardIndex.of(match).cargo(player, CardKind.TOME).stream()
        .filter(card -> !card.isFlipped() && card.getName().equals(resource.stat()))
        .filter(card -> card.number(CardStats.LAID_OUT) == laidOut)
        .toList();
  }

  /** The value of the laid out tomes in a resource. */
  static int worth(MatchContext match, Player player, Resource resource) {
    return CardIndex.of(match).cargo(player).isEmpty()
        ? 0
        : ready(match, player, resource, 1).size();
  }

  /** Pays with laid out tomes as far as possible, and returns the amount left to pay. */
  public static int pay(MatchContext match, Player player, Resource resource, int amount) {
    if (CardIndex.of(match).cargo(player).isEmpty()) {
      return amount;
    }
    List<Card> tomes = ready(match, player, resource, 1);
    int used = Math.min(amount, tomes.size());
    for (Card tome : tomes.subList(0, used)) {
      match.setStat(tome, CardStats.FLIPPED, 1);
    }
    return amount - used;
  }

  /** Takes back the unused tomes. */
  public static void takeBack(MatchContext match, Player player) {
    for (Card card : CardIndex.of(match).cargo(player)) {
      if (card.number(CardStats.LAID_OUT) > 0) {
        match.setStat(card, CardStats.LAID_OUT, 0);
      }
    }
  }

  /** Turns all tomes of a player up. */
  public static void refresh(MatchContext match, Player player) {
    for (Card card : CardIndex.of(match).cargo(player)) {
      if (card.isFlipped()) {
        match.setStat(card, CardStats.FLIPPED, 0);
      }
    }
  }
}
