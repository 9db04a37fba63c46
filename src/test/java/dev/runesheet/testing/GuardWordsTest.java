package dev.runesheet.testing;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.pack.Packs;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Conditions of rules are told as the sentences of the game's cards say them. */
class GuardWordsTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "valeria | strength of owner ≥ 1 | you have at least 1 strength",
        "valeria | strength of owner < 1 | you have less than 1 strength",
        "valeria | not (gold of owner ≥ 2 and magic of owner ≥ 1)"
            + " | not (you have at least 2 gold and you have at least 1 magic)",
        "math-battle | mana of self > 4 | your mana is above 4",
        "math-battle | health of opponent ≤ 20 | your opponent's health is at most 20",
        "queens-blood | replaced_pawns of self = 2 | the rank of the tile it was spawned on is 2",
        "valeria | there is one more | there is one more",
        "ember-vale | self has frozen and attack of self > 1"
            + " | it has frozen and its attack is above 1",
        "ember-vale | (owner does not have frozen) | (you do not have frozen)",
      })
  void asSentencesSayThem(String game, String guard, String said) {
    assertThat(new GuardWords(Packs.find(game).phrasing()).say(guard)).isEqualTo(said);
  }
}
