package dev.runesheet.game.valeria.authoring.scenario;

import dev.runesheet.game.valeria.payment.PaymentOption;
import dev.runesheet.game.valeria.payment.TurnAction;
import dev.runesheet.game.valeria.payment.TurnAction.Deed;
import dev.runesheet.game.valeria.turn.Rolls;
import dev.runesheet.game.valeria.word.Resource;
import dev.runesheet.schema.Doc;
import dev.runesheet.schema.Inline;
import dev.runesheet.schema.Label;
import dev.runesheet.schema.Range;
import dev.runesheet.schema.Ref;
import dev.runesheet.schema.Size;
import dev.runesheet.spi.action.Action;
import dev.runesheet.spi.payment.Payment;
import dev.runesheet.word.WordList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;

/** The words of {@code when}. */
@Doc("What is done. Further actions go into the rows below.")
sealed interface ValeriaAction
    permits ValeriaAction.Use,
        ValeriaAction.Harvest,
        ValeriaAction.Roll,
        ValeriaAction.Choose,
        ValeriaAction.Take,
        ValeriaAction.Hire,
        ValeriaAction.Build,
        ValeriaAction.Slay,
        ValeriaAction.Engage,
        ValeriaAction.Relic {

  /** An action of the turn: what the game calls it, and how scenarios say it. */
  interface OfTurn {

    /** The action of the game. */
    TurnAction action(Table table);

    /** An action of the game in these words; empty if they have none for it. */
    static Optional<ValeriaAction> of(Action action, UnaryOperator<String> card) {
      if (action instanceof TurnAction.Take take) {
        return Optional.of(new Take(take.taken().stat()));
      } else if (action instanceof TurnAction.Purchase purchase) {
        return Optional.of(Purchase.of(purchase, card.apply(purchase.card())));
      } else if (action instanceof TurnAction.Engage engage) {
        return Optional.of(new Engage(card.apply(engage.card())));
      }
      return action instanceof TurnAction.UseRelic relic
          ? Optional.of(new Relic(card.apply(relic.card())))
          : Optional.empty();
    }
  }

  /** The table, which decides what the words of an action leave open. */
  interface Table {

    /** The slot of an agent; negative if it is in none. */
    int slot(String agent);

    /** The way to pay for a purchase that names none. */
    PaymentOption way(Purchase purchase);
  }

  /** Runs one effect of a card. */
  @Doc("One effect of a card.")
  record Use(
      @Doc("The effect that runs, for example c5/on-turn.") @Label(usual = true) @Ref("card effect")
          String use,
      @Doc("Who answers, or for whom it is; else whoever is asked, or the active player.")
          Optional<@Ref(WordList.PLAYER) String> player)
      implements ValeriaAction {}

  /** The harvest alone. */
  @Doc("The harvest of a roll alone.")
  record Harvest(
      @Doc("Two dice: the harvest alone.") @Label(usual = true) @Size(value = 2, of = "dice")
          List<@Range(min = 1, max = Rolls.SIDES) Integer> harvest)
      implements ValeriaAction {}

  /** A roll by hand, with what answers it. */
  @Doc("A roll by hand, with what answers it.")
  record Roll(
      @Doc("Two dice: a whole roll.") @Size(value = 2, of = "dice")
          List<@Range(min = 1, max = Rolls.SIDES) Integer> roll)
      implements ValeriaAction {}

  /** Answers a question. */
  @Doc("An answer.")
  record Choose(
      @Doc("An answer, in the words of its option, or the card or player that it is.")
          @Label(usual = true)
          @Ref(WordList.ANSWER)
          String choose,
      @Doc("Who answers, or for whom it is; else whoever is asked, or the active player.")
          Optional<@Ref(WordList.PLAYER) String> player)
      implements ValeriaAction {}

  /** Takes a resource. */
  @Doc("The active player takes a resource.")
  record Take(
      @Doc("The resource that is taken; maps only where players sail.") @Ref("taken") String take)
      implements ValeriaAction, OfTurn {

    @Override
    public TurnAction action(Table table) {
      return new TurnAction.Take(Resource.named(take));
    }
  }

  /** The common fields of hiring, building and slaying. */
  interface Purchase extends OfTurn {

    /** The payment. */
    Pay pay();

    /** The action of the game with a payment. */
    TurnAction.Purchase paid(PaymentOption way);

    @Override
    default TurnAction action(Table table) {
      return paid(pay().way().orElseGet(() -> table.way(this)));
    }

    /** A purchase in these words. */
    static ValeriaAction of(TurnAction.Purchase purchase, String card) {
      Pay pay = Pay.of(purchase.way());
      return switch (purchase.deed()) {
        case HIRE -> new Hire(card, pay);
        case BUILD -> new Build(card, pay);
        case SLAY -> new Slay(card, pay);
      };
    }
  }

  /** Hires a citizen. */
  @Doc("The active player hires a citizen.")
  record Hire(@Doc("The card.") @Ref("named card") String hire, @Inline Pay pay)
      implements ValeriaAction, Purchase {

    @Override
    public TurnAction.Purchase paid(PaymentOption way) {
      return new TurnAction.Purchase(Deed.HIRE, hire, way);
    }
  }

  /** Builds a domain. */
  @Doc("The active player builds a domain.")
  record Build(@Doc("The card.") @Ref("named card") String build, @Inline Pay pay)
      implements ValeriaAction, Purchase {

    @Override
    public TurnAction.Purchase paid(PaymentOption way) {
      return new TurnAction.Purchase(Deed.BUILD, build, way);
    }
  }

  /** Slays a monster. */
  @Doc("The active player slays a monster.")
  record Slay(@Doc("The card.") @Ref("named card") String slay, @Inline Pay pay)
      implements ValeriaAction, Purchase {

    @Override
    public TurnAction.Purchase paid(PaymentOption way) {
      return new TurnAction.Purchase(Deed.SLAY, slay, way);
    }
  }

  /** A payment; both are empty if there is only one way. */
  record Pay(
      @Doc("Needed only if there are several ways to pay.") @Label("Pay {key}")
          Optional<Map<@Ref("paid") String, @Range(min = 0, max = ValeriaVocabulary.MOST) Integer>>
              pay,
      @Doc("The printed cost that an effect waives.") Optional<@Ref("paid") String> waiving) {

    /** The way to pay; empty if none is named. */
    Optional<PaymentOption> way() {
      return pay.map(Pay::payment).map(paid -> new PaymentOption(paid, waiving.orElse("")));
    }

    private static Payment payment(Map<String, Integer> paid) {
      return new Payment(
          Resource.IN_PRICES.stream().mapToInt(one -> paid.getOrDefault(one, 0)).toArray());
    }

    /** A way to pay. */
    static Pay of(PaymentOption way) {
      Payment paid = way.payment().orElseThrow();
      Map<String, Integer> pay = new LinkedHashMap<>();
      for (int i = 0; i < paid.size(); i++) {
        if (paid.of(i) > 0) {
          pay.put(Resource.IN_PRICES.get(i), paid.of(i));
        }
      }
      return new Pay(Optional.of(pay), Optional.of(way.waived()).filter(one -> !one.isEmpty()));
    }
  }

  /** Engages an agent, wherever it stands. */
  @Doc("The active player engages an agent.")
  record Engage(@Doc("The card.") @Ref("named card") String engage)
      implements ValeriaAction, OfTurn {

    @Override
    public TurnAction action(Table table) {
      return new TurnAction.Engage(table.slot(engage), engage);
    }
  }

  /** Uses a relic. */
  @Doc("The active player uses a relic.")
  record Relic(@Doc("The card.") @Ref("named card") String relic) implements ValeriaAction, OfTurn {

    @Override
    public TurnAction action(Table table) {
      return new TurnAction.UseRelic(relic);
    }
  }
}
