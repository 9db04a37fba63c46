package dev.runesheet.word;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.word.BlockName.Kind;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class BlockNameTest {

  @ParameterizedTest
  @ValueSource(strings = {"storm/2", "hero/storm/10", "storm/else", "storm/else-2", "storm/0/2"})
  void namesOfFurtherBlocksAreReadAsTheyAreWritten(String text) {
    assertThat(BlockName.of(text)).map(BlockName::text).contains(text);
  }

  @ParameterizedTest
  @ValueSource(strings = {"storm", "hero/storm", "storm/0", "storm/02", "storm/else-1", "/2"})
  void otherNamesAreNoFurtherBlocks(String text) {
    assertThat(BlockName.of(text)).isEmpty();
  }

  @Test
  void numbersBeyondThoseOfBlocksAreNone() {
    assertThat(BlockName.of("storm/99999999999")).isEmpty();
  }

  @Test
  void theNextBlockIsOfTheSameKind() {
    assertThat(BlockName.of(Kind.ELSE, "storm/else"))
        .map(BlockName::next)
        .map(BlockName::text)
        .contains("storm/else-2");
    assertThat(BlockName.step("storm", 2).next().text()).isEqualTo("storm/3");
  }

  @Test
  void betweenTheFirstBlockAndAStepAreTheFurtherOnesBeforeIt() {
    assertThat(BlockName.step("storm", 4).between())
        .map(BlockName::text)
        .isEqualTo(List.of("storm/2", "storm/3"));
  }
}
