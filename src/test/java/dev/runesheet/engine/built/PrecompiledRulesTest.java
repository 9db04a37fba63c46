package dev.runesheet.engine.built;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.ShippedBooks;
import java.io.IOException;
import java.io.InputStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Compiled rules are read, not quietly compiled anew from their texts. */
class PrecompiledRulesTest {

  @ParameterizedTest
  @ValueSource(
      strings = {"math-battle", "queens-blood", "valeria", "ember-vale", "tcg-pocket", "werewolf"})
  void theRulesOfEachShippedGameCanBeRead(String game) throws IOException {
    String file = "/runesheet/built/" + game + "/" + ShippedBooks.of(game).hash() + ".bin";
    try (InputStream stream = PrecompiledRules.class.getResourceAsStream(file)) {
      assertThat(stream).as(file).isNotNull();
      assertThat(PrecompiledRules.read(stream.readAllBytes(), packages -> {})).isPresent();
    }
  }
}
