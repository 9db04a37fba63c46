package dev.runesheet.game.declared;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.api.Match;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.spi.ActionFailedException;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Cards that leave and enter play by each other's effects: what is found is what goes on for ever.
 */
@Tag("thorough")
class EndlessChainsOfCardsTest {

  private static final String GAME =
      """
      course:
        limits: {programs: 1000}
      kinds:
        player: {}
        unit: {wounds: 0}
      zones:
        deck: {seen by: nobody}
        field: {in play: true}
        grave: {}
      deck zone: deck
      scopes:
        units: {kinds: [unit], zone: field}
      calculations:
        attack: {adds to: wounds, parts: [], raises: is hurt}
      events: [is hurt]
      rules:
        - name: dies
          when: wounds changes
          whose: any
          if: kind of subject is unit and wounds of subject > 0
          then: [{do: leave, target: subject, zone: grave}]
      phases:
        - {phase: main, event: turn begins, actions: [play, kill, end]}
      actions:
        play: {then: [{for each: own deck, then: [{do: enter, target: target, zone: field}]}]}
        kill: {with: own field, then: [{do: leave, target: self, zone: grave}]}
        end: {ends: true}
      """;

  /** The game, in which nobody dies of wounds. */
  private static final String UNHURT = GAME.replace("subject > 0", "subject < 0");

  /** The game, in which units have a further number. */
  private static final String FURIOUS = UNHURT.replace("{wounds: 0}", "{wounds: 0, fury: 0}");

  /** The game, in which whoever leaves takes another along. */
  private static final String FALLING =
      GAME.replace(
          "phases:\n",
          """
            - name: falls together
              when: leaves play
              whose: any
              then:
                - for each: units
                  at most: 1
                  then: [{do: leave, target: target, zone: grave}]
          phases:
          """);

  @ParameterizedTest(name = "{0} / {1}: {2}")
  @CsvSource(
      delimiter = '|',
      value = {
        "when: leaves play | {do: enter, target: self, zone: field}                        | no",
        "when: enters play | {do: leave, target: self, zone: grave}                        | no",
        "when: enters play | {do: enter, target: self, zone: field}                        | no",
        "when: leaves play | {do: create, target: owner, card: one, amount: 1, zone: field} | no",
      })
  void oneEffect(String when, String line, String endless) {
    check(card(when, line), endless);
  }

  @ParameterizedTest(name = "{0} / {1}: {2}")
  @CsvSource(
      delimiter = '|',
      value = {
        // Comes back, and leaves as it comes.
        "enters play | {do: leave, target: self, zone: grave} | leaves play"
            + " | {do: enter, target: self, zone: field} | yes",
        // Dies of what it does as it comes.
        "enters play | {do: add-stat, target: self, stat: wounds, delta: 1} | leaves play"
            + " | {do: enter, target: self, zone: field} | yes",
        "enters play | {do: deal, target: self, amount: 1, calculation: attack} | leaves play"
            + " | {do: enter, target: self, zone: field} | yes",
        // Each leaves once: nothing brings one back.
        "enters play | {for each: units, then: [{do: add-stat, target: target, stat: wounds, delta: 1}]}"
            + " | leaves play"
            + " | {for each: units, then: [{do: add-stat, target: target, stat: wounds, delta: 1}]} | no",
        // New ones of it leave, too.
        "leaves play | {do: create, target: owner, card: one, amount: 1, zone: field} | leaves play"
            + " | {for each: units, then: [{do: leave, target: target, zone: grave}]} | yes",
      })
  void twoEffects(String when, String line, String then, String other, String endless) {
    check(card("when: " + when, line) + ", {when: " + then + ", then: [" + other + "]}", endless);
  }

  @ParameterizedTest(name = "{0}: {1}")
  @CsvSource(
      delimiter = '|',
      value = {
        "card of causer is two                                  | no",
        "card of causer is one                                  | yes",
        "card of causer is not one                              | no",
        "kind of causer is player                               | no",
        "kind of causer is unit                                 | yes",
        "kind of causer is player or card of causer is one      | yes",
        "kind of causer is unit and card of causer is two       | no",
        "kind of subject is player                              | no",
        "kind of subject is unit                                | yes",
        "card of subject is two                                 | no",
      })
  void theChangesOfAChainAreCausedByTheHoldersOfItsEffectsAndAreAboutThem(
      String condition, String endless) {
    String line = "{do: add-stat, target: self, stat: wounds, delta: 1}";
    String answer =
        "{when: wounds changes, whose: any, if: " + condition + ", then: [" + line + "]}";
    check(UNHURT, card("when: enters play", line) + ", " + answer, "", endless);
    // So are the lines of a program that runs others.
    String running = answer.replace("then: [", "then: [{run: nothing else}, ");
    String others =
        "procedures: {nothing else: [{do: set-stat, target: self, stat: luck, value: 1}]}\n";
    String lucky = UNHURT.replace("{wounds: 0}", "{wounds: 0, luck: 0}") + others;
    check(lucky, card("when: enters play", line) + ", " + running, "", endless);
  }

