package dev.runesheet.game.valeria.authoring.scenario;

import dev.runesheet.game.valeria.payment.PaymentOption;
import dev.runesheet.game.valeria.payment.TurnAction;
import dev.runesheet.game.valeria.turn.Rolls;
import dev.runesheet.game.valeria.word.GainWords;
import dev.runesheet.game.valeria.word.Resource;
import dev.runesheet.schema.Doc;
import dev.runesheet.schema.Inline;
import dev.runesheet.schema.Label;
import dev.runesheet.schema.Range;
import dev.runesheet.schema.Ref;
import dev.runesheet.schema.Size;
import dev.runesheet.spi.action.Action;
import dev.runesheet.spi.action.ActionCodec;
import dev.runesheet.spi.action.TextForm;
import dev.runesheet.spi.payment.Payment;
import dev.runesheet.word.WordList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

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

  /** An action of the turn, whose text is that of the game's action: the id of its option. */
  sealed interface OfTurn extends Action permits Take, Purchase, Engage, Relic {

    /** An action of the game in these words; empty if they have none for it. */
    static Optional<ValeriaAction> of(TurnAction action) {
      String id = ActionCodec.of(TurnAction.class).write(action);
      return ActionCodec.of(OfTurn.class).read(id).map(ValeriaAction.class::cast);
    }
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
  @TextForm(TurnAction.TAKE + "{take}")
  record Take(
      @Doc("The resource that is taken; maps only where players sail.") @Ref("taken") String take)
      implements ValeriaAction, OfTurn {}

  /** The common fields of hiring, building and slaying. */
  sealed interface Purchase extends OfTurn permits Hire, Build, Slay {

    /** The payment. */
    Pay pay();
  }

  /** Hires a citizen. */
  @Doc("The active player hires a citizen.")
  @TextForm(GainWords.HIRE + " {hire} {pay}")
  record Hire(@Doc("The card.") @Ref("named card") String hire, @Inline Pay pay)
      implements ValeriaAction, Purchase {}

  /** Builds a domain. */
  @Doc("The active player builds a domain.")
  @TextForm(GainWords.BUILD + " {build} {pay}")
  record Build(@Doc("The card.") @Ref("named card") String build, @Inline Pay pay)
      implements ValeriaAction, Purchase {}

  /** Slays a monster. */
  @Doc("The active player slays a monster.")
  @TextForm(GainWords.SLAY + " {slay} {pay}")
  record Slay(@Doc("The card.") @Ref("named card") String slay, @Inline Pay pay)
      implements ValeriaAction, Purchase {}

  /** A payment; both are empty if there is only one way. */
  record Pay(
      @Doc("Needed only if there are several ways to pay.") @Label("Pay {key}")
          Optional<Map<@Ref("paid") String, @Range(min = 0, max = ValeriaVocabulary.MOST) Integer>>
              pay,
      @Doc("The printed cost that an effect waives.") Optional<@Ref("paid") String> waiving) {

    /** The payment of the text of a way to pay. */
    static Pay of(String text) {
      PaymentOption way = PaymentOption.of(text);
      return new Pay(
          way.payment().map(Pay::amounts), Optional.of(way.waived()).filter(one -> !one.isEmpty()));
    }

    private static Map<String, Integer> amounts(Payment paid) {
      Map<String, Integer> amounts = new LinkedHashMap<>();
      for (int i = 0; i < paid.size(); i++) {
        if (paid.of(i) > 0) {
          amounts.put(Resource.IN_PRICES.get(i), paid.of(i));
        }
      }
      return amounts;
    }

    /** True if no payment is named, so that there must be only one way. */
    boolean isOpen() {
      return pay.isEmpty();
    }

    /** The text of the way to pay; empty if none is named. */
    @Override
    public String toString() {
      return pay.map(Pay::payment)
          .map(paid -> new PaymentOption(paid, waiving.orElse("")).toString())
          .orElse("");
    }

    private static Payment payment(Map<String, Integer> paid) {
      return new Payment(
          Resource.IN_PRICES.stream().mapToInt(one -> paid.getOrDefault(one, 0)).toArray());
    }
  }

  /** Engages an agent, wherever it stands. */
  @Doc("The active player engages an agent.")
  @TextForm(TurnAction.ENGAGE + "{engage}")
  record Engage(@Doc("The card.") @Ref("named card") String engage)
      implements ValeriaAction, OfTurn {}

  /** Uses a relic. */
  @Doc("The active player uses a relic.")
  @TextForm(TurnAction.RELIC + "{relic}")
  record Relic(@Doc("The card.") @Ref("named card") String relic)
      implements ValeriaAction, OfTurn {}
}
