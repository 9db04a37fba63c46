package dev.runesheet.testing;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.api.Match;
import dev.runesheet.api.RuleBook;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.why.Candidate;
import dev.runesheet.why.Step;
import dev.runesheet.why.Why;
import java.util.List;
import org.assertj.core.api.InstanceOfAssertFactories;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Why an effect of a shipped card did nothing: a made case of each game for each reason that it can
 * have. Math Battle has neither continuous effects nor suppressors; Queen's Blood has no
 * suppressors. No shipped policy of stacking lets an effect replace another, no game drops events,
 * and what answers an event in Queen's Blood changes only the one who answers, so none loses its
 * force before its turn comes: these reasons have their cases in {@code WhyNotTest}.
 */
class ShippedWhyNotTest {

  /** An entity whom nobody named. */
  private static final int NOBODY = -1;

  private record Asked(Why why, int event) {}

  /** Asks at the last event of a trigger. */
  private static Asked ask(String game, String scenario, String trigger) {
    RuleBook book = Yaml.book(game);
    Why why = Why.of(book, () -> play(game, book, scenario));
    int event =
        why.trace().steps().stream()
            .filter(Step.Raised.class::isInstance)
            .filter(step -> ((Step.Raised) step).event().getTrigger().equals(trigger))
            .reduce((first, second) -> second)
            .orElseThrow()
            .number();
    return new Asked(why, event);
  }

  private static Match play(String game, RuleBook book, String text) {
    Diagnostics findings = new Diagnostics();
    String file = "game: " + game + "\nscenarios:\n  - {name: a, " + text + ", then: {}}\n";
    Scenario scenario =
        ScenarioReader.read("a.yaml", file, findings).orElseThrow().scenarios().get(0);
    ScenarioRun run = ScenarioKits.find(game).orElseThrow().start(book, scenario);
    scenario.actions().forEach(run::act);
    assertThat(findings.all()).isEmpty();
    assertThat(scenario.findings().all()).isEmpty();
    return run.played().orElseThrow();
  }

  /** The holder and the reason of each candidate, as {@code Mu: it counts: …}. */
  private static List<String> reasons(
      String game, String scenario, String trigger, String effect, String on) {
    Asked asked = ask(game, scenario, trigger);
    int target = on == null ? NOBODY : asked.why().trace().names().indexOf(on);
    return asked.why().not(effect, asked.event(), target).stream()
        .map(one -> (one.holderName().isEmpty() ? "" : one.holderName() + ": ") + reason(one))
        .toList();
  }

  private static String reason(Candidate candidate) {
    return candidate.reason().sentence();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          heroes: [fighter, fire-mage]   | 0 | health changes | fire-mage/fireball | it runs when it is chosen; 'Basic Attack' was chosen here
          heroes: [fighter, fighter]     | 0 | health changes | fire-mage/fireball | it is not in play: no 'fire-mage' has come into this match
          heroes: [fighter, fighter]     | 0 | health changes | mode/burning       | Fighter: it answers 'turn starts', not 'health changes'
          heroes: [fighter, fire-mage]   | 0 | health changes | mode/death         | Fighter: it answers what happens to its holder, and this happened to Fire Mage
          heroes: [fighter, fire-mage]   | 0 | turn starts    | mode/burning       | Fire Mage: it asks whether burn of self > 0: it was 0
          """)
  void mathBattle(String heroes, int choice, String trigger, String effect, String expected) {
    String scenario = "given: {" + heroes + "}, when: [{choose: " + choice + "}]";
    assertThat(reasons("math-battle", scenario, trigger, effect, null)).contains(expected);
  }

  @Test
  void pointsThatAnEffectAddsToTheScoreAreTold() {
    String scenario =
        "given: {tiles: {\"0,0\": {t: Y3, card: \"053\"}}}, when: [{do: pass}, {do: pass}]";
    assertThat(reasons("queens-blood", scenario, "wins its lane", "on_lane_win_bonus_10", null))
        .containsExactly("Maloceros: it ran, with verb score-bonus: amount 10");
  }

  /** Levrikon (007) is played on lane 1, column 0; Mu (009) helps the ally on the lane below. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
                                          |               | is played       | aur_op_enemies_-4           |                 | it is not in play: nothing that has it has come into this match
          "0,4": {t: E1, card: "003"}     | 0, 4          | is played       | aur_op_enemies_-4           |                 | it is not in play: Grenadier is in 'gone', not in play
          "0,4": {t: E1, card: "003"}     |               | a card is played | aur_op_enemies_-4          |                 | Grenadier: it answers 'is played', not 'a card is played'
          "0,4": {t: E1, card: "003"}     |               | is played       | aur_op_enemies_-4           |                 | Grenadier: it answers what happens to its holder, and this happened to Levrikon
          "0,4": {t: E1, card: "032"}     |               | a card is played | scale_on_played_allies_per1 |                | Sea Devil: it answers what happens to 'ally', and Levrikon is none of these
          "0,1": {t: Y1, card: "009"}, "2,1": {t: Y1, card: "008"} | | is played | aur_wip_allies_raise_1    | Grasslands Wolf | Mu: it applies to 'allies on affected tiles', and Grasslands Wolf is none of these
          "0,1": {t: Y1, card: "009"}, "1,1": {t: Y1, card: "008"} | | is played | aur_wip_allies_raise_1    | Grasslands Wolf | Mu: it counts: add 1 to power of Grasslands Wolf
                                          |               | is played       | on_play_destroy_ally_and_replace |            | it is not in play: nothing that has it has come into this match
          """)
  void queensBlood(
      String tiles, String gone, String trigger, String effect, String on, String expected) {
    String destroy = gone == null ? "" : "{do: destroy, tiles: [[" + gone + "]]}, ";
    String scenario =
        "given: {hands: {Y: [\"007\"]}, tiles: {"
            + (tiles == null ? "" : tiles)
            + "}}, when: ["
            + destroy
            + "{do: play, side: Y, card: \"007\", lane: 1, col: 0}]";
    assertThat(reasons("queens-blood", scenario, trigger, effect, on)).contains(expected);
  }

