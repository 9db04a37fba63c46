package dev.runesheet.engine;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import dev.runesheet.api.Match;
import dev.runesheet.api.RuleBook;
import dev.runesheet.engine.testgame.Books;
import dev.runesheet.spi.CatalogAccess;
import dev.runesheet.spi.Decision;
import dev.runesheet.spi.Game;
import dev.runesheet.spi.GameState;
import dev.runesheet.spi.Handlers;
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
import org.junit.jupiter.api.Test;

/** Options whose ids are read as other actions, since texts of theirs have commas. */
class UnreadableIdsTest {

  @TextForm("tell {words}")
  record Tell(List<String> words) implements Action {}

  private static final class Talk implements Question<Tell> {

    private static final List<Tell> OFFERED =
        List.of(new Tell(List.of("yes, sir")), new Tell(List.of("", "no")));

    @Override
    public String prompt() {
      return "talk";
    }

    @Override
    public Class<Tell> actions() {
      return Tell.class;
    }

    @Override
    public List<Option> options(MatchContext match, int player) {
      return OFFERED.stream().map(tell -> new Option(tell, () -> "Say it")).toList();
    }

    @Override
    public Legality legality(MatchContext match, int player, Tell tell) {
      return Legality.of(OFFERED.contains(tell), () -> "unheard of");
    }

    @Override
    public void onAnswer(MatchContext match, int player, Tell tell) {
      match.state(ThrowingHooksTest.Turns.class).turn++;
    }
  }

  private record Talking() implements Game {

    @Override
    public String id() {
      return "talking";
    }

    @Override
    public GameState newState(JsonNode setup) {
      return new ThrowingHooksTest.Turns();
    }

    @Override
    public Class<ThrowingHooksTest.Turns> stateType() {
      return ThrowingHooksTest.Turns.class;
    }

    @Override
    public void register(Handlers on, CatalogAccess rules) {
      on.question(new Talk());
    }

    @Override
    public void setUp(MatchContext match, JsonNode setup) {}

    @Override
    public boolean advance(MatchContext match) {
      match.decide(match.question("talk"), 0);
      return true;
    }

    @Override
    public Comparator<ActiveEffect> order(MatchContext match) {
      return Comparator.comparing(ActiveEffect::getHolder);
    }
  }

  @Test
  void anIdThatIsOfferedIsTakenAlsoIfThisMatchWasNeverAskedForItsIds() {
    RuleBook book = RuleBook.compile(new Talking(), Books.sources(List.of()), SourceNotes.NONE);
    JsonNode setup = JsonNodeFactory.instance.objectNode();
    try (Match looked = book.newMatch(setup, 1)) {
      Decision decision = looked.pendingDecisions().get(0);
      for (Option option : decision.options()) {
        try (Match match = book.newMatch(setup, 1)) {
          match.choose(decision.id(), option.id());
          assertThat(match.state(ThrowingHooksTest.Turns.class).turn).isEqualTo(2);
        }
      }
    }
  }
}
