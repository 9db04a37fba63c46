package dev.runesheet.engine;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.api.Match;
import dev.runesheet.api.RuleBook;
import dev.runesheet.engine.testgame.Books;
import dev.runesheet.engine.testgame.Cards;
import dev.runesheet.engine.testgame.Histories;
import dev.runesheet.engine.testgame.Scene;
import dev.runesheet.model.Effect;
import dev.runesheet.spi.fact.Changes;
import dev.runesheet.spi.fact.Checkpoint;
import dev.runesheet.spi.fact.Entity;
import dev.runesheet.spi.fact.Event;
import dev.runesheet.spi.fact.InPlay;
import java.lang.reflect.Proxy;
import java.util.List;
import java.util.Random;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.kie.api.KieBase;
import org.kie.api.io.ResourceType;
import org.kie.api.runtime.KieSession;
import org.kie.internal.utils.KieHelper;

/**
 * Rules written by hand that grant continuous effects answer a passing fact as often as a plain
 * session of Drools has them fire for it, in which nothing is known of effects.
 */
@Tag("thorough")
class OwnRulesGrantTest {

  private static final String HEAD =
      """
      package own.rules;
      import dev.runesheet.spi.fact.*;
      global Changes changes;
      query weak( Entity $x ) $x := Entity( id == 0, stat( "life" ) < 99 ) end
      query free( Entity $x ) $x := Entity( id == 0, hasStatus( "granted/strong" ) == false ) end
      """;

  private static final String RULE =
      HEAD + "rule \"a\" when %s then changes.grant( \"granted/%s\", $e, $e, 9, false, 0 ); end";

  private static final String STARTS = "Event( trigger == \"turn starts\" ) ";
  private static final String FIRST = "Entity( id == 0, stat( \"life\" ) < 99 )";

  private static final Effect[] GRANTED = {
    Cards.aura("granted", "strong", "power", 2, "self"),
    Cards.aura("granted", "banner", "power", 2, "all"),
    Cards.suppressor("granted", "enemies")
  };

  @ParameterizedTest
  @ValueSource(
      strings = {
        STARTS + "$e : " + FIRST,
        STARTS + "$e : Entity( stat( \"life\" ) < 99 )",
        STARTS + "$e : Entity( id == 0, hasStatus( \"granted/strong\" ) == false )",
        STARTS + "$e : Entity( id == 0, $p : stat( \"power\" ) )",
        STARTS + "$e : Entity( id == 0 ) Entity( this != $e )",
        STARTS + "$o : Entity( id == 1 ) $e : Entity( this != $o, stat( \"life\" ) < 99 )",
        STARTS
            + "$e : Entity( id == 0 ) Entity( id == 1, stat( \"life\" ) <= $e.stat( \"life\" ) )",
        "$e : Entity( id == 0 ) Event( trigger == \"turn starts\", subject <= $e.stat( \"life\" ) )",
        STARTS + "weak( $e; )",
        STARTS + "?weak( $e; )",
        STARTS + "free( $e; )",
        STARTS + "accumulate( $x : " + FIRST + "; $l : collectList( $x ) ) $e : Entity() from $l",
        STARTS + "$l : java.util.List() from collect( " + FIRST + " ) $e : Entity() from $l",
        STARTS + "$e : Entity( id == 0 ) exists " + FIRST,
        STARTS + "$e : Entity( id == 0 ) accumulate( InPlay(); $n : count( 1 ); $n < 3 )",
        "Checkpoint() $e : " + FIRST
      })
  void aPassingFactIsAnsweredAsOftenAsInAPlainSession(String conditions) {
    for (String effect : List.of("strong", "silence")) {
      RuleBook book = Books.of(RULE.formatted(conditions, effect), GRANTED);
      for (Match way : ways(book)) {
        Scene.of(way).endTurn();
        assertThat(way.world().inPlay())
            .as(effect)
            .hasSize(answersInPlainSession(RULE.formatted(conditions, effect), way));
      }
    }
  }

  private static List<Match> ways(RuleBook book) {
    Match plain = match(book);
    Match restored = book.restore(plain.save());
    Match asked = match(book);
    asked.session();
    Match undone = match(book);
    Scene.of(undone).endTurn();
    undone.undo();
    return List.of(plain.fork(), restored, match(book.throughNetwork()), asked, undone, plain);
  }

