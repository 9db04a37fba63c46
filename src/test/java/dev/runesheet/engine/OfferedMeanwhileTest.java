package dev.runesheet.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.runesheet.api.Match;
import dev.runesheet.api.RuleBook;
import dev.runesheet.engine.testgame.Books;
import dev.runesheet.spi.CatalogAccess;
import dev.runesheet.spi.Decision;
import dev.runesheet.spi.Game;
import dev.runesheet.spi.GameState;
import dev.runesheet.spi.Handlers;
import dev.runesheet.spi.IllegalChoiceException;
import dev.runesheet.spi.MatchContext;
import dev.runesheet.spi.Option;
import dev.runesheet.spi.Question;
import dev.runesheet.spi.SourceNotes;
import dev.runesheet.spi.action.Action;
import dev.runesheet.spi.action.Legality;
import dev.runesheet.spi.action.TextForm;
import dev.runesheet.spi.fact.ActiveEffect;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** While one player is asked, another takes an offer that changes what could be asked now. */
class OfferedMeanwhileTest {

  @TextForm("{amount}")
  record Amount(int amount) implements Action {}

  /** The purse. */
  public static final class Purse extends GameState {
    public int coins = 2;
    public boolean asked;

    @Override
    public Purse copy() {
      Purse copy = new Purse();
      copy.coins = coins;
      copy.asked = asked;
      return copy;
    }

    @Override
    public int players() {
      return 2;
    }

    @Override
    public int active() {
      return 0;
    }

    @Override
    public String phaseName() {
      return "bids";
    }

    @Override
    public int turn() {
      return 1;
    }
  }

  /** Asks for an amount of coins; a gift adds it, a bid takes it. */
  private record Coins(String prompt) implements Question<Amount> {

    @Override
    public Class<Amount> actions() {
      return Amount.class;
    }

    @Override
    public List<Option> options(MatchContext match, int player) {
      int kept = prompt.equals("surplus") ? 2 : 0;
      return IntStream.rangeClosed(1, match.state(Purse.class).coins - kept)
          .mapToObj(amount -> new Option(new Amount(amount), () -> amount + " coins"))
          .toList();
    }

    @Override
    public Legality legality(MatchContext match, int player, Amount amount) {
      boolean note = amount.amount() >= 100; // A note is an entity, and named by its number.
      return Legality.of(
          !note || match.world().entity(amount.amount()).isPresent(), () -> "the note is spent");
    }

    @Override
    public void onAnswer(MatchContext match, int player, Amount amount) {
      Purse purse = match.state(Purse.class);
      purse.coins += prompt.equals("gift") ? amount.amount() : -amount.amount();
      purse.asked = prompt.equals("gift");
    }
  }

  private static final Coins GIFT = new Coins("gift");
  private static final Coins BID = new Coins("bid");
  private static final Coins SURPLUS = new Coins("surplus");

  private record Bids() implements Game {

    @Override
    public String id() {
      return "bids";
    }

    @Override
    public GameState newState(JsonNode setup) {
      return new Purse();
    }

    @Override
    public Class<Purse> stateType() {
      return Purse.class;
    }

    @Override
    public void register(Handlers on, CatalogAccess rules) {
      on.question(GIFT);
      on.question(BID);
      on.question(SURPLUS);
    }

    @Override
    public void setUp(MatchContext match, JsonNode setup) {
      match.offer(GIFT, 1);
      if (setup.has("surplus")) {
        match.offer(SURPLUS, 0);
      }
    }

    @Override
    public boolean advance(MatchContext match) {
      match.decide(BID, 0);
      return true;
    }

    @Override
    public Comparator<ActiveEffect> order(MatchContext match) {
      return Comparator.comparing(ActiveEffect::getHolder);
    }
  }

  /** A server would lose the match, without having heard of it when it saved. */
  @Test
  void whatIsSavedThenIsRestored() {
    RuleBook book = RuleBook.compile(new Bids(), Books.sources(List.of()), SourceNotes.NONE);
    try (Match match = book.newMatch(JsonNodeFactory.instance.objectNode(), 1)) {
      match.choose(1, "d1", "2");
      String saved = match.save();
      try (Match restored = book.restore(saved)) {
        assertThat(restored.pendingDecisions()).isEqualTo(match.pendingDecisions());
        restored.choose(0, "d2", "1");
        match.choose(0, "d2", "1");
        assertThat(restored.save()).isEqualTo(match.save()).isNotEqualTo(saved);
      }
    }
  }

  /** The number comes from a client; that there is no such entity is no failure of the game. */
  @Test
  void anActionOnAnEntityThatDoesNotExistIsNotOffered() {
    RuleBook book = RuleBook.compile(new Bids(), Books.sources(List.of()), SourceNotes.NONE);
    try (Match match = book.newMatch(JsonNodeFactory.instance.objectNode(), 1)) {
      assertThat(match.legality(1, new Amount(100)).isLegal()).isFalse();
      assertThatThrownBy(() -> match.choose(1, "d1", "100"))
          .isInstanceOf(IllegalChoiceException.class)
          .hasMessageContaining("option '100' is not");
      assertThatThrownBy(() -> match.choose(1, new Amount(100)))
          .isInstanceOf(IllegalChoiceException.class)
          .hasMessageContaining("option '100' is not");
    }
  }

  private static List<String> ids(Match match, int player) {
    return match.pendingDecisions().stream()
        .filter(one -> one.player() == player)
        .flatMap(one -> one.options().stream())
        .map(Option::id)
        .toList();
  }

  @Test
  void whatIsOfferedIsWorkedOutAnewAfterEachAnswer() {
    RuleBook book = RuleBook.compile(new Bids(), Books.sources(List.of()), SourceNotes.NONE);
    try (Match match = book.newMatch(JsonNodeFactory.instance.objectNode(), 1)) {
      match.choose(1, "d1", "2");
      assertThat(ids(match, 1)).containsExactly("1", "2", "3", "4");
      assertThat(ids(match, 0)).containsExactly("1", "2", "3", "4");
      match.choose(0, new Amount(3));
      assertThat(ids(match, 1)).containsExactly("1");
      assertThatThrownBy(() -> match.choose(1, "d1", "2"))
          .isInstanceOf(IllegalChoiceException.class);
      match.undo();
      assertThat(ids(match, 1)).containsExactly("1", "2", "3", "4");
    }
  }

  @Test
  void anOfferThatHasNothingAtFirstRestsUntilThereIsSomething() {
    RuleBook book = RuleBook.compile(new Bids(), Books.sources(List.of()), SourceNotes.NONE);
    ObjectNode setup = JsonNodeFactory.instance.objectNode().put("surplus", true);
    try (Match match = book.newMatch(setup, 1)) {
      assertThat(match.pendingDecisions())
          .extracting(Decision::prompt)
          .containsExactly("gift", "bid");
      String before = match.save();
      try (Match restored = book.restore(before)) {
        restored.choose(1, new Amount(1));
        match.choose(1, new Amount(1));
        assertThat(restored.pendingDecisions()).isEqualTo(match.pendingDecisions());
      }
      assertThat(match.pendingDecisions()).extracting(Decision::prompt).contains("surplus");
      match.undo();
      assertThat(match.save()).isEqualTo(before);
    }
  }
}
