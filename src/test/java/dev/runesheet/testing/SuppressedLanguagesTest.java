package dev.runesheet.testing;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.ShippedFiles;
import dev.runesheet.api.Match;
import dev.runesheet.api.RuleBook;
import dev.runesheet.document.JsonDocument;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.pack.BuiltPack;
import dev.runesheet.pack.MadeUpSuppressor;
import dev.runesheet.pack.PackBuilder;
import dev.runesheet.pack.Packs;
import dev.runesheet.spi.Happening;
import dev.runesheet.spi.fact.Entity;
import dev.runesheet.spi.fact.Event;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * A made-up suppressor takes an effect out of force, and lets it come back, whatever language the
 * effect is written in. Rows of workbooks, also as plain Drools compiles them, and the registry in
 * JSON have tests of their own beside their games.
 */
@Tag("thorough")
class SuppressedLanguagesTest {

  /**
   * An effect of a game.
   *
   * @param holder the definition of its holder; empty for that of the event
   * @param guard the definition of who suppresses it
   * @param event the event that it answers
   */
  private record Case(
      String language,
      String game,
      String effect,
      String holder,
      String guard,
      String event,
      String given) {

    @Override
    public String toString() {
      return language;
    }
  }

  static List<Case> effects() {
    return List.of(
        new Case(
            "effect ops",
            "math-battle",
            "fire-mage/mana-regen",
            "fire-mage",
            "fighter",
            "turn starts",
            "{heroes: [fighter, fire-mage]}"),
        new Case(
            "effect strings",
            "valeria",
            "d15/passive",
            "",
            "d13",
            "hires",
            "{players: {Ann: {cards: [Forgotten Sorrows, Halfpenny Hill]}}}"),
        new Case(
            "role text",
            "werewolf",
            "avenger/2",
            "player",
            "player",
            "dies",
            "{players: {A: Avenger}, citizens: [B, C, D]}"),
        new Case(
            "active effects",
            "tcg-pocket",
            "made-up-healer/slow-mending",
            "",
            "a1-211",
            "turn ends",
            "{turn: 5, phase: main, players: {player 1: {active: [{card: made-up-healer, damage:"
                + " 60}]}, player 2: {active: [a1-211]}}}"),
        new Case(
            "a card of a declared game",
            "ember-vale",
            "ember-smith/turn-starts",
            "",
            "rime-wisp",
            "turn starts",
            "{players: {player 1: {board: [ember-smith]}, player 2: {board: [rime-wisp]}}}"),
        new Case(
            "a rule of a declared game",
            "ember-vale",
            "game-player/dawn",
            "",
            "rime-wisp",
            "turn starts",
            "{players: {player 1: {board: [ember-smith]}, player 2: {board: [rime-wisp]}}}"),
        new Case(
            "a row of a declared game",
            "ember-vale",
            "blaze-runner/enters-play",
            "blaze-runner",
            "rime-wisp",
            "enters play",
            "{players: {player 1: {board: [blaze-runner]}, player 2: {board: [rime-wisp]}}}"));
  }

  @ParameterizedTest
  @MethodSource("effects")
  void aMadeUpSuppressorTakesItOutOfForceAndLetsItComeBack(Case one) {
    try (ScenarioRun run = start(one)) {
      Match match = run.played().orElseThrow();
      MadeUpSuppressor suppressor = MadeUpSuppressor.of(match, one.guard());
      assertThat(answers(match, one)).isEqualTo(1);
      suppressor.comes();
      assertThat(answers(match, one)).isZero();
      suppressor.leaves();
      assertThat(answers(match, one)).isEqualTo(1);
      suppressor.comes();
      assertThat(answers(match, one)).isZero();
    }
  }

