package dev.runesheet.engine.fact;

import java.util.List;

/**
 * Something that may be redirected, prevented or answered before it happens: an attack, a visit, a
 * play. It is in working memory once per stage; rules and effects decide each stage. At the stage
 * {@code <kind> <stage>} is also an event that effects may answer.
 */
public final class Attempt implements AgendaItem {

  private final String kind;
  private final List<String> stages;
  private final int actor;
  private int target;
  private int stage;
  private boolean prevented;
  private String reason = "";

  /**
   * Creates an attempt at its first stage.
   *
   * @param kind what is attempted
   * @param stages its stages in order; the last one reports the result and is always reached
   * @param actor who attempts it
   * @param target on whom
   */
  public Attempt(String kind, List<String> stages, int actor, int target) {
    this.kind = kind;
    this.stages = List.copyOf(stages);
    this.actor = actor;
    this.target = target;
  }

  /** A copy for forks and undo. */
  public Attempt copy() {
    return restored(kind, stages, actor, target, stage, prevented, reason);
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

  /** Its stages in order. */
  public List<String> stages() {
    return stages;
  }

  /** The index of the stage it is at. */
  public int stageIndex() {
    return stage;
  }

  /** What is attempted. */
  public String getKind() {
    return kind;
  }

  /** The stage it is at. */
  public String getStage() {
    return stages.get(stage);
  }

  /** Who attempts it. */
  public int getActor() {
    return actor;
  }

  /** On whom, after redirection. */
  public int getTarget() {
    return target;
  }

  /** Whether it was prevented. */
  public boolean isPrevented() {
    return prevented;
  }

  /** Whether it is at its last stage. */
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

  /** Leaves out the stages before the last; a rule says when. */
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
