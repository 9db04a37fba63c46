package dev.runesheet.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.node.MissingNode;
import dev.runesheet.api.Match;
import dev.runesheet.api.RuleBook;
import dev.runesheet.engine.rules.RuleSource;
import dev.runesheet.engine.testgame.Books;
import dev.runesheet.engine.testgame.Scene;
import dev.runesheet.engine.testgame.Skirmish;
import dev.runesheet.spi.SourceNotes;
import dev.runesheet.spi.fact.Entity;
import dev.runesheet.spi.fact.Event;
import dev.runesheet.spi.fault.OwnRuleFailure;
import dev.runesheet.spi.question.CellForm;
import dev.runesheet.spi.question.InputColumn;
import dev.runesheet.spi.question.PureQuestion;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A question whose answer follows from what it asks is asked once per rule book. */
public class PureQuestionTest {

  private static final String HEAD =
      """
      package rules.test;
      import dev.runesheet.engine.PureQuestionTest;
      import dev.runesheet.engine.PureQuestionTest.Tax;
      import dev.runesheet.spi.fact.Changes;
      import dev.runesheet.spi.fact.Entity;
      import dev.runesheet.spi.fact.Event;
      global Changes changes;
      """;

  private static final String ROWS =
      HEAD
          + """
          rule "High" when $q : Tax( gold > 9 ) then $q.pays(3); end
          """;

  private static final String ASKING =
      """
      rule "Asks" when Event( trigger == "go" ) then changes.consult( new Tax( 10 ) ); end
      """;

  private static final String KING =
      """
      rule "King" when Entity( name == "king" ) then
        PureQuestionTest.saw("king");
      end
      """;

  private static final String COUNTS =
      """
      rule "Counts" when
        %s
      then end
      """;

  private static final String JOINED =
      HEAD
          + """
          rule "High" when $q : Tax( gold > 9 ) Entity( name == "king" ) then $q.pays(3); end
          """;

  /** The tax on a purse. */
  public static final class Tax implements PureQuestion {
    private static final AtomicInteger ANSWERED = new AtomicInteger();

    private final int gold;
    private int due;

    public Tax(int gold) {
      this.gold = gold;
    }

    @Override
    public Object asked() {
      return gold;
    }

    public int getGold() {
      return gold;
    }

    public void pays(int coins) {
      due = coins;
      ANSWERED.incrementAndGet();
    }
  }

  /** A question that cannot say what it asks. */
  public static final class Broken implements PureQuestion {
    @Override
    public Object asked() {
      return 1;
    }

    @InputColumn(order = 1, label = "Gold", doc = "d")
    public int getGold() {
      throw new IllegalStateException("boom");
    }
  }

  @Test
  void aGetterThatThrowsIsNamed() {
    String rule = "rule \"B\" when PureQuestionTest.Broken( gold > 9 ) then end";
    try (Match match = match(Books.of(HEAD + rule))) {
      assertThatThrownBy(() -> match.update(context -> context.consult(new Broken())))
          .isExactlyInstanceOf(OwnRuleFailure.class)
          .hasMessageStartingWith("method getGold of question (" + Broken.class.getName() + ") has")
          .hasMessageContaining("boom")
          .hasRootCauseExactlyInstanceOf(IllegalStateException.class);
    }
  }

  /** A type of cell. */
  @CellForm(says = "a purse", example = "3")
  public record Purse(int gold) {

    /** The purse of a text. */
    public static Purse of(String text) {
      return new Purse(Integer.parseInt(text));
    }
  }

  /** A question that knows no purse. */
  public static final class Purseless implements PureQuestion {
    @Override
    public Object asked() {
      return 1;
    }

    @InputColumn(order = 1, label = "Purse", doc = "d")
    public Purse getPurse() {
      return null;
    }

    @InputColumn(order = 2, label = "Gold", doc = "d")
    public int getGold() {
      return 1;
    }
  }

