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
import org.junit.jupiter.params.provider.ValueSource;

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

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Gain 3 victory points, 3 gold and 1 map, then you may sail.",
        "Gain 2 victory points and 3 gold, then you may build a domain.",
        "You may choose a monster of the centre: you may acquire it for a payment of your choice.",
        "If you have at least 1 ship, you may sail as you choose.",
        "You can do this only if you have at least 3 gold, 3 strength or 3 magic.",
        "You may pay 1 strength to gain 2 gold.",
        "You may pay 3 magic so that the active player has one more action.",
        "Pay 3 gold, 3 strength or 3 magic to gain 5 gold, 5 strength or 5 magic.",
        "You may pay 1 magic to gain 2 gold, 2 strength or 2 magic.",
        "Each awake player, all at once, may pay 1 gold, 1 strength and 1 magic to gain 2 victory"
            + " points.",
        "Pay 3 gold, then each other player pays 1 gold.",
        "Gain 2 gold or 1 victory point.",
        "While in play, you pay no surcharge for citizens that you already have.",
        "While in play, domains cost you 2 gold less.",
        "While in play, monsters cost you 1 magic more.",
        "While in play, you may roll one die again.",
        "Gain 3 gold for each of your Minions, then gain 6 victory points.",
        "Gain 3 victory points, then you may choose one of your monsters: if it has a stack of its"
            + " own, put it back on its stack, then gain 3 victory points."
      })
  void anEffectIsSaidAsBrieflyAsARuleBookDoes(String sentence) {
    assertThat(EFFECTS).extracting(Effect::sentence).contains(sentence);
  }

  @Test
  void amountsForEachOfSomethingAreNotRunTogether() {
    assertThat(EFFECTS)
        .extracting(Effect::sentence)
        .contains("Gain 1 gold, then gain 1 gold for each of your domains.")
        .noneMatch(said -> said.contains("or do nothing") || said.contains("of the type"));
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
    "d39, decline to banish a Minion of the centre",
    "e31, decline to banish a citizen of the centre",
  })
  void whoDeclinesIsToldWhatTheCardSays(String card, String words) {
    assertThat(EFFECTS)
        .filteredOn(effect -> effect.owner().equals(card))
        .flatExtracting(effect -> effect.declined().values())
        .containsExactly(words);
  }
}
