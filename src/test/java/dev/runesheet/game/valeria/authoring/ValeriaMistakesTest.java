package dev.runesheet.game.valeria.authoring;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.ShippedBooks;
import dev.runesheet.api.RuleBook;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.testing.ScenarioResult;
import dev.runesheet.testing.suite.ScenarioSuite;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What is wrong with a scenario is found where it stands; the others still run. */
class ValeriaMistakesTest {

  private static final RuleBook BOOK = ShippedBooks.of("valeria");
  private static final String GOOD = "{name: good, when: [{take: gold}], then: {turn: Ann}}";

  private static List<ScenarioResult> run(String scenario) {
    String text = "game: valeria\nscenarios:\n  - " + scenario + "\n  - " + GOOD + "\n";
    return new ScenarioSuite(game -> BOOK, any -> true)
        .run("bad.yaml", text.getBytes(StandardCharsets.UTF_8))
        .scenarios();
  }

  /** The findings of a bad scenario, after which a good one has passed. */
  private static List<String> findings(String scenario) {
    List<ScenarioResult> results = run(scenario);
    assertThat(results).hasSize(2);
    assertThat(results.get(1).passed()).isTrue();
    return results.get(0).findings().stream().map(Diagnostic::toString).toList();
  }

  private static void finds(String scenario, String... parts) {
    assertThat(findings(scenario)).singleElement().asString().contains(parts);
  }

  @Test
  void aCardThatDoesNotExist() {
    finds(
        "{name: bad, given: {players: {Ann: {cards: [Clerik]}}}, then: {turn: Ann}}",
        "bad.yaml:3:",
        "RS022",
        "/given/players/Ann/cards/0",
        "did you mean 'Cleric'?");
  }

  @Test
  void aPlayerWithoutAnyDukeThatExists() {
    assertThat(
            findings(
                "{name: bad, given: {players: {Ann: {dukes: [Kornelius]}}}, then: {turn: Ann}}"))
        .anySatisfy(finding -> assertThat(finding).contains("RS022", "/Ann/dukes/0"));
    finds(
        "{name: bad, given: {players: {Bob: {dukes: []}}}, then: {turn: Ann}}",
        "RS080",
        "/Bob/dukes",
        "duke");
  }

  @Test
  void severalRelicsWhereEachPlayerHasKeptOne() {
    String relics = "{name: bad, given: {players: {Bob: {relics: [r5, r6]}}";
    finds(
        relics + ", phase: roll}, then: {turn: Ann}}",
        "RS080",
        "/given/players/Bob/relics",
        "found 2 relics, expected the relic that was kept",
        "with `phase: dukes`");
    finds(relics + "}, then: {turn: Ann}}", "RS080", "/given/players/Bob/relics");
    assertThat(run(relics + ", phase: dukes}, then: {phase: relics}}").get(0).findings()).isEmpty();
  }

