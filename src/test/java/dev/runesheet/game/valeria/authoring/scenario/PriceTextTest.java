package dev.runesheet.game.valeria.authoring.scenario;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.runesheet.ShippedBooks;
import dev.runesheet.api.Match;
import dev.runesheet.api.RuleBook;
import dev.runesheet.document.JsonDocument;
import dev.runesheet.game.valeria.PriceBreakdown;
import dev.runesheet.game.valeria.state.Card;
import dev.runesheet.game.valeria.state.CardIndex;
import dev.runesheet.game.valeria.state.ValeriaState;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.pack.tool.NumberBreakdown;
import dev.runesheet.testing.Scenario;
import dev.runesheet.testing.ScenarioReader;
import dev.runesheet.testing.ScenarioRun;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What a card costs, line by line (rules.md, section 4). */
class PriceTextTest {

  private static final RuleBook BOOK = ShippedBooks.of("valeria");

  private static ScenarioRun given(String position) {
    String text =
        "game: valeria\nscenarios:\n  - {name: any, given: {"
            + position.replaceAll("^\\{|}$", "")
            + "}, then: {}}";
    Diagnostics findings = new Diagnostics();
    Scenario scenario =
        JsonDocument.parseYaml("prices.yaml", text, findings)
            .flatMap(document -> ScenarioReader.read("prices.yaml", document, findings))
            .orElseThrow()
            .scenarios()
            .get(0);
    assertThat(findings.all()).isEmpty();
    return new ValeriaScenarios().start(BOOK, scenario);
  }

  private static PriceBreakdown bill(Match match, String code) {
    Card card =
        CardIndex.of(match.world(), match.state(ValeriaState.class)).tops().stream()
            .filter(top -> top.getDefinition().equals(code))
            .findFirst()
            .orElseThrow();
    return PriceBreakdown.of(match, 0, card);
  }

  @Test
  void theSurchargeAndWhatADomainTakesOffAreLinesOfTheirOwn() {
    try (ScenarioRun run =
        given("{players: {Ann: {gold: 9, cards: [Cleric, Cleric, Defiant Ridge]}}}")) {
      PriceBreakdown bill = bill(run.played().orElseThrow(), "c1");

      assertThat(bill.due()).containsExactly(4, 0, 0);
      assertThat(bill.lines()).extracting(PriceBreakdown.Line::amount).containsExactly(3, 2, -1);
      PriceBreakdown.Line ridge = bill.lines().get(2);
      assertThat(ridge.source()).isEqualTo("Defiant Ridge");
      assertThat(ridge.writtenAt()).startsWith("decision-tables/valeria/flags.drl.xlsx!Flags!");
      assertThat(bill.ways()).containsExactly("4 gold");
    }
  }

  @Test
  void whatSetsTheSurchargeAsideIsNamed() {
    try (ScenarioRun run =
        given("{players: {Ann: {gold: 9, cards: [Cleric, Cleric, Emerald Stronghold]}}}")) {
      PriceBreakdown bill = bill(run.played().orElseThrow(), "c1");

      assertThat(bill.due()).containsExactly(3, 0, 0);
      assertThat(bill.lines()).extracting(PriceBreakdown.Line::amount).containsExactly(3, 2, -2);
      assertThat(bill.lines().get(2).source()).isEqualTo("Emerald Stronghold");
    }
  }

  @Test
  void aMonsterCostsWhatIsPrintedWhatLiesOnItAndWhatEffectsChange() {
    String position =
        "{players: {Ann: {strength: 9, cards: [Fort Skyler]}}, marks: {m1: {strength: 3}},"
            + " monsters: {1: [Dark Lord Rising]}}";
    try (ScenarioRun run = given(position)) {
      PriceBreakdown bill = bill(run.played().orElseThrow(), "m1");

      assertThat(bill.due()).containsExactly(0, 3, 1);
      assertThat(bill.lines())
          .extracting(line -> line.amount() + " " + line.resource() + " " + line.source())
          .containsExactly(
              "1 strength ", "3 strength ", "-1 strength Fort Skyler", "1 magic Dark Lord Rising");
    }
  }

  @Test
  void monstersThatGrowDearerSayHowOften() {
    String position =
        "{players: {Ann: {cards: [m142 Araby Brigands, m143 Araby Brigands]}},"
            + " monsters: {0: [m141 Araby Brigands]}}";
    try (ScenarioRun run = given(position)) {
      PriceBreakdown bill = bill(run.played().orElseThrow(), "m141");

      assertThat(bill.due()).containsExactly(0, 4, 3);
      assertThat(bill.lines())
          .extracting(PriceBreakdown.Line::reason)
          .contains("1 for each of 2 Araby Brigands slain");
      assertThat(bill.ways()).isEmpty();
    }
  }

  @Test
  void aQuestionIsAnsweredInWords() {
    try (ScenarioRun run = given("{players: {Ann: {gold: 2, cards: [s1 Peasant]}}}")) {
      Match match = run.played().orElseThrow();
      NumberBreakdown answer =
          PriceText.reckon(match, match.world().entity(0), "cost of Peasant").get();

      assertThat(answer.title()).isEqualTo("Peasant costs Ann 3 gold");
      assertThat(answer.notes()).containsExactly("Ann cannot pay that now.");
      assertThat(PriceText.reckon(match, match.world().entity(0), "gold")).isEmpty();
      assertThatThrownBy(() -> PriceText.reckon(match, match.world().entity(0), "cost of Peasent"))
          .isInstanceOf(IllegalArgumentException.class)
          .hasMessageContaining("did you mean 'Peasant'?");
    }
  }

  @Test
  void askingChangesNothing() {
    try (ScenarioRun run = given("{players: {Ann: {gold: 9}}}")) {
      Match match = run.played().orElseThrow();
      String before = match.save();
      bill(match, "c1");

      assertThat(match.save()).isEqualTo(before);
      assertThat(List.copyOf(match.pendingDecisions())).hasSize(1);
    }
  }
}
