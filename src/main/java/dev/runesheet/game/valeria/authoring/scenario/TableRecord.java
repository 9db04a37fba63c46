package dev.runesheet.game.valeria.authoring.scenario;

import dev.runesheet.api.Match;
import dev.runesheet.game.valeria.Referee;
import dev.runesheet.game.valeria.card.CardKind;
import dev.runesheet.game.valeria.state.Card;
import dev.runesheet.game.valeria.state.CardIndex;
import dev.runesheet.game.valeria.state.Player;
import dev.runesheet.game.valeria.state.ValeriaState;
import dev.runesheet.game.valeria.state.ValeriaState.Standing;
import dev.runesheet.game.valeria.state.Zones;
import dev.runesheet.game.valeria.word.Prompts;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.spi.Decision;
import dev.runesheet.testing.UnreadableExpectation;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The table in the words of {@code then}. */
final class TableRecord extends TableWords {

  TableRecord(Match match, CardNames names) {
    super(match, names);
  }

  /**
   * The state of the table. Scores and payments are computed in a copy of the match, so only on
   * request.
   */
  ValeriaThen see(ValeriaThen asked) {
    return new ValeriaThen(
        byPlayer(this::seat),
        centre(),
        harbour(),
        marks(number -> true),
        turn(),
        asked.scores() == null && !match.over() ? null : scores(),
        asked.pay() == null ? null : pay(asked.pay()),
        byPlayer(this::questions));
  }

  private ValeriaThen.Centre centre() {
    return new ValeriaThen.Centre(
        stacks(Zones.MONSTERS),
        stacks(Zones.CITIZENS),
        stacks(Zones.DOMAINS),
        list(cardIndex.exhaustedDeck()),
        list(cardIndex.banished()),
        list(cardIndex.agents()));
  }

  private ValeriaThen.Harbour harbour() {
    return new ValeriaThen.Harbour(
        list(cardIndex.slots(CardKind.GOODS)),
        list(cardIndex.slots(CardKind.TOME)),
        list(cardIndex.slots(CardKind.NOBLE)),
        piles());
  }

  private ValeriaThen.Turn turn() {
    return new ValeriaThen.Turn(
        ValeriaVocabulary.PLAYERS.get(state.active()),
        state.turn(),
        phase(),
        List.of(state.firstDie, state.secondDie),
        state.actions,
        state.exhausted,
        state.ending);
  }

  private ValeriaThen.Seat seat(Player player) {
    return new ValeriaThen.Seat(
        resources(player, number -> true),
        lying(cardIndex.tableau(player)),
        list(cardIndex.hand(player)),
        lying(cardIndex.cargo(player)));
  }

  private List<String> lying(List<Card> cards) {
    return cards.stream().map(names::of).toList();
  }

  /** The open questions of a player, in words. */
  private List<String> questions(Player player) {
    return match.pendingDecisions().stream()
        .filter(decision -> decision.player() == player.seat())
        .map(decision -> decision.prompt().replace('_', ' '))
        .toList();
  }

  private ValeriaThen.Stage phase() {
    List<String> asked = match.pendingDecisions().stream().map(Decision::prompt).toList();
    if (asked.contains(Prompts.CHOOSE_DUKE)) {
      return ValeriaThen.Stage.DUKES;
    }
    if (asked.contains(Prompts.CHOOSE_RELIC)) {
      return ValeriaThen.Stage.RELICS;
    }
    return switch (state.phase) {
      case DUKES, RELICS, ROLL, ROLL_PENDING, ROLL_EVENTS, ROLL_SETTLED -> ValeriaThen.Stage.ROLL;
      case ACTION -> ValeriaThen.Stage.ACTION;
      case ACTION_END, TURN_END -> ValeriaThen.Stage.END;
      case OVER -> ValeriaThen.Stage.OVER;
      default -> ValeriaThen.Stage.HARVEST;
    };
  }

  /**
   * All ways to pay for a card that lies open.
   *
   * @throws UnreadableExpectation if it does not
   */
  private ValeriaThen.Ways pay(ValeriaThen.Ways asked) {
    int seat = asked.player().map(ValeriaVocabulary.PLAYERS::indexOf).orElse(state.active());
    List<String> ways = new ArrayList<>();
    try (Match fork = match.fork()) {
      Card open =
          CardIndex.find(
                  CardIndex.of(fork.world(), fork.state(ValeriaState.class)).tops(), asked.card())
              .orElseThrow(() -> covered(asked.card()));
      fork.update(context -> Referee.ways(context, open, seat).forEach(ways::add));
    }
    return new ValeriaThen.Ways(asked.player(), names.of(asked.card()), ways);
  }

  private UnreadableExpectation covered(String card) {
    String sentence = names.of(card) + " is on top of no stack, so that nobody can pay for it";
    return new UnreadableExpectation(
        List.of(new UnreadableExpectation.Part("/pay/card", Code.POSITION, sentence)));
  }

  /** The scores as they are, or as they were if the match ended now. */
  private Map<String, ValeriaThen.Score> scores() {
    if (match.over()) {
      return scores(match);
    }
    try (Match fork = match.fork()) {
      fork.update(Referee::score);
      return scores(fork);
    }
  }

  private static Map<String, ValeriaThen.Score> scores(Match match) {
    Map<String, ValeriaThen.Score> scores = new LinkedHashMap<>();
    for (Standing one : match.state(ValeriaState.class).standings) {
      scores.put(
          ValeriaVocabulary.PLAYERS.get(one.seat()),
          new ValeriaThen.Score(
              one.base(),
              one.duke(),
              one.nobles(),
              one.tomes(),
              one.goods(),
              one.cards(),
              one.total(),
              one.rank()));
    }
    return scores;
  }
}
