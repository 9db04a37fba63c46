package dev.runesheet.game.werewolf.attempt;

import dev.runesheet.game.werewolf.change.Feedback;
import dev.runesheet.game.werewolf.change.Messages;
import dev.runesheet.game.werewolf.change.Polls;
import dev.runesheet.game.werewolf.phase.AbilityUses;
import dev.runesheet.game.werewolf.role.RoleAbility;
import dev.runesheet.game.werewolf.role.WolfCatalog;
import dev.runesheet.game.werewolf.state.AbilityKind;
import dev.runesheet.game.werewolf.state.Detail;
import dev.runesheet.game.werewolf.state.LastAbility;
import dev.runesheet.game.werewolf.state.Listed;
import dev.runesheet.game.werewolf.state.Mark;
import dev.runesheet.game.werewolf.state.MarkType;
import dev.runesheet.game.werewolf.state.Marks;
import dev.runesheet.game.werewolf.state.Players;
import dev.runesheet.game.werewolf.state.RunWord;
import dev.runesheet.game.werewolf.target.TargetTerm;
import dev.runesheet.game.werewolf.word.Occurrence;
import dev.runesheet.game.werewolf.word.TargetWord;
import dev.runesheet.spi.MatchContext;
import dev.runesheet.spi.fact.Activation;
import dev.runesheet.spi.fact.Attempt;
import dev.runesheet.spi.fact.Event;
import dev.runesheet.spi.fact.Reaction;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** The begin and end of abilities' programs. */
public final class Programs {

  /** Results that say no more than whether it has worked. */
  private static final Set<String> PLAIN = Set.of(Feedback.SUCCESS, Feedback.FAILURE);

  /** Between the lines of feedback. */
  private static final String BETWEEN = "; ";

  private Programs() {}

  /** Ends a program whose restrictions do not hold as things are. */
  public static void admit(Reaction reaction) {
    Activation run = reaction.getRun();
    MatchContext match = MatchContext.of(reaction);
    if (!AbilityUses.admit(match, run)) {
      reaction.end();
      return;
    }
    if (Occurrence.PASSIVE.is(run.event().getTrigger())) {
      RunWord.FREE.note(run, RunWord.YES);
    }
    bind(match, run);
    Mark target = Marks.latest(match, MarkType.TARGET, run.self().getId());
    LastAbility last = LastAbility.last(match, run.self().getId());
    run.say(TargetWord.SELF.noted(), "" + run.self().getId());
    run.say(TargetWord.TARGET.noted(), target == null ? "" : target.says(Detail.AT));
    run.say(TargetWord.ACTION_ABILITY_TYPE.noted(), last.type().family());
    RunWord.ACTION_KIND.note(run, last.type().word());
    run.say(TargetWord.ACTION_FEEDBACK.noted(), last.result());
  }

  /** A later part that answers something is about whom the first was chosen for. */
  private static void bind(MatchContext match, Activation run) {
    RoleAbility ability = match.book().catalog(WolfCatalog.class).ability(run.effect());
    if (ability == null || !ability.follows() || !RunWord.ON.of(run).isEmpty()) {
      return;
    }
    List<String> on = AbilityUses.lastOn(match, run.self().getId(), ability);
    run.say(TargetWord.SELECTION.noted(), Listed.of(ability.selected(on, false)));
    run.say(TargetWord.SECONDARY_SELECTION.noted(), Listed.of(ability.selected(on, true)));
  }

  /** Adds a line of feedback. */
  public static void answer(Reaction reaction, String text) {
    Activation run = reaction.getRun();
    String line =
        TargetTerm.of(text)
                instanceof TargetTerm.Result result // Of a line its name is none that a text has.
            ? result.value(MatchContext.of(reaction), run)
            : AbilityAttempts.spoken(reaction, text);
    if (line.isEmpty()) {
      return;
    }
    String before = RunWord.LINES.of(run);
    RunWord.LINES.note(run, before.isEmpty() ? line : before + BETWEEN + line);
  }

  /**
   * Tells the player the results of all parts in the order of the parts, whichever was known first;
   * and others that he has acted.
   */
  public static void report(Reaction reaction) {
    SortedMap<Integer, String> results = new TreeMap<>();
    reaction
        .getRun()
        .words()
        .forEach(
            (name, word) -> {
              if (name.startsWith(TargetTerm.Result.RESULTS)) {
                String part = name.substring(TargetTerm.Result.RESULTS.length());
                results.put(Integer.valueOf(part), word);
              }
            });
    tell(reaction, String.join(BETWEEN, results.values()));
  }

  /** Tells the player the lines of feedback alone, and others that he has acted. */
  public static void tell(Reaction reaction) {
    tell(reaction, RunWord.LINES.of(reaction.getRun()));
  }

  private static void tell(Reaction reaction, String text) {
    Activation run = reaction.getRun();
    MatchContext match = MatchContext.of(reaction);
    int player = run.self().getId();
    if (!Players.isPlayer(match, player)) {
      return;
    }
    RoleAbility ability = match.book().catalog(WolfCatalog.class).ability(run.effect());
    boolean plain = PLAIN.containsAll(List.of(text.split(BETWEEN)));
    boolean asked = ability == null || ability.timing().isReported() || !plain;
    if (!text.isEmpty() && asked) {
      for (int one : told(match, run)) {
        Messages.tell(match, one, text, about(match, run), run.effect());
      }
    }
    raise(match, run, text);
  }

  /** The players who learn the result of an ability: all of a group if the group used it. */
  private static List<Integer> told(MatchContext match, Activation run) {
    String group = RunWord.GROUP.of(run);
    return group.isEmpty() ? List.of(run.self().getId()) : Polls.members(match, group);
  }

  private static String about(MatchContext match, Activation run) {
    return Listed.numbers(run.word(TargetWord.SELECTION.noted())).stream()
        .map(one -> Players.name(match, one))
        .collect(Collectors.joining(", "));
  }

  private static void raise(MatchContext match, Activation run, String feedback) {
    List<AbilityKind> abilities =
        Listed.words(RunWord.FAMILIES.of(run)).stream().map(AbilityKind::of).toList();
    int player = run.self().getId();
    Set<String> triggers = new LinkedHashSet<>();
    triggers.add(Occurrence.ACTS.event());
    for (AbilityKind ability : abilities) {
      triggers.add(Occurrence.ACTS.event(ability.family()));
      triggers.add(Occurrence.ACTS.event(ability.kind(), ability.family()));
    }
    AbilityKind first = abilities.isEmpty() ? AbilityKind.of("") : abilities.get(0);
    new LastAbility(first, feedback).keep(match, player);
    if (Occurrence.ACTS.is(run.event().getTrigger())) {
      return; // What answers an action is no action that is answered.
    }
    // By the run of its attempt, an answer knows what has led to it.
    String acts = Occurrence.ACTS.event();
    Attempt cause = new Attempt(acts, List.of(acts), player, player).of(run);
    for (String trigger : triggers) {
      match.raise(Event.told(trigger, run.self(), cause));
    }
  }
}
