package dev.runesheet.fuzz;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import dev.runesheet.model.diagnostic.Diagnostics;
import java.nio.file.Path;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Inputs that fuzzing found worth keeping: none of them throws an exception. */
class CorpusTest {

  @ParameterizedTest
  @EnumSource(FuzzTarget.class)
  void savedInputsHaveFindingsAtMost(FuzzTarget target) {
    assertThat(Corpus.saved(target)).isNotEmpty();
    for (Path file : Corpus.saved(target)) {
      byte[] input = Corpus.bytes(file);
      assertThatCode(() -> target.read(input, new Diagnostics()))
          .as(file.toString())
          .doesNotThrowAnyException();
    }
  }
}
