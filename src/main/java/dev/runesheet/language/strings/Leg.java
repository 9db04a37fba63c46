package dev.runesheet.language.strings;

import java.util.List;
import java.util.Optional;

/**
 * One part of an effect string; parts are joined by {@code " + "}. Kinds of cards are the words of
 * the language: {@code citizen}, {@code monster}, {@code domain}, {@code noble}.
 */
public sealed interface Leg {

  /** {@code g 2}: gains, or pays if negative. */
  record Gain(Amount amount) implements Leg {}

  /** {@code count area Hills g 1}: gains for each of something. */
  record Count(Counted counted, Amount each) implements Leg {}

  /** {@code exchange s 1 g 2}: pays one thing and gains another. */
  record Exchange(Side pay, Side gain) implements Leg {}

  /** {@code steal g 3 m 3}: takes one of these from an opponent, who may get victory points. */
  record Steal(List<Amount> amounts, int victimVictory) implements Leg {
    /** Copies the amounts. */
    public Steal {
      amounts = List.copyOf(amounts);
    }
  }

  /** {@code choose g 2 m 2}. */
  record Choose(List<Option> options) implements Leg {
    /** Copies the options. */
    public Choose {
      options = List.copyOf(options);
    }
  }

  /** A word that is an effect by itself, such as {@code slay}. */
  record Key(String word) implements Leg {}

  /** {@code flip_citizen targeted}: turns a card of an opponent face down. */
  record Flip(String kind, boolean optional) implements Leg {}

  /** {@code banish_center citizen}. */
  record BanishCentre(String kind, String type, boolean optional) implements Leg {}

  /** {@code banish_owned citizen}. */
  record BanishOwned(String kind, boolean optional) implements Leg {}

  /** {@code steal_citizen gold_cost<=2}. */
  record StealCitizen(List<Clause> where) implements Leg {
    /** Copies the conditions. */
    public StealCitizen {
      where = List.copyOf(where);
    }
  }

  /** {@code take_owned monster random}: a random card of an opponent changes hands. */
  record TakeOwned(String kind, boolean optional, boolean toStack, int victimVictory)
      implements Leg {}

  /** {@code return_owned monster v 3}: puts an own card back on its stack for a reward. */
  record ReturnOwned(String kind, Amount gain, boolean optional) implements Leg {}

  /** {@code modify_monster_strength 3}. */
  record Harden(int strength) implements Leg {}

  /** {@code self_convert g 3 v 3 optional}. */
  record Convert(Amount pay, Amount gain, boolean optional) implements Leg {}

  /** {@code take_from_player g 1 optional}. */
  record TakeFrom(Amount amount, boolean optional) implements Leg {}

  /** {@code pay_to_player g 1 v 1 optional}. */
  record PayTo(Amount pay, Optional<Amount> gain, boolean optional) implements Leg {}

  /** {@code all_lose g 1}: gains or, if negative, losses of several players. */
  record ForAll(Audience audience, Amount amount) implements Leg {}

  /** {@code add_slay_cost m 1}: a monster of the active player's choice becomes dearer. */
  record AddCost(Amount amount) implements Leg {}

  /** {@code add_self_slay_cost s 1 max=10}; 0 for no maximum. */
  record AddOwnCost(Amount amount, int max) implements Leg {}

  /** {@code add_self_gold_pool 1}: the active player puts gold on the card. */
  record AddPool(int gold) implements Leg {}

  /** {@code all_gain_per_owned gain=m:1 per=citizen}. */
  record GainPerCitizen(Amount each) implements Leg {}

  /** {@code active_may gain_action pay=m:3}. */
  record BuyAction(Price price) implements Leg {}

  /** {@code all_may self_convert pay=m:3 gain=v:2}. */
  record AllConvert(Price price, Amount gain) implements Leg {}

  /** {@code all_may banish_owned_citizen role=soldier gain=v:3}; an empty role for all. */
  record AllBanish(String role, Amount gain) implements Leg {}

  /** {@code all_must flip_citizen}. */
  record AllFlip() implements Leg {}

  /** {@code active_choose self_gain:g:2 | all_gain:m:4}. */
  record ActiveChoose(List<ForAll> offers) implements Leg {
    /** Copies the offers. */
    public ActiveChoose {
      offers = List.copyOf(offers);
    }
  }

  /** {@code place_reserve pool=kings_guard}: a whole reserve comes onto the card's own stack. */
  record PlaceAll(String pool) implements Leg {}

  /** {@code seq all_must …}: each player in turn. */
  record InTurn(boolean optional, Deed deed) implements Leg {}

  /** What players do in turn. */
  sealed interface Deed {}

  /** {@code pay_to_chosen pay=wild:2}. */
  record PayChosen(Price price) implements Deed {}

  /** {@code banish_center_citizen}. */
  record BanishTop() implements Deed {}

  /** {@code banish_owned_citizen gain=v:3}; an empty role for all. */
  record BanishOwn(String role, Amount gain) implements Deed {}

  /** {@code place_reserve_monster pool=undead_samurai}. */
  record PlaceReserve(String pool) implements Deed {}
}
