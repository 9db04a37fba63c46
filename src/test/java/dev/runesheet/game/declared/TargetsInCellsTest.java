package dev.runesheet.game.declared;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.cli.Ran;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Cells of a workbook of effects name whom a verb is about: they are checked, told and played. */
@Tag("thorough")
class TargetsInCellsTest {

  private static final String GAME = "tin-duel";
  private static final String WORKBOOK = "decision-tables/" + GAME + "/effects.drl.xlsx";

  @TempDir private Path folder;

  @BeforeEach
  void begin() {
    assertThat(Ran.in(folder, "", "new", GAME, "--in", "game").code()).isZero();
  }

  @Test
  void aTargetThatThereIsNotIsFoundAtItsCellWithTheNearest() throws IOException {
    write("healer", "Heal a target", "ownr");

    assertThat(in("check", GAME).out())
        .contains("effects.drl.xlsx!Effects!", "RS014", "'ownr'", "did you mean 'owner'?");
  }

  @Test
  void aTargetOfALoopIsNoneOfARow() throws IOException {
    write("healer", "Heal a target", "target");

    assertThat(in("check", GAME).out()).contains("effects.drl.xlsx!Effects!", "RS014", "'target'");
  }

  @ParameterizedTest
  @CsvSource({"owner,1,0", "opponent,0,1", "subject,1,0"})
  void theTargetOfTheCellIsHealed(String target, int own, int other) throws IOException {
    write("healer", "Heal a target", target);
    Files.writeString(
        folder.resolve("game/data/" + GAME + "/scenarios/targets.yaml"),
        """
        game: tin-duel
        scenarios:
          - name: The healer heals whom its row names
            given:
              players:
                player 1: {health: 10, field: [healer]}
                player 2: {health: 10, deck: [squire]}
            when:
              - choose: end turn
            then:
              players:
                player 1: {health: %d}
                player 2: {health: %d}
        """
            .formatted(10 + own, 10 + other));

    assertThat(in("test", GAME).out()).contains("ok   The healer heals whom its row names");
  }

  @Test
  void aRoleThatCellsHaveIsNotWhyNoRowSaysALine() throws IOException {
    Ran.edit(
        folder.resolve("game/data/" + GAME + "/cards.yaml"),
        "  spark:",
        """
          imp:
            name: Imp
            kind: fighter
            effects:
              - {when: enters play, whose: any, then: [{do: damage, target: subject, amount: 2 * power of self}]}
          spark:\
        """);

    assertThat(in("table", GAME, "export", "card effects", "--to", "c.xlsx").err())
        .contains("no row can say imp/enters-play: '")
        .doesNotContain("the role 'subject'");
  }

  @Test
  void theSentenceAndTheComparisonFollowTheCell() throws IOException {
    Path before = folder.resolve("game/before.xlsx");
    Files.copy(folder.resolve("game/" + WORKBOOK), before);
    write("healer", "Heal a target", "opponent");

    assertThat(in("table", GAME, "diff", "before.xlsx", WORKBOOK).out())
        .contains(
            "was: When your turn ends, gain 1 health.",
            "now: When your turn ends, the opponent gains 1 health.");
  }

  /** The game has no events of its own, and those of its phases are no lines of an effect. */
  @Test
  void anEventThatNoEffectCanRaiseIsFoundAtItsCell() throws IOException {
    write("healer", "An event happens to a target: target", "owner");
    write("healer", "Raise: event", "turn ends");

    assertThat(in("check", GAME).out()).contains("effects.drl.xlsx!Effects!", "RS018", "turn ends");
  }

  @Test
  void cardsThatCannotBeReadAreToldOnceAndNotAtTheCellsThatNameThem() throws IOException {
    write("healer", "Create a number of a card on a target: target", "self");
    write("healer", "Create on: card", "squire");
    write("healer", "Create on: amount", "1");
    Files.writeString(folder.resolve("game/data/" + GAME + "/cards.yaml"), "[");

    assertThat(in("check", GAME).out()).contains("RS023", "1 error,").doesNotContain("RS018");
  }

  private Ran in(String... arguments) {
    return Ran.in(folder.resolve("game"), "", arguments);
  }

  private void write(String owner, String heading, String word) throws IOException {
    new RowsInFolder(folder.resolve("game/" + WORKBOOK)).write(owner, heading, word);
  }
}