  /** Diamond Dust gains power where it stands on more than one pawn. */
  @Test
  void aTokenOnOnePawnAsksForMore() {
    String scenario =
        "given: {hands: {Y: [\"096\"]}, tiles: {\"1,0\": Y2}},"
            + " when: [{do: play, side: Y, card: \"096\", lane: 1, col: 0}]";
    assertThat(
            reasons("queens-blood", scenario, "is spawned", "on_spawned_replaced_pawns_gain", null))
        .contains(
            "Diamond Dust: it asks whether replaced_pawns of self = 2: it was 1; whether"
                + " replaced_pawns of self = 3: it was 1");
  }

  @Test
  void aChoiceThatWasDeclinedChangesNothing() {
    String asked =
        "given: {players: {Ann: {strength: 2, cards: [Mines of Croft]}}},"
            + " when: [{harvest: [1, 2]}";
    assertThat(mines(asked + "]"))
        .isEqualTo("Mines of Croft: it ran and changed nothing: nobody has answered yet");
    assertThat(mines(asked + ", {choose: none}]"))
        .startsWith("Mines of Croft: it ran and changed nothing: '")
        .endsWith("' was chosen");
    assertThat(mines(asked + ", {choose: take}]"))
        .isEqualTo("Mines of Croft: it ran and changed 2 things");
  }

  /** Budding Expeditioner takes Mew ex back by a procedure. */
  @Test
  void whatACalledProgramChangesTheEffectChanges() {
    String scenario =
        "given: {turn: 5, players: {player 1: {hand: [a1a-066], active: [a1a-032],"
            + " bench: [a1-001]}, player 2: {active: [a1-001]}}},"
            + " when: [{choose: play Budding Expeditioner}]";
    Why why = ask("tcg-pocket", scenario, "leaves play").why();
    List<Candidate> played = why.not("a1a-066/play").values().iterator().next();
    assertThat(played)
        .extracting(ShippedWhyNotTest::reason)
        .containsExactly("it ran and changed one thing");
  }

  @Test
  void anAbilityOfARoleThatSomebodyHasIsNotSaidToBeOutOfTheMatch() {
    String scenario =
        "given: {roles: \"Shot |\\nEnd Night: Kill @Selection\", players: {A: Seer, W: Shot},"
            + " citizens: [B, C, D]}, when: [{in: N1, player: W, on: [B]}, {phase: D1}]";
    assertThat(reasons("werewolf", scenario, "dies", "seer/1", null))
        .singleElement(InstanceOfAssertFactories.STRING)
        .startsWith("it runs when it is chosen");
    assertThat(reasons("werewolf", scenario, "dies", "avenger/2", null))
        .containsExactly("it is not in play: no 'avenger' has come into this match");
  }

  private static String mines(String scenario) {
    return reasons("valeria", scenario, "action phase starts", "d32/passive", null).get(0);
  }

  /** Ann's harvest has ended, so her action phase starts. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          Ann: {}                                          | d32/passive             |     | it is not in play: no 'd32' has come into this match
          Ann: {cards: [Halfpenny Hill]}                   | d13/passive             |     | Halfpenny Hill: it ran and changed one thing
          Ann: {cards: ["Halfpenny Hill (face-down)"]}     | d13/passive             |     | Halfpenny Hill: it is suppressed by Halfpenny Hill
          Ann: {}, Bob: {cards: [Halfpenny Hill]}          | d13/passive             |     | Halfpenny Hill: it answers what happens to 'ally', and Ann is none of these
          Ann: {cards: [Forgotten Sorrows]}                           | d15/passive             |     | Forgotten Sorrows: it answers 'hires', not 'action phase starts'
          Ann: {strength: 1, cards: [Mines of Croft]}      | d32/passive             |     | Mines of Croft: it asks whether strength of owner ≥ 2: it was 1
          Ann: {cards: [Halfpenny Hill]}                   | d13/activation          |     | it runs when it is chosen, and nobody chose it here
          Ann: {}, Bob: {cards: [Pratchett's Plateau]}     | flag/pratchetts-plateau | Ann | Pratchett's Plateau: it applies to 'owner', and Ann is none of these
          Ann: {cards: [Pratchett's Plateau]}              | flag/pratchetts-plateau | Ann | Pratchett's Plateau: it counts: add -1 to domain cost of Ann
          Ann: {cards: ["Pratchett's Plateau (face-down)"]} | flag/pratchetts-plateau | Ann | Pratchett's Plateau: it is suppressed by Pratchett's Plateau
          """)
  void valeria(String players, String effect, String on, String expected) {
    String scenario = "given: {players: {" + players + "}}, when: [{harvest: [1, 2]}]";
    assertThat(reasons("valeria", scenario, "action phase starts", effect, on)).contains(expected);
  }
}
