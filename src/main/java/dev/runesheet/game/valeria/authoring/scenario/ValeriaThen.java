package dev.runesheet.game.valeria.authoring.scenario;

import dev.runesheet.game.valeria.state.CardIndex;
import dev.runesheet.game.valeria.turn.Rolls;
import dev.runesheet.game.valeria.word.Resource;
import dev.runesheet.schema.Doc;
import dev.runesheet.schema.Inline;
import dev.runesheet.schema.Label;
import dev.runesheet.schema.Named;
import dev.runesheet.schema.Partial;
import dev.runesheet.schema.Range;
import dev.runesheet.schema.Ref;
import dev.runesheet.schema.Required;
import dev.runesheet.schema.Size;
import dev.runesheet.word.WordList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The words of {@code then} that only Valeria has. */
@Partial
record ValeriaThen(
    @Doc("What players have and own.") @Label("{key} {field}")
        Map<@Ref(WordList.PLAYER) String, Seat> players,
    @Inline Centre centre,
    @Inline Harbour harbour,
    @Doc(
            "By monster or event on top of a stack: what was added to the price of slaying it, and"
                + " the gold on it.")
        Map<
                @Ref(WordList.CARD) String,
                Map<@Ref("mark") String, @Range(min = 0, max = ValeriaVocabulary.MOST) Integer>>
            marks,
    @Inline Turn turn,
    @Doc("The scores; before the end, as if the match ended now.") @Label("{key} score {field}")
        Map<@Ref(WordList.PLAYER) String, Score> scores,
    @Doc("All ways in which a player can pay for a card on top of a stack.") @Label("Ways {field}")
        Ways pay,
    @Doc("The questions that are open, by player.") @Label("{key} is asked")
        Map<@Ref(WordList.PLAYER) String, List<String>> asked) {

  /** The stacks and the other cards of the centre. */
  @Partial
  record Centre(
      @Doc("The cards of a stack, the top last.") @Label("Monsters {key}")
          Map<
                  @Range(min = 0, max = CardIndex.MONSTER_STACKS - 1) Integer,
                  List<@Ref(WordList.CARD) String>>
              monsters,
      @Doc("The cards of a stack, the top last.") @Label("Citizens {key}")
          Map<
                  @Range(min = 0, max = CardIndex.CITIZEN_STACKS - 1) Integer,
                  List<@Ref(WordList.CARD) String>>
              citizens,
      @Doc("The cards of a stack, the top last.") @Label("Domains {key}")
          Map<
                  @Range(min = 0, max = CardIndex.DOMAIN_STACKS - 1) Integer,
                  List<@Ref(WordList.CARD) String>>
              domains,
      @Doc("The exhausted deck; the last is drawn first.") @Label("Exhausted deck")
          List<@Ref(WordList.CARD) String> exhausted,
      @Doc("The banished cards.") List<@Ref(WordList.CARD) String> banished,
      @Doc("The agents that can be engaged.") List<@Ref(WordList.CARD) String> agents) {}

  /** The harbour, and what lies with the Exekratys. */
  @Partial
  record Harbour(
      @Doc("The goods in the slots of the harbour.") List<@Ref(WordList.CARD) String> goods,
      @Doc("The tomes in the slots of the harbour.") List<@Ref(WordList.CARD) String> tomes,
      @Doc("The nobles in the slots of the harbour.") List<@Ref(WordList.CARD) String> nobles,
      @Doc("What lies with the Exekratys.") @Label("Pile {key}")
          Map<@Ref("paid") String, @Range(min = 0, max = ValeriaVocabulary.MOST) Integer> piles) {}

  /** The turn, and where it stands. */
  @Partial
  record Turn(
      @Doc("Whose turn it is.") @Label("Turn of") @Ref(WordList.PLAYER) String turn,
      @Doc("The number of the turn.")
          @Named("turn number")
          @Range(min = 0, max = ValeriaVocabulary.MOST)
          Integer turnNumber,
      @Doc("Where the match stands.") Stage phase,
      @Doc("The dice of this turn.") @Size(value = 2, of = "dice")
          List<@Range(min = 1, max = Rolls.SIDES) Integer> dice,
      @Doc("How many are left.") @Range(min = 0, max = ValeriaVocabulary.MOST) Integer actions,
      @Doc("How many cards have been drawn from the exhausted deck.")
          @Range(min = 0, max = ValeriaVocabulary.MOST)
          Integer drawn,
      @Doc("Whether the end is near.") @Named("last round") Boolean lastRound) {}

  /** The stage of a match: by the question at its start, and later by the next step. */
  enum Stage {
    DUKES,
    RELICS,
    ROLL,
    HARVEST,
    ACTION,
    END,
    OVER
  }

  /** The state and the cards of a player. */
  @Partial
  record Seat(
      @Doc("How much of it the player has.") @Label(usual = true) @Inline
          Map<Resource, @Range(min = 0, max = ValeriaVocabulary.MOST) Integer> resources,
      @Doc("What the player owns, in order; a name may end with (face-down).")
          List<@Ref("lying card") String> cards,
      @Doc("Dukes and relics in the hand.") List<@Ref(WordList.CARD) String> hand,
      @Doc("Goods and tomes.") List<@Ref("lying card") String> cargo) {}

  /** The score of a player. */
  @Partial
  record Score(
      @Doc("Victory points of the game.") Integer game,
      @Doc("Points of the duke.") Integer duke,
      @Doc("Points of nobles.") Integer nobles,
      @Doc("Points of tomes.") Integer tomes,
      @Doc("Points of goods.") Integer goods,
      @Doc("How many cards the player owns, the kept duke among them; it breaks ties.")
          Integer cards,
      @Doc("All points.") Integer total,
      @Doc("1 for the winner; players who share it have the same.") Integer rank) {}

  /** All ways to pay for a card. */
  record Ways(
      @Doc("Who pays; the active player if left out.")
          Optional<@Ref(WordList.PLAYER) String> player,
      @Doc("What is paid for.") @Ref(WordList.CARD) String card,
      @Doc("All ways to pay, such as 3 gold, or 2 gold and 1 magic.") @Required
          List<String> ways) {}
}
