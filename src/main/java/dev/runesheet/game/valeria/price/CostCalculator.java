package dev.runesheet.game.valeria.price;

import dev.runesheet.game.valeria.card.CardKind;
import dev.runesheet.game.valeria.payment.TurnAction;
import dev.runesheet.game.valeria.state.Card;
import dev.runesheet.game.valeria.state.CardIndex;
import dev.runesheet.game.valeria.state.CostFormula;
import dev.runesheet.game.valeria.state.Player;
import dev.runesheet.game.valeria.word.Resource;
import dev.runesheet.spi.MatchContext;

/** The prices of hiring, building and slaying, by the rows of the table of costs. */
public final class CostCalculator {

  private CostCalculator() {}

  /** The action by which a card of a kind is gained. */
  public static String deed(Card card) {
    return TurnAction.Deed.of(card.kind()).word();
  }

  /** The present amount of each resource for an action with a card. */
  public static int[] due(MatchContext match, Player player, Card card, CostFormula formula) {
    int[] due = new int[Resource.IN_PRICES.size()];
    for (CostFormula.Term term : formula.terms()) {
      due[term.resource()] += value(match, player, card, term);
    }
    for (int i = 0; i < due.length; i++) {
      due[i] = Math.max(0, due[i]);
    }
    return due;
  }

  /** The summands of the price of an action with a card. */
  public static CostFormula formula(MatchContext match, Card card, String deed) {
    return match.consult(new CostFormula(deed, card.getDefinition()));
  }

  private static int value(MatchContext match, Player player, Card card, CostFormula.Term term) {
    int each =
        switch (term.whose()) {
          case CARD -> (int) card.stat(term.name());
          case MONSTERS -> term.amount();
          default -> (int) player.stat(term.name());
        };
    return each == 0 ? 0 : each * times(match, player, card, term);
  }

  /** The number of times that a term counts: for each of some cards, or once. */
  public static int times(MatchContext match, Player player, Card card, CostFormula.Term term) {
    return switch (term.whose()) {
      case CARD, PLAYER -> 1;
      case NAMESAKES -> namesakes(match, player, card);
      case NOBLES -> CardIndex.of(match).owned(player, CardKind.NOBLE).size();
      case MONSTERS -> monsters(match, player, term.name());
    };
  }

  private static int namesakes(MatchContext match, Player player, Card card) {
    int count = 0;
    for (Card own : CardIndex.of(match).tableau(player)) {
      boolean person = own.kind() == CardKind.CITIZEN || own.kind() == CardKind.STARTER;
      if (person && !own.isFlipped() && own.getName().equals(card.getName())) {
        count++;
      }
    }
    return count;
  }

  private static int monsters(MatchContext match, Player player, String name) {
    return (int)
        CardIndex.of(match).tableau(player).stream()
            .filter(own -> own.isMonster() && own.getName().equalsIgnoreCase(name))
            .count();
  }

  /**
   * The amounts due with a part of the printed ones waived, also if none of that resource is due
   * any more; null if no part can be waived.
   */
  public static int[] waived(Player player, Card card, int[] due, CostFormula.Waiver waiver) {
    int most = (int) Math.min(player.stat(waiver.stat()), card.stat(waiver.printed()));
    if (most <= 0) {
      return null;
    }
    int index = Resource.IN_PRICES.indexOf(waiver.resource());
    int[] less = due.clone();
    less[index] = Math.max(0, due[index] - most);
    return less;
  }

  /** The resources with which a player can pay, with laid out tomes. */
  public static int[] purse(MatchContext match, Player player) {
    int[] purse = new int[Resource.IN_PRICES.size()];
    for (int i = 0; i < purse.length; i++) {
      Resource resource = Resource.BASIC.get(i);
      purse[i] = player.has(resource) + Tomes.worth(match, player, resource);
    }
    return purse;
  }
}
