package dev.runesheet.spi.fact;

import static dev.runesheet.spi.fault.RequiredArguments.given;
import static dev.runesheet.spi.fault.RequiredArguments.givenAll;

import dev.runesheet.spelling.Word;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * An action that may be redirected, prevented or answered before it takes effect: an attack, a
 * visit, a play. It is in working memory once per stage; rules and effects decide each stage. The
 * stage {@code <kind> <stage>} is also an event that effects may answer.
 *
 * <p>The attempts begun by one block of a program's run go through their stages together: all
 * finish one stage before any enters the next. Each therefore finds the state before the first of
 * them took effect.
 */
public final class Attempt implements AgendaItem {

  private final String kind;
  private final List<String> stages;
  private final int actor;
  private int target;
  private int stage;
  private boolean prevented;
  private String reason = "";
  private Activation run;
  private final Map<String, String> words = new LinkedHashMap<>();
  private transient List<Entity> answers = List.of();
  private transient List<Entity> deciders = List.of();

  /**
   * Creates an attempt at its first stage.
   *
   * @param kind the kind of the action
   * @param stages its stages in order; the last one reports the result and is always reached
   * @param actor the entity that attempts it
   * @param target the entity it is aimed at
   * @throws NullPointerException if kind, stages or a stage is null; it names it
   * @throws IllegalArgumentException if there is no stage
   */
  public Attempt(String kind, List<String> stages, int actor, int target) {
    this.kind = given(kind, "kind");
    this.stages = givenAll(stages, "stages");
    if (stages.isEmpty()) {
      throw new IllegalArgumentException(
          "stages of attempt (" + kind + ") must have at least one.");
    }
    this.actor = actor;
    this.target = target;
  }

  /** A copy for forks and undo, of an actor and on a target. */
  Attempt copy(int by, int on) {
    Attempt copy = restored(kind, stages, by, on, stage, prevented, reason);
    copy.words.putAll(words);
    return copy;
  }

  /**
   * An attempt that was saved, at a stage by its index.
   *
   * @throws IllegalArgumentException if there is no such stage
   */
  public static Attempt restored(
      String kind,
      List<String> stages,
      int actor,
      int target,
      int stage,
      boolean prevented,
      String reason) {
    if (stage < 0 || stage >= stages.size()) {
      throw new IllegalArgumentException("stage (" + stage + ") is not one of " + stages + ".");
    }
    Attempt attempt = new Attempt(kind, stages, actor, target);
    attempt.stage = stage;
    attempt.prevented = prevented;
    attempt.reason = reason;
    return attempt;
  }

  /** Makes it part of a program's run. */
  public Attempt of(Activation program) {
    run = program;
    return this;
  }

  /** The run of a program that it belongs to, or null. */
  public Activation run() {
    return run;
  }

  /** Stores a word about it, such as its manner or its outcome. */
  public Attempt say(Word about, String word) {
    words.put(about.word(), word);
    return this;
  }

  /** The stored word; empty if there is none. */
  public String word(Word about) {
    return words.getOrDefault(about.word(), "");
  }

  /** All stored words by what they are about; for saving and copies. */
  public Map<String, String> words() {
    return words;
  }

  /**
   * Makes it begin at a later stage.
   *
   * @throws IllegalArgumentException if it has no such stage
   */
  public Attempt from(String laterStage) {
    int later = stages.indexOf(laterStage);
    if (later < 0) {
      throw new IllegalArgumentException(
          "stage (" + laterStage + ") is not one of " + stages + ".");
    }
    stage = later;
    return this;
  }

  /** Notes an entity for the game's handler of this stage; rules call it. */
  public void answeredBy(Entity entity) {
    answers.add(entity);
  }

  /** The entities that rules named for this stage; the game's handler orders them. */
  public List<Entity> answers() {
    return answers;
  }

  /** Forgets the answers of the stage before; for the engine. */
  public void collect() {
    answers = new ArrayList<>();
    deciders = List.of();
  }

  /** The game's word: of the entities that rules named, this one decides about it at this stage. */
  public void decidedBy(Entity entity) {
    List<Entity> all = new ArrayList<>(deciders);
    all.add(entity);
    deciders = all;
  }

  /** The entities that decided about it at this stage. */
  public List<Entity> deciders() {
    return List.copyOf(deciders);
  }

  /** Its stages in order. */
  public List<String> stages() {
    return stages;
  }

  /** The index of the stage it is at. */
  public int stageIndex() {
    return stage;
  }

  /** The kind of the action. */
  public String getKind() {
    return kind;
  }

  /** The stage it is at. */
  public String getStage() {
    return stages.get(stage);
  }

  /** The entity that attempts it. */
  public int getActor() {
    return actor;
  }

  /** The entity that it is made on, after redirection. */
  public int getTarget() {
    return target;
  }

  /** True if it was prevented. */
  public boolean isPrevented() {
    return prevented;
  }

  /** True if it is at its last stage. */
  public boolean isAtEnd() {
    return stage == stages.size() - 1;
  }

  /** Why it was prevented; empty if it was not. */
  public String reason() {
    return reason;
  }

  /** Directs it at another target. */
  public void redirect(int newTarget) {
    target = newTarget;
  }

  /** Prevents it; the first reason stays. */
  public void prevent(String why) {
    if (!prevented) {
      prevented = true;
      reason = why;
    }
  }

  /** Skips the stages before the last; called by rules. */
  public void skipToEnd() {
    stage = stages.size() - 1;
  }

  /** Moves to the next stage; false if it was at the last. */
  public boolean advance() {
    if (isAtEnd()) {
      return false;
    }
    stage++;
    return true;
  }

  @Override
  public String toString() {
    return kind + " " + getStage();
  }
}