  /** Effects that are in force all the time: what a number is with them, and without. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "a declared card | ember-vale | flame-caller/call-of-flames | rime-wisp | ash-hound |"
            + " attack | 4 | 3 | {players: {player 1: {board: [flame-caller, ash-hound]}, player 2:"
            + " {board: [rime-wisp]}}}",
        "active effects | tcg-pocket | made-up-mire/quagmire | a1-053 | a1-211 | retreat | 5 | 4 |"
            + " {turn: 5, phase: main, players: {player 1: {active: [made-up-mire], bench:"
            + " [a1-053]}, player 2: {active: [a1-211]}}}",
      })
  void aMadeUpSuppressorTakesAModifierOutOfForce(
      String language,
      String game,
      String effect,
      String guard,
      String reached,
      String stat,
      double with,
      double without,
      String given) {
    try (ScenarioRun run = start(new Case(language, game, effect, "", guard, "", given))) {
      Match match = run.played().orElseThrow();
      Entity entity =
          match.world().entities().stream()
              .filter(one -> one.isPresent() && one.getDefinition().equals(reached))
              .findFirst()
              .orElseThrow();
      MadeUpSuppressor suppressor = MadeUpSuppressor.of(match, guard);
      assertThat(entity.stat(stat)).isEqualTo(with);
      suppressor.comes();
      assertThat(entity.stat(stat)).isEqualTo(without);
      suppressor.leaves();
      assertThat(entity.stat(stat)).isEqualTo(with);
    }
  }

  /** Programs that no event starts: a phase begins them. */
  static List<Case> begun() {
    return List.of(
        new Case(
            "effect strings of a harvest",
            "valeria",
            "c5/on-turn",
            "c5",
            "d13",
            "",
            "{players: {Ann: {cards: [c5 Peasant, Halfpenny Hill]}}}"),
        new Case(
            "role text of an ability",
            "werewolf",
            "avenger/1",
            "player",
            "player",
            "",
            "{players: {A: Avenger}, citizens: [B, C, D]}"));
  }

  @ParameterizedTest
  @MethodSource("begun")
  void aMadeUpSuppressorKeepsAPhaseFromBeginningItAndLetsItAgain(Case one) {
    try (ScenarioRun run = start(one)) {
      Match match = run.played().orElseThrow();
      MadeUpSuppressor suppressor = MadeUpSuppressor.of(match, one.guard());
      assertThat(begins(match, one)).isTrue();
      suppressor.comes();
      assertThat(begins(match, one)).isFalse();
      suppressor.leaves();
      assertThat(begins(match, one)).isTrue();
      suppressor.comes();
      assertThat(begins(match, one)).isFalse();
    }
  }

  /** True if the program starts when a phase begins it; what is asked before agrees with that. */
  private static boolean begins(Match match, Case one) {
    long before = activations(match, one);
    Entity holder =
        match.world().entities().stream()
            .filter(entity -> entity.getDefinition().equals(one.holder()))
            .filter(entity -> entity.getController() == 0)
            .findFirst()
            .orElseThrow();
    AtomicBoolean asked = new AtomicBoolean();
    match.update(
        context -> {
          asked.set(context.suppressions(one.effect(), holder).isEmpty());
          context.begin(one.effect(), holder, Event.about("", holder, Event.NOBODY), false);
        });
    assertThat(activations(match, one) - before).isEqualTo(asked.get() ? 1 : 0);
    return asked.get();
  }

  /** How often the effect answers its event. */
  private static long answers(Match match, Case one) {
    long before = activations(match, one);
    Entity about =
        match.world().entities().stream()
            .filter(entity -> one.holder().isEmpty() || isHolder(entity, one))
            .findFirst()
            .orElseThrow();
    match.update(context -> context.post(Event.about(one.event(), about, Event.NOBODY)));
    return activations(match, one) - before;
  }

  private static boolean isHolder(Entity entity, Case one) {
    return entity.isPresent() && entity.getDefinition().equals(one.holder());
  }

  private static long activations(Match match, Case one) {
    return match.happenings().stream()
        .filter(Happening.Activated.class::isInstance)
        .filter(each -> ((Happening.Activated) each).effect().equals(one.effect()))
        .count();
  }

  private static ScenarioRun start(Case one) {
    Diagnostics findings = new Diagnostics();
    BuiltPack built =
        PackBuilder.build(
            Packs.find(one.game()),
            MadeUpSuppressor.in(ShippedFiles.ALL, one.game(), one.effect(), one.guard()),
            findings);
    assertThat(built).as(findings.all().toString()).isNotNull();
    RuleBook book = Packs.compile(built, findings);
    String text =
        "game: %s\nscenarios:\n  - {name: any, given: %s, then: {}}"
            .formatted(one.game(), one.given());
    Scenario scenario =
        JsonDocument.parseYaml("any.yaml", text, findings)
            .flatMap(document -> ScenarioReader.read("any.yaml", document, findings))
            .orElseThrow()
            .scenarios()
            .get(0);
    return ScenarioKits.find(one.game()).orElseThrow().start(book, scenario);
  }
}
