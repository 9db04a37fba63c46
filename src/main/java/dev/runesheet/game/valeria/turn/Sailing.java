package dev.runesheet.game.valeria.turn;

import static dev.runesheet.spi.ActionHandlers.on;

import dev.runesheet.game.valeria.card.CardKind;
import dev.runesheet.game.valeria.centre.Slots;
import dev.runesheet.game.valeria.payment.PaymentOption;
import dev.runesheet.game.valeria.payment.TurnAction;
import dev.runesheet.game.valeria.price.CardPayments;
import dev.runesheet.game.valeria.price.ResourceChanges;
import dev.runesheet.game.valeria.state.Card;
import dev.runesheet.game.valeria.state.CardIndex;
import dev.runesheet.game.valeria.state.Player;
import dev.runesheet.game.valeria.state.ValeriaState;
import dev.runesheet.game.valeria.word.GainWords;
import dev.runesheet.game.valeria.word.PlayerStats;
import dev.runesheet.game.valeria.word.Resource;
import dev.runesheet.spi.ActionHandlers;
import dev.runesheet.spi.MatchContext;
import dev.runesheet.spi.Option;
import dev.runesheet.spi.action.Legality;
import dev.runesheet.spi.action.Wording;
import dev.runesheet.spi.payment.Payment;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** Sailing for maps: to buy goods or tomes, to rescue a noble, or for a pile of a resource. */
public final class Sailing {

  private static final ActionHandlers<Player, TurnAction.Sail> WAYS =
      ActionHandlers.of(
          TurnAction.Sail.class,
          List.of(
              on(TurnAction.Buy.class, Sailing::legality, Sailing::buy),
              on(TurnAction.Rescue.class, Sailing::legality, Sailing::rescue),
              on(TurnAction.Fetch.class, Sailing::legality, Sailing::fetch)));

  private Sailing() {}

  /** All ways to sail; none without the maps for it. */
  public static List<Option> options(MatchContext match, Player player) {
    List<Option> options = new ArrayList<>();
    if (sails(player) && player.has(Resource.MAPS) >= Slots.harbour(match).fare()) {
      CardPayments quotes = new CardPayments(match, player);
      for (TurnAction.Shop shop : TurnAction.Shop.values()) {
        buy(match, quotes, shop, options);
      }
      rescue(match, quotes, options);
      for (Resource pile : Resource.BASIC) {
        int lies = match.state(ValeriaState.class).piles.get(pile.index());
        options.add(fetching(new TurnAction.Fetch(pile), lies));
      }
    }
    return options;
  }

  private static Option fetching(TurnAction.Fetch fetch, int lies) {
    String pile = fetch.resource().stat();
    return new Option(
        fetch, () -> lies == 0 ? Wording.of(fetch, pile) : Wording.of(fetch, lies, pile));
  }

  /** True if a match has ships. */
  static boolean sails(Player player) {
    return player.stat(PlayerStats.SAILS) > 0;
  }

  /** All options to buy cards from the slots of a shop. */
  private static void buy(
      MatchContext match, CardPayments quotes, TurnAction.Shop shop, List<Option> options) {
    List<Card> open = CardIndex.of(match).slots(shop.kind());
    for (int set = 1; set < 1 << open.size(); set++) {
      List<Card> chosen = new ArrayList<>();
      for (int i = 0; i < open.size(); i++) {
        if ((set & 1 << i) != 0) {
          chosen.add(open.get(i));
        }
      }
      List<Integer> slots = chosen.stream().map(Card::getPosition).toList();
      for (PaymentOption way : quotes.together(chosen, shop.deed())) {
        String names = chosen.stream().map(Card::getName).collect(Collectors.joining(" and "));
        TurnAction.Buy buy = new TurnAction.Buy(shop, slots, way);
        options.add(new Option(buy, () -> Wording.of(buy, shop.word(), names, way.words())));
      }
    }
  }

  private static void rescue(MatchContext match, CardPayments quotes, List<Option> options) {
    for (Card noble : CardIndex.of(match).slots(CardKind.NOBLE)) {
      String name = noble.getName();
      for (Resource resource : Resource.BASIC) {
        TurnAction.Rescue rescue =
            new TurnAction.Rescue(noble.getPosition(), noble.getDefinition(), resource);
        for (PaymentOption way : quotes.whole(noble, GainWords.RESCUE + resource.stat())) {
          options.add(new Option(rescue, () -> Wording.of(rescue, name, way.words())));
        }
      }
    }
  }

  /** Legal if a match has ships. */
  static Legality aboard(Player player) {
    return Legality.of(
        sails(player), () -> "Nobody sails in this match: it is without the Crimson Seas.");
  }

