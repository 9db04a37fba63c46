package dev.runesheet.game.queensblood;

import static dev.runesheet.game.queensblood.Position.at;
import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.api.Match;
import dev.runesheet.api.RuleBook;
import dev.runesheet.game.queensblood.board.Board;
import dev.runesheet.game.queensblood.board.Card;
import dev.runesheet.game.queensblood.board.Grid;
import dev.runesheet.game.queensblood.board.Side;
import dev.runesheet.game.queensblood.turn.Hands;
import dev.runesheet.game.queensblood.word.CardStats;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** What no shipped card can show, with cards that are written only as data. */
class MadeUpCardsTest {

  private static final String WATCHES =
      "{'trigger':'on_card_destroyed','scope':'allies_in_lane','operations':"
          + "[{'type':'modify_power','amount':2,'per':'destroyed_%s'}]}";

  private static RuleBook book;

  @BeforeAll
  static void addCards() {
    book =
        new Registry()
            .effect("watch_all", WATCHES.formatted("all"))
            .effect("watch_enemy", WATCHES.formatted("enemy"))
            .effect(
                "spawn_pawns",
                "{'trigger':'on_play','scope':'self','operations':[{'type':'spawn_token','token_id':'T04'}]}")
            .effect(
                "five_destroys",
                "{'trigger':'on_power_threshold','scope':'enemies_in_lane','operations':[{'type':'destroy_cards'}],"
                    + "'conditions':{'threshold':{'stat':'power','value':5},'first_time':true}}")
            .effect(
                "five_again",
                "{'trigger':'on_power_threshold','scope':'enemies_global','operations':[{'type':'modify_power','amount':-1}],"
                    + "'conditions':{'threshold':{'value':5}}}")
            .effect(
                "enfeebled_once",
                "{'trigger':'on_enfeebled','scope':'allies_in_lane','operations':[{'type':'modify_power','amount':3}],"
                    + "'conditions':{'first_time':true}}")
            .effect(
                "dying_destroys",
                "{'trigger':'on_destroy','scope':'allies_in_lane','operations':[{'type':'destroy_cards'}]}")
            .effect(
                "two_operations",
                "{'trigger':'on_play','scope':'enemies_in_lane','operations':"
                    + "[{'type':'modify_power','amount':-1},{'type':'add_to_hand','card_ids':['Moogle','154']},{'type':'destroy_cards'}]}")
            .effect(
                "two_auras",
                "{'trigger':'while_in_play','scope':'self','operations':"
                    + "[{'type':'modify_power','amount':1},{'type':'modify_power_scale','per':'enhanced_or_enfeebled_enemy','amount_per':2}]}")
            .effect(
                "destroy_then_draw",
                "{'trigger':'on_play','scope':'allies_in_lane','operations':"
                    + "[{'type':'destroy_cards'},{'type':'add_to_hand','card_ids':['Moogle']}]}")
            .effect(
                "dying_draws",
                "{'trigger':'on_destroy','scope':'self','operations':[{'type':'add_to_hand','card_ids':['154']}]}")
            .effect(
                "destroy_and_draw_unspawned",
                "{'trigger':'on_play','scope':'self','operations':"
                    + "[{'type':'destroy_cards','conditions':{'replaced_pawns':0}},"
                    + "{'type':'add_to_hand','card_ids':['Moogle'],'conditions':{'replaced_pawns':0}},"
                    + "{'type':'add_to_hand','card_ids':['154'],'conditions':{'replaced_pawns':1}},"
                    + "{'type':'add_to_hand','card_ids':['154']}]}")
            .card("T13", 3, "", "destroy_and_draw_unspawned")
            .card("T11", 3, "", "destroy_then_draw")
            .card("T12", 3, "", "dying_draws")
            .card("T01", 3, "", "watch_all")
            .card("T02", 3, "", "watch_enemy")
            .card("T03", 1, "", "spawn_pawns")
            .card("T04", 2, "B3P,C2P,C4X,D3P", "")
            .card("T05", 4, "", "five_destroys")
            .card("T06", 4, "", "five_again")
            .card("T07", 3, "", "enfeebled_once")
            .card("T08", 3, "", "dying_destroys")
            .card("T09", 3, "", "two_operations")
            .card("T10", 3, "", "two_auras")
            .book();
  }

  @Test
  void aDoomedWatcherCountsOtherVictimsButNotItself() {
    Match match =
        Position.standard()
            .card(0, 0, "Y1", "T01", 0)
            .card(0, 1, "Y1", "011", 0)
            .card(1, 0, "Y1", "007", 0)
            .match(book);

    destroy(match, 0, 5);

    assertThat(at(match, 0, 1).stat(Card.DELTA)).isEqualTo(2);
    assertThat(at(match, 0, 0)).isNull();
  }

  @Test
  void aWatcherAloneInABatchCountsNothing() {
    Match match =
        Position.standard().card(0, 0, "Y1", "T01", 0).card(0, 1, "Y1", "011", 0).match(book);

    destroy(match, 0);

    assertThat(at(match, 0, 1).stat(Card.DELTA)).isZero();
  }

  @Test
  void aWatcherOfEnemiesRaisesAlliesInItsLaneItselfIncluded() {
    Match match =
        Position.standard()
            .card(0, 0, "Y1", "T02", 0)
            .card(0, 1, "Y1", "011", 0)
            .card(1, 0, "Y1", "011", 0)
            .card(0, 4, "E1", "007", 0)
            .card(0, 3, "E1", "007", 0)
            .match(book);

    destroy(match, 4);
    destroy(match, 5);

    assertThat(at(match, 0, 0).stat(Card.DELTA)).isEqualTo(2);
    assertThat(at(match, 0, 1).stat(Card.DELTA)).isEqualTo(2);
    assertThat(at(match, 0, 3).stat(Card.DELTA)).isZero();
  }

