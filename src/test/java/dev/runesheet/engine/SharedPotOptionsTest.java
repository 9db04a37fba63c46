package dev.runesheet.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import dev.runesheet.api.Match;
import dev.runesheet.api.RuleBook;
import dev.runesheet.engine.testgame.Books;
import dev.runesheet.spi.CatalogAccess;
import dev.runesheet.spi.Game;
import dev.runesheet.spi.GameState;
import dev.runesheet.spi.Handlers;
import dev.runesheet.spi.IllegalChoiceException;
import dev.runesheet.spi.MatchContext;
import dev.runesheet.spi.Option;
import dev.runesheet.spi.Question;
import dev.runesheet.spi.SourceNotes;
import dev.runesheet.spi.action.Legality;
import dev.runesheet.spi.fact.ActiveEffect;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Two players take from one pot, or put into it: what one does changes what the other can. */
class SharedPotOptionsTest {

  private static final Draw TAKE = new Draw("take");
  private static final Draw PUT = new Draw("put");

  /** Takes from the pot, or puts into it. */
  private record Draw(String prompt) implements Question<OfferedMeanwhileTest.Amount> {

    @Override
    public Class<OfferedMeanwhileTest.Amount> actions() {
      return OfferedMeanwhileTest.Amount.class;
    }

    @Override
    public List<Option> options(MatchContext match, int player) {
      int most = prompt.equals("put") ? 3 : match.state(OfferedMeanwhileTest.Purse.class).coins;
      return IntStream.rangeClosed(1, most)
          .mapToObj(OfferedMeanwhileTest.Amount::new)
          .map(amount -> new Option(amount, () -> prompt + " " + amount.amount()))
          .toList();
    }

    @Override
    public Legality legality(MatchContext match, int player, OfferedMeanwhileTest.Amount amount) {
      return Legality.illegal("so much is not there");
    }

    @Override
    public void onAnswer(MatchContext match, int player, OfferedMeanwhileTest.Amount amount) {
      OfferedMeanwhileTest.Purse purse = match.state(OfferedMeanwhileTest.Purse.class);
      purse.coins += prompt.equals("put") ? amount.amount() : -amount.amount();
    }
  }

  /** A game that asks both at once, or offers both what they can do. */
  private record Pot(boolean offers) implements Game {

    @Override
    public String id() {
      return "pot";
    }

    @Override
    public GameState newState(JsonNode setup) {
      return new OfferedMeanwhileTest.Purse();
    }

    @Override
    public Class<OfferedMeanwhileTest.Purse> stateType() {
      return OfferedMeanwhileTest.Purse.class;
    }

    @Override
    public void register(Handlers on, CatalogAccess rules) {
      on.question(TAKE);
      on.question(PUT);
    }

    @Override
    public void setUp(MatchContext match, JsonNode setup) {
      if (offers) {
        match.offer(TAKE, 0);
        match.offer(PUT, 1);
      }
    }

    @Override
    public boolean advance(MatchContext match) {
      if (offers) {
        return false;
      }
      if (match.state(OfferedMeanwhileTest.Purse.class).coins == 0) {
        match.endMatch(-1, "empty");
        return true;
      }
      match.decide(TAKE, 0);
      match.decide(TAKE, 1);
      return true;
    }

    @Override
    public Comparator<ActiveEffect> order(MatchContext match) {
      return Comparator.comparing(ActiveEffect::getHolder);
    }
  }

  private static Match begun(boolean offers) {
    return RuleBook.compile(new Pot(offers), Books.sources(List.of()), SourceNotes.NONE)
        .newMatch(JsonNodeFactory.instance.objectNode(), 1);
  }

  private static List<String> options(Match match, int player) {
    return match.pendingDecisions().stream()
        .filter(one -> one.player() == player)
        .flatMap(one -> one.options().stream())
        .map(Option::id)
        .toList();
  }

  @Test
  void thePlayerAskedSecondIsOfferedWhatIsLeft() {
    try (Match match = begun(false)) {
      assertThat(options(match, 1)).containsExactly("1", "2");
      match.choose(0, new OfferedMeanwhileTest.Amount(1));
      assertThat(options(match, 1)).containsExactly("1");
      assertThat(match.legality(1, new OfferedMeanwhileTest.Amount(2)).isLegal()).isFalse();
      assertThatThrownBy(() -> match.choose(1, "d2", "2"))
          .isInstanceOf(IllegalChoiceException.class);
      String saved = match.save();
      try (Match restored = match.book().restore(saved)) {
        assertThat(restored.pendingDecisions()).isEqualTo(match.pendingDecisions());
      }
    }
  }

  @Test
  void aQuestionThatHasNothingLeftIsNotAskedAnyMore() {
    try (Match match = begun(false)) {
      match.choose(0, new OfferedMeanwhileTest.Amount(2));
      assertThat(match.over()).isTrue();
      match.undo();
      assertThat(options(match, 1)).containsExactly("1", "2");
    }
  }

  @Test
  void anOfferRestsUntilThereIsSomethingAgain() {
    try (Match match = begun(true)) {
      match.choose(0, new OfferedMeanwhileTest.Amount(2));
      assertThat(options(match, 0)).isEmpty();
      assertThat(match.pendingDecisions()).singleElement();
      String saved = match.save();
      match.choose(1, new OfferedMeanwhileTest.Amount(3));
      assertThat(options(match, 0)).containsExactly("1", "2", "3");
      try (Match restored = match.book().restore(saved)) {
        restored.choose(1, new OfferedMeanwhileTest.Amount(3));
        assertThat(options(restored, 0)).containsExactly("1", "2", "3");
      }
    }
  }
}
