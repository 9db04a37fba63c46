package dev.runesheet.analysis;

import dev.runesheet.analysis.ProgramWalk.Guard;
import dev.runesheet.model.Argument;
import dev.runesheet.model.Condition;
import dev.runesheet.model.Interval;
import dev.runesheet.model.Selector.Role;
import dev.runesheet.model.Step;
import dev.runesheet.model.Value;
import dev.runesheet.model.verb.EventRaise;
import dev.runesheet.model.verb.Parameter;
import dev.runesheet.spelling.StatEvent;
import dev.runesheet.spi.verb.Raises;
import dev.runesheet.word.HolderScope;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * One event that a line of a program can cause.
 *
 * @param act the line
 * @param event its kind
 * @param own whether it is about the effect's own entity only
 * @param card what owns the effects of the entity that it is about, such as a card that is brought,
 *     or the group that it is of; null if it can be any
 * @param where the conditions that it fulfils if it is the target of a loop or choice
 * @param write the change that it is; null if it follows from the verb otherwise
 * @param guards the conditions on reaching the line
 */
record RaisedEvent(
    Step.Do act,
    String event,
    boolean own,
    String card,
    List<Condition> where,
    StatChange write,
    List<Guard> guards) {

  /** The event that a change is. */
  static RaisedEvent of(StatChange write, BroughtEffects brought) {
    return new RaisedEvent(
        write.act(),
        StatEvent.of(write.stat()),
        isOwn(write.who(), write.guards()),
        brought.ofRole(write.who(), write.act(), write.guards()),
        BroughtEffects.where(write.who(), write.act(), write.guards()),
        write,
        write.guards());
  }

  /** The events that a line's verb declares. */
  static List<RaisedEvent> of(
      Step.Do act, KnownNumbers facts, List<Guard> guards, BroughtEffects brought) {
    List<RaisedEvent> raises = new ArrayList<>();
    for (EventRaise declared : act.verb().raises()) {
      if (canBe(declared, act, facts)) {
        boolean own = isOwn(act.arguments().get(declared.about()), guards);
        Set<String> cards = brought.owners(declared, act);
        for (String event : declared.events()) {
          for (String card : cards) {
            raises.add(new RaisedEvent(act, event, false, card, List.of(), null, guards));
          }
          if (cards.isEmpty() || brought.reaches(event, cards)) {
            raises.add(of(act, event, own, act.arguments().get(declared.about()), guards, brought));
          }
        }
      }
    }
    raises.addAll(named(act, guards, brought));
    return raises;
  }

  /** The events of what a line names: an event of the game's own, or what can bring it about. */
  private static List<RaisedEvent> named(Step.Do act, List<Guard> guards, BroughtEffects brought) {
    List<RaisedEvent> raises = new ArrayList<>();
    Argument about = null;
    for (Parameter parameter : act.verb().parameters()) {
      Argument argument = act.arguments().get(parameter.name());
      if (argument instanceof Argument.Word word) {
        for (Knowledge.Caused caused : brought.caused(parameter.words(), word.word())) {
          Argument who = caused.ofHolder() ? Role.SELF : about;
          raises.add(of(act, caused.event(), isOwn(who, guards), who, guards, brought));
        }
      }
      about = parameter.type() == Parameter.Type.ENTITY ? argument : about;
    }
    return raises;
  }

  private static RaisedEvent of(
      Step.Do act,
      String event,
      boolean own,
      Argument about,
      List<Guard> guards,
      BroughtEffects brought) {
    String card = brought.ofRole(about, act, guards);
    List<Condition> where = BroughtEffects.where(about, act, guards);
    return new RaisedEvent(act, event, own, card, where, null, guards);
  }

  private static boolean canBe(EventRaise declared, Step.Do act, KnownNumbers facts) {
    if (!(act.arguments().get(declared.amount()) instanceof Value amount)) {
      return true;
    }
    Interval possible = facts.of(amount);
    return declared.sign() == Raises.Sign.ABOVE ? possible.high() > 0 : possible.low() < 0;
  }

  /** The same event of a line that is reached only under further conditions. */
  RaisedEvent within(List<Guard> around) {
    StatChange inside = write == null ? null : write.within(around);
    return new RaisedEvent(act, event, own, card, where, inside, Program.join(around, guards));
  }

  /** A role, or a word for a group, that is the effect's own entity. */
  private static boolean isOwn(Argument who, List<Guard> guards) {
    boolean self = Role.SELF.equals(who) || who instanceof Argument.Word word && isSelf(word);
    return self && guards.stream().noneMatch(Guard::isForAll);
  }

  private static boolean isSelf(Argument.Word word) {
    return word.word().equals(HolderScope.SELF);
  }

  /** True if the line names the event, which is none that follows from what its verb does. */
  boolean isNamed() {
    return write == null
        && act.verb().raises().stream().noneMatch(raise -> raise.events().contains(event));
  }

  /** The event in words. */
  String words() {
    return write == null ? "can bring about '" + event.strip() + "'" : "changes " + write.stat();
  }
}
