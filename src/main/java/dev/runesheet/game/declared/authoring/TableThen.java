package dev.runesheet.game.declared.authoring;

import dev.runesheet.schema.Doc;
import dev.runesheet.schema.Inline;
import dev.runesheet.schema.Label;
import dev.runesheet.schema.Partial;
import dev.runesheet.schema.Ref;
import dev.runesheet.schema.ShortForm;
import java.util.List;
import java.util.Map;

/** The words of {@code then} that declared games have. */
@Partial
record TableThen(
    @Doc("What players have.") @Label("{key} {field}") Map<@Ref("player") String, Seat> players,
    @Doc("Whose turn it is.") @Ref("player") String active,
    @Doc("The turn.") Integer turn,
    @Doc("The phase.") @Ref("phase") String phase) {

  /** What a player has. */
  @Partial
  record Seat(
      @Doc("A number of the player.") @Inline @Label(usual = true)
          Map<@Ref("player stat") String, Double> stats,
      @Doc("The cards in the zone, in order; of a deck from the top.") @Inline @Label(usual = true)
          Map<@Ref("zone") String, List<CardAt>> zones) {}

  /** A card with its numbers as they are now. */
  @Partial
  @ShortForm("card")
  record CardAt(
      @Doc("The card.") @Ref("card") String card,
      @Doc("A number of it.") @Inline Map<@Ref("stat") String, Double> stats,
      @Doc("The cards attached to it, in order.") List<@Ref("card") String> attached) {}
}
