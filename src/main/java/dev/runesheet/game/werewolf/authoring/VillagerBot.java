package dev.runesheet.game.werewolf.authoring;

import dev.runesheet.api.Match;
import dev.runesheet.game.werewolf.phase.ActQuestion;
import dev.runesheet.pack.tool.Bot;
import dev.runesheet.spi.Decision;
import dev.runesheet.spi.Option;
import java.util.List;
import java.util.SplittableRandom;

/** Uses each ability and votes once, on players drawn by chance, and takes nothing back. */
final class VillagerBot implements Bot {

  private final SplittableRandom random;

  VillagerBot(long seed) {
    random = new SplittableRandom(seed);
  }

  @Override
  public Option choose(Match match, Decision decision, List<Option> options) {
    List<Option> acts =
        options.stream()
            .filter(one -> !(one.action() instanceof ActQuestion.Done))
            .filter(one -> !(one.action() instanceof ActQuestion.TakeBack))
            .filter(one -> !(one.action() instanceof ActQuestion.TakeBackVote))
            .toList();
    return acts.isEmpty() ? options.get(options.size() - 1) : acts.get(random.nextInt(acts.size()));
  }
}
