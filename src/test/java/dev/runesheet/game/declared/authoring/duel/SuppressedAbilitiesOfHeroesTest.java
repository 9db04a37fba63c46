package dev.runesheet.game.declared.authoring.duel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.runesheet.api.Match;
import dev.runesheet.api.RuleBook;
import dev.runesheet.engine.rules.RuleSource;
import dev.runesheet.game.declared.DeclaredGame;
import dev.runesheet.game.mathbattle.DuelSetup;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.pack.BuiltPack;
import dev.runesheet.pack.MadeUpSuppressor;
import dev.runesheet.pack.tool.Narrator;
import dev.runesheet.spi.IllegalChoiceException;
import dev.runesheet.spi.Option;
import dev.runesheet.testing.ScenarioReader;
import dev.runesheet.testing.ScenarioResult;
import dev.runesheet.testing.ScenarioRunner;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** Abilities of heroes are neither offered nor used while something suppresses them. */
class SuppressedAbilitiesOfHeroesTest {

  private static final String FIRST = "fire-mage/fireball";

  private final Match match = match(FIRST);
  private final MadeUpSuppressor suppressor = MadeUpSuppressor.of(match, "fighter");

  @AfterEach
  void close() {
    match.close();
  }

  @Test
  void aSuppressedAbilityIsNotOfferedUntilTheSuppressorHasGone() {
    suppressor.comes();
    nextTurn(match);
    assertThat(offered(match)).containsExactly("Heal", "Ice Bolt");
    assertThat(match.save()).isEqualTo(match.book().restore(match.save()).save());
    suppressor.leaves();
    nextTurn(match);
    assertThat(offered(match)).containsExactly("Fireball", "Heal", "Ice Bolt");
  }

  @Test
  void theRefusalNamesTheSuppressor() {
    suppressor.comes();
    nextTurn(match);
    assertThatThrownBy(() -> use(match, "fireball"))
        .isInstanceOf(IllegalChoiceException.class)
        .hasMessageContaining("Fireball: it is out of force, suppressed by Fighter");
    assertThat(match.refusal(match.pendingDecisions().get(0).id(), "Fireball"))
        .isEqualTo("Fireball: it is out of force, suppressed by Fighter");
  }

  @Test
  void theOthersAreTheSameAbilitiesAsBefore() {
    suppressor.comes();
    nextTurn(match);
    double health = match.world().entity(1).stat("health");
    Narrator narrator = new DuelTools("math-battle").narrator(match);
    int before = match.happenings().size();
    use(match, "ice-bolt");
    assertThat(match.world().entity(1).stat("health")).isLessThan(health);
    assertThat(
            match.happenings().stream()
                .skip(before)
                .flatMap(one -> narrator.tell(one).stream())
                .filter(told -> told.words().contains("uses Ice Bolt")))
        .singleElement()
        .extracting(Narrator.Told::block)
        .isEqualTo("fire-mage/ice-bolt");
  }

  @Test
  void whoCanUseNothingIsNotAsked() {
    try (Match all = match("fire-mage/.*")) {
      MadeUpSuppressor.of(all, "fighter").comes();
      use(all, "fireball"); // It was offered before.
      assertThat(all.pendingDecisions().get(0).player()).isEqualTo(1);
      use(all, "basic-attack");
      assertThat(all.pendingDecisions().get(0).player()).isEqualTo(1);
    }
  }

  @Test
  void aPlaceInAScenarioIsThatOfTheAbilityAndNotOfTheOption() {
    ScenarioResult result =
        run(
            "given: {heroes: [fire-mage, fighter], stats: {1: {health: 1}}}, "
                + "when: [{choose: 2}], then: {events: [{event: choice, option: Ice Bolt}]}");
    assertThat(result.passed()).as(result.toString()).isTrue();
  }

  private static ScenarioResult run(String words) {
    String text = "game: math-battle\nscenarios:\n  - {name: x, " + words + "}\n";
    return new ScenarioRunner(new DuelScenarios("math-battle"), book("fire-mage/heal", "true"))
        .run(
            ScenarioReader.read("mine.yaml", text, new Diagnostics())
                .orElseThrow()
                .scenarios()
                .get(0));
  }

  private static Match match(String abilities) {
    return book(abilities, "position == 99")
        .newMatch(DuelSetup.of("fire-mage", "fighter").toJson(), 1);
  }

  /** The game's rules and one by which the fighter suppresses abilities under a condition. */
  private static RuleBook book(String abilities, String when) {
    BuiltPack built = Recorded.shipped();
    String rule =
        """
        package made.up;
        import dev.runesheet.spi.fact.*;
        rule "a guard"
        when
          $effect : InPlay( effect matches "%s" )
          $by : Entity( definition == "fighter", %s )
        then
          insertLogical( new Suppression( $effect, $by ) );
        end
        """;
    RuleSource own =
        new RuleSource("rules/math-battle/made-up.drl", String.format(rule, abilities, when));
    return RuleBook.compile(
        new DeclaredGame("math-battle"),
        Stream.concat(built.rules().stream(), Stream.of(own)).toList(),
        built.notes(),
        built.catalog());
  }

  /** Both heroes use what nothing suppresses, so the first is asked anew. */
  private static void nextTurn(Match match) {
    use(match, "heal");
    use(match, "defend");
  }

  private static List<String> offered(Match match) {
    return match.pendingDecisions().get(0).options().stream().map(Option::words).toList();
  }

  private static void use(Match match, String ability) {
    match.choose(match.pendingDecisions().get(0).id(), ability);
  }
}