  @ParameterizedTest(name = "{0}: {1}")
  @CsvSource({"tricks, no", "units, yes", "'', yes"})
  void aCardThatLetsOthersEnterIsSetOffByThoseOfItsKindOnly(String kinds, String endless) {
    String lured = kinds.equals("tricks") ? "kinds: [trick], zone: field" : "zone: field";
    String scope = kinds.equals("units") ? "kinds: [unit], zone: field" : lured;
    String rules =
        GAME.replace("unit: {wounds: 0}", "unit: {wounds: 0}\n  trick: {}")
            .replace("scopes:\n", "scopes:\n  lured: {" + scope + "}\n");
    String lines =
        "{for each: lured, then: [{do: leave, target: target, zone: grave},"
            + " {do: enter, target: target, zone: field}]}";
    check(rules, card("when: enters play", lines), "", endless);
  }

  @ParameterizedTest(name = "{0}, {1}: {2}")
  @CsvSource(
      delimiter = '|',
      value = {
        // The card that is made does nothing as it leaves, so that each other one is the last.
        "two | | no",
        "two | {when: leaves play, then: [{do: draw, target: owner, amount: 1,"
            + " from: deck, to: grave}]} | no",
        "one | | yes",
        "two | {when: leaves play, then: [{do: create, target: owner, card: one, amount: 1,"
            + " zone: field}]} | yes",
      })
  void aCardThatLeavesMakesAnotherWhileAllFallTogether(String made, String its, String endless) {
    String makes = "{do: create, target: owner, card: " + made + ", amount: 1, zone: field}";
    check(FALLING, card("when: leaves play", makes), its == null ? "" : its, endless);
  }

  @ParameterizedTest(name = "{0}, {1}: {2}")
  @CsvSource(
      delimiter = '|',
      value = {
        "kind of subject is unit                                  | one | yes",
        // What leaves is a unit, so that the rule does nothing.
        "kind of subject is trick                                 | one | no",
        "card of subject is not one                               | one | no",
        "kind of subject is trick or card of subject is one       | one | yes",
        // The made card is no unit, so that the units are gone at some time.
        "kind of subject is unit                                  | two | no",
        "kind of subject is not trick                             | two | no",
      })
  void aRuleOfAllAnswersTheLeavingOfThoseOnlyWhomItAsksFor(
      String asked, String made, String endless) {
    String rules =
        FALLING
            .replace("unit: {wounds: 0}", "unit: {wounds: 0}\n  trick: {}")
            .replace("whose: any\n    then:", "whose: any\n    if: " + asked + "\n    then:");
    String makes = "{do: create, target: owner, card: " + made + ", amount: 1, zone: field}";
    checkCards(
        rules,
        "{name: One, kind: unit, effects: [" + card("when: leaves play", makes) + "]}",
        "{name: Two, kind: trick}",
        endless);
  }

  @ParameterizedTest(name = "{0}: {1}")
  @CsvSource(
      delimiter = '|',
      value = {
        "card of target is not one                                    | no",
        "card of target is two                                        | no",
        "card of target is not two                                    | yes",
        "kind of target is unit                                       | yes",
        "kind of target is trick                                      | no",
        "wounds of target = 0 and card of target is not one           | no",
      })
  void aLoopOverOthersReachesOnlyThoseThatItsConditionAllows(String where, String endless) {
    String raises = "{do: raise, target: target, event: is hurt}";
    String each = "{for each: units, where: " + where + ", then: [" + raises + "]}";
    check(
        GAME.replace("unit: {wounds: 0}", "unit: {wounds: 0}\n  trick: {wounds: 0}")
            .replace("kinds: [unit], zone", "kinds: [unit, trick], zone"),
        card("when: enters play", "{do: raise, target: self, event: is hurt}")
            + ", "
            + card("when: is hurt", each),
        "",
        endless);
  }

