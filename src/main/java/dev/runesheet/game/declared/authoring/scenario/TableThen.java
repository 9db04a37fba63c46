package dev.runesheet.game.declared.authoring.scenario;

import dev.runesheet.document.JsonValue;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.schema.Checked;
import dev.runesheet.schema.Doc;
import dev.runesheet.schema.Inline;
import dev.runesheet.schema.Label;
import dev.runesheet.schema.Named;
import dev.runesheet.schema.Partial;
import dev.runesheet.schema.Ref;
import dev.runesheet.schema.Required;
import dev.runesheet.schema.ShortForm;
import dev.runesheet.word.WordList;
import java.util.List;
import java.util.Map;

/** The words of {@code then} that declared games have. */
@Partial
record TableThen(
    @Doc("What players have.") @Label("{key} {field}")
        Map<@Ref(WordList.PLAYER) String, Seat> players,
    @Doc(
            "The cards in zones that all players have in common, in order unless the zone is"
                + " declared to have none; of a deck from the top.")
        @Label(value = "common {key}", usual = true)
        Map<@Ref(TableGiven.COMMON_ZONE) String, List<CardAt>> common,
    @Doc("Numbers of the kind 'game'.") @Label("game {key}")
        Map<@Ref(TableGiven.GAME_STAT) String, Double> game,
    @Doc("Whose turn it is.") @Ref(WordList.PLAYER) String active,
    @Doc("The turn.") Integer turn,
    @Doc("The phase.") @Ref("phase reached") String phase,
    @Doc("The players who still act in the phase, in order; who acts again is named again.")
        List<@Ref(WordList.PLAYER) String> acting,
    @Doc(
            "The players who won, in the order of their seats: several if they share the win, or"
                + " one; none for a draw, or while the match goes on.")
        List<@Ref(WordList.PLAYER) String> winners,
    @Doc("Options that can be chosen now, in any order; there may be others.") @Named("can choose")
        List<@Ref(WordList.ANSWER) String> canChoose,
    @Doc("Options that cannot be chosen now.") @Named("cannot choose")
        List<@Ref(WordList.ANSWER) String> cannotChoose,
    @Doc("What asking for continuous effects gives.") @Label(hidden = true)
        List<EffectsAsked> effects,
    @Doc("What calculations give.") @Label(hidden = true) List<Calculated> calculated)
    implements Checked {

  /** The lists whose entries are looked for: of an empty one, nothing is. */
  private static final List<String> ASKING =
      List.of("can choose", "cannot choose", "effects", "calculated");

  @Override
  public void check(JsonValue written) {
    ASKING.forEach(
        list -> written.notEmpty(list, Code.EXPECTS_NOTHING, "[]", "at least one entry"));
  }

  private static void cannotFail(JsonValue expected, String found, String wanted) {
    expected.report(Diagnostic.of(Code.EXPECTS_NOTHING, expected.location(), found, wanted));
  }

  /** A question about continuous effects and its answer. */
  @Partial
  record EffectsAsked(
      @Doc("Their type; any if left out.") String type,
      @Doc("When programs ask for them; any if left out.") String trigger,
      @Doc("A player whom they reach; any if left out.") @Ref(WordList.PLAYER) String player,
      @Doc(
              "A card or player that they reach, such as 'player 2' or, by zone and number in it,"
                  + " 'player 1 hand 2'; any if left out.")
          String reaching,
      @Doc("Whether those that are out of force are wanted, too.") @Named("out of force")
          Boolean outOfForce,
      @Doc("The number that they change; 0 if left out, which factors leave at 0.") Double base,
      @Doc("How many there are.") Integer count,
      @Doc("What they make of the number; those that count entities, once for each.") Double value)
      implements Checked {

    @Override
    public void check(JsonValue written) {
      if (count == null && value == null) {
        cannotFail(written, "no answer", "'count' or 'value'");
      }
    }
  }

  /** A calculation and its result. */
  @Partial
  record Calculated(
      @Doc("The calculation.") @Required @Ref(WordList.CALCULATION) String calculation,
      @Doc("From whom it goes out, such as 'player 1 active'.") @Required String from,
      @Doc("At whom it aims.") @Required String to,
      @Doc("The number before anything counts; 0 if left out.") Double base,
      @Doc("The result.") Double is,
      @Doc("Its parts that count, in order, each with what it makes of the number.")
          List<String> parts)
      implements Checked {

    @Override
    public void check(JsonValue written) {
      if (is == null && parts == null) {
        cannotFail(written, "no answer", "'is' or 'parts'");
      }
    }
  }

  /** The state of a player. */
  @Partial
  record Seat(
      @Doc("A number of the player.") @Inline @Label(usual = true)
          Map<@Ref("player stat") String, Double> stats,
      @Doc(
              "The cards in the zone, in order unless the zone is declared to have none; of a deck"
                  + " from the top.")
          @Inline
          @Label(usual = true)
          Map<@Ref(TableGiven.PLAYER_ZONE) String, List<CardAt>> zones,
      @Doc(
              "The cards that the player sees only because they were shown to him, with what is"
                  + " attached to them, wherever they lie, in any order.")
          @Named("shown cards")
          @Label(hidden = true)
          List<@Ref(WordList.CARD) String> shown) {}

  /** A card with its numbers as they are now. */
  @Partial
  @ShortForm("card")
  record CardAt(
      @Doc("The card.") @Ref(WordList.CARD) String card,
      @Doc("A number of it.") @Inline Map<@Ref(WordList.STAT) String, Double> stats,
      @Doc("The cards attached to it, in any order.") @Label(hidden = true)
          List<Attachment> attached) {}
}
