package dev.runesheet.api;

import dev.runesheet.engine.trace.Tracer;

/** A tracer that reads the match besides what it is told of it. */
public interface MatchTracer extends Tracer {

  /** A match begins, or stands where it was saved; nothing has happened in it yet. */
  void begins(Match match);
}
