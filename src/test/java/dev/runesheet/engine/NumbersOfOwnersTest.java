package dev.runesheet.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import dev.runesheet.api.Match;
import dev.runesheet.api.RuleBook;
import dev.runesheet.engine.testgame.Books;
import dev.runesheet.spi.CatalogAccess;
import dev.runesheet.spi.Game;
import dev.runesheet.spi.GameState;
import dev.runesheet.spi.Handlers;
import dev.runesheet.spi.MatchContext;
import dev.runesheet.spi.Option;
import dev.runesheet.spi.Question;
import dev.runesheet.spi.SourceNotes;
import dev.runesheet.spi.action.Legality;
import dev.runesheet.spi.fact.ActiveEffect;
import dev.runesheet.spi.fact.Entity;
import dev.runesheet.spi.fact.StatSchema;
import java.io.IOException;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** A game in Java lets each player alone know a number of his own. */
class NumbersOfOwnersTest {

  private static final StatSchema PURSE = new StatSchema(List.of("coins", "bid"));

  /** The bid of a player. */
  private static final class Bid implements Question<OfferedMeanwhileTest.Amount> {

    @Override
    public String prompt() {
      return "bid";
    }

    @Override
    public Class<OfferedMeanwhileTest.Amount> actions() {
      return OfferedMeanwhileTest.Amount.class;
    }

    @Override
    public List<Option> options(MatchContext match, int player) {
      return IntStream.rangeClosed(1, 3)
          .mapToObj(OfferedMeanwhileTest.Amount::new)
          .map(amount -> new Option(amount, () -> "bid " + amount.amount()))
          .toList();
    }

    @Override
    public Legality legality(MatchContext match, int player, OfferedMeanwhileTest.Amount amount) {
      return Legality.of(amount.amount() <= 3, () -> "so much is not there");
    }

    @Override
    public void onAnswer(MatchContext match, int player, OfferedMeanwhileTest.Amount amount) {
      match.setStat(match.entity(player), "bid", amount.amount());
    }
  }

  private static final Bid BID = new Bid();

  private record Auction() implements Game {

    @Override
    public String id() {
      return "auction";
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
      on.question(BID);
    }

    @Override
    public void setUp(MatchContext match, JsonNode setup) {
      for (int player = 0; player < 2; player++) {
        match.create("player", "bidder", "bidder " + player, player, "table", PURSE);
      }
    }

    @Override
    public boolean advance(MatchContext match) {
      match.decide(BID, 0);
      return true;
    }

    @Override
    public boolean isStatSecret(MatchContext match, int viewer, Entity entity, String stat) {
      return stat.equals("bid") && entity.getController() != viewer;
    }

    @Override
    public Comparator<ActiveEffect> order(MatchContext match) {
      return Comparator.comparing(ActiveEffect::getHolder);
    }
  }

  private static Match begun() {
    return RuleBook.compile(new Auction(), Books.sources(List.of()), SourceNotes.NONE)
        .newMatch(JsonNodeFactory.instance.objectNode(), 1);
  }

  @Test
  void eachSeesHisOwnAlone() {
    try (Match match = begun()) {
      for (int player = 0; player < 2; player++) {
        assertThat(match.view(player).entities().get(player).stats())
            .containsOnlyKeys("coins", "bid");
        assertThat(match.view(player).entities().get(1 - player).stats()).containsOnlyKeys("coins");
        Entity own = match.world().entity(player);
        assertThat(match.isVisible(player, own, "bid")).isTrue();
        assertThat(match.isVisible(1 - player, own, "bid")).isFalse();
        assertThat(match.isVisible(1 - player, own, "coins")).isTrue();
      }
    }
  }

  @Test
  void changesAreToldToHimAlone() throws IOException {
    try (Match match = begun();
        Match other = begun()) {
      for (Match one : List.of(match, other)) {
        one.happenings(0);
        one.happenings(1);
      }
      match.choose(0, new OfferedMeanwhileTest.Amount(1));
      other.choose(0, new OfferedMeanwhileTest.Amount(3));
      assertThat(json(match.happenings(0))).contains("\"stat\":\"bid\"");
      assertThat(json(match.happenings(1))).isEqualTo(json(other.happenings(1)));
      assertThat(json(match.view(1))).isEqualTo(json(other.view(1)));
      assertThat(json(match.view(0))).isNotEqualTo(json(other.view(0)));
    }
  }

  @Test
  void whoIsNoPlayerOrWhatIsNotOfTheMatchIsRefused() {
    try (Match match = begun();
        Match other = begun()) {
      Entity own = match.world().entity(0);
      assertThatThrownBy(() -> match.isVisible(2, own, "bid"))
          .isInstanceOf(IllegalArgumentException.class);
      assertThatThrownBy(() -> other.isVisible(0, own, "bid"))
          .isInstanceOf(IllegalArgumentException.class);
      assertThatThrownBy(() -> match.isVisible(0, own, null)).hasMessage("stat must not be null.");
    }
  }

  private static String json(Object told) throws IOException {
    return new ObjectMapper().writeValueAsString(told);
  }
}