  @ParameterizedTest(name = "{0}: {1}")
  @CsvSource(
      delimiter = '|',
      value = {
        "{do: add-stat, target: self, stat: wounds, delta: 1}  | yes",
        "{do: add-stat, target: self, stat: wounds, delta: -1} | no",
        "{do: set-stat, target: self, stat: wounds, value: 9}  | no",
      })
  void aRangeIsLeftForGoodIfNothingBringsTheNumberBackFromThatSide(String line, String endless) {
    String enters =
        card("when: enters play", "{do: add-stat, target: self, stat: wounds, delta: 2}");
    String leaves =
        "{when: wounds changes, if: wounds of self >= 1 and wounds of self <= 5, then: ["
            + "{do: set-stat, target: self, stat: wounds, value: 0},"
            + " {do: add-stat, target: self, stat: fury, delta: 1}]}";
    String effects = enters + ", " + leaves + ", " + card("when: fury changes", line);
    check(FURIOUS, effects, "", endless);
  }

  /** As a chain of changes, so one of events that the game declares. */
  @ParameterizedTest(name = "{0}, {1}: {2}")
  @CsvSource(
      delimiter = '|',
      value = {
        "wounds of self < 1 | {do: add-stat, target: self, stat: wounds, delta: 1}  | no",
        "wounds of self = 0 | {do: set-stat, target: self, stat: wounds, value: 1}  | no",
        "wounds of self < 3 | {do: add-stat, target: self, stat: wounds, delta: 1}  | no",
        "wounds of self < 1 | {do: add-stat, target: self, stat: fury, delta: 1}    | yes",
        "wounds of self < 1 | {do: add-stat, target: self, stat: wounds, delta: 1},"
            + " {do: set-stat, target: self, stat: wounds, value: 0}                | yes",
        // Each new one of the card has no wounds yet.
        "wounds of self < 1 | {do: add-stat, target: self, stat: wounds, delta: 1},"
            + " {do: create, target: owner, card: one, amount: 1, zone: field}      | yes",
      })
  void aRaisedEventIsLeftForGoodByWhatItsLineChanges(String test, String lines, String endless) {
    String raises = "{do: raise, target: self, event: is hurt}";
    String answers =
        "{when: is hurt, whose: any, if: " + test + ", then: [" + lines + ", " + raises + "]}";
    check(FURIOUS, card("when: enters play", raises) + ", " + answers, "", endless);
  }

  /** A calculation adds to a number of the target, and notes in one of the holder. */
  @Test
  void whatACalculationNotesSetsOffWhatTheHolderDoesThen() {
    String rules = FURIOUS.replace("parts: []", "parts: [], notes: fury");
    String deals = "{do: deal, target: owner, amount: 1, calculation: attack}";
    String ofOwner = rules.replace("player: {}", "player: {wounds: 0}");
    String effects = card("when: enters play", deals) + ", " + card("when: fury changes", deals);
    check(ofOwner, effects, "", "yes");
    check(ofOwner.replace(", notes: fury", ""), effects, "", "no");
  }

  /** Slow, since each step of a chain that is played until the limit leaves one status more. */
  @Test
  @Tag("slow")
  void aMadeCardThatIsGivenAStatusDoesWhatThatDoes() {
    String statuses =
        """
        statuses:
          haunt:
            when: leaves play
            then:
              - {do: create, target: owner, card: two, amount: 1, zone: field}
              - for each: units
                then: [{do: grant, target: target, effect: haunt, turns: 9}]
        """;
    String haunted =
        card("when: enters play", "{do: grant, target: self, effect: haunt, turns: 9}");
    check(FALLING + statuses, haunted, "", "yes");
  }

  private static String card(String when, String line) {
    return "{" + when + ", then: [" + line + "]}";
  }

  private static void check(String effects, String endless) {
    check(GAME, effects, "", endless);
  }

  private static void check(String rules, String effects, String others, String endless) {
    checkCards(
        rules,
        "{name: One, kind: unit, effects: [" + effects + "]}",
        "{name: Two, kind: unit, effects: [" + others + "]}",
        endless);
  }

  private static void checkCards(String rules, String one, String two, String endless) {
    String cards = "cards:\n  one: " + one + "\n  two: " + two + "\n";
    WrittenGame game = new WrittenGame(rules, cards, "decks: {all: {one: 2}}\n");
    boolean found =
        game.findingsTogether().stream().map(Diagnostic::code).anyMatch(Code.LOOP::equals);
    assertThat(goesOn(game)).as("is endless").isEqualTo(endless.equals("yes"));
    assertThat(found).as("is found").isEqualTo(endless.equals("yes"));
  }

  /** Whether playing the deck, or killing a card of it, never comes to an end. */
  private static boolean goesOn(WrittenGame game) {
    try (Match match = WrittenGame.match(game.book(), 2)) {
      WrittenGame.choose(match, "play");
      if (match.pendingDecisions().get(0).options().stream()
          .anyMatch(option -> option.unnumbered().equals("kill One"))) {
        WrittenGame.choose(match, "kill One");
      }
      return false;
    } catch (ActionFailedException endless) {
      return true;
    }
  }
}
