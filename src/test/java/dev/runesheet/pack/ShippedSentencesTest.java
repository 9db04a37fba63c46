package dev.runesheet.pack;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.model.Effect;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.pack.file.DirectoryFiles;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Effects of the shipped games are said as a printed rule book would say them. */
class ShippedSentencesTest {

  /** What the printed names of some cards end with. */
  private static final String NUMBERED = " \\(\\d Pawn\\)";

  @ParameterizedTest
  @ValueSource(strings = {"math-battle", "queens-blood", "valeria"})
  void noSentenceSpeaksTheModelsLanguage(String game) {
    for (Effect effect : effects(game)) {
      assertThat(effect.sentence().replaceAll(NUMBERED, ""))
          .as(effect.id())
          .matches("[A-Z].*\\.")
          .doesNotContain("the owner", "the target", "where the", "the event's", "itself", "equals")
          .doesNotContain("(", ")", "_", "{", "}", "you gains", "they gains", " a a", "  ")
          .doesNotContainPattern("\\b1 (victory points|maps|[a-z]+ signs)\\b")
          .doesNotContainPattern("\\b([2-9]|\\d\\d) (victory point|map|[a-z]+ sign)\\b");
    }
  }

  @Test
  void amountsConditionsAndWhoeverIsMeantAreSaid() {
    assertThat(sentence("math-battle", "fire-mage/fireball"))
        .isEqualTo(
            "If your mana is above 4, you lose 5 mana, then deal 8 damage to your opponent, then"
                + " your opponent gains 2 burn.");
    assertThat(sentence("math-battle", "mode/death"))
        .isEqualTo("When your health changes: if your health is below 1, you lose.");
    assertThat(sentence("queens-blood", "scale_on_destroy_enemies_per2"))
        .isEqualTo("When an enemy is destroyed, raise this card's power by 2.");
    assertThat(sentence("valeria", "m14/reward"))
        .startsWith("Gain 2 gold for each of your monsters of the area Ruins, then ");
    assertThat(sentence("valeria", "d9/activation"))
        .endsWith("then take a citizen of the centre with at least 1 worker sign.");
    assertThat(sentence("valeria", "d34/passive"))
        .isEqualTo(
            "Before your actions, you may pay 1 gold to gain 2 gold, 2 strength or 2 magic.");
    assertThat(sentence("valeria", "e14/activation"))
        .isEqualTo("Each awake player, all at once, may pay 3 gold to gain 2 victory points.");
  }

  private static String sentence(String game, String id) {
    return effects(game).stream()
        .filter(effect -> effect.id().equals(id))
        .findFirst()
        .orElseThrow()
        .sentence();
  }

  private static List<Effect> effects(String game) {
    Diagnostics findings = new Diagnostics();
    return Packs.find(game).read(new DirectoryFiles(Path.of("")), findings).effects();
  }
}