  private static Match match(RuleBook book) {
    return Scene.of(book).has(0, "a").has(1, "b").start().match();
  }

  /** The number of times that a rule fires for the end of a turn and the start of the next. */
  private static int answersInPlainSession(String rule, Match match) {
    KieBase base = new KieHelper().addContent(rule, ResourceType.DRL).build();
    KieSession session = base.newKieSession();
    AtomicInteger answers = new AtomicInteger();
    InPlay some = match.world().inPlay().get(0);
    session.setGlobal("changes", changes(() -> session.insert(numbered(some, answers))));
    match.world().entities().stream().map(Entity::copy).forEach(session::insert);
    for (Object passing : List.of(new Checkpoint("turn ended", 1), Event.of("turn starts"))) {
      var handle = session.insert(passing);
      session.fireAllRules(99);
      session.delete(handle);
    }
    session.dispose();
    return answers.get();
  }

  private static InPlay numbered(InPlay like, AtomicInteger next) {
    return new InPlay(next.getAndIncrement(), like.definition(), 0, 0, 0, InPlay.NEVER, null, 0);
  }

  /** Changes of a match of which nothing but the granting of effects is called. */
  private static Changes changes(Runnable granting) {
    return (Changes)
        Proxy.newProxyInstance(
            Changes.class.getClassLoader(),
            new Class<?>[] {Changes.class},
            (proxy, method, arguments) -> {
              granting.run();
              return null;
            });
  }

  /** A number that an earlier answer has changed is not looked at again for later ones. */
  @Test
  void aGrantLetsNoRuleLookAgainAtNumbersThatHaveChanged() {
    String rules =
        HEAD
            + "rule \"a\" salience 3 when "
            + STARTS
            + "$e : Entity( id == 0 ) then changes.setStat( $e, \"life\", 200 ); end\n"
            + "rule \"b\" salience 2 when "
            + STARTS
            + "$e : Entity( id == 0 ) then changes.grant( \"granted/strong\", $e, $e, 9, false, 0 );"
            + " end\n"
            + "rule \"c\" when "
            + STARTS
            + "$e : "
            + FIRST
            + " then changes.setStat( $e, \"guard\", 5 ); end";

    for (Match way : ways(Books.of(rules, GRANTED))) {
      Scene scene = Scene.of(way).endTurn();
      assertThat(scene.stat("a", "guard")).isEqualTo(5);
    }
  }

  /** Random rules that grant effects to entities of which they read numbers, or move them. */
  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4})
  void matchesOfRulesThatGrantGoOnAlike(long seed) {
    Random random = new Random(seed);
    StringBuilder rules = new StringBuilder(HEAD);
    int most = 1 + random.nextInt(3);
    for (int i = 0; i < most; i++) {
      rules.append("rule \"rule " + i + "\" when " + granting(random) + " end\n");
    }
    Histories.playAlike(rules.toString(), seed, GRANTED);
  }

  private static String granting(Random random) {
    String event = one(random, "turn starts", "turn ends", "attack hits", "moves");
    String whose =
        one(
            random,
            "stat( \"power\" ) > 2 )",
            "below( \"life\", 9 ), hasStatus( \"granted/weak\" ) == false )",
            "stat( \"power\" ) < 4 ) not Entity( stat( \"life\" ) > 9, this != $e )",
            "$i : id ) exists InPlay( holder == $i ) exists Entity( above( \"gold\", 1 ) )");
    String effect = one(random, "strong", "banner", "silence", "weak", "slow");
    return "Event( trigger == \""
        + event
        + "\" ) $e : Entity( zone == \"active\", "
        + whose
        + " then changes.grant( \"granted/"
        + effect
        + "\", $e, $e, "
        + (1 + random.nextInt(3))
        + ", "
        + random.nextBoolean()
        + ", 0 );"
        + one(
            random,
            "",
            " changes.setStat( $e, \"guard\", changes.roll( 6 ) );",
            " changes.move( $e, \"bench\", 0 );");
  }

  private static String one(Random random, String... of) {
    return of[random.nextInt(of.length)];
  }
}
