package dev.runesheet.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.runesheet.api.Match;
import dev.runesheet.api.RuleBook;
import dev.runesheet.engine.testgame.Books;
import dev.runesheet.engine.testgame.Cards;
import dev.runesheet.engine.testgame.Scene;
import dev.runesheet.spi.ActionFailedException;
import dev.runesheet.spi.fact.Event;
import dev.runesheet.spi.fault.OwnRuleFailure;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A rule written by hand that asks for a number that is missing is named, wherever it asks. */
class OwnRuleFailuresTest {

  private static final String HEAD =
      """
      package own.rules;
      import dev.runesheet.spi.fact.*;
      function boolean isLarge( Entity e ) { return e.stat( "mana" ) > 3; }
      """;

  @ParameterizedTest
  @ValueSource(
      strings = {
        "when Event( trigger == 'loop' ) $e : Entity( stat( 'mana' ) > 3 ) then end",
        "when Event( trigger == 'loop' ) $e : Entity( isLarge( this ) ) then end",
        "when Event( trigger == 'loop' ) $e : Entity() eval( isLarge( $e ) ) then end",
        "when Event( trigger == 'loop' )"
            + " accumulate( Entity( $n : stat( 'mana' ) ); $s : sum( $n ) ) then end",
        "when Event( trigger == 'loop' ) $e : Entity() then isLarge( $e ); end",
        "salience( (int) $e.stat( 'mana' ) ) when Event( trigger == 'loop' ) $e : Entity() then"
            + " end",
      })
  void aRuleThatAsksForAMissingNumberIsNamedWithItsPlace(String rule) {
    String drl = HEAD + "rule 'asks for mana' " + rule.replace('\'', '"');
    Scene scene = Scene.of(Books.of(drl)).has(0, "a", "card", "active", "power", 1);
    ActionFailedException failed =
        catchThrowableOfType(
            ActionFailedException.class,
            () -> {
              Match match = scene.start().match();
              match.update(context -> context.raise(Event.of("loop")));
            });
    assertThat(failed.isMistake()).isTrue();
    assertThat(failed)
        .hasMessageContaining("has no 'mana'")
        .hasMessageContaining("The rule is 'asks for mana', written at ")
        .hasMessageContaining(":4.");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "dialect 'mvel' when TRIGGERED $o : Object() from $e then n = $o.nope; end",
        "dialect 'mvel' when TRIGGERED $o : Object() from $e then $o.nope(); end",
        "when TRIGGERED $o : Object() from $e Object() from $o.nope() then end",
        "dialect 'mvel' when TRIGGERED $o : Object() from $e eval( $o.nope ) then end",
        "salience( $o.nope ) when TRIGGERED $o : Object() from $e then end",
        "when TRIGGERED java.util.List( nope == 2 ) from java.util.List.of( java.util.List.of( 1 )"
            + " ) then end",
        "when TRIGGERED $l : java.util.List( this[0].nope == 2 ) from collect( Entity() ) then end",
        "when TRIGGERED $nope : Object() from $e.getName() Entity( stat( 'power' ) < $nope ) then"
            + " end",
        "when TRIGGERED then String nope = null; nope.length(); end",
      })
  void codeOfARuleThatFailsIsNamedWithItsPlace(String rule) {
    String drl =
        HEAD + "rule 'asks' " + rule.replace("TRIGGERED", "Event( trigger == 'go' ) $e : Entity()");
    Match match =
        Scene.of(Books.of(drl.replace('\'', '"')))
            .has(0, "a", "card", "active", "power", 1)
            .start()
            .match();

    assertThatThrownBy(() -> match.update(context -> context.raise(Event.of("go"))))
        .isInstanceOf(IllegalStateException.class)
        .hasMessageContaining("nope")
        .hasMessageContaining("The rule is 'asks', written at extra.drl:4.")
        .cause()
        .isNotNull();
  }

  /** Drools names no rule; another one has such conditions, too. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "accumulate( $o : Object() from $e.getName(); $s : sum( $o ) ) % cannot be cast to class",
        "accumulate( Entity( $i : id ); $s : sum( 1 / ( $i - $i ) ) ) % condition: / by zero.",
        "eval( 1 / ( $e.getId() - $e.getId() ) == 3 ) % condition: / by zero.",
        "$o : Object() from $e.getName() eval( ( (Integer) $o ) == 3 ) % cannot be cast to class",
      })
  void aConditionThatFailsIsNamedWithItsPlace(String conditionAndWords) {
    String[] parts = conditionAndWords.split(" % ");
    String drl =
        HEAD
            + "rule \"asks\" when Event( trigger == \"go\" ) $e : Entity() "
            + parts[0]
            + " then end\nrule \"other\" when Event() eval( 1 / 1 == 1 )"
            + " accumulate( Entity( $i : id ); $s : sum( 1 + $i ) ) then end";
    Match match = Scene.of(Books.of(drl)).has(0, "a", "card", "active", "power", 1).start().match();

    assertThatThrownBy(() -> match.update(context -> context.raise(Event.of("go"))))
        .isExactlyInstanceOf(OwnRuleFailure.class)
        .hasMessageContaining(parts[1])
        .hasMessageEndingWith("The rule is 'asks', written at extra.drl:4.")
        .cause()
        .isNotNull();
  }

  @Test
  void aConditionThatFailsWhenAMatchIsRestoredIsNamedWithItsPlace() {
    String property = getClass().getName();
    String condition = "Integer.parseInt( System.getProperty( \"" + property + "\", \"3\" ) ) == 3";
    RuleBook book =
        Books.of(HEAD + "rule \"asks\" when Event() Entity( " + condition + " ) then end");
    String saved = Scene.of(book).has(0, "a", "card", "active", "power", 1).start().match().save();

    System.setProperty(property, "nope");
    try {
      assertThatThrownBy(() -> book.restore(saved))
          .isExactlyInstanceOf(OwnRuleFailure.class)
          .hasMessageContaining("condition '" + condition + "': For input string: \"nope\"")
          .hasMessageEndingWith("The rule is 'asks', written at extra.drl:4.");
    } finally {
      System.clearProperty(property);
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "changes.scope( 'enemy sied', $e ); % scope (enemy sied) is not known to",
        "changes.grant( 'statuses/inspierd', $e, $e, 1, false, 1 ); % effect (statuses/inspierd)",
        "changes.consult( 'x' ); % question (java.lang.String) may need the match's own facts",
        "changes.menu( 'hiers', $e, $e, '' ); % menu (hiers) is not known to",
        "changes.transfer( $e, 7, 'active', 0 ); % player (7)",
        "changes.setStat( $e, null, 3 ); % stat must not be null",
        "changes.countSteps( -1 ); % steps (-1) must not be below 0",
        "changes.raise( null ); % event must not be null",
      })
  void aCallThatIsRefusedIsAMistakeOfItsRule(String callAndWords) {
    String[] parts = callAndWords.replace('\'', '"').split(" % ");
    for (String dialect : List.of("java", "mvel")) {
      String drl =
          HEAD
              + "global Changes changes;\nrule \"asks\" dialect \"DIALECT\" when Event( trigger =="
                  .replace("DIALECT", dialect)
              + " \"go\" ) $e : Entity() then "
              + parts[0]
              + " end";
      Match match =
          Scene.of(Books.of(drl)).has(0, "a", "card", "active", "power", 1).start().match();
      String before = match.save();

      assertThatThrownBy(() -> match.update(context -> context.raise(Event.of("go"))))
          .as(dialect)
          .isInstanceOfSatisfying(
              ActionFailedException.class, failed -> assertThat(failed.isMistake()).isTrue())
          .hasMessageStartingWith(parts[1].replace('"', '\''))
          .hasMessageContaining("The rule is 'asks', written at extra.drl:5.");
      assertThat(match.save()).isEqualTo(before);
    }
  }

  /** What a rule inserts is compared with conditions of others while it still fires. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "Modifier( target.stat( 'mana' ) > 3 )",
        "Modifier( mode.substring( 90 ) == 'x' )",
        "Contribution( target.stat( 'mana' ) > 3 )"
      })
  void aConditionOnWhatOtherRulesDeriveIsNamedWithItsOwnRule(String condition) {
    String drl =
        HEAD + "rule 'asks' when Event( trigger == 'turn starts' ) " + condition + " then end";
    Scene scene =
        Scene.of(Books.of(drl.replace('\'', '"'), Cards.aura("a", "aura", "power", 1, "self")))
            .has(0, "a", "card", "active", "power", 1);

    assertThatThrownBy(() -> scene.start().endTurn())
        .hasMessageContaining("The rule is 'asks', written at extra.drl:4.");
  }
}
