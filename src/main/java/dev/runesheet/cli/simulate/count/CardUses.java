package dev.runesheet.cli.simulate.count;

import dev.runesheet.pack.tool.CardPath;
import dev.runesheet.spi.Decision;
import dev.runesheet.spi.Happening;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/** The fate of the cards of decks, traced through a match's log. */
public final class CardUses {

  private final CardPath path;
  private final List<List<String>> brought;
  private final Map<Integer, Card> cards = new HashMap<>();

  /** All cards of the match, also those that nobody brought. */
  private final Set<Integer> all = new HashSet<>();

  /** The cards that were chosen, until they are known to have been chosen for something else. */
  private final List<Card> chosen = new ArrayList<>();

  private CardUses(CardPath path, List<List<String>> brought) {
    this.path = path;
    this.brought = brought;
  }

  /** A card of a deck. */
  private static final class Card {
    private final String name;

    /** The player who brought it, or drew it; -1 as long as nobody has one of a common deck. */
    private int owner;

    /** The player who has it now; -1 for nobody. */
    private int holder;

    private String zone;
    private CardFate use;

    /** The hand in which its holder chose it to be played; empty if there is none. */
    private String chosenIn = "";

    Card(int owner, String name, String zone, CardFate use) {
      this.owner = owner;
      this.holder = owner;
      this.name = name;
      this.zone = zone;
      this.use = use;
    }
  }

  /**
   * The fate of the cards of each player, those that he drew and those of his deck that nobody did;
   * of several with one name, the furthest.
   *
   * @param brought the deck of each player
   */
  public static List<Map<String, CardFate>> of(
      List<Happening> happenings, CardPath path, List<List<String>> brought) {
    CardUses uses = new CardUses(path, brought);
    happenings.forEach(uses::happened);
    List<Map<String, CardFate>> most = new ArrayList<>();
    brought.forEach(player -> most.add(new TreeMap<>()));
    for (Card card : uses.cards.values()) {
      if (card.owner >= 0) {
        most.get(card.owner).merge(card.name, card.use, CardFate::furthest);
      }
    }
    return most;
  }

  private void happened(Happening happening) {
    if (happening instanceof Happening.Moved moved) {
      moved(moved);
    } else if (happening instanceof Happening.Activated activated) {
      activated(activated);
    } else if (happening instanceof Happening.Appeared appeared) {
      appeared(appeared);
    } else if (happening instanceof Happening.Answered answered) {
      answered(answered);
    } else if (happening instanceof Happening.PhaseEnded) {
      chosen.removeIf(CardUses::isKept);
    }
  }

  /** Notes the card that a player chose in his hand; what a card asks for is its cost, or lost. */
  private void answered(Happening.Answered answered) {
    Decision decision = answered.decision();
    if (decision.effect().isEmpty()
        || path.discarding().contains(decision.effect())
        || all.contains(decision.holder())) {
      return;
    }
    for (int entity : answered.option().action().entities()) {
      Card card = cards.get(entity);
      if (card != null && card.holder == decision.player() && path.asked().contains(card.zone)) {
        card.chosenIn = card.zone;
        chosen.add(card);
      }
    }
  }

  /** True if a card still lies where it was chosen, and so was chosen for something else. */
  private static boolean isKept(Card card) {
    boolean kept = card.chosenIn.equals(card.zone);
    if (kept) {
      card.chosenIn = "";
    }
    return kept;
  }

  private void appeared(Happening.Appeared one) {
    boolean inHand = path.hands().contains(one.zone());
    String name = path.name().apply(one);
    if (name != null) {
      all.add(one.entity());
    }
    if (inHand || path.decks().contains(one.zone())) {
      if (name != null && isBrought(one.controller(), name)) {
        CardFate use = inHand ? CardFate.DRAWN : CardFate.NEVER;
        cards.put(one.entity(), new Card(one.controller(), name, one.zone(), use));
      }
    }
  }

  /**
   * True if a player brought a card of this name; one of nobody's is counted for whoever has it.
   */
  private boolean isBrought(int player, String name) {
    return player >= 0
        ? brought.get(player).contains(name)
        : brought.stream().anyMatch(deck -> deck.contains(name));
  }

  private void moved(Happening.Moved moved) {
    Card card = cards.get(moved.entity());
    if (card == null) {
      return;
    }
    boolean wasInHand = path.hands().contains(card.zone) && !path.asked().contains(card.zone);
    card.zone = moved.zone();
    card.holder = moved.controller();
    if (card.use == CardFate.PLAYED) {
      return;
    }
    if (!card.chosenIn.isEmpty() && path.tables().contains(moved.zone())) {
      card.use = CardFate.PLAYED;
    } else if (path.decks().contains(moved.zone())) {
      card.use = CardFate.NEVER;
      card.chosenIn = "";
    } else if (path.hands().contains(moved.zone())) {
      drawn(card, moved.controller());
    } else if (wasInHand && path.playedBy().isEmpty()) {
      card.use = CardFate.PLAYED;
    }
  }

  /** A card that came to a hand. */
  private static void drawn(Card card, int player) {
    if (card.use == CardFate.NEVER && player >= 0) {
      card.owner = player;
    }
    card.use = CardFate.DRAWN;
  }

  private void activated(Happening.Activated activated) {
    Card card = cards.get(activated.self());
    if (card != null
        && path.hands().contains(card.zone)
        && path.playedBy().contains(activated.effect())) {
      card.use = CardFate.PLAYED;
    }
  }
}
