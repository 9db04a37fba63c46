package dev.runesheet.pack.check;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.cli.Ran;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A renamed card that scenarios name only among the options that they expect. */
class RenamedOptionsTest {

  private static final String GAME = "ember-vale";
  private static final String CARDS = "data/ember-vale/cards.yaml";

  private static final String SCENARIOS = "data/ember-vale/scenarios/cards.yaml";
  private static final String CAT =
      "  idle-cat: {name: Idle Cat, kind: unit, cost: 9, attack: 1, health: 1}\n";

  @TempDir Path before;
  @TempDir Path now;

  @Test
  void anOptionThatIsCalledAsBeforeIsToldAtTheNewName() throws IOException {
    for (Path folder : List.of(before, now)) {
      EditedGame game = EditedGame.of(GAME, folder);
      game.edit(SCENARIOS, "play Rime Wisp, rest", "play Idle Cat, rest");
      game.edit(CARDS, "cards:\n  spark-imp:", "cards:\n" + CAT + "  spark-imp:");
    }
    new EditedGame(GAME, now).edit(CARDS, "name: Idle Cat", "name: Idle Dog");
    assertThat(errors())
        .singleElement()
        .asString()
        .startsWith(CARDS)
        .contains("RS119", "'Idle Dog'", "'Idle Cat'", "1 place says", "scenarios/cards.yaml");
  }

  private List<String> errors() {
    return Ran.in(now, "", "check", "--since", before.toString(), GAME).lines().stream()
        .filter(line -> line.contains(": error "))
        .toList();
  }
}
