package dev.runesheet.game.valeria;

import dev.runesheet.api.Match;
import dev.runesheet.game.valeria.card.CardKind;
import dev.runesheet.game.valeria.card.CardType;
import dev.runesheet.game.valeria.payment.PaymentOption;
import dev.runesheet.game.valeria.payment.TurnAction;
import dev.runesheet.game.valeria.state.CardIndex;
import dev.runesheet.game.valeria.state.Player;
import dev.runesheet.game.valeria.state.ValeriaCatalog;
import dev.runesheet.game.valeria.state.ValeriaState;
import dev.runesheet.game.valeria.word.Resource;
import dev.runesheet.spi.Decision;
import dev.runesheet.spi.Option;
import dev.runesheet.spi.action.Action;
import dev.runesheet.spi.action.ActionCodec;
import dev.runesheet.spi.action.Pick;
import dev.runesheet.spi.payment.Payment;
import java.util.List;

/**
 * A bot that buys the card with the best value for its price: domains and monsters for their
 * points, citizens while it owns few. At other questions it prefers points to resources, and
 * resources to nothing.
 */
public final class BuyerBot {

  private static final double POINT = 3;
  private static final double CITIZEN = 7;
  private static final double FEWER = 0.45;
  private static final double MAGIC = 1.2;
  private static final double LITTLE = 0.4;
  private static final double NOBLE = 8;
  private static final String POINTS = "v";
  private static final String NONE = "none";

  private BuyerBot() {}

  /** The option it takes; of equal ones the first. */
  public static Option choose(Match match, Decision decision, List<Option> options) {
    Option best = options.get(0);
    double most = Double.NEGATIVE_INFINITY;
    for (Option option : options) {
      double worth = worth(match, decision.player(), option.action());
      if (worth > most) {
        most = worth;
        best = option;
      }
    }
    return best;
  }

  private static double worth(Match match, int seat, Action action) {
    if (action instanceof Pick pick) {
      // Effects let players sail, too; their answers are words to the engine.
      return ActionCodec.of(TurnAction.Sail.class)
          .read(pick.word())
          .map(sail -> worth(match, sail))
          .orElseGet(() -> pleasant(pick));
    }
    if (action instanceof TurnAction.Sail sail) {
      return worth(match, sail);
    }
    CardIndex cardIndex = CardIndex.of(match.world(), match.state(ValeriaState.class));
    Player player = cardIndex.player(seat);
    if (action instanceof TurnAction.Take take) {
      return 1 / (2.0 + player.has(take.taken())); // A little more for what there is least of.
    }
    if (action instanceof TurnAction.Purchase purchase) {
      CardType card = match.book().catalog(ValeriaCatalog.class).card(purchase.card());
      return worth(cardIndex, player, purchase, card) - price(purchase.way()) * LITTLE;
    }
    return action instanceof TurnAction.LayOutTome ? 0 : action instanceof TurnAction ? LITTLE : 1;
  }

  private static double worth(
      CardIndex cardIndex, Player player, TurnAction.Purchase purchase, CardType card) {
    return switch (purchase.deed()) {
      case HIRE -> CITIZEN - FEWER * cardIndex.owned(player, CardKind.CITIZEN).size();
      case BUILD -> POINT * (card.reward().victory() + 1);
      case SLAY -> POINT * card.reward().victory() + gains(card);
    };
  }

  /** The value of sailing: goods score most, nobles in the long run, piles by their size. */
  private static double worth(Match match, TurnAction.Sail sail) {
    if (sail instanceof TurnAction.Buy buy) {
      double each = buy.shop() == TurnAction.Shop.GOODS ? 2 * POINT : POINT;
      return each * buy.slots().size() - price(buy.way()) * LITTLE;
    }
    return sail instanceof TurnAction.Fetch fetch
        ? LITTLE * match.state(ValeriaState.class).piles.get(fetch.resource().index())
        : NOBLE;
  }

  private static double gains(CardType card) {
    return card.reward().gold() + card.reward().strength() + card.reward().magic();
  }

  /** The value of a payment: magic counts a little more, since it stands in for other resources. */
  private static double price(PaymentOption way) {
    Payment paid = way.payment().orElseThrow();
    double worth = 0;
    for (int i = 0; i < paid.size(); i++) {
      worth += paid.of(i) * (i == Resource.MAGIC.index() ? MAGIC : 1);
    }
    return worth;
  }

  /** Points before resources before nothing. */
  private static double pleasant(Pick pick) {
    String word = pick.word();
    if (word.equals(NONE)) {
      return 0;
    }
    if (pick.isEntity() || !word.matches("\\+[0-9]+.")) {
      return 1;
    }
    double amount = Integer.parseInt(word.substring(1, word.length() - 1));
    return word.endsWith(POINTS) ? POINT * amount : amount;
  }
}
