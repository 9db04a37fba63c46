package dev.runesheet.spi.fact;

import static dev.runesheet.spi.fault.RequiredArguments.given;

import dev.runesheet.spi.fault.RuleMistake;
import dev.runesheet.word.ChangeNumber;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A game event. It is in working memory only while routing rules collect the active effects that
 * answer it.
 */
public final class Event implements AgendaItem {

  /** The prefix of the events of using an ability; the id of its effect follows. */
  public static final String USES = "uses ";

  private final String trigger;
  private final int subject;
  private final int controller;
  private final int causer;
  private final int stat;
  private final double before;
  private final double after;
  private final Map<String, Double> numbers;
  private final Attempt attempt;
  private transient List<ActiveEffect> answers;

  /** The entity that it was made about, which says of which match it is; null if restored. */
  private transient Entity about;

  private Event(
      String trigger,
      int subject,
      int controller,
      int causer,
      int stat,
      double before,
      double after,
      Map<String, Double> numbers,
      Attempt attempt) {
    this.trigger = given(trigger, "trigger");
    this.subject = subject;
    this.controller = controller;
    this.causer = causer;
    this.stat = stat;
    this.before = before;
    this.after = after;
    this.numbers = numbers;
    this.attempt = attempt;
  }

  /** An event about the match as a whole. */
  public static Event of(String trigger) {
    return new Event(trigger, NOBODY, -1, NOBODY, 0, 0, 0, Map.of(), null);
  }

  /**
   * An event about an entity.
   *
   * @throws NullPointerException if a parameter is null; it names it
   */
  public static Event about(String trigger, Entity subject, int causer) {
    given(subject, "subject");
    Event event =
        new Event(
            trigger, subject.getId(), subject.getController(), causer, 0, 0, 0, Map.of(), null);
    event.about = subject;
    return event;
  }

  /**
   * An event about an entity with which a player does something, whose it is if it is nobody's.
   *
   * @param player the player who acts, whose entity causes it
   */
  public static Event done(String trigger, Entity subject, Entity player) {
    int controller = given(subject, "subject").getController();
    int whose = controller < 0 ? player.getController() : controller;
    Event event =
        new Event(trigger, subject.getId(), whose, player.getId(), 0, 0, 0, Map.of(), null);
    event.about = subject;
    return event;
  }

  /** The change of a stat. */
  public static Event statChange(
      Entity subject, int stat, double before, double after, int causer) {
    return new Event(
        given(subject, "subject").schema().changeTrigger(stat),
        subject.getId(),
        subject.getController(),
        causer,
        stat,
        before,
        after,
        Map.of(),
        null);
  }

  /** An attempt that stands at a stage; about its target, caused by its actor. */
  public static Event at(Attempt attempt, Entity target) {
    return told(given(attempt, "attempt").toString(), target, attempt);
  }

  /** An event that an attempt causes, about its target; its actor is the cause. */
  public static Event told(String trigger, Entity target, Attempt attempt) {
    return new Event(
        trigger,
        given(target, "target").getId(),
        target.getController(),
        given(attempt, "attempt").getActor(),
        0,
        0,
        0,
        Map.of(),
        attempt);
  }

  /** An event that was saved, from all its parts. */
  public static Event restored(
      String trigger,
      int subject,
      int controller,
      int causer,
      int stat,
      double before,
      double after,
      Map<String, Double> numbers,
      Attempt attempt) {
    return new Event(trigger, subject, controller, causer, stat, before, after, numbers, attempt);
  }

  /** The same event at another attempt; for copies. */
  Event at(Attempt copy) {
    return new Event(trigger, subject, controller, causer, stat, before, after, numbers, copy);
  }

  /** The same event about another entity, caused by another; for copies that rename. */
  Event about(int other, int by) {
    return new Event(trigger, other, controller, by, stat, before, after, numbers, attempt);
  }

  /** The attempt that stands at a stage, or null. */
  public Attempt attempt() {
    return attempt;
  }

  /** The same event with one more number under a name of its own. */
  public Event with(String name, double value) {
    Map<String, Double> more = Map.of(given(name, "name"), value);
    if (!numbers.isEmpty()) {
      more = new LinkedHashMap<>(numbers);
      more.put(name, value);
    }
    Event event =
        new Event(trigger, subject, controller, causer, stat, before, after, more, attempt);
    event.about = about;
    return event;
  }

  /** The entity that it was made about, for who raises it; null if that is not kept. */
  public Entity about() {
    return about;
  }

  /** The kind of event. */
  public String getTrigger() {
    return trigger;
  }

  /** The entity it is about, or {@link #NOBODY}. */
  public int getSubject() {
    return subject;
  }

  /** True if it is about the match as a whole. */
  public boolean isAboutNobody() {
    return subject == NOBODY;
  }

  /** The player who controls the subject; -1 for none. */
  public int getController() {
    return controller;
  }

  /** The entity whose program caused it, or {@link #NOBODY}. */
  public int getCauser() {
    return causer;
  }

  /** True if it is the use of an ability. */
  public boolean isUse() {
    return trigger.startsWith(USES);
  }

  /**
   * The effect whose use it is.
   *
   * @throws RuleMistake if it is no use of an ability
   */
  public String used() {
    if (!isUse()) {
      throw new RuleMistake("'" + trigger + "' is no use of an ability.");
    }
    return trigger.substring(USES.length());
  }

  /**
   * A number the event brings.
   *
   * @param name {@code old}, {@code new}, {@code delta} (new less old, as stored), {@code stat}
   *     (the stat's index), or the name given by {@link #with}
   * @return the number; 0 if the event has none of that name
   */
  public double payload(String name) {
    return switch (name) {
      case ChangeNumber.OLD -> before;
      case ChangeNumber.NEW -> after;
      case ChangeNumber.DELTA -> after - before;
      case ChangeNumber.STAT -> stat;
      default -> numbers.getOrDefault(name, 0.0);
    };
  }

  /** The numbers given by {@link #with}, by name, in order. */
  public Map<String, Double> numbers() {
    return Collections.unmodifiableMap(numbers);
  }

  /** Collects answers into a list while routing; for the engine. */
  public void collectInto(List<ActiveEffect> list) {
    answers = list;
  }

  /** Notes an effect that answers; rules of routing call it. */
  public void answeredBy(ActiveEffect effect) {
    answers.add(effect);
  }

  @Override
  public String toString() {
    return trigger + (subject == NOBODY ? "" : " of " + subject);
  }
}
