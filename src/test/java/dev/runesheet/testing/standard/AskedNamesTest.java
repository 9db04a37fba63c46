package dev.runesheet.testing.standard;

import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.InstanceOfAssertFactories.LIST;
import static org.assertj.core.api.InstanceOfAssertFactories.type;

import dev.runesheet.api.Match;
import dev.runesheet.api.RuleBook;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.pack.tool.GameTools;
import dev.runesheet.testing.UnreadableExpectation;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Names that expectations give to entities. */
class AskedNamesTest {

  private static final String GAME = "ember-vale";

  private static void refused(String name, Code code, String sentence) {
    RuleBook book = RuleBook.load(GAME);
    try (Match match = book.newMatch(GameTools.of(GAME).setup(book, List.of(), 0), 3)) {
      StandardThen asked =
          new StandardThen(
              Map.of(name, Map.of("attack", 1.0)), null, null, null, null, null, null, null);
      assertThatThrownBy(() -> new AskedNames(new Position(match)).check(asked))
          .asInstanceOf(type(UnreadableExpectation.class))
          .extracting(UnreadableExpectation::parts)
          .asInstanceOf(LIST)
          .hasSize(1)
          .first(type(UnreadableExpectation.Part.class))
          .matches(part -> part.code() == code && part.sentence().contains(sentence));
    }
  }

  @Test
  void aNameOfSeveralIsNoNameOfNothing() {
    refused("spark-imp", Code.NAME_OF_SEVERAL, "entities: write one of spark-imp 1, spark-imp 2");
  }

  @Test
  void aNameOfNothingIsToldAsThat() {
    refused("spark-impp", Code.UNKNOWN_REFERENCE, "spark-impp");
  }
}
