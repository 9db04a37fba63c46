package dev.runesheet.game.declared;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.runesheet.api.Match;
import dev.runesheet.api.RuleBook;
import dev.runesheet.game.declared.authoring.duel.DuelTools;
import dev.runesheet.game.mathbattle.DuelSetup;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.pack.Packs;
import dev.runesheet.pack.tool.Narrator;
import dev.runesheet.spi.Chance;
import dev.runesheet.spi.GameState;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The phases of a duel are those that its game.yaml declares. */
class DeclaredDuelTest {

  private static final String FILE = "game.yaml";

  private static EditedGame game() {
    return new EditedGame("math-battle");
  }

  private static GameState afterAnIceBolt(EditedGame game) {
    RuleBook book = Packs.build("math-battle", game, new Diagnostics());
    try (Match match =
        book.newMatch(DuelSetup.of("fire-mage", "fighter").toJson(), Chance.seeded(1))) {
      match.choose(match.pendingDecisions().get(0).id(), "ice-bolt");
      return match.state(GameState.class);
    }
  }

  @Test
  void aTurnWithAMarkLeavesThePhaseOutThatIsDeclaredSo() {
    assertThat(afterAnIceBolt(game()).turn()).isEqualTo(3);
    EditedGame always = game().edit(FILE, ", unless: passed", "");
    assertThat(afterAnIceBolt(always).turn()).isEqualTo(2);
  }

  @Test
  void aPhaseIsCalledAsItIsDeclared() {
    EditedGame renamed = game().edit(FILE, "asking: choice", "asking: thinking");
    assertThat(afterAnIceBolt(renamed).phaseName()).isEqualTo("thinking");
  }

  /** Whatever the phases are called, a match is told turn by turn. */
  @Test
  void eachTurnHasAHeadingWhateverItsPhasesAreCalled() {
    EditedGame renamed =
        game()
            .edit(FILE, "phase: game_start", "phase: opening")
            .edit(FILE, "phase: ability", "phase: strike")
            .edit(FILE, "phase: turn_end", "phase: dusk");
    List<String> told = story(renamed);
    assertThat(told).isEqualTo(story(game()));
    assertThat(told)
        .filteredOn(line -> line.startsWith("HEADING Turn"))
        .hasSizeGreaterThan(2)
        .allMatch(line -> line.matches("HEADING Turn \\d+: .*"));
    assertThat(told).anyMatch(line -> line.startsWith("NOTHING"));
  }

  private static List<String> story(EditedGame game) {
    RuleBook book = Packs.build("math-battle", game, new Diagnostics());
    List<String> told = new ArrayList<>();
    ObjectNode setup = DuelSetup.of("fire-mage", "fire-mage").toJson().deepCopy();
    // Who has no mana changes nothing.
    setup.putObject("position").putArray("stats").addObject().put("mana", 0);
    try (Match match = book.newMatch(setup, Chance.seeded(1))) {
      Narrator narrator = new DuelTools("math-battle").narrator(match);
      for (int i = 0; i < 4; i++) {
        match.choose(match.pendingDecisions().get(0).id(), "fireball");
      }
      match
          .happenings()
          .forEach(
              one ->
                  narrator.tell(one).forEach(line -> told.add(line.kind() + " " + line.words())));
    }
    return told;
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "unless: passed           | unless: pased           | did you mean 'passed'?",
        "event: turn starts       | opening: true, evnt: x  | evnt",
        "event: turn ends         | event: turn ends, opening: true | an opening phase behind",
        "event: turn ends         | event: turn ends, unless: passed | a last phase that can be",
        "asking: choice           | asking: Choice          | small letters",
        "events: queued           | events: queud           | did you mean 'queued'?",
        "waiting: 64              | waiting: 0              | 1"
      })
  void aWrongDeclarationIsFoundAtItsPlace(String good, String wrong, String words) {
    Diagnostics findings = new Diagnostics();
    Packs.build("math-battle", game().edit(FILE, good, wrong), findings);
    List<String> told =
        findings.all().stream()
            .filter(one -> one.location().file().equals("data/math-battle/game.yaml"))
            .map(Diagnostic::message)
            .toList();
    assertThat(told).anyMatch(message -> message.contains(words));
  }
}
