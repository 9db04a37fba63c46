package dev.runesheet.cli.play;

import dev.runesheet.api.Match;
import dev.runesheet.engine.Decision;
import dev.runesheet.engine.Option;
import dev.runesheet.pack.tool.Bot;
import java.util.List;
import java.util.Set;

/**
 * A bot at the table: it tries another option when one could not be carried out. What it does to
 * find its choice, such as moves that it tries in forks, never happened in the match: a probe that
 * watches the rules does not see it.
 */
public record BotPlayer(Bot bot) implements Player {

  @Override
  public Answer answer(Match match, Decision decision, Set<String> failed) {
    List<Option> left =
        failed.isEmpty()
            ? decision.options()
            : decision.options().stream().filter(option -> !failed.contains(option.id())).toList();
    return left.isEmpty()
        ? new Answer.Stopped(Contest.End.STUCK)
        : new Answer.Chosen(match.book().probe().unseen(() -> bot.choose(match, decision, left)));
  }
}
