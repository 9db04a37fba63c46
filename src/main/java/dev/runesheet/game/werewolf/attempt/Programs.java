package dev.runesheet.game.werewolf.attempt;

import dev.runesheet.game.werewolf.change.Feedback;
import dev.runesheet.game.werewolf.change.Messages;
import dev.runesheet.game.werewolf.change.Polls;
import dev.runesheet.game.werewolf.phase.AbilityUses;
import dev.runesheet.game.werewolf.role.RoleAbility;
import dev.runesheet.game.werewolf.role.WolfCatalog;
import dev.runesheet.game.werewolf.state.LastAbility;
import dev.runesheet.game.werewolf.state.Mark;
import dev.runesheet.game.werewolf.state.MarkType;
import dev.runesheet.game.werewolf.state.Marks;
import dev.runesheet.game.werewolf.state.Players;
import dev.runesheet.game.werewolf.target.TargetTerm;
import dev.runesheet.game.werewolf.word.Occurrence;
import dev.runesheet.game.werewolf.word.TargetWord;
import dev.runesheet.spi.MatchContext;
import dev.runesheet.spi.fact.Activation;
import dev.runesheet.spi.fact.Event;
import dev.runesheet.spi.fact.Reaction;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;

/** The begin and end of abilities' programs. */
public final class Programs {

  /** The name under which a program notes the kind of what its player has done last. */
  public static final String ACTION_KIND = "action kind";

  private static final String LINES = "lines";

  /** Results that say no more than whether it has worked. */
  private static final Set<String> PLAIN = Set.of(Feedback.SUCCESS, Feedback.FAILURE);

  private Programs() {}

  /** Ends a program whose restrictions do not hold as things are. */
  public static void admit(Reaction reaction) {
    Activation run = reaction.activation();
    MatchContext match = MatchContext.of(reaction);
    if (!AbilityUses.admit(match, run)) {
      reaction.end();
      return;
    }
    if (Occurrence.PASSIVE.is(run.event().getTrigger())) {
      run.say("free", "yes");
    }
    bind(match, run);
    Mark target = Marks.latest(match, MarkType.TARGET, run.self().getId());
    LastAbility last = LastAbility.last(match, run.self().getId());
    run.say(TargetWord.SELF.noted(), "" + run.self().getId());
    run.say(TargetWord.TARGET.noted(), target == null ? "" : target.says("at"));
    run.say(TargetWord.ACTION_ABILITY_TYPE.noted(), last.family());
    run.say(ACTION_KIND, last.type());
    run.say(TargetWord.ACTION_FEEDBACK.noted(), last.result());
  }

  /** A later part that answers something is about whom the first was chosen for. */
  private static void bind(MatchContext match, Activation run) {
    RoleAbility ability = match.book().catalog(WolfCatalog.class).ability(run.effect());
    if (ability == null || !ability.follows() || !run.word("on").isEmpty()) {
      return;
    }
    List<String> on = AbilityUses.lastOn(match, run.self().getId(), ability);
    run.say(TargetWord.SELECTION.noted(), String.join(",", ability.selected(on, false)));
    run.say(TargetWord.SECONDARY_SELECTION.noted(), String.join(",", ability.selected(on, true)));
  }

  /** Adds a line of feedback. */
  public static void answer(Reaction reaction, String text) {
    Activation run = reaction.activation();
    String line =
        TargetTerm.of(text)
                instanceof TargetTerm.Result result // Of a line its name is none that a text has.
            ? result.value(MatchContext.of(reaction), run)
            : AbilityAttempts.spoken(reaction, text);
    if (line.isEmpty()) {
      return;
    }
    String before = run.word(LINES);
    run.say(LINES, before.isEmpty() ? line : before + "; " + line);
  }

  /**
   * Tells the player the results of all parts in the order of the parts, whichever was known first;
   * and others that he has acted.
   */
  public static void report(Reaction reaction) {
    SortedMap<Integer, String> results = new TreeMap<>();
    reaction
        .activation()
        .words()
        .forEach(
            (name, word) -> {
              if (name.startsWith(TargetTerm.Result.RESULTS)) {
                String part = name.substring(TargetTerm.Result.RESULTS.length());
                results.put(Integer.valueOf(part), word);
              }
            });
    tell(reaction, String.join("; ", results.values()));
  }

  /** Tells the player the lines of feedback alone, and others that he has acted. */
  public static void tell(Reaction reaction) {
    tell(reaction, reaction.activation().word(LINES));
  }

  private static void tell(Reaction reaction, String text) {
    Activation run = reaction.activation();
    MatchContext match = MatchContext.of(reaction);
    int player = run.self().getId();
    if (!Players.isPlayer(match, player)) {
      return;
    }
    RoleAbility ability = match.book().catalog(WolfCatalog.class).ability(run.effect());
    boolean plain = PLAIN.containsAll(List.of(text.split("; ")));
    boolean asked = ability == null || ability.timing().isReported() || !plain;
    if (!text.isEmpty() && asked) {
      for (int one : told(match, run.effect(), player)) {
        Messages.tell(match, one, text, about(match, run), run.effect());
      }
    }
    raise(match, run, text);
  }

  /** Whoever learns what came of an ability: of what a group does all who belong to it. */
  private static List<Integer> told(MatchContext match, String effect, int player) {
    return match.book().catalog(WolfCatalog.class).groups().entrySet().stream()
        .filter(group -> group.getValue().equals(effect))
        .map(group -> Polls.members(match, group.getKey()))
        .findFirst()
        .orElse(List.of(player));
  }

  private static String about(MatchContext match, Activation run) {
    List<String> names = new ArrayList<>();
    String selected = run.word(TargetWord.SELECTION.noted());
    for (String one : selected.isEmpty() ? new String[0] : selected.split(",")) {
      names.add(Players.name(match, Integer.parseInt(one)));
    }
    return String.join(", ", names);
  }

  private static void raise(MatchContext match, Activation run, String feedback) {
    String families = run.word("families").strip();
    int player = run.self().getId();
    Set<String> triggers = new LinkedHashSet<>();
    triggers.add(Occurrence.ACTS.event());
    for (String one : families.isEmpty() ? new String[0] : families.split(",")) {
      String[] parts = one.split("/", 2);
      triggers.add(Occurrence.ACTS.event(parts[0]));
      if (!parts[1].isEmpty()) {
        triggers.add(Occurrence.ACTS.event(parts[1], parts[0]));
      }
    }
    new LastAbility(families.split(",")[0], feedback).keep(match, player);
    if (Occurrence.ACTS.is(run.event().getTrigger())) {
      return; // What answers an action is no action that is answered.
    }
    for (String trigger : triggers) {
      match.raise(Event.about(trigger, run.self(), player));
    }
  }
}
