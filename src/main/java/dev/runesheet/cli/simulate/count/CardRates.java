package dev.runesheet.cli.simulate.count;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * The win rates of decks with a card, by the fate of the card.
 *
 * @param name the card
 * @param brought the rate when one side alone had it in its deck
 * @param played the rate when it was played
 * @param drawn the rate when it was drawn, played or not
 * @param never the rate when it was not drawn
 * @param lift the difference in win rate when it was drawn, compared within each deck
 */
public record CardRates(
    String name, Rate brought, Rate played, Rate drawn, Rate never, Difference lift) {

  /** The highest lift first, then by name. */
  public static final Comparator<CardRates> BEST_FIRST =
      Comparator.<CardRates>comparingDouble(card -> -card.lift.value())
          .thenComparing(CardRates::name);

  public static CardRates of(String name, Rate brought, List<Tally> tallies) {
    Rate played = Rate.NONE;
    Rate drawn = Rate.NONE;
    Rate never = Rate.NONE;
    List<Difference.Pair> strata = new ArrayList<>();
    for (Tally tally : tallies) {
      for (int seat = 0; seat < tally.seats(); seat++) {
        Rate with = tally.card(seat, name, CardFate.DRAWN);
        Rate without = tally.card(seat, name, CardFate.NEVER);
        played = played.plus(tally.card(seat, name, CardFate.PLAYED));
        drawn = drawn.plus(with);
        never = never.plus(without);
        strata.add(new Difference.Pair(with, without));
      }
    }
    return new CardRates(name, brought, played, drawn, never, Difference.of(strata));
  }

  public void addTo(ObjectNode json) {
    json.put("name", name);
    brought.addTo(json.putObject("brought"));
    played.addTo(json.putObject("played"));
    drawn.addTo(json.putObject("drawn"));
    never.addTo(json.putObject("never_drawn"));
    lift.addTo(json.putObject("lift"));
  }
}
