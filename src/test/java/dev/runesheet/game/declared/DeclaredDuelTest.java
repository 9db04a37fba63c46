package dev.runesheet.game.declared;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.api.Match;
import dev.runesheet.api.RuleBook;
import dev.runesheet.engine.Chance;
import dev.runesheet.engine.GameState;
import dev.runesheet.game.mathbattle.DuelSetup;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.pack.Packs;
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
