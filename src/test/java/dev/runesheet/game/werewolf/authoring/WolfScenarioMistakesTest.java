package dev.runesheet.game.werewolf.authoring;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.ShippedBooks;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.testing.Scenario;
import dev.runesheet.testing.ScenarioKits;
import dev.runesheet.testing.ScenarioReader;
import dev.runesheet.testing.ScenarioResult;
import dev.runesheet.testing.ScenarioRunner;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What is wrong in scenarios of Werewolf is told at its place. */
class WolfScenarioMistakesTest {

  private static ScenarioResult run(String given, String when, String then) {
    String text =
        "game: werewolf\nscenarios:\n  - {name: x, given: "
            + given
            + ", when: ["
            + when
            + "], then: "
            + then
            + "}\n";
    Scenario scenario =
        ScenarioReader.read("mine.yaml", text, new Diagnostics()).orElseThrow().scenarios().get(0);
    return new ScenarioRunner(
            ScenarioKits.find("werewolf").orElseThrow(), ShippedBooks.of("werewolf"))
        .run(scenario);
  }

  private static void finds(ScenarioResult result, String... parts) {
    assertThat(result.passed()).isFalse();
    assertThat(result.findings()).singleElement().asString().contains(parts);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "{}                        | /when/0/expect:",
        "{events: []}              | /when/0/expect/events:",
        "{feedback: {}}            | /when/0/expect/feedback:",
        "{phase: D0, died: {}}     | /when/0/expect/died:",
      })
  void aLookOnTheWayThatCannotFailIsAWarning(String expected, String place) {
    ScenarioResult result =
        run(
            "{players: {A: Archer}, citizens: [B, C]}",
            "{expect: " + expected + "}",
            "{alive: [A, B, C]}");
    assertThat(result.findings()).singleElement().asString().contains(place, "warning RS085");
  }

  @Test
  void anAbilityOfARoleOfItsOwnThatCanNeverBeUsedIsAWarning() {
    String role = "\"@@ Owl\\nEnd Night: Attack @Selection [Temporal: Day 2]\"";
    ScenarioResult result =
        run("{roles: " + role + ", players: {A: Owl}, citizens: [B, C]}", "", "{alive: [A, B, C]}");
    assertThat(result.passed()).isTrue();
    assertThat(result.findings())
        .singleElement()
        .asString()
        .contains("warning RS092", "'End Night' with 'Temporal: Day 2'");
  }

  @Test
  void whatAStepExpectsIsNoRefusalThatAScenarioExpects() {
    for (String error : new String[] {"expected", "allowed"}) {
      finds(
          run(
              "{players: {A: Archer}, citizens: [B, C]}",
              "{expect: {alive: [A]}}",
              "{error: " + error + "}"),
          "/then/error",
          "RS018",
          "found '" + error + "'");
    }
  }

  @Test
  void whatALookOnTheWayDoesNotFindIsToldAtItsExpectation() {
    ScenarioResult result =
        run(
            "{players: {A: Archer}, citizens: [B, C]}",
            "{expect: {phase: N7, alive: [A]}}",
            "{alive: [A, B, C]}");
    assertThat(result.mismatches())
        .extracting(one -> one.place().replaceFirst("^[^#]*", "") + one.expected())
        .containsExactly(
            "#/scenarios/0/when/0/expect/phase\"N7\"", "#/scenarios/0/when/0/expect/alive[\"A\"]");
  }

  @Test
  void whatALookOnTheWayDoesNotFindIsToldInTheStoryWithoutItsPlace() {
    ScenarioResult result =
        run(
            "{players: {A: Archer}, citizens: [B, C]}",
            "{expect: {phase: N7, alive: [A]}}",
            "{alive: [A, B, C]}");
    assertThat(result.story())
        .last()
        .isEqualTo(
            "Not as expected: phase: expected \"N7\", actual \"D0\"; alive: expected [\"A\"],"
                + " actual [\"A\",\"B\",\"C\"]");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "N1 | refused: Poll: A has no vote now in a poll 'Lynch'",
        "D1 | no refusal",
      })
  void aRefusalThatDoesNotComeIsToldAsExpected(String phase, String actual) {
    ScenarioResult result =
        run(
            "{players: {A: Archer}, citizens: [B, C]}",
            "{in: " + phase + ", player: A, vote: B, poll: Lynch, refused: zzz}",
            "{alive: [A, B, C]}");
    String told = "expected a refusal with 'zzz', actual " + actual;
    assertThat(result.mismatches()).singleElement().asString().endsWith(": " + told);
    assertThat(result.story()).last().isEqualTo("Not as expected: " + told);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "[X, B]     | ",
        "[B, X]     | ",
        "[D, B]     | dead/0: expected \"D\", actual \"X\"",
        "[B, D]     | dead/1: expected \"D\", actual \"X\"",
        "[B, B]     | dead/1: expected \"B\", actual \"X\"",
        "[X, B, D]  | dead: expected [\"X\",\"B\",\"D\"], actual [\"X\",\"B\"]",
      })
  void ofThoseWhoDiedTogetherOnlyWhoDidNotIsTold(String dead, String told) {
    ScenarioResult result =
        run(
            "{players: {A: Archer, X: Avenger}, citizens: [B, C, D], phase: N2}",
            "{player: X, on: B}, {player: A, on: X}, {phase: D2}",
            "{dead: " + dead + "}");
    assertThat(result.findings()).isEmpty();
    if (told == null) {
      assertThat(result.mismatches()).isEmpty();
    } else {
      assertThat(result.mismatches()).singleElement().asString().contains(told);
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "phase: Q2 | /phase | a phase such as D0",
        "died: {A: sometime} | /died/A | alive, or one of start, during, end and a phase",
        "died: {A: end Q2} | /died/A | such as end N2",
        "died: {A: N2} | /died/A | such as end N2",
        "died: {A: later N2} | /died/A | such as end N2",
      })
  void aPhaseThatCannotComeIsNotExpected(String expected, String place, String words) {
    String given = "{players: {A: Archer}, citizens: [B, C]}";
    finds(run(given, "", "{" + expected + "}"), "/then" + place, "RS018", words);
    finds(
        run(given, "{expect: {" + expected + "}}", "{alive: [A, B, C]}"),
        "/when/0/expect" + place,
        "RS018",
        words);
  }

  @Test
  void anExtraRoleIsNoRoleOfAPlayersOwn() {
    for (String seat : new String[] {"Mayor", "{role: Mayor}"}) {
      finds(
          run("{players: {A: " + seat + "}, citizens: [B, C]}", "", "{alive: [A, B, C]}"),
          "/players/A",
          "RS080",
          "extra role 'Mayor'");
    }
  }

  @Test
  void aVoteWhereNoPollIsOpenSaysSo() {
    finds(
        run("{players: {A: Seer}, citizens: [B]}", "{in: N1, player: A, vote: B}", "{dead: []}"),
        "/when/0",
        "RS081",
        "Poll: none is open in N1");
  }

  @Test
  void aTeamThatIsNearlyOneIsToldWithTheOneThatIsMeant() {
    finds(
        run(
            "{players: {A: {role: Archer, team: Townsfolkk}}, citizens: [B]}",
            "",
            "{alive: [A, B]}"),
        "/players/A/team",
        "did you mean 'Townsfolk'?");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "{A: {role: Archer, attributes: [Wolfis]}} | /players/A/attributes/0 | Wolfish",
        "{A: {role: Archer, groups: [Pakc]}} | /players/A/groups/0 | Pack",
        "{A: {role: Archer, groups: [Chior]}} | /players/A/groups/0 | Choir",
        "{A: Archer}, teams: {Rivr: Wolfish} | /teams/Rivr | River",
        "{A: Archer}, teams: {Flute: Wolfis} | /teams/Flute | Wolfish",
        "{A: {role: Archer, category: Kiling}} | /players/A/category | Killing",
        "{A: {role: Archer, extra: [Maor]}} | /players/A/extra/0 | Mayor",
        "{A: Archer}, groups: {Pakc: 'Attack @Winner'} | /groups/Pakc | Pack",
        "{A: Archer}, polls: {Lnch: 'Attack @Winner'} | /polls/Lnch | Lynch",
      })
  void aNameThatIsNearlyOneOfRoleTextsIsToldWithTheOneThatIsMeant(
      String players, String place, String meant) {
    finds(
        run("{players: " + players + ", citizens: [B, C]}", "", "{alive: [A, B, C]}"),
        place,
        "did you mean '" + meant + "'?");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "team: Foo | team | one of Ash, Glass, River",
        "groups: [Pck] | groups/0 | one of Choir, Pack",
        "groups: [Lynch] | groups/0 | one of Choir, Pack",
        "attributes: [Curly] | attributes/0 | one of Absence",
      })
  void aNameOfAPlayerThatNothingDefinesIsUnknown(String name, String place, String known) {
    String given = "{players: {A: {role: Archer, " + name + "}}, citizens: [B, C]}";
    finds(run(given, "", "{alive: [A, B, C]}"), "/players/A/" + place, "RS022", known);
  }

  @Test
  void aNameThatARoleOrTheSetUpDeclaresIsFine() {
    ScenarioResult result =
        run(
            "{roles: 'Piper | Solo Power - Rivers Team\n\n    Starting: Apply Wolfis to @Self ()',"
                + " players: {A: {role: Piper, team: Rivers, attributes: [Wolfis], groups: [Pakc]},"
                + " B: {role: Citizen, team: Rivera, attributes: [Wolfis]}}, citizens: [C],"
                + " teams: {Rivera: Wolfis}, groups: {Pakc: 'Attack @Winner'}}",
            "",
            "{alive: [A, B, C]}");
    assertThat(result.passed()).isTrue();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "{in: D1, player: A, vote: Bx} | /when/0/vote | did you mean 'B'?",
        "{in: D1, player: A, vote: [B, nobdy]} | /when/0/vote/1 | did you mean 'nobody'?",
        "{in: D1, player: A, vote: B, poll: Lnch} | /when/0/poll | did you mean 'Lynch'?",
        "{in: D1, player: A, vote: B, poll: 'Elction #2'} | /when/0/poll | mean 'Election'?",
        "{in: D1x, player: A, vote: B} | /when/0/in | expected a phase such as D0",
        "{in: D1, expect: {aive: [A]}} | /when/0/expect/aive | did you mean 'alive'?",
        "{in: D1, expect: {died: {Q: alive}}} | /expect/died/Q | expected one of A, B, C",
      })
  void aSlipInAnActionIsNoRefusalThatAScenarioExpects(String when, String place, String words) {
    finds(run("{players: {A: Citizen}, citizens: [B, C]}", when, "{error: illegal}"), place, words);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "{in: N1, player: A, vote: B, on: C} | /when/0/on | one of vote, player, in, poll",
        "{in: N1, player: A, vote: B, use: Archer 1} | /when/0/use | one of vote, player, in, poll",
        "{in: N1, player: A, on: B, poll: Lynch} | /when/0/poll | one of player, in, use, on",
        "{in: N1, player: A, use: Archer 1, poll: Lynch} | /when/0/poll | one of player, in, use",
        "{in: N1, player: A, vot: B} | /when/0/vot | did you mean 'vote'?",
        "{vote: B, expect: {alive: [A]}} | /when/0 | vote beside expect, expected one of them",
        "{in: D1, vote: B} | /when/0 | the field 'player'",
        "{in: D1, player: A, vote: []} | /when/0/vote | players, or nobody",
      })
  void aWordThatMeansNothingBesideTheOthersIsFound(String when, String place, String words) {
    finds(
        run("{players: {A: Archer}, citizens: [B, C]}", when, "{alive: [A, B, C]}"), place, words);
  }

  @Test
  void aWinnerThatIsNoTeamIsToldWithTheNearest() {
    String given =
        "{players: {A: Archer, B: {role: Citizen, team: Brightmoor}}, citizens: [C],"
            + " teams: {Brightmoor: Wolfish}}";
    finds(run(given, "", "{winners: [Werewolfs]}"), "/then/winners/0", "mean 'Werewolf'?");
    finds(run(given, "", "{winners: [Wolfs]}"), "/then/winners/0", "one of", "Werewolf");
    finds(
        run(given, "{expect: {winners: [Townsfolkk]}}", "{alive: [A, B, C]}"),
        "/when/0/expect/winners/0",
        "did you mean 'Townsfolk'?");
    assertThat(run(given, "", "{winners: [Brightmoor]}").findings()).isEmpty();
  }

  @Test
  void aWordOfAnotherActionIsNotTakenForAMisspeltOne() {
    ScenarioResult result =
        run("{players: {A: Archer}, citizens: [B]}", "{player: A, vote: B, on: B}", "{alive: [A]}");
    finds(result, "/when/0/on", "one of vote, player, in");
    assertThat(result.findings().toString()).doesNotContain("did you mean");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "{in: D1, player: A, vote: B, refused: ''}",
        "{in: N1, player: A, on: A, refused: ' '}",
      })
  void aRefusalWithoutAReasonIsFound(String when) {
    finds(
        run("{players: {A: Archer}, citizens: [B, C]}", when, "{alive: [A, B, C]}"),
        "/when/0/refused",
        "a part of the reason");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "use: Archerr 1 | {error: illegal}",
        "use: Archerr 1, refused: no such | {alive: [A, B, C]}",
        "use: Archerr 1, refused: Role | {alive: [A, B, C]}",
      })
  void anAbilityThatTheGameDoesNotKnowIsNoRefusalThatAScenarioExpects(String use, String then) {
    finds(
        run(
            "{players: {A: Archer}, citizens: [B, C]}",
            "{in: N1, player: A, on: B, " + use + "}",
            then),
        "no ability of the game is called 'Archerr 1'",
        "did you mean 'Archer 1'?");
  }

  @Test
  void anAbilityOfAnotherRoleIsARefusalThatAScenarioCanExpect() {
    String players = "{players: {A: Archer, B: Citizen}, citizens: [C]}";
    assertThat(run(players, "{in: N1, player: B, use: Archer 1}", "{error: illegal}").passed())
        .isTrue();
    String why = "refused: 'Role: B has no such ability'";
    assertThat(run(players, "{in: N1, player: B, use: Archer 1, " + why + "}", "{}").findings())
        .noneMatch(one -> one.toString().contains("error"));
    assertThat(run(players, "{in: N1, player: B, use: Archer 1, refused: NO SUCH}", "{}").passed())
        .isTrue();
    assertThat(run(players, "{in: N1, player: C, refused: Role}", "{}").findings())
        .noneMatch(one -> one.toString().contains("error"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "Pack | On Poll Closed: Apply Marked to @Winner (tag) | {dead: [], attributes: {B:"
            + " [Marked]}}",
        "Choir | On Poll Closed: Attack @Winner | {dead: [B]}",
        "Pack | No Abilities | {dead: [], polls: [Lynch, Election]}",
      })
  void aPollOfAScenarioIsThatOfTheGroupWhichTheGameHas(String group, String line, String then) {
    String role = group.equals("Pack") ? "Wolf" : "Choir Member";
    String poll = "\"" + group + " \\u007c Poll\\n" + line + "\"";
    ScenarioResult result =
        run(
            "{roles: " + poll + ", players: {W: " + role + ", V: " + role + "}, citizens: [B, C]}",
            "{in: N1, player: W, vote: B, poll: " + group + "}, {phase: D1}",
            then);
    assertThat(result.findings()).isEmpty();
    assertThat(result.mismatches()).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"", ", chance: []"})
  void aDrawThatNobodyWroteIsFound(String chance) {
    String given = "{players: {K: Firebrand}, citizens: [B, C, D, E]" + chance + "}";
    finds(run(given, "{phase: D2}", "{dead: [C]}"), "/when/0", "RS082", "0 chance outcomes");
    assertThat(run(given, "{phase: D2}", "{error: chance}").passed()).isTrue();
    assertThat(run(given, "{phase: D1}", "{dead: []}").passed()).isTrue();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "Matchmaker | B | more players than 1",
        "Twin | [B, C] | more players than 2",
        "Twin | B | more players than 1",
      })
  void fewerPlayersThanAnAbilityAsksForAreNoUseOfIt(String role, String on, String told) {
    String given =
        "{roles: '@@ Twin\n\n\n    End Night: Kill @Selection <x3>', players: {X: "
            + role
            + "}, citizens: [B, C, D]}";
    String use = "{in: N1, player: X, on: " + on;
    finds(run(given, use + "}, {phase: D1}", "{dead: []}"), "/when/0", "RS081", told);
    assertThat(run(given, use + "}", "{error: illegal}").passed()).isTrue();
    String then = ", refused: more players}, {phase: D1}";
    assertThat(run(given, use + then, "{dead: [], uses: {X: 0}}").passed()).isTrue();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "Seer | [B, C] | 2 players are too many for 'Seer 1', which asks for 1",
        "Twin | [B, C, D] | 3 players are too many for 'Twin 1', which asks for 2",
      })
  void morePlayersThanAnAbilityAsksForAreNoUseOfIt(String role, String on, String told) {
    String given =
        "{roles: '@@ Twin\n\n\n    Immediate Night: Attack @Selection <x2>', players: {X: "
            + role
            + "}, citizens: [B, C, D]}";
    String use = "{in: N1, player: X, on: " + on;
    String unchanged = "dead: [], feedback: {X: []}, uses: {X: 0}";
    finds(run(given, use + "}", "{dead: []}"), "/when/0", "RS081", told);
    assertThat(run(given, use + "}", "{error: illegal, " + unchanged + "}").passed()).isTrue();
    String refused = use + ", refused: are too many}";
    assertThat(run(given, refused, "{" + unchanged + "}").passed()).isTrue();
    assertThat(run(given, use + ", refused: already}", "{dead: []}").passed()).isFalse();
  }

  @Test
  void anAnswerThatTheScenarioExpectsIsNoSlip() {
    String given =
        "{roles: '@@ Fibber\n\n\n    Immediate Night: Obstruct Role Investigation for @Selection"
            + " ⇒ Painte', players: {F: Fibber, S: Seer}, citizens: [B]}";
    String when = "{in: N1, player: F, on: S}, {player: S, on: B}";
    assertThat(run(given, when, "{feedback: {S: [Painte]}}").findings()).isEmpty();
    String look = ", {expect: {feedback: {S: [Painte]}}}";
    assertThat(run(given, when + look, "{dead: []}").findings()).isEmpty();
    assertThat(run(given, when, "{dead: []}").findings())
        .singleElement()
        .asString()
        .contains("note", "'Painte'; did you mean 'Painter'?");
  }

  private static final String TWO_BARBERS =
      "{roles: '@@ Barber\n\n\n    Immediate Day: Attack @Selection [Quantity: 1]',"
          + " players: {K: Barber, L: Barber}, citizens: [B, C, D]}";

  @Test
  void theDeadAreInTheirOrderUnlessTheyDiedTogether() {
    String attacks = "{in: D1, player: K, on: B}, {in: D1, player: L, on: C}";
    assertThat(run(TWO_BARBERS, attacks, "{dead: [B, C]}").passed()).isTrue();
    assertThat(run(TWO_BARBERS, attacks, "{dead: [C, B]}").passed()).isFalse();
  }

  @Test
  void aSlipInARoleTextThatIsReadAsMeantIsAWarning() {
    ScenarioResult result =
        run(
            "{roles: 'Attacker |\n\n    End Night: Atack @Selection', players: {A: Attacker},"
                + " citizens: [B], groups: {Pack: 'Attack @Winer'}}",
            "{in: N1, player: A, on: B}, {phase: D1}",
            "{dead: [B]}");
    assertThat(result.passed()).isTrue();
    assertThat(result.findings())
        .hasSize(2)
        .anySatisfy(one -> assertThat(one.toString()).contains("warning", "/roles", "Attack @Sel"))
        .anySatisfy(one -> assertThat(one.toString()).contains("warning", "/Pack", "@Winner"));
  }
}
