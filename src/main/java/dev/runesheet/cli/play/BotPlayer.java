package dev.runesheet.cli.play;

import dev.runesheet.api.Match;
import dev.runesheet.cli.command.CommandFailure;
import dev.runesheet.cli.command.ThrowableText;
import dev.runesheet.pack.tool.Bot;
import dev.runesheet.spi.Decision;
import dev.runesheet.spi.Option;
import java.util.List;
import java.util.Set;
import java.util.function.LongFunction;

/**
 * A bot at the table: it tries another option when one could not be carried out. What it does to
 * find its choice, such as moves that it tries in forks, never happened in the match: a probe that
 * watches the rules does not see it. A mistake of the bot ends the command, which says so.
 *
 * @param name the word that chooses it
 */
public record BotPlayer(String name, Bot bot) implements Player {

  /** In place of a number of answers, of a match that can tell none. */
  private static final int CLOSED = -1;

  /**
   * Makes a bot.
   *
   * @param name the word that chooses it
   * @throws CommandFailure if none is made
   */
  public static BotPlayer made(String name, LongFunction<Bot> maker, long seed) {
    Bot bot;
    try {
      bot = maker.apply(seed);
    } catch (RuntimeException | StackOverflowError | AssertionError | LinkageError thrown) {
      throw failed(name, "cannot be made", thrown);
    }
    if (bot == null) {
      throw CommandFailure.of(subject(name) + "is null where GameBots.bots makes it.");
    }
    return new BotPlayer(name, bot);
  }

  @Override
  public Answer answer(Match match, Decision decision, Set<String> failed) {
    List<Option> left =
        failed.isEmpty()
            ? decision.options()
            : decision.options().stream().filter(option -> !failed.contains(option.id())).toList();
    return left.isEmpty()
        ? new Answer.Stopped(Contest.End.STUCK)
        : new Answer.Chosen(one(left, chosen(match, decision, left), decision));
  }

  private Option chosen(Match match, Decision decision, List<Option> left) {
    int answers = match.answerCount();
    Option chosen;
    int now;
    try {
      chosen = match.book().probe().unseen(() -> bot.choose(match, decision, left));
      now = match.isClosed() ? CLOSED : match.answerCount();
    } catch (RuntimeException | StackOverflowError | AssertionError | LinkageError thrown) {
      String when = "failed at " + decision.prompt() + " of player " + decision.player();
      throw failed(name, when, thrown);
    }
    if (now != answers) {
      throw CommandFailure.of(
          subject(name) + "changed the match, which it may only read. Maybe play in a fork.");
    }
    return chosen;
  }

  /** The option of those left that a bot chose. */
  private Option one(List<Option> left, Option chosen, Decision decision) {
    for (Option option : left) {
      if (option == chosen) {
        return option; // Ids are made when they are read.
      }
    }
    String id = chosen == null ? "" : chosen.id();
    return left.stream()
        .filter(option -> option.id().equals(id))
        .findFirst()
        .orElseThrow(
            () ->
                CommandFailure.of(
                    subject(name)
                        + "chose "
                        + (chosen == null ? "null" : "'" + id + "'")
                        + ", none of its options at "
                        + decision.prompt()
                        + " of player "
                        + decision.player()
                        + "."));
  }

  private static CommandFailure failed(String name, String what, Throwable thrown) {
    return CommandFailure.of(subject(name) + what + ": " + ThrowableText.words(thrown), thrown);
  }

  private static String subject(String name) {
    return "The bot '" + name + "' ";
  }
}