  @Test
  void aGetterThatGivesNoValueWhereARowLooksForOneIsNamedEachTime() {
    String rule =
        "rule \"B\" when PureQuestionTest.Purseless( purse == PureQuestionTest.Purse.of(\"3\") )"
            + " then end";
    try (Match match = match(Books.of(HEAD + rule))) {
      for (int i = 0; i < 2; i++) {
        assertThatThrownBy(() -> match.update(context -> context.consult(new Purseless())))
            .isExactlyInstanceOf(OwnRuleFailure.class)
            .hasMessage(
                "method getPurse of question (" + Purseless.class.getName() + ") gives null.");
      }
    }
    String other = "rule \"B\" when PureQuestionTest.Purseless( gold == 1 ) then end";
    try (Match match = match(Books.of(HEAD + other))) {
      match.update(context -> context.consult(new Purseless()));
    }
  }

  /** A type of cell whose values are loaded. */
  @CellForm(says = "a loaded word", example = "gold")
  public record Loaded(String word) {

    private static final Set<String> ALL = new HashSet<>();

    /** The value of a text; null if it is not loaded. */
    public static Loaded of(String text) {
      return ALL.contains(text) ? new Loaded(text) : null;
    }
  }

  /** A question about a loaded word. */
  public static final class OfLoaded implements PureQuestion {
    @Override
    public Object asked() {
      return 1;
    }

    @InputColumn(order = 1, label = "Word", doc = "d")
    public Loaded getWord() {
      return new Loaded("gold");
    }
  }

  @Test
  void aValueOfACellThatIsNoLongerThereIsNamedWithItsRow() {
    String rule =
        """
        rule "B" when PureQuestionTest.OfLoaded(
          word == PureQuestionTest.Loaded.of("gold") || word == PureQuestionTest.Loaded.of("tin") )
        then end
        """;
    Loaded.ALL.addAll(List.of("gold", "tin"));
    RuleBook book = Books.of(HEAD + rule);
    Loaded.ALL.remove("tin");
    try (Match match = match(book)) {
      for (int i = 0; i < 2; i++) {
        assertThatThrownBy(() -> match.update(context -> context.consult(new OfLoaded())))
            .isExactlyInstanceOf(OwnRuleFailure.class)
            .hasMessage(
                Loaded.class.getName()
                    + ".of(\"tin\") gives null. The rule is 'B', written at extra.drl.");
      }
      Loaded.ALL.add("tin");
      match.update(context -> context.consult(new OfLoaded()));
    }
  }

  @Test
  void equalQuestionsOfAllMatchesAreAskedOnce() {
    RuleBook book = Books.of(ROWS);
    Tax.ANSWERED.set(0);

    Tax first = ask(match(book), 10);
    Tax again = ask(match(book), 10);
    Tax other = ask(match(book), 11);

    assertThat(again).isSameAs(first).isNotSameAs(other);
    assertThat(first.due).isEqualTo(3);
    assertThat(ask(match(book), 9).due).isZero();
    assertThat(Tax.ANSWERED).hasValue(2);
  }

  @Test
  void anotherBookAsksAnew() {
    Tax one = ask(match(Books.of(ROWS)), 10);

    assertThat(ask(match(Books.of(ROWS)), 10)).isNotSameAs(one);
  }

  @Test
  void anObjectThatHoldsTheAnswersOfAnotherBookIsRefused() {
    RuleBook one = Books.of(ROWS);
    Tax constant = new Tax(10);
    assertThat(ask(match(one), constant).due).isEqualTo(3);
    assertThat(ask(match(one), constant)).isSameAs(constant);
    Match other = match(Books.of(ROWS));
    assertThatThrownBy(() -> ask(other, constant))
        .hasMessageContaining("Tax) holds the answers of another rule book");
    assertThat(ask(other, 10).due).isEqualTo(3);
  }

  @Test
  void whoListensToTheSessionSeesEachQuestionAnswered() {
    RuleBook book = Books.of(ROWS);
    ask(match(book), 10);
    Match match = match(book);
    match.session();
    Tax.ANSWERED.set(0);

    assertThat(ask(match, 10).due).isEqualTo(3);
    assertThat(ask(match, 10).due).isEqualTo(3);
    assertThat(Tax.ANSWERED).hasValue(2);
  }

  @Test
  void aProbeIsShownEachAnswerEachTimeItIsUsed() {
    List<String> seen = new ArrayList<>();
    RuleBook book = watched(ROWS, seen);

    Match first = match(book);
    ask(first, 10);
    ask(first, 10);
    ask(first.fork(), 10);
    assertThat(seen).containsExactly("asked", "answered", "again", "again");
    ask(match(book), 10);
    assertThat(seen).hasSize(5).last().isEqualTo("again");
  }

