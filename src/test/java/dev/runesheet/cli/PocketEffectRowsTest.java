package dev.runesheet.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import org.apache.poi.ss.usermodel.Row;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Effects of cards of TCG Pocket as rows of a workbook, edited and put back. */
@Tag("thorough")
class PocketEffectRowsTest {

  @TempDir private Path folder;

  private PocketBook book;

  @BeforeEach
  void export() throws IOException {
    book = new PocketBook(folder);
  }

  @Test
  void aParameterOfAnEffectChangesAlone() throws IOException {
    book.write("Effects", "a1-003/attack-1", "Amount", 40);

    assertThat(book.imported().code()).isZero();
    book.onlyDiffers("genetic-apex.json", "\"amount\": 30", "\"amount\": 40");
  }

  @Test
  void aModifierIsEditedInItsRow() throws IOException {
    book.edit(
        "Effects that stay",
        sheet -> {
          Row row = PocketBook.row(sheet, "made-up-asbestos/ability-1");
          PocketBook.put(sheet, row, "Condition", "attacker.type == water");
          PocketBook.put(sheet, row, "Scope", "team_all");
        });

    assertThat(book.imported().code()).isZero();
    assertThat(book.text("made-up.json"))
        .contains("\"condition\": \"attacker.type == water\"", "\"scope\": \"team_all\"");
    assertThat(book.table("diff", PocketBook.BOOK, "cards").code()).isZero();
  }

  @Test
  void aDeletedEffectLeavesItsAttack() throws IOException {
    book.edit("Effects", sheet -> PocketBook.delete(sheet, "a1-003/attack-1"));

    assertThat(book.imported().code()).isZero();
    String card =
        """
                  "damage": 80,
                  "effects": [{"effect_id": "heal_self", "params": {"amount": 30}}]
        """;
    book.onlyDiffers(
        "genetic-apex.json", card.stripTrailing(), card.lines().toList().get(0).replace(",", ""));
  }

  @Test
  void anEffectOfACardThatThereIsNotIsFoundAtItsName() throws IOException {
    book.edit(
        "Effects",
        sheet -> {
          Row row = PocketBook.inserted(sheet, "a1-003/attack-1");
          PocketBook.put(sheet, row, "Effect", "a1-001/attack-2");
          PocketBook.put(sheet, row, "Effect type", "draw_cards");
          PocketBook.put(sheet, row, "Count", 1);
        });
    assertThat(book.imported().err()).contains("cards.xlsx!Effects!B", "'a1-001/attack-2'");
    book.write("Effects", "a1-001/attack-2", "Effect", "Mega Drain");
    assertThat(book.imported().err()).contains("'Mega Drain'", "such as a1-003/attack-1");
  }

  @Test
  @Tag("slow")
  void effectsCloseUpWhereOneIsTakenOut() throws IOException {
    book.edit("Effects", sheet -> PocketBook.delete(sheet, "a1a-014/attack-1"));

    assertThat(book.imported().code()).isZero();
    book.onlyDiffers(
        "mythical-island.json",
        "{\"effect_id\": \"discard_energy_self\", \"params\": {\"energy_type\": \"fire\","
            + " \"count\": 2}},\n"
            + " ".repeat(12)
            + "{\"effect_id\": \"damage_chosen\"",
        "{\"effect_id\": \"damage_chosen\"");
  }

  @Test
  void aSecondEffectOfAnAttackIsAdded() throws IOException {
    book.edit(
        "Effects",
        sheet -> {
          Row row = PocketBook.inserted(sheet, "a1-003/attack-1");
          PocketBook.put(sheet, row, "Effect", "a1-003/attack-1/2");
          PocketBook.put(sheet, row, "Effect type", "draw_cards");
          PocketBook.put(sheet, row, "Count", 1);
        });

    assertThat(book.imported().code()).isZero();
    book.onlyDiffers(
        "genetic-apex.json",
        "[{\"effect_id\": \"heal_self\", \"params\": {\"amount\": 30}}]",
        """
        [
                    {"effect_id": "heal_self", "params": {"amount": 30}},
                    {"effect_id": "draw_cards", "params": {"count": 1}}
                  ]\
        """);
  }

  @Test
  void anEffectThatIsNoRowIsNotWrittenOver() throws IOException {
    book.edit(
        "Effects",
        sheet -> {
          Row row = PocketBook.inserted(sheet, "a1-003/attack-1");
          PocketBook.put(sheet, row, "Effect", "a1-022/attack-1");
          PocketBook.put(sheet, row, "Effect type", "draw_cards");
          PocketBook.put(sheet, row, "Count", 1);
        });

    assertThat(book.imported().err()).contains("cards.xlsx!Effects!B9", "'a1-022/attack-1/2'");
  }

  @Test
  @Tag("slow")
  void aNewAbilityHasAName() throws IOException {
    book.edit(
        "Effects that stay",
        sheet -> {
          Row row = PocketBook.inserted(sheet, "made-up-asbestos/ability-1");
          PocketBook.put(sheet, row, "Effect", "a1-001/ability-1");
          PocketBook.put(sheet, row, "Ability", "Thick Skin");
          PocketBook.put(sheet, row, "Effect type", "damage_reduction");
          PocketBook.put(sheet, row, "Amount", 20);
        });

    assertThat(book.imported().code()).isZero();
    assertThat(book.text("genetic-apex.json"))
        .containsSubsequence(
            "\"a1-001\"",
            "\"abilities\": [",
            "{\"name\": \"Thick Skin\", \"effect_id\": \"damage_reduction\", \"params\":"
                + " {\"amount\": 20}}",
            "\"a1-002\"");
    assertThat(book.check().err()).doesNotContain("error");
  }

  @Test
  @Tag("slow")
  void aModifierOfAHalfCanBeAQuarter() throws IOException {
    book.write("Effects that stay", "made-up-cloak/ability-1", "Value", "0.25");

    assertThat(book.imported().code()).isZero();
    book.onlyDiffers("made-up.json", "\"value\": 0.5", "\"value\": 0.25");
    assertThat(book.check().err()).doesNotContain("error");
  }
}
