package dev.runesheet.engine;

import static dev.runesheet.engine.OwnRuleTexts.ANY_EVENT;
import static dev.runesheet.engine.OwnRuleTexts.HEAD;
import static dev.runesheet.engine.OwnRuleTexts.played;
import static dev.runesheet.engine.OwnRuleTexts.rule;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.MissingNode;
import dev.runesheet.api.Match;
import dev.runesheet.api.RuleBook;
import dev.runesheet.engine.rules.RuleSource;
import dev.runesheet.engine.rules.UntriggeredRuleException;
import dev.runesheet.engine.testgame.Books;
import dev.runesheet.engine.testgame.Cards;
import dev.runesheet.engine.testgame.Histories;
import dev.runesheet.engine.testgame.Scene;
import dev.runesheet.engine.testgame.Skirmish;
import dev.runesheet.engine.testgame.Wild;
import dev.runesheet.spi.ActionFailedException;
import dev.runesheet.spi.SourceNotes;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.kie.api.KieServices;
import org.kie.api.builder.KieBuilder;
import org.kie.api.builder.KieFileSystem;
import org.kie.api.runtime.KieContainer;

/** What rules written by hand match follows from the position, not from what a session has seen. */
@Tag("thorough")
class OwnRulesHistoryTest {

  private static final String SILENCES = "insertLogical( new Suppression( $f, \"own\" ) );";

  /** Random rules that read numbers, also modified ones, or answer with several matches. */
  private static String rules(long seed) {
    Random random = new Random(seed);
    StringBuilder rules = new StringBuilder(HEAD);
    int most = 1 + random.nextInt(3);
    for (int i = 0; i < most; i++) {
      boolean derives = random.nextBoolean();
      String text = derives ? deriving(random) : answering(random);
      rules.append("rule \"rule " + i + "\" when " + text + " end\n");
    }
    return rules.toString();
  }

  private static String number(Random random) {
    String stat = one(random, "power", "life", "gold", "guard");
    int limit = random.nextInt(6);
    return switch (random.nextInt(4)) {
      case 0 -> "stat( \"" + stat + "\" ) > " + limit;
      case 1 -> "below( \"" + stat + "\", " + limit + " )";
      case 2 -> "atLeast( \"" + stat + "\", " + limit + " )";
      default -> "stat( \"" + stat + "\" ) + 1 <= " + limit;
    };
  }

  private static String deriving(Random random) {
    String conditions =
        switch (random.nextInt(4)) {
          case 0 -> "Entity( %s, $i : id ) $f : InPlay( holder == $i )";
          case 1 -> "$f : InPlay( $h : holder ) $e : Entity( id == $h ) eval( $e.%s )";
          case 2 ->
              "$e : Entity() exists Entity( this != $e, controller == $e.controller, %s )"
                  + " $f : InPlay( holder == $e.id )";
          default ->
              "$e : Entity( $p : stat( \"power\" ) ) not Entity( stat( \"power\" ) > $p, %s )"
                  + " $f : InPlay( holder == $e.id )";
        };
    return conditions.formatted(number(random)) + " then " + SILENCES;
  }

  private static String answering(Random random) {
    String event = one(random, "turn starts", "turn ends", "attack hits", "moves");
    String besides =
        one(random, "", "exists Entity( %s )", "not Entity( %s )").formatted(number(random));
    String whose =
        one(
                random,
                "$e : Entity( zone != \"\" )",
                "$e : Entity( %s )",
                "$e : Entity() InPlay( holder == $e.id )")
            .formatted(number(random));
    String does =
        one(
            random,
            "changes.setStat( $e, \"guard\", changes.roll( 6 ) );",
            "changes.setStat( $e, \"life\", $e.stat( \"life\" ) + changes.roll( 3 ) - 1 );");
    return "Event( trigger == \"" + event + "\" ) " + besides + " " + whose + " then " + does;
  }

