package dev.runesheet.pack.check;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.cli.Ran;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The check against an earlier version tells of effects that come in another order. */
class SinceOrderTest {

  private static final String GAME = "ember-vale";
  private static final String CARDS = "data/ember-vale/cards.yaml";
  private static final String CALL =
      "{changes: attack, of: other own units, by: 1, name: call of flames}";
  private static final String ONE = "{changes: attack, how: set, by: 1, name: one}";
  private static final String FIVE = "{changes: attack, how: set, by: 5, name: five}";

  @TempDir Path before;
  @TempDir Path now;

  @Test
  void changesThatSetOneNumberInAnotherOrderAreANote() throws IOException {
    EditedGame.of(GAME, before).edit(CARDS, CALL, ONE + "\n      - " + FIVE);
    EditedGame.of(GAME, now).edit(CARDS, CALL, FIVE + "\n      - " + ONE);
    assertThat(notes(now, before))
        .singleElement()
        .asString()
        .startsWith(CARDS + ":")
        .contains("note RS125", "'flame-caller/five'", "it comes before 'one' now");
    assertThat(notes(now, now)).isEmpty();
  }

  private static List<String> notes(Path folder, Path since) {
    return Ran.in(folder, "", "check", "--since", since.toString(), GAME).lines().stream()
        .filter(line -> line.contains("RS125"))
        .toList();
  }
}
