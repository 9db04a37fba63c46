package dev.runesheet.cli.play;

import dev.runesheet.api.Match;
import dev.runesheet.pack.tool.Bot;
import dev.runesheet.spi.Chance;
import dev.runesheet.spi.Decision;
import dev.runesheet.spi.Option;
import java.util.List;

/**
 * A bot that chooses any legal option, each as likely. Its random source is separate from the
 * match's and depends only on the seed and the number of answers given before, so a match that is
 * saved and restored goes on as if uninterrupted.
 */
final class SeededBot implements Bot {

  private static final long APART = 0x6A09E667F3BCC909L;
  private static final long STEP = 0xD1B54A32D192ED03L;

  private final long seed;

  SeededBot(long seed) {
    this.seed = seed ^ APART;
  }

  @Override
  public Option choose(Match match, Decision decision, List<Option> options) {
    int all = decision.options().size();
    int step = match.answerCount() * (all + 1) + all - options.size();
    Chance chance = Chance.seeded(seed + step * STEP);
    return options.get(chance.roll(options.size()) - 1);
  }
}
