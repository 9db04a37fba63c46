package dev.runesheet.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.runesheet.api.Match;
import dev.runesheet.api.RuleBook;
import dev.runesheet.game.mathbattle.DuelSetup;
import dev.runesheet.game.queensblood.board.QueensCatalog;
import dev.runesheet.spi.Chance;
import dev.runesheet.spi.Decision;
import dev.runesheet.spi.Happening;
import dev.runesheet.spi.ListenerException;
import dev.runesheet.spi.PlayerView;
import dev.runesheet.why.Why;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** What a program goes on to do with the objects it gave, or was given, changes no match. */
class CallersObjectsTest {

  private static final RuleBook BOOK = RuleBook.load("math-battle");

  private static ObjectNode setup() {
    return (ObjectNode) DuelSetup.of("fighter", "fire-mage").toJson();
  }

  @Test
  void aSetUpUsedForTheNextMatchLeavesTheEarlierOneAsItWas() {
    ObjectNode setup = setup();
    try (Match match = BOOK.newMatch(setup, 3)) {
      String saved = match.save();
      setup.put("first", 1);
      ((ObjectNode) match.setup()).removeAll();
      assertThat(match.save()).isEqualTo(saved);
      BOOK.restoreWithLog(match.save()).close();
    }
  }

  @Test
  void aSetUpThatNoTextCouldSayIsRefusedBeforeTheMatchBegins() {
    JsonNodeFactory nodes = JsonNodeFactory.instance;
    ArrayNode deep = nodes.arrayNode();
    for (int depth = 0; depth < 3_000; depth++) {
      deep = nodes.arrayNode().add(deep);
    }
    List<JsonNode> wrong =
        List.of(
            setup().path("nothing"),
            nodes.pojoNode(this),
            nodes.binaryNode(new byte[1]),
            nodes.numberNode(Double.NaN),
            deep);
    for (JsonNode value : wrong) {
      ObjectNode setup = setup();
      setup.set("first", value);
      assertThatThrownBy(() -> BOOK.newMatch(setup, 3))
          .isInstanceOf(IllegalArgumentException.class)
          .hasMessageStartingWith("set-up")
          .hasMessageContaining(value == deep ? "/first/0/0" : "/first is no JSON value");
    }
  }

  @Test
  void whatAMatchOrABookGaveCannotBeChanged() {
    try (Match match = BOOK.newMatch(setup(), 3)) {
      answer(match);
      PlayerView view = match.view(0);
      Why why = Why.of(match);
      List<Collection<?>> given =
          List.of(
              view.entities(),
              view.decisions(),
              view.hidden().keySet(),
              view.entities().get(0).stats().keySet(),
              match.happenings(0, 0).entries(),
              BOOK.optionWords().orElseThrow(),
              why.trace().chain(0),
              why.trace().causedBy(0),
              why.not("fireball").keySet());
      for (Collection<?> one : given) {
        assertThatThrownBy(one::clear).isInstanceOf(UnsupportedOperationException.class);
      }
    }
  }

  @Test
  void matchesBegunWithOneChanceDrawEachByThemselves() {
    Chance chance = Chance.seeded(4);
    try (Match one = BOOK.newMatch(setup(), chance);
        Match other = BOOK.newMatch(setup(), chance)) {
      for (int answers = 0; answers < 10; answers++) {
        answer(one);
        answer(other);
      }
      assertThat(other.save()).isEqualTo(one.save());
      try (Match again = BOOK.restoreWithLog(one.save())) {
        assertThat(again.happenings()).hasSameSizeAs(one.happenings());
        assertThat(again.save()).isEqualTo(one.save());
      }
      assertThat(chance.drawn()).isZero();
    }
  }

  private static void answer(Match match) {
    Decision decision = match.pendingDecisions().get(0);
    match.choose(decision, decision.options().get(decision.options().size() - 1));
  }

  @Test
  void whatARuleBookAndItsCatalogGiveOutCannotBeChanged() {
    QueensCatalog queens = RuleBook.load("queens-blood").catalog(QueensCatalog.class);
    List<Collection<?>> all =
        new ArrayList<>(
            List.of(BOOK.effects(), BOOK.effectsOf("fighter"), BOOK.abilitiesOf("fighter")));
    all.addAll(List.of(queens.deck("pawns"), queens.variants()));
    for (Map<String, ?> map : List.of(queens.cards(), queens.decks())) {
      all.addAll(List.of(map.keySet(), map.values()));
    }
    for (Collection<?> one : all) {
      assertThat(one).isNotEmpty();
      assertThatThrownBy(one::clear).isInstanceOf(UnsupportedOperationException.class);
    }
  }

  @Test
  void outcomesThatWereReadCanBeChangedWithoutChangingTheMatch() {
    int[] outcomes = {3, 4};
    Chance.State state = new Chance.State(0, outcomes, 0);
    Chance chance = Chance.restored(state);
    outcomes[0] = 9;
    state.script()[0] = 9;
    chance.state().script()[0] = 9;
    assertThat(chance.roll(6)).isEqualTo(3);
  }

  @Test
  void whetherAnEntityOfAnotherMatchIsSeenIsNotAnswered() {
    try (Match match = BOOK.newMatch(setup(), 3);
        Match fork = match.fork()) {
      assertThatThrownBy(() -> match.isVisible(0, fork.world().entity(0)))
          .isInstanceOf(IllegalArgumentException.class)
          .hasMessageContaining("is not of this match");
    }
  }

  @Test
  void aDieWithoutSidesIsRefused() {
    assertThatThrownBy(() -> Chance.seeded(1).roll(0))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("sides (0) must be at least 1.");
  }

  @Test
  void aListenersCheckedExceptionIsToldAsAnyOther() {
    try (Match match = BOOK.newMatch(setup(), 3)) {
      List<Happening> heard = new ArrayList<>();
      match.onHappening(happening -> CallersObjectsTest.<RuntimeException>fail(new Exception("x")));
      match.onHappening(heard::add);
      assertThatThrownBy(() -> answer(match))
          .isInstanceOf(ListenerException.class)
          .hasRootCauseMessage("x");
      assertThat(heard).isNotEmpty();
    }
  }

  @Test
  void aPlayersListenerThatFailsWhenAnAnswerIsTakenBackIsToldAsThat() {
    try (Match match = BOOK.newMatch(setup(), 3)) {
      answer(match);
      match.onHappening(0, happening -> CallersObjectsTest.<RuntimeException>fail(new Exception()));
      assertThatThrownBy(match::undo)
          .isInstanceOf(ListenerException.class)
          .hasMessageContaining("The answer is taken back")
          .hasMessageNotContaining("The answer counts");
      assertThat(match.answers()).isEmpty();
    }
  }

  /** Throws any exception undeclared, as programs in other languages do. */
  @SuppressWarnings("unchecked")
  private static <T extends Exception> void fail(Exception thrown) throws T {
    throw (T) thrown;
  }
}
