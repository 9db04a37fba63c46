package dev.runesheet.game.valeria.authoring;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.ShippedFiles;
import dev.runesheet.api.Match;
import dev.runesheet.api.RuleBook;
import dev.runesheet.document.JsonDocument;
import dev.runesheet.game.valeria.Referee;
import dev.runesheet.game.valeria.authoring.scenario.ValeriaScenarios;
import dev.runesheet.game.valeria.centre.AgentsAndRelics;
import dev.runesheet.game.valeria.payment.TurnAction;
import dev.runesheet.game.valeria.state.CardIndex;
import dev.runesheet.game.valeria.state.ValeriaState;
import dev.runesheet.game.valeria.state.Zones;
import dev.runesheet.game.valeria.turn.Harvest;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.pack.BuiltPack;
import dev.runesheet.pack.MadeUpSuppressor;
import dev.runesheet.pack.PackBuilder;
import dev.runesheet.pack.Packs;
import dev.runesheet.spi.Happening;
import dev.runesheet.spi.action.Legality;
import dev.runesheet.spi.fact.Entity;
import dev.runesheet.testing.ScenarioReader;
import dev.runesheet.testing.ScenarioRun;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What a harvest or an action begins of a card is out of force while it is suppressed. */
class SuppressedProgramsOfCardsTest {

  /** A domain of Ann's that has nothing to do with it. */
  private static final String GUARD = "d13";

  @Test
  void aSuppressedPayoutPaysNothingAndItsOwnerIsConsoled() {
    try (ScenarioRun run =
        given("c4/on-turn", "players: {Ann: {cards: [Herald, Archer, Halfpenny Hill]}}")) {
      Match match = run.played().orElseThrow();
      MadeUpSuppressor.of(match, GUARD).comes();
      match.update(context -> Referee.harvest(context, 4, 2));

      assertThat(match.world().entity(0).stat("strength")).isZero();
      assertThat(match.happenings())
          .filteredOn(Happening.Suppressed.class::isInstance)
          .extracting("effect")
          .containsExactly("c4/on-turn");
      assertThat(match.happenings())
          .filteredOn(Happening.Activated.class::isInstance)
          .extracting("effect")
          .contains("s3/on-turn");
    }
  }

  @Test
  void aPayoutThatIsFreeAgainPays() {
    try (ScenarioRun run =
        given("c4/on-turn", "players: {Ann: {cards: [Herald, Archer, Halfpenny Hill]}}")) {
      Match match = run.played().orElseThrow();
      MadeUpSuppressor suppressor = MadeUpSuppressor.of(match, GUARD);
      suppressor.comes();
      suppressor.leaves();
      match.update(context -> Referee.harvest(context, 4, 2));

      assertThat(match.world().entity(0).stat("strength")).isEqualTo(2);
      assertThat(match.happenings())
          .filteredOn(Happening.Activated.class::isInstance)
          .extracting("effect")
          .doesNotContain("s3/on-turn");
    }
  }

  /** Between the moment in which a phase begins a payout and its turn, all may happen. */
  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void whatItIsWhenItsTurnComesDecides(boolean suppressedThen) {
    try (ScenarioRun run =
        given("c4/on-turn", "players: {Ann: {cards: [Herald, Archer, Halfpenny Hill]}}")) {
      Match match = run.played().orElseThrow();
      if (!suppressedThen) {
        MadeUpSuppressor.of(match, GUARD).comes();
      }
      match.update(
          context -> {
            Referee.harvest(context, 4, 2);
            Harvest.begin(context, context.state(ValeriaState.class));
            Harvest.scan(context, context.state(ValeriaState.class));
            Entity guard =
                context.world().entities().stream()
                    .filter(one -> one.isPresent() && one.getDefinition().equals(GUARD))
                    .findFirst()
                    .orElseThrow();
            context.move(guard, suppressedThen ? "guard" : Zones.TABLEAU, 0);
          });

      assertThat(match.world().entity(0).stat("strength")).isEqualTo(suppressedThen ? 0 : 2);
      assertThat(
              match.happenings().stream()
                  .filter(Happening.Activated.class::isInstance)
                  .anyMatch(one -> ((Happening.Activated) one).effect().equals("s3/on-turn")))
          .as("consoled")
          .isEqualTo(suppressedThen);
    }
  }

  @Test
  void aSuppressedAgentCannotBeEngaged() {
    try (ScenarioRun run =
        given(
            "a11/engage",
            "players: {Ann: {gold: 9, cards: [Archer, Halfpenny Hill]}}, agents: [Publican]")) {
      Match match = run.played().orElseThrow();
      MadeUpSuppressor suppressor = MadeUpSuppressor.of(match, GUARD);

      assertThat(engaging(match)).isEqualTo(Legality.LEGAL);
      suppressor.comes();
      assertThat(engaging(match)).isEqualTo(Legality.illegal("Publican is out of force."));
      suppressor.leaves();
      assertThat(engaging(match)).isEqualTo(Legality.LEGAL);
    }
  }

  private static Legality engaging(Match match) {
    AtomicReference<Legality> answer = new AtomicReference<>();
    match.update(
        context ->
            answer.set(
                AgentsAndRelics.legality(
                    context, CardIndex.of(context).player(0), new TurnAction.Engage("a11"))));
    return answer.get();
  }

  private static ScenarioRun given(String suppressed, String given) {
    Diagnostics findings = new Diagnostics();
    BuiltPack built =
        PackBuilder.build(
            new ValeriaPack(),
            MadeUpSuppressor.in(ShippedFiles.ALL, "valeria", suppressed, GUARD),
            findings);
    assertThat(findings.all()).isEmpty();
    RuleBook book = Packs.compile(built, findings);
    String text = "game: valeria\nscenarios:\n  - {name: any, given: {" + given + "}, then: {}}";
    var scenario =
        JsonDocument.parseYaml("any.yaml", text, findings)
            .flatMap(document -> ScenarioReader.read("any.yaml", document, findings))
            .orElseThrow()
            .scenarios()
            .get(0);
    return new ValeriaScenarios().start(book, scenario);
  }
}
