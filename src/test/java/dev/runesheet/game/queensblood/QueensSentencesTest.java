package dev.runesheet.game.queensblood;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.game.queensblood.authoring.QueensBloodPack;
import dev.runesheet.model.Effect;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.pack.PackBuilder;
import dev.runesheet.pack.file.PackFiles;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Effects are said as a rule book would say them. */
class QueensSentencesTest {

  private static final String EFFECTS = "decision-tables/queens-blood/effects.drl.xlsx";

  @Test
  void cardsAreCalledByTheirNames() {
    assertThat(sentence(QueensBooks.SHIPPED, "on_play_add_hand_moogle"))
        .isEqualTo("When this card is played, add Moogle to your hand.");
    assertThat(QueensBooks.content().effects().stream().map(Effect::sentence))
        .noneMatch(sentence -> sentence.matches(".*\\b1[456]\\d\\b.*"));
  }

  @Test
  void aRenamedCardIsCalledByItsNewName() {
    PackFiles renamed = Workbooks.cell("data/queens-blood/cards.xlsx", "Cards", "D160", "Mog");
    assertThat(sentence(renamed, "on_play_add_hand_moogle")).contains("add Mog to your hand");
  }

  @Test
  void aTokenThatComesOnEachTileIsNamedOnce() {
    assertThat(sentence(QueensBooks.SHIPPED, "on_play_spawn_diamond_dust"))
        .isEqualTo("When this card is played, spawn Diamond Dust on each of your empty tiles.");
    assertThat(sentence(QueensBooks.SHIPPED, "on_play_spawn_elementals"))
        .contains("Elementals I (1 Pawn) on rank 1, Elementals II (2 Pawn) on rank 2");
  }

  @Test
  void theWholeBoardAndTheWholeLaneAreSaid() {
    assertThat(changing("allies")).endsWith("raise the power of all allies on the board by 2.");
    assertThat(changing("all")).endsWith("raise the power of all cards on the board by 2.");
    assertThat(changing("enemies in lane"))
        .endsWith("raise the power of all enemies in this card's lane by 2.");
    assertThat(changing("allies on affected tiles"))
        .endsWith("raise the power of allies on affected tiles by 2.");
    assertThat(
            sentence(Workbooks.cell(EFFECTS, "Auras", "G13", "allies"), "aur_wip_allies_raise_1"))
        .isEqualTo("While in play, the power of all allies on the board is raised by 1.");
  }

  private static String changing(String scope) {
    return sentence(
        Workbooks.row(
            EFFECTS,
            "Change power",
            List.of("Cheer", "", "is played", "", "", "", "", "", "", scope, 2)),
        "cheer");
  }

  private static String sentence(PackFiles files, String id) {
    return PackBuilder.read(new QueensBloodPack(), files, new Diagnostics()).effects().stream()
        .filter(effect -> effect.owner().equals(id))
        .map(Effect::sentence)
        .findFirst()
        .orElseThrow();
  }
}
