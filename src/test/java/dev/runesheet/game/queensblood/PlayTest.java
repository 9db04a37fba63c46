package dev.runesheet.game.queensblood;

import static dev.runesheet.game.queensblood.Position.at;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.runesheet.api.Match;
import dev.runesheet.api.RuleBook;
import dev.runesheet.game.queensblood.board.Board;
import dev.runesheet.game.queensblood.board.Card;
import dev.runesheet.game.queensblood.board.Grid;
import dev.runesheet.game.queensblood.board.QueensCatalog;
import dev.runesheet.game.queensblood.board.QueensState;
import dev.runesheet.game.queensblood.board.Side;
import dev.runesheet.game.queensblood.setup.QueensSetup;
import dev.runesheet.game.queensblood.turn.Hands;
import dev.runesheet.game.queensblood.word.CardStats;
import dev.runesheet.spi.ActionFailedException;
import dev.runesheet.spi.Decision;
import dev.runesheet.spi.Explanation;
import dev.runesheet.spi.IllegalChoiceException;
import dev.runesheet.spi.Option;
import dev.runesheet.spi.PlayerView;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Whole matches by the shipped rules: limits, refusals, views, forks, saves, explanations. */
class PlayTest {

  private final RuleBook book = QueensBooks.shipped();

  @Test
  void anEndlessChainIsUndoneAndNamed() {
    Match match =
        Position.standard()
            .hand("Y", "026", "007")
            .card(1, 2, "E1", "066", 0)
            .card(0, 2, "Y1", "066", 0)
            .tile(2, 2, "Y1")
            .match(book);
    String before = picture(match);

    ActionFailedException failed =
        catchThrowableOfType(
            ActionFailedException.class, () -> Position.play(match, "Y", "026", 2, 2));

    assertThat(failed.reason()).isEqualTo("activations");
    assertThat(failed.getMessage())
        .contains("1000")
        .contains("on_enfeebled_enemies_-4 of E's ")
        .contains(" on lane 2, column 3 -> on_enfeebled_enemies_-4 of Y's ");
    assertThat(picture(match)).isEqualTo(before);
    assertThat(match.state(QueensState.class).active()).isEqualTo(Side.LEFT);
    assertThat(match.pendingDecisions()).anyMatch(one -> one.option("026@2,2") != null);
    Position.play(match, "Y", "007", 0, 0);
    assertThat(at(match, 0, 0).getDefinition()).isEqualTo("007");
  }

  @Test
  void anIllegalPlayIsRefusedWithItsReason() {
    Match match =
        Position.standard()
            .hand("Y", "003", "007")
            .card(0, 2, "Y1", "066", 0)
            .tile(2, 2, "Y1")
            .match(book);

    assertRefused(match, "003@2,2", "Grenadier costs 2, and lane 3, column 3 has rank 1");
    assertRefused(match, "007@1,1", "lane 2, column 2 is not a tile of the player");
    assertRefused(match, "007@0,2", "a card lies on lane 1, column 3");
    assertRefused(match, "012@2,2", "card 012 is not in the hand");
  }

  private static void assertRefused(Match match, String play, String reason) {
    assertThatThrownBy(() -> Position.choose(match, play))
        .isInstanceOf(IllegalChoiceException.class)
        .hasMessage(reason);
  }

  @Test
  void anIllegalPlayIsRefusedAndLosesNothing() {
    Match match = Position.standard().hand("Y", "007").match(book);
    String before = picture(match);

    assertThatThrownBy(() -> Position.choose(match, "007@1,1"))
        .isInstanceOf(IllegalChoiceException.class);

    assertThat(picture(match)).isEqualTo(before);
  }

  @Test
  void viewsHideHandsAndDecks() {
    Match match = book.newMatch(setup(book), 7);
    PlayerView left = match.view(Side.LEFT);

    assertThat(left.entities())
        .filteredOn(one -> one.zone().equals("hand"))
        .hasSize(5)
        .allMatch(one -> one.controller() == Side.LEFT);
    assertThat(left.entities()).noneMatch(one -> one.zone().equals("deck"));
    assertThat(left.hidden()).containsEntry("hand", 5).containsEntry("deck", 20);
    assertThat(left.decisions()).extracting(Decision::prompt).containsExactly("mulligan Y", "play");
    assertThat(match.happenings(Side.LEFT)).noneMatch(one -> one.toString().startsWith("Rolled"));
  }

  @Test
  void aDeckThatIsNotAllowedIsRefusedInWords() {
    List<String> deck = new ArrayList<>(book.catalog(QueensCatalog.class).deck("pawns"));
    deck.set(0, "150");
    QueensSetup setup = QueensSetup.of(deck.subList(0, 14), deck);

    assertThatThrownBy(() -> book.newMatch(setup.toJson(), 1))
        .hasMessageContaining("14 cards")
        .hasMessageContaining("150")
        .hasMessageContaining("token");
  }

