package dev.runesheet.game.valeria.authoring.scenario;

import dev.runesheet.game.valeria.payment.PaymentOption;
import dev.runesheet.game.valeria.payment.TurnAction;
import dev.runesheet.game.valeria.turn.RollChange;
import dev.runesheet.game.valeria.turn.RollChange.Dice;
import dev.runesheet.game.valeria.turn.StarterChoice;
import dev.runesheet.game.valeria.word.Resource;
import dev.runesheet.testing.declared.AnswerForms;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;

/** The forms of Valeria's options: what effects offer, and the actions of its questions. */
final class AnswerWords {

  private AnswerWords() {}

  /**
   * The forms.
   *
   * @param cards how cards can be called
   * @param players how players can be called
   * @param options what effects call their options
   */
  static AnswerForms of(
      Collection<String> cards, Collection<String> players, Collection<String> options) {
    List<String> entities = new ArrayList<>(players);
    entities.addAll(cards);
    return new AnswerForms()
        .picks(options, entities, "face-down [a-z]+ of stack \\d+")
        .slot("card", cards)
        .series("cards", cards, " and ")
        .slot("resource", Resource.IN_PRICES)
        .slot("taken", ValeriaVocabulary.TAKEN)
        .slot("one", Resource.TAKEN.stream().map(one -> one.amount(1)).toList())
        .slot("number", List.of(), "\\d+")
        .slot("those dice", Arrays.stream(Dice.values()).map(Dice::words).toList())
        .slot("way", List.of(), PaymentOption.TEXTS)
        .slot("price", List.of(PaymentOption.NOTHING), PaymentOption.ALL_WORDS)
        .actions(RollChange.class)
        .actions(StarterChoice.DUKE.actions())
        .actions(TurnAction.class)
        .actions(TurnAction.Pay.class);
  }
}
