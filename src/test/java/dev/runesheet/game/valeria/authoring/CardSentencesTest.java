package dev.runesheet.game.valeria.authoring;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.model.Effect;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.pack.PackBuilder;
import dev.runesheet.pack.file.ResourceFiles;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What shipped effects are said to do, and what is said of those who decline them. */
class CardSentencesTest {

  private static final List<Effect> EFFECTS =
      PackBuilder.read(new ValeriaPack(), new ResourceFiles(), new Diagnostics()).effects();

  @Test
  void whatCanBeDoneToADieIsSaidAsARuleBookDoes() {
    assertThat(EFFECTS)
        .extracting(Effect::sentence)
        .anyMatch(said -> said.contains("one die can be turned to 6"))
        .anyMatch(said -> said.contains("one die can be turned down by 1"))
        .anyMatch(said -> said.contains("turning a die costs 2 gold"))
        .noneMatch(said -> said.contains("the number to which"));
  }

  @Test
  void whoDeclinesSeveralPaymentsIsToldAll() {
    assertThat(EFFECTS)
        .filteredOn(effect -> effect.owner().equals("e15"))
        .flatExtracting(effect -> effect.declined().values())
        .containsExactly("decline to pay 1 gold, 1 strength and 1 magic");
  }

  @ParameterizedTest
  @CsvSource({
    "d5, decline to choose another player",
    "d39, decline to banish a monster of the type Minion of the centre",
    "e31, decline to banish a citizen of the centre",
  })
  void whoDeclinesIsToldWhatTheCardSays(String card, String words) {
    assertThat(EFFECTS)
        .filteredOn(effect -> effect.owner().equals(card))
        .flatExtracting(effect -> effect.declined().values())
        .containsExactly(words);
  }
}
