package dev.runesheet.game.valeria.verb;

import dev.runesheet.game.valeria.centre.Reserve;
import dev.runesheet.game.valeria.state.Card;
import dev.runesheet.spi.MatchContext;
import dev.runesheet.spi.fact.Entity;
import dev.runesheet.spi.fact.Reaction;
import dev.runesheet.spi.verb.Param;
import dev.runesheet.spi.verb.Verb;

/** Puts the next card of a reserve on top of the stack in which a card lies. */
@Verb(
    name = "place-reserve",
    says = "put the next {pool} on top of {on}",
    doc = "Puts the next card of a reserve on top of the stack in which a card lies.",
    changes = Verb.Change.PLACE)
public final class PlaceReserve {

  private PlaceReserve() {}

  /** Performs the verb. */
  public static void perform(
      Reaction reaction,
      @Param(value = "pool", words = "reserve", doc = "which reserve") String pool,
      @Param(value = "on", doc = "a card of the stack") Entity on) {
    reaction.called(pool, on);
    Reserve.place(MatchContext.of(reaction), pool, (Card) on, (Card) reaction.getSubject());
  }
}