  /** Legal if a player may sail in a way. */
  static Legality legality(MatchContext match, Player player, TurnAction.Sail sail) {
    int fare = Slots.harbour(match).fare();
    if (!sails(player)) {
      return aboard(player);
    }
    if (player.has(Resource.MAPS) < fare) {
      return Legality.illegal("Sailing costs " + fare + " map, and there is none.");
    }
    return WAYS.legality(match, player, sail);
  }

  private static Legality legality(MatchContext match, Player player, TurnAction.Buy buy) {
    List<Card> chosen = new ArrayList<>();
    for (int slot : buy.slots()) {
      Optional<Card> card = in(match, buy.shop().kind(), slot);
      if (card.isEmpty()) {
        return empty(buy.shop().word(), slot);
      }
      chosen.add(card.get());
    }
    if (chosen.isEmpty() || new HashSet<>(chosen).size() < chosen.size()) {
      String slots = buy.slots().stream().map(String::valueOf).collect(Collectors.joining(","));
      return Legality.illegal(
          chosen.isEmpty() ? "No slot is named." : "A slot is named twice in '" + slots + "'.");
    }
    CardPayments quotes = new CardPayments(match, player);
    return Purchases.payment(match, player, quotes.price(chosen, buy.shop().deed()), buy.way());
  }

  private static Legality legality(MatchContext match, Player player, TurnAction.Rescue rescue) {
    Optional<Card> noble = in(match, CardKind.NOBLE, rescue.slot());
    String resource = rescue.resource().stat();
    if (noble.isEmpty() || !noble.get().getDefinition().equals(rescue.card())) {
      return empty(rescue.card(), rescue.slot());
    }
    if (!Resource.BASIC.contains(rescue.resource())) {
      return Legality.illegal(
          "A noble is rescued for one of " + Resource.IN_PRICES + ", not for '" + resource + "'.");
    }
    CardPayments quotes = new CardPayments(match, player);
    String deed = GainWords.RESCUE + resource;
    return quotes.whole(noble.get(), deed).isEmpty()
        ? Legality.illegal(
            "Rescuing "
                + noble.get().getName()
                + " needs "
                + quotes.due(noble.get(), deed)
                + " "
                + resource
                + ".")
        : Legality.LEGAL;
  }

  private static Legality legality(MatchContext match, Player player, TurnAction.Fetch fetch) {
    return Resource.BASIC.contains(fetch.resource())
        ? Legality.LEGAL
        : Legality.illegal("The Exekratys has no pile of " + fetch.resource().stat() + ".");
  }

  private static Optional<Card> in(MatchContext match, CardKind kind, int slot) {
    return CardIndex.of(match).slots(kind).stream()
        .filter(card -> card.getPosition() == slot)
        .findFirst();
  }

  private static Legality empty(String what, int slot) {
    return Legality.illegal(
        "Slot " + slot + " of the harbour does not hold " + what + "; slots count from 0.");
  }

  /** Carries out a way that {@link #options} offered. */
  public static void perform(MatchContext match, Player player, TurnAction.Sail sail) {
    ResourceChanges.change(match, player, Resource.MAPS, -Slots.harbour(match).fare());
    WAYS.perform(match, player, sail);
  }

  private static void buy(MatchContext match, Player player, TurnAction.Buy buy) {
    Acquisitions.pay(match, player, buy.way().payment().orElseThrow());
    List<Card> bought =
        CardIndex.of(match).slots(buy.shop().kind()).stream()
            .filter(card -> buy.slots().contains(card.getPosition()))
            .toList();
    Slots.take(match, bought, player);
  }

  private static void rescue(MatchContext match, Player player, TurnAction.Rescue rescue) {
    Card noble = in(match, CardKind.NOBLE, rescue.slot()).orElseThrow();
    Acquisitions.pay(match, player, price(match, player, noble, rescue.resource()));
    Slots.take(match, noble, player);
  }

  private static void fetch(MatchContext match, Player player, TurnAction.Fetch fetch) {
    ValeriaState state = match.state(ValeriaState.class);
    int lies = state.piles.set(fetch.resource().index(), 0);
    ResourceChanges.change(match, player, fetch.resource(), lies);
  }

  private static Payment price(MatchContext match, Player player, Card noble, Resource resource) {
    CardPayments quotes = new CardPayments(match, player);
    return quotes.whole(noble, GainWords.RESCUE + resource.stat()).get(0).payment().orElseThrow();
  }

  /** Moves one of a resource from a player to the pile of the Exekratys. */
  public static void offer(MatchContext match, Player player, Resource resource) {
    ValeriaState state = match.state(ValeriaState.class);
    int given = -ResourceChanges.change(match, player, resource, -1);
    state.piles.set(resource.index(), state.piles.get(resource.index()) + given);
  }
}
