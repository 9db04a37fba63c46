package dev.runesheet.game.queensblood.authoring;

import dev.runesheet.api.Match;
import dev.runesheet.game.queensblood.board.Card;
import dev.runesheet.game.queensblood.board.CardType;
import dev.runesheet.game.queensblood.board.Move;
import dev.runesheet.game.queensblood.board.QueensCatalog;
import dev.runesheet.game.queensblood.turn.Hands;
import dev.runesheet.pack.tool.CardText;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.Collectors;

/** The cards of a hand in words, for who chooses among them. */
final class HandText {

  private HandText() {}

  /** The cards that a mulligan is about: those replaced, or the hand that is kept. */
  static String of(Match match, int side, Move.Mulligan mulligan) {
    List<Card> hand = Hands.hand(match.world(), side);
    List<String> said = new ArrayList<>();
    for (int slot = 0; slot < hand.size(); slot++) {
      if (mulligan.slots().isEmpty() || mulligan.slots().contains(slot)) {
        said.add(slot + 1 + ": " + card(match, hand.get(slot)));
      }
    }
    return String.join(" ", said);
  }

  /** The names of the cards that a mulligan replaces, with the places of those that are alike. */
  static String names(Match match, int side, Move.Mulligan mulligan) {
    List<String> hand = Hands.hand(match.world(), side).stream().map(Card::getName).toList();
    return mulligan.slots().stream()
        .map(
            slot -> hand.get(slot) + (isAlone(hand.get(slot), hand) ? "" : " (" + (slot + 1) + ")"))
        .collect(Collectors.joining(", ", "Replace ", ""));
  }

  private static boolean isAlone(String name, List<String> hand) {
    return Collections.frequency(hand, name) == 1;
  }

  private static String card(Match match, Card card) {
    CardType type = match.book().catalog(QueensCatalog.class).card(card.getDefinition());
    String numbers = type.called() + ", cost " + type.cost() + ", power " + type.power() + ".";
    return (numbers + " " + CardText.of(match.book(), type.effect())).strip();
  }
}
