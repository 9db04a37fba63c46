package dev.runesheet.spi;

import static dev.runesheet.spi.fault.RequiredArguments.given;

import dev.runesheet.spi.action.Action;
import dev.runesheet.spi.action.Legality;
import java.util.List;

/**
 * A question that is declared in one expression, with the parts of {@link Question#of}.
 *
 * @param <A> the actions
 */
record OneQuestion<A extends Action>(
    String prompt,
    Class<A> actions,
    Question.Offer<A> offer,
    Question.Because because,
    ActionHandlers.Deed<Integer, A> deed)
    implements Question<A> {

  OneQuestion {
    given(offer, "offer");
    given(because, "because");
    given(deed, "deed");
  }

  @Override
  public List<Option> options(MatchContext match, int player) {
    return offer.actions(match, player).stream().map(Option::new).toList();
  }

  @Override
  public Legality legality(MatchContext match, int player, A action) {
    boolean offered = offer.actions(match, player).contains(action);
    return Legality.of(offered, () -> because.reason(match, player));
  }

  @Override
  public void onAnswer(MatchContext match, int player, A action) {
    deed.perform(match, player, action);
  }
}
