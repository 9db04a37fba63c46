package dev.runesheet.game.valeria.price;

import dev.runesheet.game.valeria.payment.PaymentCache;
import dev.runesheet.game.valeria.payment.PaymentOption;
import dev.runesheet.game.valeria.state.Card;
import dev.runesheet.game.valeria.state.CostFormula;
import dev.runesheet.game.valeria.state.Player;
import dev.runesheet.game.valeria.state.ValeriaCatalog;
import dev.runesheet.game.valeria.word.Resource;
import dev.runesheet.spi.MatchContext;
import dev.runesheet.spi.Option;
import dev.runesheet.spi.payment.Price;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** All ways in which a player can pay for cards at one moment. */
public final class CardPayments {

  private final MatchContext match;
  private final Player player;
  private final int[] purse;
  private final PaymentCache ways;

  public CardPayments(MatchContext match, Player player) {
    this.match = match;
    this.player = player;
    this.purse = CostCalculator.purse(match, player);
    this.ways = match.book().catalog(ValeriaCatalog.class).ways();
  }

  /** The ways to pay for a deed with a card in full. */
  public List<PaymentOption> whole(Card card, String deed) {
    CostFormula formula = CostCalculator.formula(match, card, deed);
    return ways.of(CostCalculator.due(match, player, card, formula), wilds(formula), purse, "");
  }

  /** The ways to pay in full for a deed with several cards at once. */
  public List<PaymentOption> together(List<Card> cards, String deed) {
    return ways.of(due(cards, deed), wilds(cards, deed), purse, "");
  }

  /** The total price of an action with several cards. */
  public Price price(List<Card> cards, String deed) {
    return price(due(cards, deed), wilds(cards, deed));
  }

  /**
   * The price of gaining a card.
   *
   * @param waived the resource of which a part is left unpaid; empty for the price in full
   * @return the price; empty if nothing lets a part of that resource be waived
   */
  public Optional<Price> price(Card card, String waived) {
    List<Price> prices = new ArrayList<>();
    each(
        card,
        CostCalculator.deed(card),
        (due, wilds, less) -> {
          if (less.equals(waived)) {
            prices.add(price(due, wilds));
          }
        });
    return prices.stream().findFirst();
  }

  private static Price price(int[] due, List<Price.Wild> wilds) {
    return new Price(Resource.IN_PRICES, Arrays.stream(due).boxed().toList(), wilds);
  }

  /** The total amount of all resources for an action with a card. */
  public int due(Card card, String deed) {
    return Arrays.stream(due(List.of(card), deed)).sum();
  }

  private int[] due(List<Card> cards, String deed) {
    int[] due = new int[purse.length];
    for (Card card : cards) {
      int[] one =
          CostCalculator.due(match, player, card, CostCalculator.formula(match, card, deed));
      for (int i = 0; i < due.length; i++) {
        due[i] += one[i];
      }
    }
    return due;
  }

  private List<Price.Wild> wilds(List<Card> cards, String deed) {
    return wilds(CostCalculator.formula(match, cards.get(0), deed));
  }

  private List<Price.Wild> wilds(CostFormula formula) {
    return formula.wilds(player, ways);
  }

  /** The ways to pay for a deed with a card, those without waivers first. */
  public List<PaymentOption> of(Card card, String deed) {
    List<PaymentOption> all = new ArrayList<>();
    each(card, deed, (due, wilds, waived) -> all.addAll(ways.of(due, wilds, purse, waived)));
    return all;
  }

  /** Offers all ways to pay for a deed with a card, in the same order. */
  public void offer(Card card, String deed, List<Option> options) {
    each(
        card,
        deed,
        (due, wilds, waived) ->
            options.addAll(ways.offers(card.type(), due, wilds, purse, waived)));
  }

  /** Receives the amounts due, with or without a waiver. */
  private interface Amounts {
    void take(int[] due, List<Price.Wild> wilds, String waived);
  }

  /** The amounts due in full, then those with each waiver. */
  private void each(Card card, String deed, Amounts receiver) {
    CostFormula formula = CostCalculator.formula(match, card, deed);
    int[] due = CostCalculator.due(match, player, card, formula);
    List<Price.Wild> wilds = wilds(formula);
    receiver.take(due, wilds, "");
    for (CostFormula.Waiver waiver : formula.waivers()) {
      int[] less = CostCalculator.waived(player, card, due, waiver);
      if (less != null) {
        receiver.take(less, wilds, waiver.resource());
      }
    }
  }
}
