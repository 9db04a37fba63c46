package dev.runesheet.game.queensblood;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.runesheet.ShippedBooks;
import dev.runesheet.api.Match;
import dev.runesheet.api.RuleBook;
import dev.runesheet.game.queensblood.board.Card;
import dev.runesheet.game.queensblood.board.Grid;
import dev.runesheet.game.queensblood.board.Move;
import dev.runesheet.game.queensblood.board.Place;
import dev.runesheet.game.queensblood.board.QueensCatalog;
import dev.runesheet.game.queensblood.board.Side;
import dev.runesheet.game.queensblood.setup.QueensSetup;
import dev.runesheet.game.queensblood.turn.Hands;
import dev.runesheet.spi.Decision;
import dev.runesheet.spi.IllegalChoiceException;
import dev.runesheet.spi.Option;
import dev.runesheet.spi.action.Action;
import dev.runesheet.spi.action.ActionCodec;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Moves as the options of a match carry them. */
class MoveTest {

  private final RuleBook book = ShippedBooks.of(QueensBlood.ID);

  private Match match(long seed) {
    QueensCatalog catalog = book.catalog(QueensCatalog.class);
    return book.newMatch(
        QueensSetup.of(catalog.deck("destruction"), catalog.deck("tokens")).toJson(), seed);
  }

  @Test
  void aPlayIsOfferedExactlyIfItIsLegal() {
    try (Match match = match(3)) {
      Random random = new Random(3);
      while (!match.over()) {
        Decision decision = turn(match);
        List<Action> offered = decision.options().stream().map(Option::action).toList();
        for (Card card : Hands.hand(match.world(), decision.player())) {
          for (int tile = 0; tile < Grid.TILES; tile++) {
            Move play = new Move.Play(card.getDefinition(), Place.of(tile));
            assertThat(match.legality(decision.player(), play).isLegal())
                .isEqualTo(offered.contains(play));
            assertThat(match.legality(decision.player(), play).reason().isEmpty())
                .isEqualTo(offered.contains(play));
          }
        }
        match.choose(decision, decision.options().get(random.nextInt(decision.options().size())));
      }
    }
  }

  private static Decision turn(Match match) {
    return match.pendingDecisions().stream()
        .filter(decision -> decision.asksFor(Move.InTurn.class))
        .findFirst()
        .orElseThrow();
  }

  @Test
  void theIdOfAnOptionIsTheTextOfItsAction() {
    try (Match match = match(4)) {
      for (Decision decision : match.pendingDecisions()) {
        for (Option option : decision.options()) {
          assertThat(ActionCodec.of(Move.class).read(option.id())).contains((Move) option.action());
        }
      }
      assertThat(ActionCodec.of(Move.class).write(new Move.Play("007", new Place(1, 4))))
          .isEqualTo("007@1,4");
      assertThat(ActionCodec.of(Move.class).write(Move.Mulligan.of(List.of(3, 0))))
          .isEqualTo("0,3");
      assertThat(ActionCodec.of(Move.class).write(Move.Mulligan.of(List.of()))).isEqualTo("none");
    }
  }

  @Test
  void aRestoredMatchOffersTheSameActions() {
    try (Match match = match(5);
        Match restored = book.restore(match.save())) {
      for (int i = 0; i < match.pendingDecisions().size(); i++) {
        Decision decision = match.pendingDecisions().get(i);
        Decision same = restored.pendingDecisions().get(i);
        assertThat(same).isEqualTo(decision);
        assertThat(same.options().stream().map(Option::action))
            .isEqualTo(decision.options().stream().map(Option::action).toList());
      }
      restored.choose(Side.LEFT, new Move.Replace(List.of(1)));
      restored.choose(Side.LEFT, new Move.Pass());
      assertThat(restored.answers()).containsExactly("d1=1", "d4=pass");
    }
  }

  @Test
  void anActionThatIsNotOfferedIsRefusedWithItsReason() {
    try (Match match = match(6)) {
      assertThatThrownBy(() -> match.choose(Side.LEFT, new Move.Play("000", new Place(1, 1))))
          .isInstanceOf(IllegalChoiceException.class)
          .hasMessage("card 000 is not in the hand");
      assertThatThrownBy(() -> match.choose(Side.RIGHT, new Move.Pass()))
          .isInstanceOf(IllegalChoiceException.class)
          .hasMessage("Player 2 is not asked for such an action");
      assertThat(match.answers()).isEmpty();
    }
  }
}
