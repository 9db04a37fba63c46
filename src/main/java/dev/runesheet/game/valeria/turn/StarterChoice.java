package dev.runesheet.game.valeria.turn;

import dev.runesheet.game.valeria.card.CardKind;
import dev.runesheet.game.valeria.centre.Cards;
import dev.runesheet.game.valeria.payment.TurnAction;
import dev.runesheet.game.valeria.state.Card;
import dev.runesheet.game.valeria.state.CardIndex;
import dev.runesheet.game.valeria.state.Player;
import dev.runesheet.game.valeria.state.ValeriaCatalog;
import dev.runesheet.game.valeria.state.ValeriaState;
import dev.runesheet.game.valeria.state.ValeriaState.Phase;
import dev.runesheet.game.valeria.state.Zones;
import dev.runesheet.game.valeria.word.Prompts;
import dev.runesheet.spi.MatchContext;
import dev.runesheet.spi.Option;
import dev.runesheet.spi.Question;
import dev.runesheet.spi.action.Legality;
import dev.runesheet.spi.action.TextForm;
import dev.runesheet.spi.action.Wording;
import java.util.List;

/**
 * The question which of the dukes or relics that were dealt a player keeps.
 *
 * @param kind the kind of what was dealt
 */
public record StarterChoice(String prompt, CardKind kind) implements Question<StarterChoice.Keep> {

  public static final StarterChoice DUKE = new StarterChoice(Prompts.CHOOSE_DUKE, CardKind.DUKE);
  public static final StarterChoice RELIC = new StarterChoice(Prompts.CHOOSE_RELIC, CardKind.RELIC);

  /** Keeping a card. */
  @TextForm(value = "{card}", words = "keep {card}")
  public record Keep(String card) implements TurnAction.OfCard {}

  @Override
  public Class<Keep> actions() {
    return Keep.class;
  }

  public static void askDukes(MatchContext match, ValeriaState state) {
    DUKE.ask(match);
    state.phase = state.relics ? Phase.RELICS : Phase.ROLL;
  }

  public static void askRelics(MatchContext match, ValeriaState state) {
    RELIC.ask(match);
    state.phase = Phase.ROLL;
  }

  private void ask(MatchContext match) {
    for (Player player : CardIndex.of(match).players()) {
      if (!dealt(match, player.seat()).isEmpty()) {
        match.decide(this, player.seat());
      }
    }
  }

  private List<Card> dealt(MatchContext match, int seat) {
    CardIndex cardIndex = CardIndex.of(match);
    return cardIndex.hand(cardIndex.player(seat), kind);
  }

  @Override
  public List<Option> options(MatchContext match, int seat) {
    return dealt(match, seat).stream().map(StarterChoice::option).toList();
  }

  private static Option option(Card card) {
    String name = card.getName();
    Keep keep = new Keep(card.getDefinition());
    return new Option(keep, () -> Wording.of(keep, name));
  }

  @Override
  public Legality legality(MatchContext match, int seat, Keep keep) {
    return Legality.of(
        CardIndex.find(dealt(match, seat), keep.card()).isPresent(),
        () ->
            match.book().catalog(ValeriaCatalog.class).codes().contains(keep.card())
                ? keep.card() + " is not among the cards to choose from."
                : "");
  }

  /** Keeps a card; the others of its kind go. A relic lies open from then on. */
  @Override
  public void onAnswer(MatchContext match, int seat, Keep keep) {
    match.resetCounts();
    for (Card card : dealt(match, seat)) {
      if (!card.getDefinition().equals(keep.card())) {
        match.move(card, Zones.GONE, 0);
      } else if (kind == CardKind.RELIC) {
        Cards.own(match, card, CardIndex.of(match).player(seat));
      }
    }
  }
}