  @Test
  void severalDukesWhereEachPlayerHasKeptOne() {
    String dukes = "{name: bad, given: {players: {Bob: {dukes: [k1, k2, k3]}}";
    finds(
        dukes + "}, then: {turn: Ann}}",
        "RS080",
        "/given/players/Bob/dukes",
        "found 3 dukes, expected the duke that was kept",
        "with `phase: dukes`");
    finds(dukes + ", phase: end}, then: {turn: Ann}}", "RS080", "/given/players/Bob/dukes");
    assertThat(run(dukes + ", phase: dukes}, then: {phase: dukes}}").get(0).findings()).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"relics", "cards"})
  void aRelicThatWasKeptIsOwned(String word) {
    String ann = "{name: kept, given: {players: {Ann: {" + word + ": [";
    String used =
        "Lich Sword], strength: 1}}}, when: [{relic: Lich Sword}],"
            + " then: {players: {Ann: {cards: [Lich Sword], hand: [k1], magic: 3}}}}";
    assertThat(run(ann + used).get(0).told()).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "cards: [Paladin, Paladin, Violet Ring]",
        "cards: [Paladin, Paladin], relics: [Violet Ring]"
      })
  void aRelicThatWasKeptAnswers(String cards) {
    String built =
        "}}, domains: {0: [Cathedral of St Aquila]}}, when: [{build: Cathedral of St Aquila}],"
            + " then: {players: {Ann: {victory: 5, cards: [Paladin, Paladin, Violet Ring,"
            + " Cathedral of St Aquila]}}}}";
    String scenario = "{name: kept, given: {players: {Ann: {gold: 8, " + cards + built;
    assertThat(run(scenario).get(0).told()).isEmpty();
  }

  @Test
  void aCardInAReserveOfAnotherKind() {
    finds(
        "{name: bad, given: {reserves: {kings_guard: [c49, m57]}}, then: {turn: Ann}}",
        "RS080",
        "/given/reserves/kings_guard/1",
        "found m57 Undead Samurai, expected a citizen");
  }

  @Test
  void aReserveThatDoesNotExist() {
    finds(
        "{name: bad, given: {reserves: {toms: [t1]}}, then: {turn: Ann}}",
        "bad.yaml:3:",
        "/given/reserves/toms",
        "did you mean 'tome'?");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "players: {Ann: {cards: [k1]}} | /players/Ann/cards/0 | a card that players can own",
        "players: {Ann: {cards: [Squire]}} | /players/Ann/cards/0 | a card that players can own",
        "reserves: {noble: [k1]} | /reserves/noble/0 | expected a noble",
        "reserves: {tome: [t1, n1]} | /reserves/tome/1 | expected a tome",
        "reserves: {goods: [t1]} | /reserves/goods/0 | expected a piece of goods",
        "agents: [Cleric] | /agents/0 | expected an agent",
        "agent deck: [Cleric] | /agent deck/0 | expected an agent",
      })
  void aCardWhereNoCardOfItsKindCanLie(String given, String place, String expected) {
    finds(
        "{name: bad, given: {" + given + "}, then: {turn: Ann}}",
        "RS080",
        "/given" + place,
        expected);
  }

  @Test
  void threeDice() {
    finds(
        "{name: bad, given: {dice: [3, 3, 3]}, then: {turn: Ann}}",
        "bad.yaml:3:",
        "/given/dice",
        "found 3 dice, expected 2 dice");
  }

  @Test
  void whoeverCannotPayIsToldThePriceAndWhatThereIs() {
    finds(
        "{name: bad, given: {players: {Ann: {strength: 9}}, citizens: {0: [Cleric]}},"
            + " when: [{hire: Cleric}], then: {turn: Ann}}",
        "RS081",
        "The price is 3 gold: it cannot be paid with 0 gold, 9 strength, 0 magic.");
  }

  @Test
  void aNameThatSeveralCardsHave() {
    finds(
        "{name: bad, when: [{slay: Goblin}], then: {turn: Ann}}",
        "RS180",
        "m1 Goblin, m2 Goblin, m3 Goblin");
  }

  @Test
  void aCardOnAStackOfAnotherKind() {
    finds(
        "{name: bad, given: {citizens: {0: [Cleric, Goblin King]}}, then: {turn: Ann}}",
        "bad.yaml:3:",
        "RS080",
        "/given/citizens/0/1",
        "found Goblin King",
        "a citizen, an event, or a card of a reserve");
    finds(
        "{name: bad, given: {monsters: {1: [m8, Cleric]}}, then: {turn: Ann}}",
        "RS080",
        "/given/monsters/1/1",
        "a monster, an event");
  }

  @Test
  void aMonsterOfAReserveLiesWhereItWasPut() {
    List<ScenarioResult> results =
        run("{name: good too, given: {citizens: {0: [Cleric, m57]}}, then: {turn: Ann}}");
    assertThat(results).allMatch(ScenarioResult::passed);
  }

  @Test
  void anEventOfNobodyOrOfNoStat() {
    finds(
        "{name: bad, then: {events: [{event: change, of: Nobody, stat: gold}]}}",
        "RS022",
        "/then/events/0/of");
    finds(
        "{name: bad, then: {events: [{event: change, of: Ann, stat: glod}]}}",
        "RS018",
        "/then/events/0/stat",
        "did you mean 'gold'?");
  }

  @Test
  void aPlayerWhoIsNotThere() {
    finds("{name: bad, given: {turn: Cy}, then: {turn: Ann}}", "RS080", "/given/turn");
  }

  @Test
  void optionsAreNamedAsTheScenarioNamesThem() {
    String asked =
        "{name: bad, given: {players: {Ann: {cards: [Merchant]}}}, when: [{use: c2/on-turn}";
    finds(
        asked + ", {choose: \"+3g\"}], then: {turn: Ann}}",
        "RS081",
        "'+3g' is not one of +2g, +2m; did you mean '+2g'?");
    assertThat(run(asked + "], then: {options: [\"+3g\", \"+2m\"]}}").get(0).mismatches())
        .singleElement()
        .asString()
        .contains("/then/options/0", "expected \"+3g\", actual \"+2g\"");
  }

  /** The wrong one is nearly the id of the right one, which is named by its words. */
  @Test
  void aWrongOptionDoesNotMakeTheRightOneWrong() {
    String asked =
        "{name: bad, given: {players: {Ann: {}, Bob: {magic: 5}, Cy: {}, Dee: {}, Eve: {magic:"
            + " 5}}}, when: [{use: d43/activation}], then: {options: [Bob, %s]}}";
    assertThat(run(asked.formatted("none"))).allMatch(ScenarioResult::passed);
    assertThat(run(asked.formatted("d1")).get(0).mismatches())
        .singleElement()
        .asString()
        .contains("/then/options/1", "expected \"d1\"");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "players: {Ann: {cards: [Fort Skyler]}, Bob: {cards: [Cleric, Fort Skyler (new)]}}"
            + " | /given/players/Bob/cards/1 | Ann owns this one",
        "players: {Ann: {cards: [Fort Skyler]}}, domains: {2: [Defiant Ridge, Fort Skyler]}"
            + " | /given/domains/2/1 | Ann owns this one",
        "domains: {0: [Fort Skyler], 1: [Fort Skyler]}"
            + " | /given/domains/1/0 | stack 0 has this one",
      })
  void aDomainInTwoPlacesIsAWarning(String given, String place, String words) {
    String scenario = "{name: bad, given: {" + given + "}, then: {turn: Ann}}";
    finds(scenario, "warning RS080", place, "found Fort Skyler, expected another domain", words);
    assertThat(run(scenario)).allMatch(ScenarioResult::passed);
  }

  @Test
  void aPlayerCanBeGivenTwoOfADomain() {
    String given = "{players: {Ann: {cards: [Fort Skyler, Fort Skyler]}, Bob: {cards: [Cleric]}}}";
    assertThat(findings("{name: good too, given: " + given + ", then: {turn: Ann}}")).isEmpty();
  }

  @Test
  void aWaiverThatNothingGivesIsToldAsSuch() {
    String given = "{name: bad, given: {players: {Ann: {gold: 9, magic: 9, strength: 9";
    finds(
        given + "}}}, when: [{hire: Cleric, waiving: gold}], then: {turn: Ann}}",
        "Nothing lets a part of the gold of Cleric be waived");
    String slay =
        "}}, monsters: {0: [Corrupted Cleric]}}, when: [{slay: Corrupted Cleric, waiving: ";
    finds(
        given + ", cards: [Thunder Axe]" + slay + "gold}], then: {turn: Ann}}",
        "Nothing lets a part of the gold of Corrupted Cleric be waived");
    String poor = "{name: bad, given: {players: {Ann: {strength: 1, cards: [Thunder Axe]";
    finds(poor + slay + "magic}], then: {turn: Ann}}", "it cannot be paid with");
    String just =
        "{name: mine, given: {players: {Ann: {strength: 1, magic: 4, cards: [Thunder Axe]";
    assertThat(run(just + slay + "strength}], then: {turn: Ann}}"))
        .allMatch(ScenarioResult::passed);
  }

  @Test
  void aStackThatIsNotThere() {
    finds("{name: bad, given: {domains: {5: [d1]}}, then: {turn: Ann}}", "RS080", "/domains/5");
  }

  @Test
  void aCardInTheWrongStack() {
    finds("{name: bad, given: {monsters: {0: [Cleric]}}, then: {turn: Ann}}", "RS080", "monster");
  }

  @Test
  void aMarkOnACardThatLiesNowhere() {
    finds(
        "{name: bad, given: {marks: {Leviathan: {gold: 1}}}, then: {turn: Ann}}",
        "RS080",
        "does not lie open on top of a stack");
  }

  @Test
  void aMarkOnACardWhosePriceItDoesNotChange() {
    String given = "{name: bad, given: {marks: {%s}}, then: {turn: Ann}}";
    finds(
        given.formatted("Cleric: {gold: 2}"),
        "bad.yaml:3:",
        "RS080",
        "/given/marks/Cleric/gold",
        "found Cleric, a citizen, expected a card that is slain");
    finds(
        given.formatted("Cathedral of St Aquila: {strength: 1}"),
        "/given/marks/Cathedral of St Aquila/strength",
        "a domain, expected a card that is slain");
    finds(given.formatted("Cleric: {pool: 1}"), "a monster or an event");
    assertThat(run(given.formatted("m1 Goblin: {gold: 1, pool: 1}")))
        .allMatch(ScenarioResult::passed);
  }

  @Test
  void anEffectThatDoesNotExist() {
    finds(
        "{name: bad, when: [{use: c1/on-trun}], then: {turn: Ann}}",
        "RS018",
        "did you mean 'c1/on-turn'?");
  }

  @Test
  void anActionWithoutAVerb() {
    finds(
        "{name: bad, when: [{player: Ann}], then: {turn: Ann}}",
        "RS006",
        "one of use, harvest, roll, choose");
  }

  @Test
  void anIllegalAnswer() {
    finds(
        "{name: bad, given: {players: {Ann: {magic: 9}}}, when: [{hire: Cleric}],"
            + " then: {turn: Ann}}",
        "RS081",
        "/when/0");
  }

  @Test
  void tooFewOutcomesOfChance() {
    finds(
        "{name: bad, given: {actions: 1}, when: [{take: gold}], then: {turn: Bob}}",
        "RS082",
        "/when/0");
  }

  @Test
  void manyAtOnce() {
    assertThat(
            findings(
                "{name: bad, given: {players: {Bub: {}, Ann: {silver: 1}}, phase: night},"
                    + " when: [{harvest: [7, 1]}], then: {players: {Ann: {gould: 1}}}}"))
        .hasSize(5);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "when: [{use: c14/off-turn, player: Eve}], then: {turn: Bob} | /when/0/player",
        "when: [{choose: gold, player: Cy}], then: {turn: Bob} | /when/0/player",
        "then: {pay: {player: Eve, card: Paladin, ways: []}} | /then/pay/player",
        "then: {scores: {Eve: {total: 1}}} | /then/scores/Eve",
        "then: {winner: Dee} | /then/winner",
      })
  void aPlayerWhoDoesNotPlay(String rest, String place) {
    String given = "{name: bad, given: {players: {Ann: {cards: [Wizard]}}, turn: Bob}, ";
    finds(given + rest + "}", place, "RS022", "expected one of Ann, Bob");
  }

  @Test
  void aPlayerWhoDoesNotPlayIsInvalidAndNotIllegal() {
    String use = "{name: bad, given: {turn: Bob}, when: [{use: c14/off-turn, player: Eve}], then: ";
    assertThat(run(use + "{error: invalid}}").get(0).passed()).isTrue();
    assertThat(run(use + "{error: illegal}}").get(0).passed()).isFalse();
    String plays = use.replace("{turn: Bob}", "{players: {Eve: {gold: 1}}}");
    assertThat(run(plays + "{error: invalid}}").get(0).passed()).isFalse();
  }
}
