package dev.runesheet.fuzz;

import dev.runesheet.model.diagnostic.Diagnostics;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Wrong texts and workbooks in great number, each reader by itself. What has findings of new kinds
 * is changed further and kept in {@code target/fuzz/corpus}.
 */
@Tag("fuzz")
class LanguageFuzzTest {

  private static final int INPUTS = Integer.getInteger("fuzz.inputs", 200);
  private static final long SEED = Long.getLong("fuzz.seed", 1);

  @ParameterizedTest
  @EnumSource(FuzzTarget.class)
  void readersHaveFindings(FuzzTarget target) {
    Mutator mutator = new Mutator(SEED);
    Corpus corpus = new Corpus(target);
    Tries tries = new Tries();
    for (int i = 0; i < INPUTS / target.cost(); i++) {
      byte[] input = changed(target, mutator, mutator.one(corpus.inputs()));
      Diagnostics findings = new Diagnostics();
      tries.read(target.folder(), input, () -> target.read(input, findings));
      corpus.consider(input, findings);
    }
    tries.report();
  }

  private static byte[] changed(FuzzTarget target, Mutator mutator, byte[] input) {
    if (target == FuzzTarget.WORKBOOK) {
      return Mutator.isZip(input) ? mutator.workbook(input) : mutator.bytes(input);
    }
    return mutator.below(20) == 0
        ? mutator.bytes(input)
        : mutator.text(new String(input, StandardCharsets.UTF_8)).getBytes(StandardCharsets.UTF_8);
  }
}
