package dev.runesheet.game.valeria;

import dev.runesheet.engine.MatchContext;
import dev.runesheet.engine.Option;
import dev.runesheet.engine.payment.Payment;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** Sailing for maps: to buy goods or tomes, to rescue a noble, or for a pile of a resource. */
public final class Sailing {

  /** What all options of sailing begin with. */
  static final String SAIL = "sail ";

  static final String GOODS = "goods";
  static final String TOMES = "tomes";
  static final String NOBLE = "noble";
  private static final String PILE = "exekratys";
  static final Map<String, CardKind> SHOPS = Map.of(GOODS, CardKind.GOODS, TOMES, CardKind.TOME);

  private Sailing() {}

  /** All ways to sail; none without the maps for it. */
  static List<Option> options(MatchContext match, Player player) {
    List<Option> options = new ArrayList<>();
    boolean sails = player.stat(Player.SAILS) > 0;
    if (sails && player.has(Resource.MAPS) >= Slots.harbour(match).fare()) {
      Quotes quotes = new Quotes(match, player);
      shop(match, quotes, GOODS, options);
      shop(match, quotes, TOMES, options);
      rescues(match, quotes, options);
      for (Resource pile : Resource.BASIC) {
        int lies = match.state(ValeriaState.class).piles.get(pile.ordinal());
        options.add(
            new Option(
                SAIL + PILE + " " + pile.stat(),
                "sail to the Exekratys for " + lies + " " + pile.stat()));
      }
    }
    return options;
  }

  /** All ways to buy some of what lies in the slots of a kind. */
  private static void shop(MatchContext match, Quotes quotes, String shop, List<Option> options) {
    List<Card> open = Realm.of(match).slots(SHOPS.get(shop));
    for (int set = 1; set < 1 << open.size(); set++) {
      List<Card> chosen = new ArrayList<>();
      for (int i = 0; i < open.size(); i++) {
        if ((set & 1 << i) != 0) {
          chosen.add(open.get(i));
        }
      }
      String slots =
          chosen.stream()
              .map(card -> String.valueOf(card.getPosition()))
              .collect(Collectors.joining(","));
      String names = chosen.stream().map(Card::getName).collect(Collectors.joining(" and "));
      for (Way way : quotes.together(chosen, deed(shop))) {
        options.add(
            new Option(
                SAIL + shop + " " + slots + " " + way.text(),
                "sail for " + shop + ": " + names + " for " + way.words()));
      }
    }
  }

  /** What buying something is called in the table of costs. */
  static String deed(String shop) {
    return shop.equals(GOODS) ? Costs.GOODS : Costs.TOMES;
  }

  private static void rescues(MatchContext match, Quotes quotes, List<Option> options) {
    for (Card noble : Realm.of(match).slots(CardKind.NOBLE)) {
      for (Resource resource : Resource.BASIC) {
        for (Way way : quotes.whole(noble, Costs.RESCUE + resource.stat())) {
          options.add(
              new Option(
                  SAIL
                      + NOBLE
                      + " "
                      + noble.getPosition()
                      + " "
                      + noble.getDefinition()
                      + " "
                      + resource.stat(),
                  "sail to rescue " + noble.getName() + " for " + way.words()));
        }
      }
    }
  }

  /** Carries out an option of {@link #options}. */
  public static void carryOut(MatchContext match, Player player, String option) {
    String[] words = option.substring(SAIL.length()).split(" ");
    Purse.change(match, player, Resource.MAPS, -Slots.harbour(match).fare());
    switch (words[0]) {
      case GOODS, TOMES -> {
        Deeds.pay(match, player, Way.payment(words[2]));
        Slots.take(match, at(match, SHOPS.get(words[0]), words[1]), player);
      }
      case NOBLE -> {
        Card noble = at(match, CardKind.NOBLE, words[1]).get(0);
        Deeds.pay(match, player, price(match, player, noble, words[3]));
        Slots.take(match, noble, player);
      }
      case PILE -> fetch(match, player, Resource.named(words[1]));
      default -> throw new IllegalStateException("harbour has no (" + words[0] + ").");
    }
  }

  private static Payment price(MatchContext match, Player player, Card noble, String resource) {
    return new Quotes(match, player).whole(noble, Costs.RESCUE + resource).get(0).payment();
  }

  private static List<Card> at(MatchContext match, CardKind kind, String slots) {
    List<Integer> wanted = Arrays.stream(slots.split(",")).map(Integer::valueOf).toList();
    return Realm.of(match).slots(kind).stream()
        .filter(card -> wanted.contains(card.getPosition()))
        .toList();
  }

  private static void fetch(MatchContext match, Player player, Resource resource) {
    ValeriaState state = match.state(ValeriaState.class);
    Purse.change(match, player, resource, state.piles.set(resource.ordinal(), 0));
  }

  /** Moves one of a resource from a player to the pile of the Exekratys. */
  public static void offer(MatchContext match, Player player, Resource resource) {
    ValeriaState state = match.state(ValeriaState.class);
    int given = -Purse.change(match, player, resource, -1);
    state.piles.set(resource.ordinal(), state.piles.get(resource.ordinal()) + given);
  }
}
