package dev.runesheet.testing.mutation;

import java.util.Comparator;
import java.util.List;

/**
 * What came of changing rules one thing at a time.
 *
 * @param game the game
 * @param seed what chose places and changes
 * @param places how many places there are that can be changed
 * @param results what the tests made of each mutant that counts, in the order of places
 * @param equal how many changes cannot change a game, and do not count
 * @param invalid how many changes are errors that 'check' finds, and do not count
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
