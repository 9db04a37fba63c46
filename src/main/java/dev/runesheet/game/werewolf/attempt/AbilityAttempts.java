package dev.runesheet.game.werewolf.attempt;

import dev.runesheet.game.werewolf.change.Feedback;
import dev.runesheet.game.werewolf.phase.AbilityUses;
import dev.runesheet.game.werewolf.state.AbilityKind;
import dev.runesheet.game.werewolf.state.Detail;
import dev.runesheet.game.werewolf.state.Listed;
import dev.runesheet.game.werewolf.state.Players;
import dev.runesheet.game.werewolf.state.RunWord;
import dev.runesheet.game.werewolf.state.WolfState;
import dev.runesheet.game.werewolf.target.TargetTerm;
import dev.runesheet.game.werewolf.word.AbilityFamily;
import dev.runesheet.game.werewolf.word.AbilityScope;
import dev.runesheet.game.werewolf.word.Duration;
import dev.runesheet.game.werewolf.word.Influence;
import dev.runesheet.game.werewolf.word.Unlimited;
import dev.runesheet.spelling.Word;
import dev.runesheet.spi.MatchContext;
import dev.runesheet.spi.fact.Activation;
import dev.runesheet.spi.fact.Attempt;
import dev.runesheet.spi.fact.Reaction;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The attempts that abilities begin. All that one block of a program begins goes through its stages
 * together, so that each finds what was so before the first of them.
 */
public final class AbilityAttempts {

  /** The stages of every attempt, in order. */
  static final List<String> STAGES = Word.words(AttemptStage.class);

  private final Reaction reaction;
  private final AbilityFamily family;
  private final String target;
  private final String part;
  private final Map<Detail, String> details = new EnumMap<>(Detail.class);

  /**
   * Attempts on each player that a target means.
   *
   * @param family the ability's family
   * @param target the word for whom it is used on
   * @param part the number under which its result is noted
   */
  public AbilityAttempts(Reaction reaction, AbilityFamily family, String target, String part) {
    this.reaction = reaction;
    this.family = family;
    this.target = target;
    this.part = part;
  }

  /** Adds what each tells. */
  public AbilityAttempts with(Detail detail, String word) {
    details.put(detail, word);
    return this;
  }

  /** Adds how long what they leave lasts from now on; what lasts for good does not tell it. */
  public AbilityAttempts lasting(String duration) {
    int now = MatchContext.of(reaction).state(WolfState.class).phase;
    return duration.equals(Duration.PERSISTENT.word())
        ? this
        : with(Detail.LASTS, duration).with(Detail.SINCE, "" + now);
  }

  /** Begins them. */
  public void begin() {
    MatchContext match = MatchContext.of(reaction);
    Activation run = reaction.getRun();
    List<Integer> targets =
        AbilityUses.admitPart(match, run, part) ? TargetTerm.meant(match, run, target) : List.of();
    if (targets.isEmpty() && run.word(TargetTerm.Result.noted(part)).isEmpty()) {
      run.say(TargetTerm.Result.noted(part), Feedback.FAILURE);
    }
    String ability = new AbilityKind(family.word(), details.getOrDefault(Detail.KIND, "")).word();
    RunWord.FAMILIES.note(run, Listed.with(RunWord.FAMILIES.of(run), ability));
    for (int player : targets) {
      Attempt attempt = new Attempt(family.word(), STAGES, run.self().getId(), player).of(run);
      details.forEach(attempt::say);
      attempt
          .say(Detail.PART, part)
          .say(Detail.SOURCE, "" + run.self().getId())
          .say(Detail.BY_ROLE, run.effect())
          .say(Detail.FREE, RunWord.FREE.of(run));
      cover(attempt);
      if (family == AbilityFamily.INVESTIGATING && !Deceiving.affects(Influence.OB, attempt)) {
        attempt.say(Detail.FREE, RunWord.YES);
      }
      match.attempt(attempt);
    }
  }

  /** The family and kind of the abilities that a redirection or obstruction is about. */
  private static void cover(Attempt attempt) {
    String covered = attempt.word(Detail.COVERED);
    if (covered.isEmpty() || covered.equals(AbilityScope.ALL.word())) {
      return;
    }
    AbilityKind kind = AbilityKind.of(covered);
    attempt.say(Detail.FAMILY, kind.family()).say(Detail.KIND, kind.kind());
  }

  /** A text with the names of the players that its words mean. */
  public static String spoken(Reaction reaction, String text) {
    MatchContext match = MatchContext.of(reaction);
    Activation run = reaction.getRun();
    return Pattern.compile("@\\([^()]*\\)|@[A-Za-z]+[0-9]*")
        .matcher(text)
        .replaceAll(
            word -> Matcher.quoteReplacement(TargetTerm.of(word.group()).spoken(match, run)));
  }

  /** A word; empty if it is the one that says nothing. */
  public static String said(String word, String nothing) {
    return word.equals(nothing) ? "" : word;
  }

  /**
   * A word for players that is asked later: what the choice of this run means is fixed now; empty
   * for anybody.
   */
  public static String fixed(Reaction reaction, String word) {
    Activation run = reaction.getRun();
    return TargetTerm.of(word).isOfRun()
        ? TargetTerm.numbers(TargetTerm.meant(MatchContext.of(reaction), run, word))
        : said(word, Unlimited.ANYBODY);
  }

  /** A role by its name, or that of the player whom a word means now; empty if he has none. */
  public static String role(Reaction reaction, String word) {
    MatchContext match = MatchContext.of(reaction);
    TargetTerm whom = TargetTerm.of(word);
    if (!whom.isForPlayers()) {
      return whom.value(match, reaction.getRun());
    }
    List<Integer> players = TargetTerm.meant(match, reaction.getRun(), word);
    return players.isEmpty() ? "" : Players.role(match, players.get(0));
  }

  /** A place: the number of the player who is meant now, or a channel; empty if at home. */
  public static String place(Reaction reaction, String at) {
    if (TargetTerm.of(at) instanceof TargetTerm.Channel || said(at, Unlimited.HOME).isEmpty()) {
      return said(at, Unlimited.HOME);
    }
    List<Integer> there = TargetTerm.meant(MatchContext.of(reaction), reaction.getRun(), at);
    return there.isEmpty() ? "" : "" + there.get(0);
  }
}