  @Test
  void forksSavesAndReplaysGoOnAlike() {
    for (int seed = 0; seed < 6; seed++) {
      Match match = book.newMatch(setup(book), seed);
      Random random = new Random(seed);
      while (!match.over()) {
        try (Match fork = match.fork();
            Match saved = book.restore(match.save())) {
          String answer = answer(match, random);
          step(match, answer);
          step(fork, answer);
          step(saved, answer);
          assertThat(picture(fork)).isEqualTo(picture(match));
          assertThat(picture(saved)).isEqualTo(picture(match));
        }
      }
      assertThat(Board.full(match.world()) || match.winner() >= -1).isTrue();
    }
  }

  @Test
  void powerIsExplained() {
    Match match =
        Position.standard()
            .hand("Y", "026")
            .card(2, 2, "Y1", "007", 0)
            .card(1, 2, "E1", "114", 0)
            .card(1, 3, "E1", "013", 0)
            .card(0, 3, "E1", "114", 1)
            .match(book);
    match.update(context -> Referee.modify(context, Grid.tile(0, 3), -3));

    Explanation explanation = match.explain(at(match, 0, 3), CardStats.POWER);

    assertThat(explanation.base()).isEqualTo(8);
    assertThat(explanation.result()).isEqualTo(at(match, 0, 3).power());
    assertThat(explanation.parts()).extracting(Explanation.Part::effect).contains("power_delta");
    double sum = explanation.base();
    for (Explanation.Part part : explanation.parts()) {
      sum += part.amount();
    }
    assertThat(sum).isEqualTo(explanation.result());
  }

  @Test
  void theGreedyBotBeatsTheRandomOneAndLeavesTheMatchAsItIs() {
    int won = 0;
    for (int seed = 0; seed < 12; seed++) {
      Match match = book.newMatch(setup(book), seed);
      Random random = new Random(seed);
      GreedyBot bot = new GreedyBot(seed);
      while (!match.over()) {
        Decision decision = match.pendingDecisions().get(0);
        String before = picture(match);
        String greedy = bot.choose(match, decision, decision.options()).id();
        assertThat(picture(match)).isEqualTo(before);
        boolean left = decision.player() == Side.LEFT;
        step(match, left ? decision.id() + "=" + greedy : answer(match, random));
      }
      won += match.winner() == Side.LEFT ? 1 : 0;
    }
    assertThat(won).isGreaterThanOrEqualTo(10);
  }

  @Test
  void aForkForABotShufflesWhatItCannotSee() {
    Match match = book.newMatch(setup(book), 5);
    try (Match fork = match.forkFor(Side.LEFT, 99)) {
      assertThat(ids(fork, Side.LEFT)).isEqualTo(ids(match, Side.LEFT));
      assertThat(ids(fork, Side.RIGHT)).isNotEqualTo(ids(match, Side.RIGHT));
      assertThat(Hands.deck(fork.world(), Side.RIGHT)).hasSize(10);
    }
  }

  private static List<String> ids(Match match, int side) {
    return Hands.hand(match.world(), side).stream().map(Card::getDefinition).toList();
  }

  private static com.fasterxml.jackson.databind.JsonNode setup(RuleBook book) {
    QueensCatalog catalog = book.catalog(QueensCatalog.class);
    return QueensSetup.of(catalog.deck("destruction"), catalog.deck("tokens")).toJson();
  }

  private static String answer(Match match, Random random) {
    Decision decision = match.pendingDecisions().get(0);
    List<Option> options = decision.options();
    return decision.id() + "=" + options.get(random.nextInt(options.size())).id();
  }

  private static void step(Match match, String answer) {
    String[] parts = answer.split("=", 2);
    try {
      match.choose(parts[0], parts[1]);
    } catch (ActionFailedException chain) {
      match.choose(parts[0], "pass");
    }
  }

  private static String picture(Match match) {
    StringBuilder picture = new StringBuilder();
    for (int tile = 0; tile < Grid.TILES; tile++) {
      Card card = Board.card(match.world(), tile);
      picture.append(Board.raw(match.world(), tile)).append(' ');
      if (card != null) {
        picture.append(card.getDefinition()).append(card.getController()).append(card.power());
        card.schema().names().forEach(stat -> picture.append(',').append(card.stat(stat)));
      }
    }
    for (int side = 0; side < 2; side++) {
      Hands.hand(match.world(), side)
          .forEach(card -> picture.append(card.getDefinition()).append(' '));
      picture.append('/').append(Hands.deck(match.world(), side).size()).append('/');
    }
    return picture.append(match.over()).append(match.winner()).toString();
  }
}
