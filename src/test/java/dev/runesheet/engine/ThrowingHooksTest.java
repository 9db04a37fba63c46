package dev.runesheet.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

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
import dev.runesheet.spi.Happening;
import dev.runesheet.spi.Limits;
import dev.runesheet.spi.MatchContext;
import dev.runesheet.spi.Option;
import dev.runesheet.spi.Question;
import dev.runesheet.spi.SourceNotes;
import dev.runesheet.spi.action.Action;
import dev.runesheet.spi.action.Legality;
import dev.runesheet.spi.action.TextForm;
import dev.runesheet.spi.fact.ActiveEffect;
import dev.runesheet.spi.fact.StatSchema;
import dev.runesheet.spi.fault.SneakyThrow;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** A match and its streams stay whole where the hooks of a game of one's own throw. */
class ThrowingHooksTest {

  private static final ObjectMapper JSON = new ObjectMapper();

  @TextForm("{amount}")
  record Step(int amount) implements Action {}

  /** The hooks that throw. */
  private static final class Mood {
    Throwable blind;
    boolean unlimited;
    RuntimeException stateless;

    void mayLook() {
      if (blind != null) {
        throw SneakyThrow.raise(blind);
      }
    }
  }

  /** The number of the turn. */
  public static final class Turns extends GameState {
    public int turn = 1;

    @Override
    public Turns copy() {
      Turns copy = new Turns();
      copy.turn = turn;
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
      return "walk";
    }

    @Override
    public int turn() {
      return turn;
    }
  }

  private record Walk() implements Question<Step> {

    @Override
    public String prompt() {
      return "walk";
    }

    @Override
    public Class<Step> actions() {
      return Step.class;
    }

    @Override
    public List<Option> options(MatchContext match, int player) {
      return List.of(new Option(new Step(1), () -> "1"), new Option(new Step(2), () -> "2"));
    }

    @Override
    public Legality legality(MatchContext match, int player, Step step) {
      return Legality.LEGAL;
    }

    @Override
    public void onAnswer(MatchContext match, int player, Step step) {
      match.state(Turns.class).turn++;
      if (step.amount() == 1) { // Or else nothing is looked at before the action is at its end.
        match.move(match.world().entity(0), "path", step.amount());
      }
    }
  }

  private record Path(Mood mood) implements Game {

    @Override
    public String id() {
      return "path";
    }

    @Override
    public GameState newState(JsonNode setup) {
      if (mood.stateless != null) {
        throw mood.stateless;
      }
      return new Turns();
    }

    @Override
    public Class<Turns> stateType() {
      return Turns.class;
    }

    @Override
    public void register(Handlers on, CatalogAccess rules) {
      on.question(new Walk());
    }

    @Override
    public void setUp(MatchContext match, JsonNode setup) {
      match.create("walker", "walker", "Walker", 0, "path", new StatSchema(List.of("health")));
    }

    @Override
    public boolean advance(MatchContext match) {
      match.decide(match.question("walk"), 0);
      return true;
    }

    @Override
    public boolean isVisible(MatchContext match, int player, dev.runesheet.spi.fact.Entity any) {
      mood.mayLook();
      return true;
    }

    @Override
    public Limits limits(MatchContext match) {
      if (mood.unlimited) {
        throw new IllegalStateException("from limits");
      }
      return Limits.DEFAULT;
    }

    @Override
    public Comparator<ActiveEffect> order(MatchContext match) {
      return Comparator.comparing(ActiveEffect::getHolder);
    }
  }

  private final Mood mood = new Mood();
  private final RuleBook book =
      RuleBook.compile(new Path(mood), Books.sources(List.of()), SourceNotes.NONE);

  private Match match() {
    return book.newMatch(JsonNodeFactory.instance.objectNode(), 1);
  }

  private static String told(Match match, int player) {
    return JSON.valueToTree(match.happenings(player)).toString();
  }

  @Test
  void anAnswerDoesNotCountIfAStreamCannotBeTold() {
    try (Match match = match();
        Match calm = match()) {
      List<Happening> heard = new ArrayList<>();
      match.onHappening(1, heard::add);
      calm.happenings(1);
      match.choose("d1", "1");
      calm.choose("d1", "1");
      String before = match.save();
      int soFar = heard.size();

      mood.blind = new IllegalStateException("from isVisible");
      assertThatThrownBy(() -> match.choose("d2", "2")).hasMessage("from isVisible");
      assertThatThrownBy(() -> match.update(context -> context.move(context.entity(0), "path", 9)))
          .hasMessage("from isVisible");
      mood.blind = null;

      assertThat(match.save()).isEqualTo(before);
      assertThat(heard).hasSize(soFar);
      match.choose("d2", "2");
      calm.choose("d2", "2");
      assertThat(told(match, 1)).isEqualTo(told(calm, 1));
      assertThat(match.save()).isEqualTo(calm.save());
    }
  }

  @TestFactory
  Stream<DynamicTest> anUndoIsWholeAndToldLaterIfStreamsCannotBeTold() {
    return Stream.of(new IllegalStateException("from isVisible"), new AssertionError("is off"))
        .map(thrown -> dynamicTest(thrown.toString(), () -> undoWithStreamsThatThrow(thrown)));
  }

  private void undoWithStreamsThatThrow(Throwable thrown) {
    try (Match match = match();
        Match calm = match()) {
      for (Match one : List.of(match, calm)) {
        one.happenings(0);
        one.happenings(1);
        one.choose("d1", "1");
        one.choose("d2", "1");
      }
      mood.blind = thrown;
      assertThatThrownBy(match::undo).isSameAs(thrown);
      mood.blind = null;
      calm.undo();
      assertThat(match.save()).isEqualTo(calm.save());
      for (Match one : List.of(match, calm)) {
        one.choose("d2", "2");
      }
      for (int player = 0; player < 2; player++) {
        assertThat(told(match, player)).isEqualTo(told(calm, player)).contains("Undone");
      }
    }
  }

  @Test
  void anUndoIsWholeIfTheLimitsThrow() {
    try (Match match = match()) {
      match.choose("d1", "1");
      String before = match.save();
      match.choose("d2", "2");
      mood.unlimited = true;
      assertThatThrownBy(match::undo).hasMessage("from limits");
      mood.unlimited = false;
      assertThat(match.save()).isEqualTo(before);
      book.restoreWithLog(match.save()).close();
      match.choose("d2", "1");
      assertThat(match.answers()).hasSize(2);
    }
  }

  @Test
  void aWholeSaveIsNotCalledDamagedIfTheGameCannotMakeItsState() {
    try (Match match = match()) {
      String save = match.save();
      mood.stateless = new IllegalStateException("from newState");
      assertThatThrownBy(() -> book.restore(save)).isSameAs(mood.stateless);
      assertThatThrownBy(() -> book.restoreWithLog(save)).isSameAs(mood.stateless);
    }
  }
}