  @Test
  void aProbeIsNotShownWhatRulesSayOfOtherFactsAsPartOfAnAnswer() {
    List<String> seen = new ArrayList<>();
    RuleBook book = watched(ROWS + KING, seen);
    asksBesideAKing(book, seen);
    assertThat(seen).containsExactly("king", "asked", "answered");
  }

  @Test
  void factsAreDerivedBeforeAQuestionWhetherOrNotAnotherMatchAskedIt() {
    RuleBook book = Books.of(ROWS + KING);
    assertThat(asksBesideAKing(book, new ArrayList<>())).containsExactly("king");
    assertThat(asksBesideAKing(book, new ArrayList<>())).containsExactly("king");
  }

  /** The facts that rules had seen by the answer to a question asked right after a king came. */
  private static List<String> asksBesideAKing(RuleBook book, List<String> seen) {
    List<String> then = new ArrayList<>();
    SEEN.set(seen);
    try (Match match = match(book)) {
      match.update(
          context -> {
            Entity peasant = context.world().entities().get(0);
            context.create("hero", "king", "king", 0, "field", peasant.schema());
            context.consult(new Tax(10));
            then.addAll(seen);
          });
    }
    return then;
  }

  private static final AtomicReference<List<String>> SEEN = new AtomicReference<>();

  /** Notes what a rule has seen. */
  public static void saw(String what) {
    SEEN.get().add(what);
  }

  private static RuleBook watched(String drl, List<String> seen) {
    RuleProbe probe =
        new RuleProbe() {
          @Override
          public Runnable remembered(Runnable question) {
            seen.add("asked");
            question.run();
            seen.add("answered");
            return () -> seen.add("again");
          }
        };
    List<RuleSource> sources = new ArrayList<>(Books.sources(List.of()));
    sources.add(new RuleSource("extra.drl", drl));
    return RuleBook.compile(
        new Skirmish(), sources, SourceNotes.NONE, MissingNode.getInstance(), probe);
  }

  @Test
  void whatRulesJoinWithOtherFactsIsAskedEachTime() {
    RuleBook book = Books.of(JOINED);

    assertThat(ask(Scene.of(book).has(0, "peasant").start().match(), 10).due).isZero();
    assertThat(ask(Scene.of(book).has(0, "king").start().match(), 10).due).isEqualTo(3);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Event( trigger == \"day\" ) accumulate( Entity( kind == \"king\" ); $n : count() )",
        "accumulate( $e : Entity( kind == \"king\" ); $n : sum( $e.getId() ) ) Event()",
        "Event() $any : Object() from java.util.List.of( 1 )"
      })
  void whatARuleCountsOrReadsElsewhereIsNoQuestion(String conditions) {
    RuleBook book = Books.of(ROWS + COUNTS.formatted(conditions));
    Tax.ANSWERED.set(0);

    assertThat(ask(match(book), 10)).isSameAs(ask(match(book), 10));
    assertThat(Tax.ANSWERED).hasValue(1);
  }

  @Test
  void aRuleThatJoinsAQuestionIsNamedWhereNoneCanBeAnswered() {
    Match match = match(Books.of(ROWS + ASKING + COUNTS.formatted("Event() Object()")));

    assertThatThrownBy(() -> match.update(context -> context.raise(Event.of("go"))))
        .hasMessageContaining("Tax) is joined with other facts by rule 'Counts' (extra.drl)");
  }

  @Test
  void aRuleAsksWhatNoOtherRuleJoins() {
    Match match = match(Books.of(ROWS + ASKING + COUNTS.formatted("Event() Entity()")));
    Tax.ANSWERED.set(0);

    match.update(context -> context.raise(Event.of("go")));

    assertThat(Tax.ANSWERED).hasValue(1);
  }

  private static Match match(RuleBook book) {
    return Scene.of(book).has(0, "peasant").start().match();
  }

  private static Tax ask(Match match, int gold) {
    return ask(match, new Tax(gold));
  }

  private static Tax ask(Match match, Tax question) {
    AtomicReference<Tax> answer = new AtomicReference<>();
    match.update(context -> answer.set(context.consult(question)));
    return answer.get();
  }
}
