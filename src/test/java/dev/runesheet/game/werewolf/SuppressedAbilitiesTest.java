package dev.runesheet.game.werewolf;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.ShippedFiles;
import dev.runesheet.api.Match;
import dev.runesheet.api.RuleBook;
import dev.runesheet.document.JsonDocument;
import dev.runesheet.game.werewolf.phase.ActQuestion;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.pack.BuiltPack;
import dev.runesheet.pack.MadeUpSuppressor;
import dev.runesheet.pack.PackBuilder;
import dev.runesheet.pack.Packs;
import dev.runesheet.spi.Happening;
import dev.runesheet.spi.Option;
import dev.runesheet.testing.ScenarioKits;
import dev.runesheet.testing.ScenarioReader;
import dev.runesheet.testing.ScenarioRun;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Abilities that players use are neither offered nor used while they are suppressed. */
class SuppressedAbilitiesTest {

  private static final String ABILITY = "avenger/1";

  /** Where a player stands guard and goes on living. */
  private static final int GUARDING = 99;

  private static final ActQuestion.UseOn USE = new ActQuestion.UseOn(ABILITY, 2);

  @Test
  void aSuppressedAbilityIsNotOffered() {
    try (ScenarioRun run = start()) {
      Match match = run.played().orElseThrow();
      assertThat(refusal(match)).isEmpty();
      assertThat(offered(match)).contains(USE);
      guard(match, GUARDING);
      assertThat(refusal(match)).isEqualTo("Suppressed: it is out of force");
      assertThat(offered(match)).doesNotContain(USE);
      guard(match, 1);
      assertThat(refusal(match)).isEmpty();
    }
  }

  @Test
  void whatWasOfferedBeforeDoesNothing() {
    try (ScenarioRun run = start()) {
      Match match = run.played().orElseThrow();
      guard(match, GUARDING);
      match.update(context -> ActQuestion.QUESTION.onAnswer(context, 0, USE));
      assertThat(match.happenings())
          .filteredOn(Happening.Suppressed.class::isInstance)
          .extracting("effect")
          .containsExactly(ABILITY);
      assertThat(match.happenings())
          .filteredOn(Happening.Activated.class::isInstance)
          .extracting("effect")
          .doesNotContain(ABILITY);
      assertThat(match.happenings(2)).noneMatch(Happening.Suppressed.class::isInstance);
    }
  }

  private static void guard(Match match, int position) {
    match.update(context -> context.move(context.entity(1), context.entity(1).getZone(), position));
  }

  private static String refusal(Match match) {
    List<String> told = new ArrayList<>();
    match.update(context -> told.add(ActQuestion.refusal(context, 0, USE)));
    return told.get(0);
  }

  private static List<Object> offered(Match match) {
    List<Object> offered = new ArrayList<>();
    match.update(
        context ->
            ActQuestion.QUESTION.options(context, 0).stream()
                .map(Option::action)
                .forEach(offered::add));
    return offered;
  }

  private static ScenarioRun start() {
    Diagnostics findings = new Diagnostics();
    BuiltPack built =
        PackBuilder.build(
            Packs.find("werewolf"),
            MadeUpSuppressor.in(ShippedFiles.ALL, "werewolf", ABILITY, "player"),
            findings);
    RuleBook book = Packs.compile(built, findings);
    String text =
        "game: werewolf\nscenarios:\n  - {name: any, given: {players: {A: Avenger}, citizens: [B,"
            + " C, D]}, then: {}}";
    var scenario =
        JsonDocument.parseYaml("any.yaml", text, findings)
            .flatMap(document -> ScenarioReader.read("any.yaml", document, findings))
            .orElseThrow()
            .scenarios()
            .get(0);
    return ScenarioKits.find("werewolf").orElseThrow().start(book, scenario);
  }
}
