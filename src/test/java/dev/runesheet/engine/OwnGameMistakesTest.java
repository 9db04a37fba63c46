package dev.runesheet.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import dev.runesheet.engine.action.Action;
import dev.runesheet.engine.action.Legality;
import dev.runesheet.engine.action.TextForm;
import dev.runesheet.engine.fact.ActiveEffect;
import dev.runesheet.engine.testgame.Books;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Mistakes in the phases of an embedding game are told at once, and cost no match. */
class OwnGameMistakesTest {

  /** The action of a player. */
  sealed interface Talk extends Action permits Say, Shout {}

  /** A word. */
  @TextForm("say {word}")
  record Say(String word) implements Talk {}

  /** A word, and how often. */
  @TextForm("shout {word} {times}")
  record Shout(String word, int times) implements Talk {}

  /** A turn. */
  public static final class Turn extends LostStateTest.Plain {
    public int number;

    @Override
    public GameState copy() {
      Turn copy = new Turn();
      copy.number = number;
      return copy;
    }
  }

  /** A game in which one question is put again and again, until its phases stop. */
  private static final class Chat implements Game, Question<Talk> {
    private List<Talk> offered = List.of(new Say("yes"));
    private boolean goesOn = true;

    @Override
    public String id() {
      return "chat";
    }

    @Override
    public GameState newState(JsonNode setup) {
      return new Turn();
    }

    @Override
    public Class<Turn> stateType() {
      return Turn.class;
    }

    @Override
    public void register(Handlers on, Catalogued rules) {
      on.question(this);
    }

    @Override
    public void setUp(MatchContext match, JsonNode setup) {}

    @Override
    public boolean advance(MatchContext match) {
      if (goesOn) {
        match.decide(this, 0);
      }
      return goesOn;
    }

    @Override
    public Comparator<ActiveEffect> order(MatchContext match) {
      return Comparator.comparing(ActiveEffect::getEffect);
    }

    @Override
    public String prompt() {
      return "talk";
    }

    @Override
    public Class<Talk> actions() {
      return Talk.class;
    }

    @Override
    public List<Option> options(MatchContext match, int player) {
      return offered.stream().map(talk -> new Option(talk, talk::toString)).toList();
    }

    @Override
    public Legality legality(MatchContext match, int player, Talk action) {
      return Legality.LEGAL;
    }

    @Override
    public void onAnswer(MatchContext match, int player, Talk action) {
      match.state(Turn.class).number++;
    }
  }

  private final Chat chat = new Chat();
  private final Match match =
      RuleBook.compile(chat, Books.sources(List.of()), SourceNotes.NONE)
          .newMatch(JsonNodeFactory.instance.objectNode(), 1);

  private void answer() {
    Decision open = match.pendingDecisions().get(0);
    match.choose(open, open.options().get(0));
  }

  @Test
  void phasesThatStopWithoutAnOfferAreRefused() {
    String before = match.save();
    chat.goesOn = false;
    assertThatThrownBy(this::answer)
        .isInstanceOf(ActionFailedException.class)
        .hasMessageContaining("No question is open");
    assertThat(match.save()).isEqualTo(before);
    chat.goesOn = true;
    answer();
  }

  @Test
  void anOptionWhoseTextIsNotItsActionsAloneIsRefusedWhenTheMatchIsSaved() {
    match.save();
    Stream.of(
            List.<Talk>of(new Say("")),
            List.<Talk>of(new Shout("a b 3", 2), new Shout("", 1)),
            List.<Talk>of(new Say("no"), new Say("no")))
        .forEach(
            wrong -> {
              chat.offered = wrong;
              answer();
              assertThatThrownBy(match::save)
                  .isInstanceOf(IllegalStateException.class)
                  .hasMessageContaining("question 'talk' offers '");
              match.undo();
            });
    match.save();
  }

  @Test
  void aPositionWhoseQuestionFailsIsTakenBack() {
    String before = match.save();
    chat.offered = List.of(new Say("fine"));
    assertThatThrownBy(
            () ->
                match.direct(
                    context -> {
                      context.state(Turn.class).number = 7;
                      chat.offered = null;
                    }))
        .isInstanceOf(NullPointerException.class);
    chat.offered = List.of(new Say("yes"));
    assertThat(match.save()).isEqualTo(before);
  }
}
