package dev.runesheet.game.valeria;

import dev.runesheet.engine.MatchContext;
import dev.runesheet.engine.payment.Price;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;

/** Why a player cannot sail as a text says. */
final class Voyages {

  private Voyages() {}

  /** The reason, in a sentence; empty if the text does not name a way to sail. */
  static String refusal(MatchContext match, Player player, String option) {
    String[] words = option.substring(Sailing.SAIL.length()).split(" ");
    int fare = Slots.harbour(match).fare();
    if (player.stat(Player.SAILS) <= 0) {
      return "Nobody sails in this match: it is without the Crimson Seas.";
    }
    if (player.has(Resource.MAPS) < fare) {
      return "Sailing costs " + fare + " map, and there is none.";
    }
    return switch (words[0]) {
      case Sailing.GOODS, Sailing.TOMES -> words.length == 3 ? purchase(match, player, words) : "";
      case Sailing.NOBLE -> words.length == 4 ? rescue(match, player, words) : "";
      default -> "";
    };
  }

  private static String purchase(MatchContext match, Player player, String[] words) {
    CardKind kind = Sailing.SHOPS.get(words[0]);
    List<String> slots = Arrays.asList(words[1].split(","));
    List<Card> chosen = new ArrayList<>();
    for (String slot : slots) {
      Optional<Card> card = in(match, kind, slot);
      if (card.isEmpty()) {
        return empty(words[0], slot);
      }
      chosen.add(card.get());
    }
    if (new HashSet<>(slots).size() < slots.size()) {
      return "A slot is named twice in '" + words[1] + "'.";
    }
    Price price = new Quotes(match, player).price(chosen, Sailing.deed(words[0]));
    return Refusals.payment(match, player, price, words[2]);
  }

  private static String rescue(MatchContext match, Player player, String[] words) {
    Optional<Card> noble = in(match, CardKind.NOBLE, words[1]);
    if (noble.isEmpty() || !noble.get().getDefinition().equals(words[2])) {
      return empty(words[2], words[1]);
    }
    if (!Costs.RESOURCES.contains(words[3])) {
      return "A noble is rescued for one of " + Costs.RESOURCES + ", not for '" + words[3] + "'.";
    }
    int due = new Quotes(match, player).due(noble.get(), Costs.RESCUE + words[3]);
    return "Rescuing " + noble.get().getName() + " needs " + due + " " + words[3] + ".";
  }

  private static Optional<Card> in(MatchContext match, CardKind kind, String slot) {
    return Realm.of(match).slots(kind).stream()
        .filter(card -> String.valueOf(card.getPosition()).equals(slot))
        .findFirst();
  }

  private static String empty(String what, String slot) {
    return "Slot " + slot + " of the harbour does not hold " + what + "; slots count from 0.";
  }
}
