package dev.runesheet.testing.mutation;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.pack.Packs;
import dev.runesheet.pack.file.DirectoryFiles;
import dev.runesheet.pack.file.PackFiles;
import dev.runesheet.testing.mutation.MutantResult.Outcome;
import dev.runesheet.testing.mutation.MutationTest.Plan;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Mutants of what the catalog of TCG Pocket repeats of effects. */
@Tag("thorough")
class PocketMutantsTest {

  private static final String SCENARIOS =
      """
      game: tcg-pocket
      scenarios:
        - name: An evolved Pokémon is not the first one
          given:
            turn: 1
            phase: first pokemon
            players:
              player 1: {hand: [a1-216, a1-002]}
              player 2: {hand: [a1-053]}
          then: {options: [place Helix Fossil]}
        - name: Blaine does not strengthen others
          given:
            turn: 5
            players:
              player 1: {active: [{card: a1-041, attached: [fire, fire, fire]}], hand: [a1-221]}
              player 2: {active: [a1-211]}
          when:
            - choose: play Blaine
            - choose: "Arcanine ex: Inferno Onrush"
          then:
            players:
              player 2: {active: [{card: a1-211, damage: 120}]}
      """;

  private static final MutationTest TEST = prepared();

  private static MutationTest prepared() {
    PackFiles files =
        new ReplacedScenarios(new DirectoryFiles(Path.of("")), "tcg-pocket", SCENARIOS);
    Diagnostics findings = new Diagnostics();
    return MutationTest.of(Packs.find("tcg-pocket"), files, findings)
        .orElseThrow(() -> new AssertionError(findings.all()));
  }

  private static List<MutantResult> results(String only) {
    return TEST.run(new Plan(1, 1000, only), result -> {}).results();
  }

  /** Which cards an action may be offered for is told without rules. */
  @Test
  void aScenarioNoticesThatOtherPokemonMayComeFirst() {
    assertThat(results("actions/place-is-legal"))
        .filteredOn(one -> one.mutant().words().equals("without its stage is Basic or Fossil"))
        .singleElement()
        .matches(one -> one.outcome() == Outcome.KILLED);
  }

  /** Calculations of damage ask for the changes in play, and for their conditions. */
  @Test
  void aScenarioNoticesThatAChangeReachesOtherCards() {
    assertThat(results("statuses/stronger by blaine"))
        .filteredOn(one -> one.mutant().kind() == MutationKind.COMPARISON)
        .anyMatch(one -> one.outcome() == Outcome.KILLED);
  }
}