  @Test
  void aTokenPlacesNoPawns() {
    Match match = Position.standard().hand("Y", "T03").match(book);

    Position.play(match, "Y", "T03", 1, 0);

    assertThat(at(match, 0, 0).getDefinition()).isEqualTo("T04");
    assertThat(at(match, 2, 0).getDefinition()).isEqualTo("T04");
    assertThat(Board.rank(match.world(), Grid.tile(0, 1))).isZero();
    assertThat(Board.rank(match.world(), Grid.tile(2, 1))).isZero();
    assertThat(Board.raw(match.world(), Grid.tile(0, 0))).isEqualTo(1);
    assertThat(at(match, 0, 0).stat(Card.TOKEN)).isEqualTo(1);
    assertThat(at(match, 0, 0).stat(Card.SPAWNED_BY)).isEqualTo(at(match, 1, 0).getId());
  }

  @Test
  void aThresholdThatDestroysFiresOnce() {
    Match match =
        Position.standard()
            .card(0, 0, "Y1", "T05", 0)
            .card(0, 3, "E1", "007", 0)
            .card(0, 4, "E1", "007", 0)
            .card(1, 4, "E1", "007", 0)
            .match(book);

    modify(match, 0, 0, 1);

    assertThat(Board.cards(match.world()))
        .extracting(Card::getDefinition)
        .containsExactly("T05", "007");
  }

  @Test
  void aThresholdWithoutFirstTimeFiresAtEachCrossing() {
    Match match =
        Position.standard().card(0, 0, "Y1", "T06", 0).card(1, 4, "E1", "114", 0).match(book);

    modify(match, 0, 0, 1);
    modify(match, 0, 0, -1);
    modify(match, 0, 0, 2);
    modify(match, 0, 0, 1);

    assertThat(at(match, 1, 4).stat(Card.DELTA)).isEqualTo(-2);
  }

  @Test
  void firstTimeHoldsForAnyTrigger() {
    Match match =
        Position.standard().card(0, 0, "Y1", "T07", 0).card(0, 1, "Y1", "011", 0).match(book);

    modify(match, 0, 0, -1);
    modify(match, 0, 0, -1);

    assertThat(at(match, 0, 1).stat(Card.DELTA)).isEqualTo(3);
  }

  @Test
  void whatADyingCardDestroysIsTheNextBatch() {
    Match match =
        Position.standard()
            .card(0, 0, "Y1", "T08", 0)
            .card(0, 1, "Y1", "T01", 0)
            .card(0, 2, "Y1", "011", 0)
            .card(1, 0, "Y1", "T02", 0)
            .card(0, 4, "E1", "T01", 0)
            .card(1, 4, "E1", "011", 0)
            .match(book);

    destroy(match, 0);

    assertThat(Board.cards(match.world()))
        .extracting(Card::getDefinition)
        .containsExactly("T01", "T02", "011");
    // One for the first victim, one each for the two of the second batch.
    assertThat(at(match, 0, 4).stat(Card.DELTA)).isEqualTo(6);
  }

  @Test
  void operationsOfAnEffectRunInOrder() {
    Match match =
        Position.standard()
            .hand("Y", "T09", "007")
            .card(1, 4, "E1", "061", 0)
            .card(0, 3, "Y1", "114", 0)
            .match(book);

    Position.play(match, "Y", "T09", 1, 0);

    assertThat(Hands.hand(match.world(), Side.LEFT))
        .extracting(Card::getDefinition)
        .containsExactly("007", "153", "154");
    assertThat(at(match, 1, 4)).isNull();
    // The enemy answered before it was destroyed.
    assertThat(at(match, 0, 3).stat(Card.DELTA)).isEqualTo(-2);
  }

  @Test
  void anOperationEndsWithAllItCausesBeforeTheNext() {
    Match match = Position.standard().hand("Y", "T11").card(1, 1, "Y1", "T12", 0).match(book);

    Position.play(match, "Y", "T11", 1, 0);

    assertThat(Hands.hand(match.world(), Side.LEFT))
        .extracting(Card::getDefinition)
        .containsExactly("154", "153");
    assertThat(Board.cards(match.world())).isEmpty();
  }

  @Test
  void operationsUnderConditionsGoOnWhenTheirCardHasLeftTheBoard() {
    Match match = Position.standard().hand("Y", "T13").match(book);

    Position.play(match, "Y", "T13", 1, 0);

    assertThat(Hands.hand(match.world(), Side.LEFT))
        .extracting(Card::getDefinition)
        .containsExactly("153", "154");
    assertThat(Board.cards(match.world())).isEmpty();
  }

  @Test
  void severalContinuousOperationsOfAnEffectCount() {
    Match match =
        Position.standard()
            .card(0, 0, "Y1", "T10", 0)
            .card(0, 1, "Y1", "011", 2)
            .card(0, 3, "E1", "114", 1)
            .card(0, 4, "E1", "114", -1)
            .match(book);

    assertThat(at(match, 0, 0).power()).isEqualTo(8);
    assertThat(match.explain(at(match, 0, 0), CardStats.POWER).parts()).hasSize(3);
  }

  private static void modify(Match match, int lane, int column, int amount) {
    match.update(context -> Referee.modify(context, Grid.tile(lane, column), amount));
  }

  private static void destroy(Match match, Integer... tiles) {
    match.update(context -> Referee.destroy(context, List.of(tiles)));
  }
}