  /**
   * Random rules of which a passing fact stands in groups and counts, or that derive while it does.
   */
  private static String grouping(long seed) {
    Random random = new Random(seed);
    String first = event(random);
    String second = one(random, event(random), "Checkpoint()");
    String passing =
        one(
                random,
                "exists %1$s",
                "( %1$s or %2$s )",
                "exists( %1$s or %2$s )",
                "exists( %1$s and Entity( id == 1 ) )",
                "%2$s not %1$s",
                "%2$s forall( $x : Event() " + first.replace("Event(", "Event( this == $x,") + " )",
                "%2$s accumulate( %1$s; $n : count( 1 ); $n > 0 )",
                "not( not %1$s ) exists %2$s")
            .formatted(first, second);
    if (random.nextInt(3) == 0) {
      return HEAD
          + "rule \"derives\" when $f : InPlay() "
          + one(random, passing, "not " + first, first)
          + " then "
          + SILENCES
          + " end";
    }
    String entity = one(random, "$e : Entity( id == 0 )", "$e : Entity( zone != \"\" )");
    boolean before = random.nextBoolean();
    return HEAD
        + "rule \"answers\" when "
        + (before ? entity + " " + passing : passing + " " + entity)
        + " then changes.setStat( $e, \"guard\", $e.stat( \"guard\" ) + changes.roll( 3 ) ); end";
  }

  private static String event(Random random) {
    return "Event( trigger == \""
        + one(random, "turn starts", "turn ends", "attack hits", "moves")
        + "\" )";
  }

