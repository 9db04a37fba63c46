package dev.runesheet.spi.turn;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import dev.runesheet.api.Match;
import dev.runesheet.api.RuleBook;
import dev.runesheet.engine.testgame.Books;
import dev.runesheet.spi.CatalogAccess;
import dev.runesheet.spi.GameState;
import dev.runesheet.spi.Handlers;
import dev.runesheet.spi.Happening;
import dev.runesheet.spi.MatchContext;
import dev.runesheet.spi.Question;
import dev.runesheet.spi.SourceNotes;
import dev.runesheet.spi.action.Action;
import dev.runesheet.spi.action.TextForm;
import dev.runesheet.spi.setup.SetupForm;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** What a game of turns does when a turn has ended: two players, who are asked once a turn. */
class TurnGameTest {

  private static final int TURNS = 4;

  private static final Question<Nod> NOD =
      Question.of(Nod.class, (match, player) -> List.of(new Nod()), (match, player, nod) -> {});

  /** The state, with nothing of its own. */
  public static final class Table extends TurnState {
    @Override
    public GameState copy() {
      return withSameFields();
    }
  }

  @TextForm("nod")
  record Nod() implements Action {}

  private static final class Nods extends TurnGame<Table> {
    private final BiConsumer<MatchContext, Table> after;

    Nods(BiConsumer<MatchContext, Table> after) {
      super(
          "nods",
          Table.class,
          SetupForm.ofPlayers(2, 3),
          List.of(new Phase<>("nod", Nods::ask), new Phase<>("end", Nods::end)));
      this.after = after;
    }

    private static void ask(MatchContext match, Table table) {
      match.decide(NOD, table.active);
    }

    private static void end(MatchContext match, Table table) {
      if (table.turn == TURNS) {
        match.endMatch(-1, "the last turn");
      }
    }

    @Override
    public void register(Handlers on, CatalogAccess rules) {
      on.question(NOD);
    }

    @Override
    public void setUp(MatchContext match, JsonNode setup) {}

    @Override
    protected void afterTurn(MatchContext match, Table table) {
      after.accept(match, table);
    }
  }

  private static String played(BiConsumer<MatchContext, Table> after) {
    RuleBook book = RuleBook.compile(new Nods(after), Books.sources(List.of()), SourceNotes.NONE);
    try (Match match = book.newMatch(JsonNodeFactory.instance.objectNode().put("players", 2), 1)) {
      for (int answers = 0; answers < TURNS && !match.over(); answers++) {
        match.choose(
            match.pendingDecisions().get(0), match.pendingDecisions().get(0).options().get(0));
      }
      return match.happenings().stream()
              .filter(one -> one instanceof Happening.PhaseEnded)
              .map(one -> String.valueOf(((Happening.PhaseEnded) one).active()))
              .collect(Collectors.joining())
          + (match.over() ? ", over in turn " + match.view(0).turn() : "");
    }
  }

  @Test
  void theNextPlayerHasATurnIfNothingElseIsSaid() {
    assertThat(played((match, table) -> {})).isEqualTo("010, over in turn 4");
  }

  @Test
  void theGameMayEndTheMatchAfterATurn() {
    assertThat(
            played(
                (match, table) -> {
                  if (table.turn == 2) {
                    match.endMatch(0, "enough");
                  }
                }))
        .isEqualTo("01, over in turn 2");
  }

  @Test
  void theGameMayGiveTheNextTurnItself() {
    assertThat(played((match, table) -> table.nextTurn())).isEqualTo("010, over in turn 4");
  }

  @Test
  void theGameMayGiveAnExtraTurn() {
    assertThat(played((match, table) -> table.turn++)).isEqualTo("000, over in turn 4");
  }
}
