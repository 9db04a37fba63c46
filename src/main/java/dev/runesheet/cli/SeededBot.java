package dev.runesheet.cli;

import dev.runesheet.engine.Chance;
import dev.runesheet.engine.Decision;
import dev.runesheet.engine.Match;
import dev.runesheet.engine.Option;
import java.util.List;
import java.util.Set;

/**
 * Chooses any legal option, each as likely. It has a source of chance of its own, apart from the
 * match's, that depends only on the seed and on how many answers were given before: a match that is
 * saved and restored goes on as if it had not been interrupted.
 */
final class SeededBot implements Player {

  private static final long APART = 0x6A09E667F3BCC909L;
  private static final long STEP = 0xD1B54A32D192ED03L;

  private final long seed;

  SeededBot(long seed) {
    this.seed = seed ^ APART;
  }

  @Override
  public Answer answer(Match match, Decision decision, Set<String> failed) {
    List<Option> left =
        decision.options().stream().filter(option -> !failed.contains(option.id())).toList();
    if (left.isEmpty()) {
      return new Answer.Stopped(Contest.End.STUCK);
    }
    int step = match.answers().size() * (decision.options().size() + 1) + failed.size();
    Chance chance = Chance.seeded(seed + step * STEP);
    return new Answer.Chosen(left.get(chance.roll(left.size()) - 1));
  }
}
