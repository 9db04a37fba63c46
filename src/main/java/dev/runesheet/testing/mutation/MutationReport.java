package dev.runesheet.testing.mutation;

import java.util.Comparator;
import java.util.List;

/**
 * The result of mutation testing.
 *
 * @param game the game
 * @param seed the seed that chose places and changes
 * @param places the number of mutation points
 * @param results the result of each mutant that counts, in the order of places
 * @param equal the number of mutants equivalent to the original, which do not count
 * @param invalid the number of mutants with errors that 'check' finds, which do not count
 */
public record MutationReport(
    String game, long seed, int places, List<MutantResult> results, int equal, int invalid) {

  /** Sorts and copies the results. */
  public MutationReport {
    results = results.stream().sorted(Comparator.comparing(one -> one.mutant().place())).toList();
  }

  /** The mutants that nothing noticed. */
  public List<MutantResult> survivors() {
    return results.stream().filter(MutantResult::survived).toList();
  }

  /** The share of mutants that nothing noticed, in percent; 0 if there were none. */
  public double survivingPercent() {
    return results.isEmpty() ? 0 : 100.0 * survivors().size() / results.size();
  }
}
