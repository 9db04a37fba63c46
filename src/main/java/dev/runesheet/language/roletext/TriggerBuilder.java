package dev.runesheet.language.roletext;

import dev.runesheet.game.werewolf.word.Timing;
import dev.runesheet.language.roletext.tree.AbilityType;
import dev.runesheet.language.roletext.tree.AbilityTypes;
import dev.runesheet.language.roletext.tree.Target;
import dev.runesheet.language.roletext.tree.Trigger;
import dev.runesheet.language.roletext.tree.Trigger.Event;
import dev.runesheet.language.roletext.tree.Trigger.On;
import dev.runesheet.model.diagnostic.Code;
import java.util.Optional;
import org.antlr.v4.runtime.Token;

/** Makes triggers of a line that was parsed. */
final class TriggerBuilder extends RoleTextBaseVisitor<Trigger> {

  private final Notes notes;
  private final TargetBuilder targets;
  private final boolean poll;

  /** A builder; whether it is for a poll, which has a trigger of its own. */
  TriggerBuilder(TargetBuilder targets, boolean poll) {
    this.notes = targets.notes();
    this.targets = targets;
    this.poll = poll;
  }

  @Override
  public Trigger visitTimed(RoleTextParser.TimedContext timed) {
    return new Trigger.At(timing(timed.timing()));
  }

  private Timing timing(RoleTextParser.TimingContext parsed) {
    String text = TargetBuilder.text(parsed);
    if (parsed.HYPHENED() != null) {
      text = text.replace('-', ' ');
      notes.otherwise(RoleTextCode.STRAY, parsed.start, text);
    }
    Timing timing = notes.constant(Timing.IMMEDIATE, Timing.written(), text, parsed.start);
    if (!timing.isChosen()) {
      notes.otherwise(RoleTextCode.TRIGGER, notes.place(parsed.start), text, "");
    }
    return timing;
  }

  @Override
  public Trigger visitCompound(RoleTextParser.CompoundContext compound) {
    return new Trigger.Compound();
  }

  @Override
  public Trigger visitStarting(RoleTextParser.StartingContext starting) {
    return new Trigger.Starting();
  }

  @Override
  public Trigger visitPassive(RoleTextParser.PassiveContext passive) {
    if (passive.timing() != null) {
      notes.otherwise(RoleTextCode.TRIGGER, passive, "");
    }
    return new Trigger.Passive(Optional.ofNullable(passive.timing()).map(this::timing));
  }

  @Override
  public Trigger visitChosen(RoleTextParser.ChosenContext chosen) {
    notes.otherwise(RoleTextCode.TRIGGER, chosen.start, "");
    String name = targets.bare(chosen.name(), RoleTextCode.QUOTES);
    return new On(Event.CHOICE, Optional.empty(), Optional.empty(), name);
  }

  @Override
  public Trigger visitOn(RoleTextParser.OnContext on) {
    On read = (On) visit(on.event());
    boolean ofPoll = poll && read.event() == Event.POLL_CLOSED;
    if (on.getStop().getText().equals("Visited") || text(on).contains("Visited")) {
      notes.otherwise(RoleTextCode.TRIGGER, notes.place(on.start), text(on), "On Visit");
    } else if (!ofPoll && (!read.ofGuide() || !read.word().isEmpty())) {
      String instead =
          read.event() == Event.POLL_CLOSED ? "it in the definition of a poll (Name | Poll)" : "";
      notes.otherwise(RoleTextCode.TRIGGER, notes.place(on.start), text(on), instead);
    }
    return read;
  }

  @Override
  public Trigger visitHappened(RoleTextParser.HappenedContext happened) {
    return on(TargetBuilder.text(happened), happened, Optional.empty());
  }

  private On on(String word, RoleTextParser.EventContext parsed, Optional<Target> whose) {
    Event event =
        notes.constant(Event.DEATH, word.equals("Visited") ? "Visit" : word, parsed.start);
    return new On(event, whose, Optional.empty(), "");
  }

  @Override
  public Trigger visitUsed(RoleTextParser.UsedContext used) {
    On on = typed(on(TargetBuilder.text(used.usedEvent()), used, Optional.empty()), used.ofType());
    if (used.target().isEmpty()) {
      return on;
    }
    used.target().forEach(targets::target);
    String from =
        TargetBuilder.text(used.target(0).start, used.target(used.target().size() - 1).stop);
    return new On(on.event(), on.whose(), on.type(), "from " + from);
  }

  @Override
  public Trigger visitOther(RoleTextParser.OtherContext other) {
    Optional<Target> whose = Optional.of(targets.target(other.target()));
    String word =
        other.usedEvent() == null
            ? other.getStop().getText()
            : TargetBuilder.text(other.usedEvent());
    return typed(on(word, other, whose), other.ofType());
  }

  private On typed(On on, RoleTextParser.OfTypeContext parsed) {
    return parsed == null ? on : new On(on.event(), on.whose(), type(parsed.typeName()), on.word());
  }

  private Optional<AbilityType> type(RoleTextParser.TypeNameContext name) {
    return type(text(name), name.start);
  }

  static String text(RoleTextParser.TypeNameContext name) {
    return name.TEXT() == null ? TargetBuilder.text(name) : TargetBuilder.inner(name.getText());
  }

  /** An ability type of a name; an unknown one is an error. */
  Optional<AbilityType> type(String text, Token at) {
    Optional<AbilityType> type = AbilityTypes.of(text);
    return type.isPresent()
        ? type
        : notes.unknown(Code.UNKNOWN_WORD, at, text, AbilityTypes.all()).flatMap(AbilityTypes::of);
  }

  @Override
  public Trigger visitDefended(RoleTextParser.DefendedContext defended) {
    String kind = defended.defenseKind() == null ? "" : defended.defenseKind().getText();
    return new On(Event.DEFENSE, Optional.empty(), Optional.empty(), kind);
  }

  @Override
  public Trigger visitPollWin(RoleTextParser.PollWinContext win) {
    String poll = targets.quoted(win.TEXT());
    return new On(Event.POLL_WIN, Optional.empty(), Optional.empty(), poll);
  }

  @Override
  public Trigger visitEmitted(RoleTextParser.EmittedContext emitted) {
    String word = targets.quoted(emitted.TEXT());
    return new On(Event.EMITTED, Optional.empty(), Optional.empty(), word);
  }

  @Override
  public Trigger visitToldEvent(RoleTextParser.ToldEventContext told) {
    return new On(Event.SAID, Optional.empty(), Optional.empty(), TargetBuilder.informal(told));
  }

  private static String text(RoleTextParser.OnContext on) {
    return TargetBuilder.informal(on);
  }
}