  private static String one(Random random, String... of) {
    return of[random.nextInt(of.length)];
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4})
  void aMatchGoesOnAlikeWhateverItsSessionHasSeen(long seed) {
    Histories.playAlike(rules(seed), seed);
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8})
  void aPassingFactInAGroupIsSeenEachTimeItIsShown(long seed) {
    Histories.playAlike(grouping(seed), seed);
  }

  @ParameterizedTest
  @ValueSource(longs = {9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24})
  @Tag("slow")
  void moreRandomRulesAreAlike(long seed) {
    Histories.playAlike(rules(seed), seed);
    Histories.playAlike(grouping(seed), seed);
  }

  static List<String> simple() {
    return List.of(
        "rule \"a\" when Entity( stat( \"life\" ) < 2, $i : id ) $f : InPlay( holder == $i ) then "
            + SILENCES
            + " end",
        "rule \"a\" when Event( trigger == \"turn starts\" ) $e : Entity( present == true,"
            + " zone != \"\", controller >= 0 ) then"
            + " changes.setStat( $e, \"guard\", changes.roll( 6 ) ); end",
        "function boolean weak( Entity e ) { return e.stat( \"life\" ) < 8; }"
            + " rule \"a\" when $e : Entity() $f : InPlay( holder == $e.id ) then"
            + " if ( weak( $e ) ) { "
            + SILENCES
            + " } end",
        "rule \"a\" when $f : InPlay() not Event() then " + SILENCES + " end",
        "rule \"a\" when $f : InPlay() Event() then " + SILENCES + " end",
        "rule \"a\" when $f : InPlay() exists Event() then " + SILENCES + " end",
        "rule \"a\" when $f : InPlay() exists Checkpoint() then " + SILENCES + " end",
        "rule \"a\" when $f : InPlay() not Checkpoint() then " + SILENCES + " end",
        "rule \"a\" when Event( trigger == \"turn starts\" ) exists Entity( above( \"gold\", 1 ) )"
            + " then changes.roll( 6 ); end");
  }

  @ParameterizedTest
  @MethodSource("simple")
  void numbersAreThoseOfNowAndSeveralMatchesHaveOneOrder(String rule) {
    Histories.playAlike(HEAD + rule, 1);
  }

  /** What Drools compares once for several rules decides the order of their matches. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "Event( trigger == \"turn starts\" ) $f : InPlay( $h : holder ) $e : Entity( id == $h )",
        "$f : InPlay( $h : holder ) Event( trigger == \"turn starts\" ) $e : Entity( id == $h )",
        "Event( trigger == \"turn starts\" ) $e : Entity( zone != \"\" )"
            + " exists InPlay( holder == $e.id )",
        "( Event( trigger == \"turn starts\" ) or Event( trigger == \"turn ends\" ) )"
            + " $f : InPlay( $h : holder ) $e : Entity( id == $h )"
      })
  void rulesThatBeginAlikeFireInOneOrder(String conditions) {
    String rules =
        rule("one", conditions, "changes.setStat( $e, \"guard\", 3 );")
            + rule("two", conditions, "changes.setStat( $e, \"guard\", changes.roll( 6 ) );")
            + rule("three", conditions + " InPlay()", "changes.roll( 2 );");
    Histories.playAlike(HEAD + rules, 1);
    Histories.playAlike(HEAD + rules, 2);
  }

  /** Sets that hash their elements have an order of the process, unless these say their own. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "accumulate( $g : Entity(); $x : collectSet( $g ) ) $e : Entity() from $x",
        "$x : java.util.HashSet( size > 1 ) from collect( Entity() ) $e : Entity() from $x",
        "accumulate( $g : InPlay(); $x : collectSet( $g ) ) $f : InPlay() from $x"
            + " $e : Entity( id == $f.holder )"
      })
  void setsOfFactsComeInOneOrder(String conditions) {
    String change = "changes.setStat( $e, \"guard\", changes.roll( 6 ) );";
    Histories.playAlike(
        HEAD + rule("one", "Event( trigger == \"turn starts\" ) " + conditions, change), 1);
  }

  /** Drools keeps the last salience of a rule, and goes by it when the rule matches again. */
  @ParameterizedTest
  @ValueSource(strings = {"salience( -$e.getId() )", "salience( $e.getId() )"})
  void rulesThatComputeTheirSalienceFireInOneOrder(String salience) {
    String rules =
        "rule \"one\" "
            + salience
            + " when "
            + ANY_EVENT
            + "$e : Entity() then changes.setStat( $e, \"guard\", changes.roll( 6 ) ); end\n"
            + rule(
                "two",
                ANY_EVENT + "$e : Entity( id == 0 )",
                "changes.setStat( $e, \"guard\", $e.stat( \"guard\" ) + changes.roll( 3 ) );");
    Histories.playAlike(HEAD + rules, 1);
  }

  @Test
  void rulesOfAKieBaseFireInTheOrderOfTheirFiles() {
    List<RuleSource> sources = new ArrayList<>(Books.sources(List.of(Wild.effects())));
    for (int i = 0; i < 9; i++) {
      sources.add(
          new RuleSource(
              "own" + i + ".drl",
              HEAD.replace("own.rules", "own.p" + i * 5 % 9)
                  + setsGuard("one", i)
                  + setsGuard("two", 10 + i)));
    }
    KieFileSystem files = KieServices.get().newKieFileSystem();
    for (int i = 0; i < sources.size(); i++) {
      files.write(String.format("src/main/resources/%03d.drl", i), sources.get(i).drl());
    }
    KieBuilder builder = KieServices.get().newKieBuilder(files).buildAll();
    KieContainer container =
        KieServices.get().newKieContainer(builder.getKieModule().getReleaseId());
    SourceNotes notes = Books.notes(List.of(Wild.effects()));
    JsonNode catalog = MissingNode.getInstance();
    RuleBook book = RuleBook.compile(new Skirmish(), sources, notes, catalog);
    RuleBook ofBase = RuleBook.of(new Skirmish(), container.getKieBase(), notes, catalog);

    try (Match one = played(book);
        Match other = played(ofBase)) {
      assertThat(other.happenings().toString()).isEqualTo(one.happenings().toString());
    }
  }

  private static String setsGuard(String name, int to) {
    String change = "changes.setStat( $e, \"guard\", " + to + " );";
    return rule(name, ANY_EVENT + "$e : Entity()", change);
  }

  @Test
  void aModifierThatEndsBecauseOfTheNumberThatItChangesFailsTheAction() {
    String rule =
        "rule \"a\" when Entity( above( \"power\", 0 ), $i : id ) $f : InPlay( holder == $i ) then "
            + SILENCES
            + " end";
    RuleBook book = Books.of(HEAD + rule, Cards.aura("a", "aura", "power", 1, "self"));

    assertThatThrownBy(() -> Scene.of(book).has(0, "a").start())
        .isInstanceOf(ActionFailedException.class)
        .hasMessageContaining("rules that read numbers");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "$e : Entity( stat( \"power\" ) > 2 )",
        "$e : Entity() ( Event() or InPlay() )",
        "$e : Entity() not Event()",
        "$e : Entity() java.util.List() from collect( Event() )",
        "$e : Entity() accumulate( Event(); $n : count( 1 ) )",
        "$e : Entity() Number( intValue > 0 ) from accumulate( InPlay(), count( 1 ) )"
      })
  void aRuleThatChangesTheMatchNeedsAFactThatPasses(String conditions) {
    String rule =
        "rule \"grows\" when " + conditions + " then changes.setStat( $e, \"life\", 3 ); end";

    assertThatThrownBy(() -> Books.of(HEAD + rule))
        .isInstanceOf(UntriggeredRuleException.class)
        .hasMessageContainingAll("extra.drl:4", "rule (grows)", "Event or Checkpoint");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "rule \"grows\" dialect \"mvel\" when Entity() then changes.roll( 6 ); end",
        "rule \"grows\" when Entity() then"
            + " Runnable later = () -> changes.roll( 6 ); later.run(); end",
        "rule \"grows\" when Entity() then"
            + " java.util.List.of( 6 ).forEach( sides -> changes.roll( sides ) ); end",
        "rule \"grows\" when Entity() then changes.turn();"
            + " java.util.List.of( 6 ).forEach( changes::roll ); end",
        "rule \"grows\" when Entity() do[ two ] InPlay() then then[ two ] changes.roll( 6 ); end",
        "rule \"grows\" when Entity() do[ two ] Event() then then[ two ] changes.roll( 6 ); end",
        "rule \"grows\" when $e : Entity() if ( id == 0 ) do[ two ] InPlay() then"
            + " then[ two ] changes.roll( 6 ); end"
      })
  void aConsequenceOfAnotherFormNeedsAFactThatPassesToo(String rule) {
    assertThatThrownBy(() -> Books.of(HEAD + rule))
        .isInstanceOf(UntriggeredRuleException.class)
        .hasMessageContaining("rule (grows)");
  }

  @Test
  void aHelperThatIsGivenTheChangesMayChangeTheMatch() {
    String rules =
        HEAD
            + "function void help( Changes match ) { match.roll( 6 ); }\n"
            + "rule \"helps\" when Entity() then help( changes ); end";

    assertThatThrownBy(() -> Books.of(rules))
        .hasMessageContaining("rule (helps) that gives 'changes' to a function");
  }

  /** The conditions of an author's own packages are looked at before. */
  @Test
  void aConditionThatChangesTheMatchIsSaidToBe() {
    String rules =
        HEAD.replace("own.rules", "rules.own")
            + "function boolean help( Changes match ) { match.roll( 6 ); return true; }\n"
            + "rule \"helps\" when Entity() eval( help( changes ) ) then end";
    RuleBook book = Books.of(rules);
    Match match = Scene.of(book).has(0, "a").start().match();

    assertThatThrownBy(match::fork)
        .hasStackTraceContaining(
            "the conditions of a rule change the match; only consequences may");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "rule \"fine\" when Entity() Event() then changes.roll( 6 ); end",
        "rule \"fine\" when Entity() exists Checkpoint() then changes.roll( 6 ); end",
        "rule \"fine\" when $f : InPlay( expires < 0 ) then changes.expire( $f ); end",
        "rule \"fine\" when Entity() Event() do[ two ] InPlay() then"
            + " then[ two ] changes.roll( 6 ); end",
        "rule \"fine\" dialect \"mvel\" when Entity() Event() then changes.roll( 6 ); end",
        "rule \"fine\" dialect \"mvel\" when $f : InPlay() then insertLogical( new Suppression( $f,"
            + " \"a\" ) ); end",
        "rule \"a\" when Event() then end rule \"fine\" extends \"a\" when Entity() then"
            + " changes.roll( 6 ); end",
        "rule \"fine\" when Entity() then changes.turn(); end"
      })
  void rulesThatPassOrChangeNothingAreTaken(String rule) {
    assertThat(Books.of(HEAD + rule)).isNotNull();
  }
}
