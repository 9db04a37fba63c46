package dev.runesheet.game.valeria.payment;

import static java.util.stream.Collectors.toMap;

import dev.runesheet.game.valeria.card.CardKind;
import dev.runesheet.game.valeria.word.GainWords;
import dev.runesheet.game.valeria.word.Resource;
import dev.runesheet.spelling.Word;
import dev.runesheet.spi.action.Action;
import dev.runesheet.spi.action.TextForm;
import java.util.Arrays;
import java.util.List;
import java.util.Map;

/** The actions of a turn (rules.md, section 4); effects allow some of them at other times, too. */
public sealed interface TurnAction extends Action {

  /** The words before what is taken, engaged or used, in texts of actions. */
  String TAKE = "take ";

  String ENGAGE = "engage ";
  String RELIC = "relic ";

  /** An action with one card. */
  interface OfCard extends Action {

    /** Its code. */
    String card();

    @Override
    default List<String> definitions() {
      return List.of(card());
    }
  }

  /** Taking one of a resource. */
  @TextForm(value = TAKE + "{taken}", words = TAKE + "{one}")
  record Take(Resource taken) implements TurnAction {}

  /** Gaining a card of the centre for a payment. */
  @TextForm(value = "{deed} {card} {way}", words = "{deed} {card} for {price}")
  record Purchase(Deed deed, String card, PaymentOption way) implements TurnAction, OfCard {}

  /** The ways to gain a card of the centre, by its kind. */
  enum Deed {
    /** Hires a citizen. */
    HIRE(GainWords.HIRE, CardKind.CITIZEN),
    /** Builds a domain. */
    BUILD(GainWords.BUILD, CardKind.DOMAIN),
    /** Slays a monster. */
    SLAY(GainWords.SLAY, CardKind.MONSTER);

    private static final Map<CardKind, Deed> OF_KINDS =
        Arrays.stream(values()).collect(toMap(Deed::gained, deed -> deed));

    private final String word;
    private final CardKind gained;

    Deed(String word, CardKind gained) {
      this.word = word;
      this.gained = gained;
    }

    /** The action by which cards of a kind are gained; events are slain, as some are monsters. */
    public static Deed of(CardKind kind) {
      return OF_KINDS.getOrDefault(kind, SLAY);
    }

    /** The kind of cards that are gained. */
    public CardKind gained() {
      return gained;
    }

    /** The word for it, also in the table of costs. */
    public String word() {
      return word;
    }
  }

  /** Sailing to the harbour. */
  sealed interface Sail extends TurnAction {}

  /** Buying cards from the slots of a shop. */
  @TextForm(value = "sail {shop} {slots} {way}", words = "sail for {shop}: {cards} for {price}")
  record Buy(Shop shop, List<Integer> slots, PaymentOption way) implements Sail {

    /** Copies the list. */
    public Buy {
      slots = List.copyOf(slots);
    }
  }

  /** The shops of the harbour. */
  enum Shop implements Word {
    /** Goods. */
    GOODS(CardKind.GOODS, GainWords.GOODS),
    /** Tomes. */
    TOMES(CardKind.TOME, GainWords.TOMES);

    private final CardKind kind;
    private final String deed;

    Shop(CardKind kind, String deed) {
      this.kind = kind;
      this.deed = deed;
    }

    public CardKind kind() {
      return kind;
    }

    /** The word for buying in the table of costs. */
    public String deed() {
      return deed;
    }
  }

  /** Rescuing the noble of a slot for a resource. */
  @TextForm(
      value = "sail noble {slot} {card} {resource}",
      words = "sail to rescue {card} for {price}")
  record Rescue(int slot, String card, Resource resource) implements Sail, OfCard {}

  /** Fetching the pile of a resource from the Exekratys. */
  @TextForm(
      value = "sail exekratys {resource}",
      words = {
        "sail to the Exekratys for {number} {resource}",
        "sail to the Exekratys for no {resource}"
      })
  record Fetch(Resource resource) implements Sail {}

  /** Laying out a tome for one of its resource. */
  @TextForm(
      value = "use tome {resource}",
      words = "lay out a tome for 1 {resource} of what you pay next")
  record LayOutTome(Resource resource) implements TurnAction {}

  /** Engaging an agent. */
  @TextForm(value = ENGAGE + "{card}", words = ENGAGE + "{card}")
  record Engage(String card) implements TurnAction, OfCard {}

  /** Using a relic. */
  @TextForm(value = RELIC + "{card}", words = "use {card}")
  record UseRelic(String card) implements TurnAction, OfCard {}

  /** Paying for a card that an effect names. */
  @TextForm(value = "pay {way}", words = "pay {price}")
  record Pay(PaymentOption way) implements Action {}
}
