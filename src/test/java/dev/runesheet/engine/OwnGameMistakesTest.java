package dev.runesheet.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import dev.runesheet.api.Match;
import dev.runesheet.api.RuleBook;
import dev.runesheet.engine.testgame.Books;
import dev.runesheet.spi.ActionFailedException;
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
import dev.runesheet.spi.action.Pick;
import dev.runesheet.spi.action.TextForm;
import dev.runesheet.spi.fact.ActiveEffect;
import dev.runesheet.spi.fact.StatSchema;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
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
    private transient Chat chat;

    Turn() {}

    private Turn(Chat chat) {
      this.chat = chat;
    }

    @Override
    public GameState copy() {
      Turn copy = new Turn(chat);
      copy.number = number;
      return chat == null ? copy : chat.copies.apply(copy);
    }

    @Override
    public int active() {
      return chat == null ? 0 : chat.active;
    }
  }

  /** A game in which one question is put again and again, until its phases stop. */
  private static final class Chat implements Game, Question<Talk> {
    private List<? extends Action> offered = List.of(new Say("yes"));
    private boolean goesOn = true;
    private UnaryOperator<GameState> copies = copy -> copy;
    private int active;
    private boolean checks = true;
    private boolean begins = true;
    private Legality legality = Legality.LEGAL;
    private Supplier<String> words = () -> "Talk";

    @Override
    public String id() {
      return "chat";
    }

    @Override
    public GameState newState(JsonNode setup) {
      return begins ? new Turn(this) : null;
    }

    @Override
    public void checkSaved(MatchContext match, List<Decision> open) {
      if (!checks) {
        throw new UnsupportedOperationException("not written yet");
      }
    }

    @Override
    public Class<Turn> stateType() {
      return Turn.class;
    }

    @Override
    public void register(Handlers on, CatalogAccess rules) {
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
      return offered.stream()
          .map(talk -> talk == null ? null : new Option(talk, () -> words.get()))
          .toList();
    }

    @Override
    public Legality legality(MatchContext match, int player, Talk action) {
      return legality;
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
        .isInstanceOfSatisfying(
            ActionFailedException.class,
            failed -> {
              assertThat(failed.isMistake()).isTrue();
              assertThat(failed.isEndless()).isFalse();
            })
        .hasMessageContaining("No question is open");
    assertThat(match.save()).isEqualTo(before);
    chat.goesOn = true;
    answer();
  }

  @Test
  void anOptionWhoseTextIsNotItsActionsAloneIsRefusedWhenTheMatchIsSaved() {
    match.save();
    Stream.of(List.<Talk>of(new Say("")), List.<Talk>of(new Shout("a b 3", 2), new Shout("", 1)))
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
  void aLegalityThatIsNullIsNamed() {
    chat.legality = null;
    assertThatThrownBy(() -> match.choose(0, new Say("no")))
        .isInstanceOf(NullPointerException.class)
        .hasMessage("legality of question (talk) must not be null.");
  }

  @Test
  void aMatchTellsWhichItIs() {
    assertThat(match).hasToString("match of chat (open)");
    match.close();
    assertThat(match).hasToString("match of chat (closed)");
  }

  /** Else what is answered in a fork would change the match. */
  @Test
  void aStateThatIsNotCopiedIsRefused() {
    chat.copies = copy -> null;
    assertThatThrownBy(match::fork)
        .isInstanceOf(IllegalStateException.class)
        .hasMessageEndingWith(
            "Turn gives null; expected another of its own class with the same content.");
    assertThatThrownBy(match::save)
        .isInstanceOf(IllegalStateException.class)
        .hasMessageContaining("Turn gives null; expected another");
    chat.copies = copy -> match.state(Turn.class);
    assertThatThrownBy(this::answer)
        .isInstanceOf(IllegalStateException.class)
        .hasMessageContaining("Turn gives the state itself; expected another");
    chat.copies = copy -> copy;
    answer();
  }

  /** A state of another class. */
  static final class Other extends LostStateTest.Plain {
    @Override
    public GameState copy() {
      return new Other();
    }
  }

  /** Else an undo, or an action that fails, would leave a match that nobody can go on with. */
  @Test
  void aCopyOfAnotherClassIsRefusedAndTheMatchGoesOn() {
    answer();
    String before = match.save();
    chat.copies = copy -> new Other();
    assertThatThrownBy(match::fork)
        .isInstanceOf(IllegalStateException.class)
        .hasMessageEndingWith(
            "Turn gives a "
                + Other.class.getName()
                + "; expected another of its own class with the same content.");
    assertThatThrownBy(this::answer)
        .isInstanceOf(IllegalStateException.class)
        .hasMessageContaining("Turn gives a " + Other.class.getName());
    chat.copies = copy -> copy;
    assertThat(match.save()).isEqualTo(before);
    match.undo();
    answer();
    assertThat(match.save()).isEqualTo(before);
  }

  @Test
  void aTurnOfNobodyWhoPlaysIsNamedWhereItIsShown() {
    for (int wrong : List.of(-2, 1)) {
      chat.active = wrong;
      assertThatThrownBy(() -> match.view(0))
          .isInstanceOf(IllegalStateException.class)
          .hasMessage(
              "active() of state ("
                  + Turn.class.getName()
                  + ") gives "
                  + wrong
                  + ", which is nobody who plays; expected -1 to 0.");
    }
    chat.active = -1;
    assertThat(match.view(0).active()).isEqualTo(-1);
  }

  /** Told when it is saved, not when it can no longer be helped. */
  @Test
  void whatNoSaveCouldBeRestoredWithIsRefused() {
    chat.active = 7;
    assertThatThrownBy(match::save)
        .isInstanceOf(IllegalStateException.class)
        .hasMessageContaining("gives 7, which is nobody who plays; expected -1 to");
    chat.active = 0;
    StatSchema none = new StatSchema(List.of());
    assertRefused(context -> context.create("k", "d", "n", 99, "z", none), "player (99) is not in");
    assertRefused(context -> context.createAside("k", "d", "n", -2, "z", none), "player (-2) is");
    assertRefused(
        context -> context.leavePlay(context.create("k", "d", "n", 0, "z", none), null),
        "zone must not be null.");
    assertRefused(
        context -> context.move(context.create("k", "d", "n", 0, "z", none), null, 0),
        "zone must not be null.");
    assertRefused(context -> context.setStat(null, "gold", 1), "entity must not be null.");
    assertRefused(context -> context.endMatch(0, null), "reason must not be null.");
    match.save();
  }

  @Test
  void whatAContextMissesIsNamed() {
    assertRefused(context -> context.raise(null), "event must not be null.");
    assertRefused(context -> context.decide(null, 0), "question must not be null.");
    chat.begins = false;
    assertThatThrownBy(() -> match.book().newMatch(match.setup(), 1))
        .isInstanceOf(NullPointerException.class)
        .hasMessage("state that newState() gives must not be null.");
  }

  /** Jackson would be blamed, and the mistake looked for in the state. */
  @Test
  void whatTheGamesOwnCodeThrowsWhileAMatchIsSavedComesThrough() {
    chat.words =
        () -> {
          throw new UnsupportedOperationException("no words yet");
        };
    answer();
    assertThatThrownBy(match::save)
        .isInstanceOf(UnsupportedOperationException.class)
        .hasMessage("no words yet");
    chat.words = () -> "Talk";
    match.save();
  }

  private void assertRefused(Consumer<MatchContext> wrong, String words) {
    String before = match.save();
    assertThatThrownBy(() -> match.update(wrong))
        .isInstanceOf(RuntimeException.class)
        .hasMessageContaining(words);
    assertThat(match.save()).isEqualTo(before);
  }

  @Test
  void anOptionWithoutWordsIsRefusedByItsName() {
    Option option = new Option(new Say("yes"), () -> null);
    assertThatThrownBy(option::words)
        .isInstanceOf(NullPointerException.class)
        .hasMessage(
            "words of option (say yes), an action of "
                + Say.class.getName()
                + ", must not be null.");
    List<Option> options = Arrays.asList(option, null);
    assertThatThrownBy(() -> Decision.ofPhases("d1", 0, "talk", options, false))
        .isInstanceOf(NullPointerException.class)
        .hasMessage("an option must not be null.");
  }

  /** Else a client that sends a wrong id would seem to be the mistake of the game. */
  @Test
  void anAnswerThatIsNotOfferedIsRefusedThoughOptionsHaveNoWords() {
    Decision open = match.pendingDecisions().get(0);
    chat.words = () -> null;
    for (String wrong : List.of("say no", "nonsense", "")) {
      assertThatThrownBy(() -> match.choose(open.id(), wrong))
          .isInstanceOf(IllegalChoiceException.class)
          .hasMessage("option '" + wrong + "' is not say yes");
    }
    assertThatThrownBy(() -> match.choose(0, new Say("no")))
        .isInstanceOf(IllegalChoiceException.class)
        .hasMessage("option 'say no' is not say yes");
  }

  /** It would be taken for a damaged file, and nobody would learn where the mistake is. */
  @Test
  void whatTheGamesOwnCheckOfASaveThrowsComesThrough() {
    String saved = match.save();
    chat.checks = false;
    assertThatThrownBy(() -> match.book().restore(saved))
        .isInstanceOf(UnsupportedOperationException.class)
        .hasMessage("not written yet");
  }

  @Test
  void aPositionWhoseQuestionFailsIsTakenBack() {
    String before = match.save();
    chat.offered = List.of(new Say("fine"));
    assertThatThrownBy(
            () ->
                match.update(
                    context -> {
                      context.state(Turn.class).number = 7;
                      chat.offered = null;
                    }))
        .isInstanceOf(NullPointerException.class);
    chat.offered = List.of(new Say("yes"));
    assertThat(match.save()).isEqualTo(before);
  }

  /** An action that no question asks for, without a text form. */
  record Nod(int times) implements Action {}

  /** Else the match stands at a question that nobody can answer, save or show. */
  @Test
  void anOptionOfAnotherActionIsRefusedWhenItIsAsked() {
    answer();
    String before = match.save();
    for (Action wrong : List.of(new Nod(3), new Pick(0, "x"))) {
      chat.offered = List.of(new Say("yes"), wrong);
      assertThatThrownBy(this::answer)
          .isInstanceOf(IllegalStateException.class)
          .hasMessage(
              "question (talk) of chat has offered an action of "
                  + wrong.getClass().getName()
                  + ", but its actions are "
                  + Talk.class.getName()
                  + ".");
      assertThat(match.save()).isEqualTo(before);
    }
    chat.offered = Arrays.asList(new Say("yes"), null);
    assertThatThrownBy(this::answer)
        .isInstanceOf(NullPointerException.class)
        .hasMessage("an option of question (talk) must not be null.");
    chat.offered = List.of(new Shout("yes", 2), new Say("no"));
    answer();
    match.save();
  }

  @Test
  void aQuestionWithoutAnOptionIsAMistakeOfThePhaseThatAsks() {
    chat.offered = List.of();
    assertThatThrownBy(() -> match.choose(0, new Say("yes")))
        .isInstanceOf(ActionFailedException.class)
        .hasMessageContaining("of game 'chat' asks player (0) in turn 0 without an option");
  }
}
